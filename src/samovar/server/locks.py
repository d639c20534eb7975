"""A lock that can be closed: whoever waits for it, or comes later, is refused instead of let in."""

from __future__ import annotations

import asyncio

from samovar.server.refusals import Refused


class ClosableLock(asyncio.Lock):
    """For `async with`. Work on something that has been put away meanwhile must not begin."""

    def __init__(self) -> None:
        super().__init__()
        self.reason: tuple[str, int] | None = None

    def close(self, key: str, status: int) -> None:
        """With the refusal for all who come; the first reason stays."""
        if self.reason is None:
            self.reason = (key, status)

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.reason is not None:
            self.release()
            raise Refused(*self.reason)
