"""Chance: random generators whose whole state is one integer, called their memory.

Two sources. `draw` is quick and serves playouts: the memory is one number on the table, so a copy rolls the same dice.
`FairDice` serves real games: nobody who saw every earlier throw can foresee the next, and after the game anybody
can check the throws against the commitment that was shown before it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from samovar.kernel.native import i64

FEW: Final = 64  # outcomes of a single draw
_FACES: Final = 6
OUTSIDE: Final = 0  # the table's chance while somebody else (the dealer, a researcher) decides each outcome

_LANE: Final = 0xFFFFFFFF
_KEY: Final = 0x3FFFFFFF
_STRIDE: Final = 0x1E3779B9  # odd, and below 2**31 so that products of two lanes stay below 2**63
_MIX_A: Final = 0x21F0AAAD
_MIX_B: Final = 0x735A2D97


def seeded(seed: int) -> int:
    """The state of a generator that has drawn nothing yet. Never OUTSIDE."""
    folded = seed & _LANE
    rest = seed >> 32
    while rest not in (0, -1):
        folded = (folded * 31 + (rest & _LANE)) & _LANE
        rest >>= 32
    key = mixed(folded ^ 0x5BD1E995) & _KEY
    return ((key | 1) << 32) | mixed((folded + key) & _LANE)


def mixed(lane: i64) -> i64:
    """Every bit of a 32-bit number stirred into every other."""
    value: i64 = lane
    value = ((value ^ (value >> 16)) * _MIX_A) & _LANE
    value = ((value ^ (value >> 15)) * _MIX_B) & _LANE
    return value ^ (value >> 15)


def next_memory(memory: i64) -> i64:
    """The state that follows."""
    return (memory & ~_LANE) | ((memory + _STRIDE) & _LANE)


def lane(memory: i64) -> i64:
    """32 random bits, from this state."""
    return mixed(mixed(memory & _LANE) ^ (memory >> 32))


def pick(memory: i64, ways: i64) -> i64:
    """One of `ways` equally likely outcomes, from this state. `next_memory` comes first: `draw` does both."""
    return (lane(memory) * ways) >> 32


def draw(memory: int, ways: int) -> tuple[int, int]:
    """One of `ways` equally likely outcomes, and the state after it."""
    if ways <= _KEY:
        after: i64 = next_memory(memory)
        return pick(after, ways), after
    # A shuffle has more ways than one lane can name: take as many lanes as its ways need, and 64 bits more.
    number = 0
    span = 1
    while span < ways << 64:
        memory = next_memory(memory)
        number = (number << 32) | int(lane(memory))  # native numbers would overflow here
        span <<= 32
    return number * ways // span, memory


def weighted(outcome: int, weights: list[int]) -> int:
    """Which weight a number below their sum falls into."""
    for place in range(len(weights)):
        outcome -= weights[place]
        if outcome < 0:
            return place
    raise ValueError("the number is not below the sum of the weights")


def faces(outcome: int, dice: int, sides: int) -> list[int]:
    """The faces 0..sides-1 that one of sides**dice outcomes shows."""
    shown = []
    for _ in range(dice):
        shown.append(outcome % sides)
        outcome //= sides
    return shown


def outcome_of(shown: list[int], sides: int) -> int:
    """The outcome that shows these faces: `faces` read backwards."""
    outcome = 0
    for face in reversed(shown):
        outcome = outcome * sides + face
    return outcome


def orderings(count: int) -> int:
    """In how many orders `count` different things can lie."""
    ways = 1
    for factor in range(2, count + 1):
        ways *= factor
    return ways


def shuffled(outcome: int, things: list[int]) -> list[int]:
    """The things in the order that one of `orderings(len(things))` outcomes names."""
    rest = list(things)
    order = []
    while rest:
        outcome, place = divmod(outcome, len(rest))
        order.append(rest.pop(place))
    return order


def single_draws(ways: int) -> list[int]:
    """A throw of many ways as single ones of at most `FEW` each, whose product is `ways`: a shuffle card by card, dice
    one by one. The first tells the least of the number that `gathered` makes of them, as `shuffled` and `faces` read
    it. A prime factor beyond `FEW` stays whole."""
    if ways <= FEW:
        return [ways]
    cards, product = 1, 1
    while product < ways:
        cards += 1
        product *= cards
    if product == ways and cards <= FEW:
        return list(range(cards, 1, -1))
    single: list[int] = []
    for sides in (_FACES, *range(2, FEW + 1)):
        while ways % sides == 0 and ways > 1:
            single.append(sides)
            ways //= sides
    return single if ways == 1 else [*single, ways]


def gathered(drawn: list[int], single: list[int]) -> int:
    """The number below their product that these single draws make."""
    number = 0
    for place in range(len(single) - 1, -1, -1):
        number = number * single[place] + drawn[place]
    return number


class FairDice:
    """Throws that follow from a secret seed and their place in the game, by HMAC-SHA256: unforeseeable, checkable."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def commitment(self) -> str:
        """What may be shown before the game: it binds the seed and tells nothing about it."""
        return "sha256:" + hashlib.sha256(self.seed).hexdigest()

    def throw(self, place: int, ways: int) -> int:
        """The `place`-th throw of the game, one of `ways`, each exactly as likely."""
        wide = (ways.bit_length() + 7) // 8 + 8
        limit = (1 << (8 * wide)) // ways * ways
        attempt = 0
        while True:
            number = int.from_bytes(self._stream(f"{place}:{attempt}", wide), "big")
            if number < limit:  # the remainder above would favour the low outcomes
                return number % ways
            attempt += 1

    def for_bot(self, seat: int, count: int) -> int:
        """The dice of a bot at this seat for its `count`-th state. They follow from the same seed under a name of their
        own: as hard to foresee as the throws, telling nothing of them, and bound by the same commitment."""
        return int.from_bytes(self._stream(f"bot:{seat}:{count}", 8), "big")

    def _stream(self, label: str, wide: int) -> bytes:
        stream = b""
        while len(stream) < wide:
            block = f"{label}:{len(stream)}".encode()
            stream += hmac.new(self.seed, block, hashlib.sha256).digest()
        return stream[:wide]
