"""Manners: whom somebody does not want to hear, and whom he reports to the operator."""

from __future__ import annotations

from samovar.server.wire.message import Message


class ReportWish(Message, frozen=True):
    """Of somebody at this table, in one's own words; what was said there comes along."""

    person: str
    text: str


class Muted(Message, frozen=True):
    person: str
    name: str
