"""Answers that do not change while the server runs: read, written, packed and tagged once, for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping

import brotli
from litestar import Response

from samovar.server.client import WORTH_PACKING, Sheet, media_type, sent

MOST_BYTES = 32 * 1024 * 1024  # rules, texts and drawings of all games in both languages take a tenth
LARGE = 128 * 1024  # bytes; what is larger takes a second and more to pack as tightly as can be
TIGHTEST, QUICK = 11, 5


class Prepared:
    """By what was asked for. Ten who ask for the same at once wait for one that makes it."""

    def __init__(self) -> None:
        self.sheets: OrderedDict[Hashable, asyncio.Future[Sheet]] = OrderedDict()
        self.bytes = 0

    async def answer(
        self, key: Hashable, name: str, asked: Mapping[str, str], written: Callable[[], bytes]
    ) -> Response[bytes]:
        """`name` has the ending of such a file; a reader who has it already is told so."""
        return sent(await self._sheet(key, name, written), asked)

    async def _sheet(self, key: Hashable, name: str, written: Callable[[], bytes]) -> Sheet:
        making = self.sheets.get(key)
        if making is None:
            making = self.sheets[key] = asyncio.ensure_future(asyncio.to_thread(prepare, name, written))
            making.add_done_callback(lambda done: self._made(key, done))
        self.sheets.move_to_end(key)
        return await asyncio.shield(making)

    def _made(self, key: Hashable, making: asyncio.Future[Sheet]) -> None:
        if making.cancelled() or making.exception() is not None:
            self.sheets.pop(key, None)  # a refusal is found anew by the next
            return
        self.bytes += making.result().size
        for oldest in [each for each, done in self.sheets.items() if done.done()]:
            if self.bytes <= MOST_BYTES:
                return
            self.bytes -= self.sheets.pop(oldest).result().size


def prepare(name: str, written: Callable[[], bytes]) -> Sheet:
    """Packed here, in a thread, and not where it is sent."""
    body = written()
    tight = None
    if media_type(name) in WORTH_PACKING:
        tight = brotli.compress(body, quality=TIGHTEST if len(body) < LARGE else QUICK)
    sheet = Sheet(name, body, tight)
    _ = sheet.packed
    return sheet
