"""The Epics of the districts: what their cards print."""

from __future__ import annotations

from typing import Any, Final

from samovar.games.reckoners.content.acts import Acts
from samovar.games.reckoners.content.cards import gained
from samovar.games.reckoners.content.words import ATTRACT, GAIN_COUNT, INFINITE

LONGEST_TRACK: Final = 12  # a run of slots in `slots` is this long, whatever the track's own length


class Epics:
    """A deck: research, health, weak health, an action track and a reward, one entry an Epic. [RK-EPIC.1]

    `slots[epic * LONGEST_TRACK + slot]` are acts, `rewards[epic * GAIN_COUNT + gain]` numbers.
    """

    def __init__(self, printed: list[dict[str, Any]], acts: Acts) -> None:
        self.research: list[int] = [card["research"] for card in printed]
        self.health: list[int] = [INFINITE if card["health"] == "infinite" else card["health"] for card in printed]
        self.weak: list[int] = [card["weak"] for card in printed]
        self.length: list[int] = [len(card["track"]) for card in printed]
        self.slots: list[int] = []
        self.rewards: list[int] = []
        for card in printed:
            track = [acts.number(line) for line in card["track"]]
            self.slots += track + [0] * (LONGEST_TRACK - len(track))
            self.rewards += gained(card["reward"])
        self.attracts: list[int] = attracting(self.slots, self.length, acts)

    def act(self, epic: int, slot: int) -> int:
        """The act in a slot, the leftmost being slot 0; past the end, the last one."""
        return self.slots[epic * LONGEST_TRACK + min(slot, self.length[epic] - 1)]

    def reward(self, epic: int, gain: int) -> int:
        """How much of something the defeated Epic gives."""
        return self.rewards[epic * GAIN_COUNT + gain]


def attracting(slots: list[int], length: list[int], acts: Acts) -> list[int]:
    """For each Epic the first slot that attracts, or INFINITE."""
    found: list[int] = []
    for epic in range(len(length)):
        start = epic * LONGEST_TRACK
        row = [acts.action[act] for act in slots[start : start + length[epic]]]
        found.append(row.index(ATTRACT) if ATTRACT in row else INFINITE)
    return found
