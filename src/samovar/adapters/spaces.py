"""What an environment of Gymnasium may show and take."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from samovar.adapters.encoder import FEATURES, QUESTION, WIDEST, Encoder
from samovar.adapters.words import SAID, WORDS


def observed(encoder: Encoder, by_words: bool) -> spaces.Dict:
    """The arrays of one game, with the bounds of each."""
    shown: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(encoder.least, encoder.high, dtype=np.int32),
        "question": spaces.Box(-WIDEST - 1, WIDEST, (QUESTION,), np.int32),
    }
    if by_words:
        shown["said"] = spaces.Box(-1, WORDS - 1, (SAID,), np.int16)
    else:
        shown["options"] = spaces.Box(-WIDEST - 1, WIDEST, (encoder.slots, FEATURES), np.int32)
    shown["action_mask"] = spaces.Box(0, 1, (WORDS if by_words else encoder.slots,), np.int8)
    return spaces.Dict(shown)
