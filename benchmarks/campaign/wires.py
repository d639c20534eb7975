"""A wire between the server's processes and their database that can be cut, held and slowed."""

from __future__ import annotations

import asyncio
import contextlib

CHUNK = 65536


class Wire:
    """Passes on to a port of this machine whatever comes, as long as it is let."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.delay = 0.0
        self.open = asyncio.Event()
        self.open.set()
        self.ends: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def lay(self) -> int:
        """The port to which one connects."""
        self.server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.close()
            return
        self.ends |= {writer, far_writer}
        await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        self.ends -= {writer, far_writer}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while part := await reader.read(CHUNK):
                await self.open.wait()
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(part)
                await writer.drain()
        writer.close()

    async def cut(self) -> None:
        for end in list(self.ends):
            end.transport.abort()

    async def hold(self, seconds: float) -> None:
        self.open.clear()
        await asyncio.sleep(seconds)
        self.open.set()

    async def slow(self, delay: float, seconds: float) -> None:
        self.delay = delay
        await asyncio.sleep(seconds)
        self.delay = 0.0

    def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for end in self.ends:
            end.transport.abort()
