"""The languages of the project, listed here and nowhere else. Whoever adds one adds its texts beside the others."""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["fr", "en"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FALLBACK: Final[Language] = "en"  # where a text or a reader has none of them


def nearest(tag: str) -> Language:
    """The language of a tag such as `fr_FR.UTF-8`; the fallback for one that is not ours."""
    for language in LANGUAGES:
        if tag.lower().startswith(language):
            return language
    return FALLBACK
