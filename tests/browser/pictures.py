"""Pictures for the documents: `make pictures` lets the tests take them, small enough to keep in the repository.

A test of a board adds its own: `picture(page, "steamwatchers-battle")` writes docs/pictures/steamwatchers-battle.webp
when pictures are wanted, and does nothing otherwise.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

from playwright.sync_api import Page

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
WANTED = os.environ.get("SAMOVAR_SCREENSHOTS") == "1"
LARGEST = 200_000  # bytes
QUALITIES = (82, 70, 55, 40)


def picture(page: Page, name: str) -> None:
    """What the window shows now."""
    if not WANTED:
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    wire = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        taken = wire.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        image = base64.b64decode(taken["data"])
        if len(image) <= LARGEST:
            break
    assert len(image) <= LARGEST, f"{name} takes {len(image)} bytes"
    (PICTURES / f"{name}.webp").write_bytes(image)
