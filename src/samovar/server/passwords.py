"""Which passwords are kept: long enough, not blank, and none that whoever guesses would try first."""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import pairwise
from pathlib import Path

from samovar.server.names import likeness
from samovar.server.refusals import BAD, Refused

SHORTEST = 8
LONGEST = 200
FEWEST_SIGNS = 3  # different ones; "abababab" has two
COMMON = Path(__file__).parent / "common_passwords.txt"


@cache
def common() -> frozenset[str]:
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())


def fit_to_keep(password: str, *names: str) -> None:
    """Refused if it is easily guessed by anybody, or by whoever knows these names."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("why-password-length", BAD, least=SHORTEST, most=LONGEST)
    folded = "".join(unicodedata.normalize("NFKC", password).casefold().split())
    seen = "".join(sign for sign in folded if unicodedata.category(sign)[0] != "C")
    if not seen:
        raise Refused("why-password-blank", BAD)
    if seen in common() or bare(seen) in common() or len(set(seen)) < FEWEST_SIGNS or counted(seen):
        raise Refused("why-password-common", BAD)
    if any(likeness(bare(seen)) == likeness(bare(name.casefold())) for name in names):
        raise Refused("why-password-name", BAD)


def bare(password: str) -> str:
    """Without the digits and signs that people put around a word to please a rule."""
    inside = password.strip("".join(sign for sign in set(password) if not sign.isalpha()))
    return inside or password


def counted(password: str) -> bool:
    """One step up or down at each sign: abcdefgh, 87654321."""
    steps = {ord(after) - ord(before) for before, after in pairwise(password)}
    return len(steps) == 1 and abs(steps.pop()) <= 1
