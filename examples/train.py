"""Proximal policy optimization against random players, in one file. Needs torch (pip install torch) and samovar[rl].

python examples/train.py steamwatchers --steps 200000 --keep learnt.pt     learns, tests now and then, prints a curve
python examples/train.py steamwatchers --keep learnt.pt --games 200        only plays what it has learnt

The network values each option by what it says and by what the seat sees, so it needs no list of all options of a game.
Where all win or lose together it plays every seat, else one seat after the other against random players. Besides the
end of the game it is paid for what it gains on the way, by the worth that our own bots give to a position; --sparse
leaves that out. It begins with the small variants: --variant '' is the whole game.
"""

import argparse
import copy
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from samovar.adapters.arena import Arena
from samovar.adapters.encoder import FEATURES, QUESTION
from samovar.bots.minds import mind_for

TABLES, HORIZON = 16, 64  # games at once, and choices of each between two lessons
EPOCHS, BATCHES, CLIP, ENTROPY = 3, 4, 0.2, 0.01
GAMMA, TRACE = 0.995, 0.95
RATE, SLOWED = 5e-4, 150_000  # of learning, which slows down to a tenth over so many choices
TESTED = 10_000  # choices between two tests
NUMBERS = 64  # small whole numbers have a vector of their own


class Network(nn.Module):
    """A policy over the options of a moment, and a value of the moment."""

    def __init__(self, encoder, wide=96):
        super().__init__()
        low, high = torch.tensor(encoder.least), torch.tensor(encoder.high)
        self.register_buffer("low", low.float())
        self.register_buffer("span", (high - low).clamp(min=1).float())
        self.kinds = nn.Embedding(len(encoder.kinds) + 1, 32)
        self.verbs = nn.Embedding(len(encoder.verbs) + 1, 32)
        self.number = nn.Embedding(NUMBERS + 2, 8)
        self.body = nn.Sequential(
            nn.Linear(len(low) + 32 + (QUESTION - 1) * 8, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU()
        )
        self.option = nn.Sequential(nn.Linear(32 + (FEATURES - 1) * 9, wide), nn.ReLU())
        self.joined = nn.Sequential(nn.Linear(2 * wide, wide), nn.ReLU(), nn.Linear(wide, 1))
        self.value = nn.Sequential(nn.Linear(wide, wide), nn.ReLU(), nn.Linear(wide, 1))

    def said(self, numbers):
        return self.number(numbers.clamp(-1, NUMBERS) + 1)

    def forward(self, seen, question, options, mask):
        board = ((seen - self.low) / self.span).clamp(0, 1) ** 0.5
        asked = [self.kinds(question[:, 0]), self.said(question[:, 1:]).flatten(1)]
        moment = self.body(torch.cat([board, *asked], 1))
        # Most moments have few options: only those that are there are looked at, not all slots.
        moments, slots = mask.nonzero(as_tuple=True)
        options = options[moments, slots]
        parts = options[:, 1:]
        told = torch.cat([self.verbs(options[:, 0]), self.said(parts).flatten(1), parts.clamp(-1, 30000) / 30000], 1)
        each = torch.cat([moment[moments], self.option(told)], 1)
        logits = torch.full(mask.shape, -1e9)
        logits[moments, slots] = self.joined(each).squeeze(1)
        return logits, self.value(moment).squeeze(1)


class Game:
    """One game after the other, as far as the next choice of the learner."""

    def __init__(self, name, settings, seed, mind):
        self.arena, self.mind, self.dice = Arena(name, settings), mind, np.random.default_rng(seed)
        self.number = seed
        self.begin()

    def begin(self):
        together = self.arena.game.rules.cooperative
        self.number += 1
        self.arena.reset(int(self.dice.integers(1, 1 << 31)))
        self.mine = range(self.arena.seats) if together else [self.number % self.arena.seats]
        self.go_on()
        self.worth = self.valued()

    def go_on(self):
        arena = self.arena
        while not arena.over and arena.waiting[0] not in self.mine:
            arena.take(arena.waiting[0], int(self.dice.integers(1 << 30)))

    def valued(self):
        return 0.0 if self.mind is None or self.arena.over else self.mind.worth(self.arena.table, self.mine[0])

    def seen(self):
        told = self.arena.observation(self.arena.waiting[0])
        return told["observation"], told["question"], told["options"], told["action_mask"].astype(bool)

    def step(self, action):
        """What this choice is paid, and whether the game is over."""
        self.arena.take(self.arena.waiting[0], action)
        self.go_on()
        before, self.worth = self.worth, self.valued()
        over = self.arena.over or self.arena.cut
        paid = self.arena.rewards()[self.mine[0]] if over else 0.0
        gained = 0.0 if over else float(np.clip((self.worth - before) * self.scale, -0.3, 0.3))
        if over:
            self.begin()
        return paid + gained, over, paid

    scale = 0.02


def batch(moments):
    seen, question, options, mask = (np.stack(each) for each in zip(*moments, strict=True))
    return (
        torch.tensor(seen).float(), torch.tensor(question).long(), torch.tensor(options).long(), torch.tensor(mask)
    )  # fmt: skip


def lesson(network, optimizer, games):
    """Play HORIZON choices at every table, then learn from them."""
    moments, actions, logs, values, paid, ends = [], [], [], [], [], []
    for _ in range(HORIZON):
        now = batch([game.seen() for game in games])
        with torch.no_grad():
            logits, value = network(*now)
        policy = torch.distributions.Categorical(logits=logits)
        chosen = policy.sample()
        results = [game.step(int(action)) for game, action in zip(games, chosen, strict=True)]
        moments.append(now)
        actions.append(chosen)
        logs.append(policy.log_prob(chosen))
        values.append(value)
        paid.append(torch.tensor([result[0] for result in results]).float())
        ends.append(torch.tensor([result[1] for result in results]).float())
    with torch.no_grad():
        coming = network(*batch([game.seen() for game in games]))[1]
    gains, gain = [], torch.zeros(len(games))
    for at in reversed(range(HORIZON)):
        wrong = paid[at] + GAMMA * coming * (1 - ends[at]) - values[at]
        gain = wrong + GAMMA * TRACE * (1 - ends[at]) * gain
        coming = values[at]
        gains.insert(0, gain)
    every = [torch.cat(each) for each in zip(*moments, strict=True)]
    actions, logs, values, gains = (torch.cat(each) for each in (actions, logs, values, gains))
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).chunk(BATCHES):
            logits, value = network(*[each[part] for each in every])
            policy = torch.distributions.Categorical(logits=logits)
            ratio = (policy.log_prob(actions[part]) - logs[part]).exp()
            better = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-6)
            gained = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            missed = (value - gains[part] - values[part]).pow(2).mean()
            loss = -gained + 0.5 * missed - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
    return len(actions)


def tested(network, name, settings, count, seed):
    """The share of games that it wins, a draw being half of one."""
    games = [Game(name, settings, seed + 1000 * table, None) for table in range(min(count, 25))]
    won, done = 0.0, 0
    while done < count:
        with torch.no_grad():
            logits, _ = network(*batch([game.seen() for game in games]))
        for game, action in zip(games, logits.argmax(1), strict=True):
            _, over, paid = game.step(int(action))
            if over and done < count:
                won, done = won + (paid + 1) / 2, done + 1
    return won / done


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["steamwatchers", "steamfront", "reckoners"])
    parser.add_argument("--variant", default="small")
    parser.add_argument("--steps", type=int, default=0, help="choices to learn from")
    parser.add_argument("--seconds", type=float, default=600.0, help="stop learning after so many")
    parser.add_argument("--enough", type=float, default=2.0, help="stop learning when it wins this share of a test")
    parser.add_argument("--keep", type=Path, help="a file to go on from, and to write to")
    parser.add_argument("--games", type=int, default=200, help="games of the test at the end")
    parser.add_argument("--sparse", action="store_true", help="pay for the end of the game alone")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    settings = {"variant": options.variant or None}
    mind = None if options.sparse else mind_for(options.game)
    games = [Game(options.game, settings, options.seed + 100 * table, mind) for table in range(TABLES)]
    network = Network(games[0].arena.encoder)
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    learnt, curve, best = 0, [], network.state_dict()
    if options.keep and options.keep.exists():
        kept = torch.load(options.keep, weights_only=True)
        network.load_state_dict(kept["network"])
        optimizer.load_state_dict(kept["optimizer"])
        learnt, curve, best = kept["learnt"], kept["curve"], kept["best"]
    started, goal, tests = time.monotonic(), learnt + options.steps, learnt // TESTED
    while learnt < goal and time.monotonic() - started < options.seconds:
        if curve and max(won for _, won in curve) >= options.enough:
            break
        optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1 - learnt / SLOWED)
        learnt += lesson(network, optimizer, games)
        if learnt // TESTED > tests or not curve:
            tests = learnt // TESTED
            won = tested(network, options.game, settings, 50, 7 + learnt)
            if not curve or won >= max(share for _, share in curve):
                best = copy.deepcopy(network.state_dict())
            curve.append([learnt, won])
            print(f"{learnt:9,} choices: won {won:.0%} of 50 games", flush=True)
        if options.keep:
            state = {"network": network.state_dict(), "optimizer": optimizer.state_dict(), "best": best}
            torch.save({**state, "learnt": learnt, "curve": curve}, options.keep)
    if options.games:
        network.load_state_dict(best)  # the one that did best in a test; the games below are others
        won = tested(network, options.game, settings, options.games, 99)
        print(json.dumps({"game": options.game, "choices": learnt, "won": won, "games": options.games, "curve": curve}))


if __name__ == "__main__":
    main()
