"""How much is tried. Before every change lands, as much as finds the faults that are planted for it; before a release,
by `make thorough`, everything."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

THOROUGH = os.environ.get("SAMOVAR_THOROUGH") == "1"

Much = TypeVar("Much")

thorough = pytest.mark.skipif(not THOROUGH, reason="for `make thorough`")


def usually(much: Much, thoroughly: Much) -> Much:
    """So many seeds, games, choices or tables; before a release so many."""
    return thoroughly if THOROUGH else much
