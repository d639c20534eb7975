"""One peer's turn in `environments.py`: steps a second of CPU time, printed. Runs in the peers' own environment.

python benchmarks/peer_environments.py connect-four|catanatron SECONDS SEED
"""

# mypy: ignore-errors
# The peers ship no types, and each is checked by running.

import random
import sys
import time
import warnings

import numpy as np


def connect_four(seconds, seed):
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    draws = np.random.default_rng(seed).random(1 << 16)
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=seed + done)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            open_slots = np.flatnonzero(seen["action_mask"])
            env.step(int(open_slots[int(draws[done & 0xFFFF] * len(open_slots))]))
            done += 1
    return done / (time.process_time() - started)


def catanatron(seconds, seed):
    import gymnasium

    dice = random.Random(seed)
    env = gymnasium.make("catanatron_gym:catanatron-v1")
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        _, info = env.reset(seed=seed + done)
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(dice.choice(info["valid_actions"]))
            done += 1
    return done / (time.process_time() - started)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    contestant, seconds, seed = sys.argv[1:]
    measure = {"connect-four": connect_four, "catanatron": catanatron}[contestant]
    sys.stdout.write(f"{measure(float(seconds), int(seed))}\n")
