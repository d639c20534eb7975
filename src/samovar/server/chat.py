"""Talk at a table: what was said there, and how much of it those who are behind the game may read already."""

from __future__ import annotations

from samovar.server import archive
from samovar.server.connections import Connection
from samovar.server.people import Person
from samovar.server.store import Store, Work
from samovar.server.wire.live import ChatLine, Suggested


class ChatLog:
    """`told`: the happenings of the game whose talk has reached those who are behind. What players say of the present
    would spoil it for them, so each line waits until they see the table at which it was said."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.told = 0

    def kept(
        self, person: Person, seat: int | None, said: str, suggested: Suggested | None, place: int
    ) -> Work[ChatLine]:
        """For the room to store. `place` is how much of the game had happened then."""
        return lambda database: archive.chat(
            database, self.table, person.id, person.name, seat, said, suggested, place=place
        )

    async def lines(self, behind: bool) -> list[ChatLine]:
        """The last lines, for somebody who comes."""
        until = self.told if behind else None
        return await self.store.look(lambda database: archive.chats(database, self.table, until=until))

    async def catch_up(self, shown: int, behind: list[Connection]) -> None:
        """Those who are behind see so many happenings now, and read what was said until then."""
        since, self.told = self.told, shown
        if not behind or shown <= since:
            return
        lines = await self.store.look(lambda database: archive.chats(database, self.table, since, shown))
        for connection in behind:
            connection.chat(lines)
