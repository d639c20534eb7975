"""Steps a second through the environments, in CPU time, beside PettingZoo's own connect four.

python -m benchmarks.environments [GAME ...]

Everybody chooses at random among what the mask allows. The same loop drives all of them.
"""

from __future__ import annotations

import sys
import time
import warnings
from typing import Any

import numpy as np

from samovar.adapters import aec_env, gym_env
from samovar.lab.speed import build, calibration

SECONDS = 2.0
ROUNDS = 3


def steps_of(env: Any, seconds: float, seed: int) -> float:
    """Steps a second of one environment with turns."""
    dice = np.random.default_rng(seed)
    draws = dice.random(1 << 16)
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


def gym_steps(env: Any, seconds: float, seed: int) -> float:
    """Steps a second of one seat against a random bot."""
    dice = np.random.default_rng(seed)
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        seen, _ = env.reset(seed=seed + done)
        over = cut = False
        while not (over or cut):
            open_slots = np.flatnonzero(seen["action_mask"])
            seen, _, over, cut, _ = env.step(int(open_slots[dice.integers(len(open_slots))]))
            done += 1
    return done / (time.process_time() - started)


def main() -> None:
    warnings.simplefilter("ignore")
    games = sys.argv[1:] or ["steamwatchers", "steamfront", "reckoners"]
    sys.stdout.write(f"{build()}; the machine's fixed loop takes {calibration():.0f} ms\n")
    found: dict[str, list[float]] = {}
    for number in range(ROUNDS):  # interleaved, so that a slow moment hits all alike
        for game in games:
            found.setdefault(f"{game}, aec_env", []).append(steps_of(aec_env(game), SECONDS, number))
            found.setdefault(f"{game}, gym_env", []).append(gym_steps(gym_env(game), SECONDS, number))
        try:
            from pettingzoo.classic import connect_four_v3
        except ImportError:  # its own extra brings pygame
            continue
        found.setdefault("connect four, PettingZoo", []).append(steps_of(connect_four_v3.env(), SECONDS, number))
    for name, rates in found.items():
        sys.stdout.write(f"{name:28} {max(rates):10,.0f} steps a second at best, {sorted(rates)[1]:10,.0f} usually\n")


if __name__ == "__main__":
    main()
