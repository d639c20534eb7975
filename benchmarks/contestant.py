"""One contestant's turn: measures itself for a moment and prints JSON. Runs in the contestant's own environment.

It imports only what its contestant has: the peers' environment does not hold our package, nor ours theirs.
"""

# mypy: ignore-errors
# The peers ship no types, and each contestant is checked by running.

import json
import random
import sys
import time

SLICE = 1.5  # seconds of CPU for the rate, and a third of that for the copies


def samovar(game_id, *settings):
    from samovar.bots.playout import playout
    from samovar.games import open_box
    from samovar.kernel import native
    from samovar.kernel.chance import seeded
    from samovar.kernel.game import new_table
    from samovar.kernel.table import copy
    from samovar.lab.speed import copy_with, midgame

    game = open_box(game_id)
    config = {}
    for pair in settings:
        key, _, value = pair.partition("=")
        config[key] = int(value) if value.isdigit() else value
    start = new_table(game, config, seeded(1))
    middle = midgame(game, config)
    turn = iter(range(1_000_000))

    def one_game():
        seed = next(turn)
        return playout(copy_with(start, seed), seeded(seed + 7))

    return one_game, lambda: copy(middle), {"compiled": native.compiled}


def catanatron(*_):
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    turn = iter(range(1_000_000))

    def one_game():
        game = Game([RandomPlayer(colour) for colour in colours], seed=next(turn))
        game.play()
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    middle = Game([RandomPlayer(colour) for colour in colours], seed=5)
    for _ in range(400):
        middle.play_tick()
    return one_game, middle.copy, {}


def open_spiel(name, *_):
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def one_game():
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        return moves

    middle = game.new_initial_state()
    for _ in range(30):
        middle.apply_action(dice.choice(middle.legal_actions()))
    return one_game, middle.clone, {}


def open_spiel_loop(name, *_):
    """The same, but the loop runs inside OpenSpiel's own C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    turn = iter(range(1_000_000))

    def one_game():
        seed = next(turn)
        bots = [pyspiel.make_uniform_random_bot(player, seed * 7 + player) for player in range(game.num_players())]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return len(state.history())

    return one_game, game.new_initial_state().clone, {}


def measured(one_game, copy):
    one_game()
    actions = games = 0
    started = time.process_time()
    spent = 0.0
    while spent < SLICE:
        actions += one_game()
        games += 1
        spent = time.process_time() - started
    copies = 0
    copied = time.process_time()
    copying = 0.0
    while copying < SLICE / 3:
        for _ in range(50):
            copy()
        copies += 50
        copying = time.process_time() - copied
    return {"actions": actions / spent, "games": games / spent, "copy": 1e6 * copying / copies}


KINDS = {
    "samovar": samovar,
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "open_spiel_loop": open_spiel_loop,
}

if __name__ == "__main__":
    play, twin, more = KINDS[sys.argv[1]](*sys.argv[2:])
    sys.stdout.write(json.dumps({**measured(play, twin), **more}))
