"""A game of random learners, seen as PettingZoo, Gymnasium and OpenSpiel see it.

python examples/environment.py steamwatchers
"""

import random
import sys

import numpy as np

from samovar.adapters import aec_env, gym_env, openspiel_game


def drawn(mask, dice):
    """One of the actions that the mask allows."""
    return int(dice.choice(np.flatnonzero(mask)))


def by_turns(game, dice):
    """PettingZoo: whoever is asked acts, here word by word."""
    env = aec_env(game, variant="small", actions="words")
    env.reset(seed=1)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if ended or cut else drawn(seen["action_mask"], dice))
    return paid


def one_seat(game, dice):
    """Gymnasium: one seat against bots; an action is one of the options that lie in the slots."""
    env = gym_env(game, seat=1, opponents="random", variant="small")
    env.reset(seed=1)
    ended = cut = False
    while not (ended or cut):
        _, reward, ended, cut, _ = env.step(drawn(env.action_masks(), dice))
    return reward


def state_by_state(game, dice):
    """OpenSpiel: chance is a player, and states can be copied, searched and written down."""
    state = openspiel_game(game, "small").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.Random(1).choices(outcomes, odds)[0])
        else:
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state.returns()


if __name__ == "__main__":
    for played in (by_turns, one_seat, state_by_state):
        print(played.__name__, played(sys.argv[1], np.random.default_rng(1)))
