"""One contestant's turn: measures itself for a moment and prints JSON. Runs in the contestant's own environment.

It imports only what its contestant has: the peers' environment does not hold our package, nor ours theirs.
Each contestant gives some of these, and what it does not give is not measured:
`game` plays one random game and says how many actions it took; `copy` and `view` are called as they are;
`playouts` plays from the middle of a game to its end and says how many times, `openings` from its start, and `spread`
once from each of several middles: positions differ so much that a single one says little about a game.
Where we are compared, all middles are found alike: half-way through eleven random games, or the median of them.
"""

# mypy: ignore-errors
# The peers ship no types, and each contestant is checked by running.

import copy as copying
import json
import random
import sys
import time

SLICE = 1.0  # seconds of CPU for each rate
GAMES_TO_HALVE = 11  # random games, of which the median is cut in half
PHASES = 40  # of a game of Diplomacy, which random play does not end
SIMULATIONS = 200


def samovar(game_id, *settings):
    from samovar.bots.playout import playout
    from samovar.games import open_box
    from samovar.kernel import native
    from samovar.kernel.chance import seeded
    from samovar.kernel.game import new_table
    from samovar.kernel.steps import act, asked, options
    from samovar.kernel.table import copy
    from samovar.kernel.view import view
    from samovar.lab.speed import copy_with, middles

    game = open_box(game_id)
    config = {}
    for pair in settings:
        key, _, value = pair.partition("=")
        config[key] = int(value) if value.isdigit() else value
    start = new_table(game, config, seeded(1))
    halves = middles(game, config)
    middle = halves[len(halves) // 2]
    seat = asked(middle)[0]
    turn = iter(range(1_000_000_000))

    def one_game():
        seed = next(turn)
        return playout(copy_with(start, seed), seeded(seed + 7))

    def listed_game():
        """The same work as the peers do: list what is allowed, choose, do it, from Python."""
        table = copy_with(start, next(turn))
        dice = random.Random(next(turn))
        taken = 0
        while waiting := asked(table):
            offered = options(table, waiting[0])
            act(table, waiting[0], offered[int(dice.random() * len(offered))])
            taken += 1
        return taken

    def playouts():
        seed = next(turn)
        playout(copy_with(middle, seed), seeded(seed + 7))
        return 1

    def spread():
        for half in halves:
            seed = next(turn)
            playout(copy_with(half, seed), seeded(seed + 7))
        return len(halves)

    return {
        "game": one_game,
        "listed": listed_game,
        "copy": lambda: copy(middle),
        "view": lambda: view(middle, seat),
        "playouts": playouts,
        "spread": spread,
        "compiled": native.compiled,
    }


def catanatron(*_):
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    turn = iter(range(1_000_000))

    def one_game():
        game = Game([RandomPlayer(colour) for colour in colours], seed=next(turn))
        game.play()
        return actions(game)

    def actions(game):
        state = game.state
        return len(state.action_records if hasattr(state, "action_records") else state.actions)

    half = sum(one_game() for _ in range(3)) // 6
    middle = Game([RandomPlayer(colour) for colour in colours], seed=5)
    while actions(middle) < half and middle.winning_color() is None:
        middle.play_tick()

    def playouts():
        middle.copy().play()
        return 1

    return {"game": one_game, "copy": middle.copy, "playouts": playouts}


def diplomacy(*_):
    from diplomacy import Game

    dice = random.Random(1)

    def phase(game):
        possible = game.get_all_possible_orders()
        given = 0
        for power in game.powers:
            places = [place for place in game.get_orderable_locations(power) if possible[place]]
            game.set_orders(power, [dice.choice(possible[place]) for place in places])
            given += len(places)
        game.process()
        return given

    def one_game(phases=PHASES):
        game = Game()
        return sum(phase(game) for _ in range(phases) if not game.is_game_done)

    middle = Game()
    for _ in range(PHASES // 2):
        phase(middle)
    return {"game": one_game, "copy": lambda: copying.deepcopy(middle)}


def random_state(game, dice, most):
    """OpenSpiel: so many random moves, or a whole game."""
    state = game.new_initial_state()
    moves = 0
    while moves < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        moves += 1
    return state, moves


def middles_of(game):
    """OpenSpiel: half-way through each of some random games, at a decision, that of the shortest game first."""
    dice = random.Random(1)
    histories = sorted([random_state(game, dice, 1_000_000)[0].history() for _ in range(GAMES_TO_HALVE)], key=len)
    found = []
    for history in histories:
        state = game.new_initial_state()
        for action in history[: len(history) // 2]:
            state.apply_action(action)
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        found.append(state)
    return found


def middle_of(game):
    return middles_of(game)[GAMES_TO_HALVE // 2]


def open_spiel(name, *_):
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)
    return {"game": lambda: random_state(game, dice, 1_000_000)[1], "copy": middle_of(game).clone}


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

    return {"game": one_game, "copy": middle_of(game).clone}


def open_spiel_mcts(name, *_):
    """OpenSpiel's own tree search in C++, one random playout a simulation."""
    import pyspiel

    game = pyspiel.load_game(name)
    opening = game.new_initial_state()
    while opening.is_chance_node():
        opening.apply_action(opening.chance_outcomes()[0][0])
    halves = middles_of(game)
    middle = halves[len(halves) // 2]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 5, False)

    def simulations(state):
        return bot.mcts_search(state).explore_count

    return {
        "openings": lambda: simulations(opening),
        "playouts": lambda: simulations(middle),
        "spread": lambda: sum(simulations(half) for half in halves),
        "copy": middle.clone,
    }


def rate(call):
    """How much of what it counts a call does in a second of CPU, and how many calls."""
    done = calls = 0
    started = time.process_time()
    spent = 0.0
    while spent < SLICE:
        done += call()
        calls += 1
        spent = time.process_time() - started
    return done / spent, calls / spent


def microseconds(call):
    batch, calls = 1, 0
    call()
    started = time.process_time()
    spent = 0.0
    while spent < SLICE / 3:
        for _ in range(batch):
            call()
        calls += batch
        batch = min(2 * batch, 64)
        spent = time.process_time() - started
    return 1e6 * spent / calls


def measured(contest):
    told = {}
    if "game" in contest:
        contest["game"]()
        told["actions"], told["games"] = rate(contest["game"])
        told["listed"], _ = rate(contest["listed"]) if "listed" in contest else (told["actions"], 0.0)
    if "openings" in contest:
        told["games"], _ = rate(contest["openings"])
    for what in ("playouts", "spread"):
        if what in contest:
            told[what], _ = rate(contest[what])
    for what in ("copy", "view"):
        if what in contest:
            told[what] = microseconds(contest[what])
    if "compiled" in contest:
        told["compiled"] = contest["compiled"]
    return told


KINDS = {
    "samovar": samovar,
    "catanatron": catanatron,
    "diplomacy": diplomacy,
    "open_spiel": open_spiel,
    "open_spiel_loop": open_spiel_loop,
    "open_spiel_mcts": open_spiel_mcts,
}

if __name__ == "__main__":
    sys.stdout.write(json.dumps(measured(KINDS[sys.argv[1]](*sys.argv[2:]))))
