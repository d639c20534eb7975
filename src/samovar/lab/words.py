"""Words that people write for the values of settings."""

from __future__ import annotations

from typing import Any, Final

SWITCHED: Final = {"yes": True, "no": False, "true": True, "false": False}


def value_of(kind: str, per_seat: bool, word: str) -> Any:
    """What a word means for a setting of this kind. Misfits are left for the setting to refuse."""
    if per_seat or kind == "some":
        return [value_of("one" if kind == "some" else kind, False, each) for each in word.split(",") if each]
    if kind == "number" and word.lstrip("-").isdigit():
        return int(word)
    if kind == "switch" and word in SWITCHED:
        return SWITCHED[word]
    return word
