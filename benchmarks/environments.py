"""Steps a second through the environments, in CPU time, beside PettingZoo's connect four and catanatron's Gym.

python -m benchmarks.environments [GAME ...]

`vector_env` steps 64 tables at once, whoever is asked choosing as in `aec_env`; its steps are counted by table.
Everybody chooses at random among what the mask allows. Rounds go round all of them, so that a slow moment of the
machine hits them alike. The peers live in an environment of their own, pinned by peers-rl.txt and made on first use.
"""

from __future__ import annotations

import subprocess
import sys
import time
import warnings
from typing import Any

import numpy as np

from benchmarks.versus import made
from samovar.adapters import aec_env, gym_env, vector_env
from samovar.lab.speed import build, calibration
from tools.compiled import ROOT

SECONDS = 2.0
TABLES = 64  # of a vector environment
ROUNDS = 3
PEERS = {"connect-four": "connect four, PettingZoo", "catanatron": "Catan, catanatron_gym"}


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


def vector_steps(env: Any, seconds: float, seed: int) -> float:
    """Steps a second of many tables at once: each choice at a table is one."""
    dice = np.random.default_rng(seed)
    done = 0
    started = time.process_time()
    seen, _ = env.reset(seed=seed)
    while time.process_time() - started < seconds:
        slots = dice.random(env.num_envs) * seen["action_mask"].sum(1)
        seen, _, over, cut, _ = env.step(slots.astype(np.int64))
        done += env.num_envs - int((over | cut).sum())  # the step after an end chooses nothing
    return done / (time.process_time() - started)


def peer_steps(peer: str, seconds: float, seed: int) -> float:
    """Steps a second of a peer, in its own environment."""
    python = made(ROOT / "build" / "peers-rl", ROOT / "benchmarks" / "peers-rl.txt")
    script = str(ROOT / "benchmarks" / "peer_environments.py")
    told = subprocess.run(
        [str(python), script, peer, str(seconds), str(seed)], capture_output=True, text=True, check=True
    )
    return float(told.stdout)


def main() -> None:
    warnings.simplefilter("ignore")
    games = sys.argv[1:] or ["steamwatchers", "steamfront", "reckoners"]
    sys.stdout.write(f"{build()}; the machine's fixed loop takes {calibration():.0f} ms\n")
    found: dict[str, list[float]] = {}
    for number in range(ROUNDS):  # interleaved, so that a slow moment hits all alike
        for game in games:
            found.setdefault(f"{game}, aec_env", []).append(steps_of(aec_env(game), SECONDS, number))
            found.setdefault(f"{game}, gym_env", []).append(gym_steps(gym_env(game), SECONDS, number))
            for kept, copy in (("", True), (", arrays shared", False)):
                env = vector_env(game, tables=TABLES, copy=copy)
                found.setdefault(f"{game}, vector_env{kept}", []).append(vector_steps(env, SECONDS, number))
        for peer, name in PEERS.items():
            found.setdefault(name, []).append(peer_steps(peer, SECONDS, number))
    for name, rates in found.items():
        sys.stdout.write(f"{name:40} {max(rates):10,.0f} steps a second at best, {sorted(rates)[1]:10,.0f} usually\n")


if __name__ == "__main__":
    main()
