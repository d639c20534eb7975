"""What is said over the wire while a table is played. `id` is the sender's own name for a message, and comes back."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from samovar.server.wire.message import Message, Target, Text, Why
from samovar.server.wire.questions import Change, Fact, Undoable
from samovar.server.wire.states import State
from samovar.server.wire.tables import TableCard


class Hello(Message, frozen=True, tag="hello"):
    """The first word on a connection: which of my seats I look from, and the last state that I have of it."""

    seat: int | None = None
    since: int = 0


class Show(Message, frozen=True, tag="show"):
    """Look from another of my seats, or from none (what everybody sees): the hand-over of a shared screen."""

    id: str
    seat: int | None = None
    since: int = 0


class Choose(Message, frozen=True, tag="choose"):
    """Take, seal or change a choice. The same id twice is the same choice once.

    `joined` to the choice before it by one gesture, it is taken back and done again together with it.
    """

    id: str
    seat: int
    decision: str
    line: str
    joined: bool = False


class Preview(Message, frozen=True, tag="preview"):
    """What would this do?"""

    id: str
    seat: int
    line: str


class Explain(Message, frozen=True, tag="explain"):
    """Why can I not do something with this?"""

    id: str
    seat: int
    target: Target


class Look(Message, frozen=True, tag="look"):
    """Look through one of the game's lenses, from one of my seats or, with none, as everybody sees it."""

    id: str
    lens: str
    seat: int | None = None
    wish: dict[str, Any] = field(default_factory=dict)


class TakeBack(Message, frozen=True, tag="take-back"):
    """Undo what I did last by one gesture, from any of my seats, or everything from a line of my log on."""

    id: str
    seat: int
    line: int | None = None


class Redo(Message, frozen=True, tag="redo"):
    """Do again what I have just taken back, one gesture at a time."""

    id: str
    seat: int


class Agree(Message, frozen=True, tag="agree"):
    """My answer to a proposal."""

    id: str
    proposal: str
    yes: bool


class Lend(Message, frozen=True, tag="lend"):
    """A bot plays my seat until I want it back."""

    id: str
    seat: int
    level: str


class Reclaim(Message, frozen=True, tag="reclaim"):
    """I play my seat myself again."""

    id: str
    seat: int


class Resign(Message, frozen=True, tag="resign"):
    """I give up all my seats here for good: bots play them if others still play, else the game is over."""

    id: str
    seat: int


class TakeOver(Message, frozen=True, tag="take-over"):
    """I propose that a bot plays for somebody who is away. Which one is not mine to say: `level` is not heeded."""

    id: str
    seat: int
    level: str = ""


class Unless(Message, frozen=True):
    """Where the usual line has the fact, and its number `arg` is at least this, say another line."""

    fact: str
    arg: str
    least: float
    line: str


class BotsPlay(Message, frozen=True, tag="bots-play"):
    """In a team where all act as they like, bots wait until the people are ready: this time they need not."""

    id: str
    seat: int


class Stand(Message, frozen=True, tag="stand"):
    """Answer this kind of question (its title's key) always with this line, where it is allowed; null stops it.

    `unless` is another line for whenever the first one would have a certain fact with a number that is large enough.
    """

    id: str
    seat: int
    key: str
    line: str | None
    unless: Unless | None = None


class Suggest(Message, frozen=True):
    """What a team mate might do: one of the choices open to his seat, a thing on the board, or one at the other."""

    seat: int
    line: str | None = None
    target: Target | None = None


class Say(Message, frozen=True, tag="say"):
    """Chat: words of one's own, or a suggestion, which everybody reads in his own language."""

    id: str
    text: str = ""
    suggest: Suggest | None = None


class Mute(Message, frozen=True, tag="mute"):
    """I do not want to read this person, or I do again."""

    id: str
    person: str
    muted: bool


class Ping(Message, frozen=True, tag="ping"):
    id: str = ""


Heard = (
    Hello
    | Show
    | Choose
    | Preview
    | Explain
    | Look
    | TakeBack
    | Redo
    | Agree
    | Lend
    | Reclaim
    | Resign
    | TakeOver
    | BotsPlay
    | Stand
    | Say
    | Mute
    | Ping
)


class StandingChoice(Message, frozen=True):
    """What a standing answer says: its line, its verb and its parts, and how it is called."""

    line: str
    verb: str
    args: dict[str, Any]
    label: Text


class Standing(Message, frozen=True):
    """A standing answer; `instead` is said where `unless` holds."""

    seat: int
    key: str
    choice: StandingChoice
    unless: Unless | None
    instead: StandingChoice | None


class Welcome(Message, frozen=True, tag="welcome"):
    """Who I am here. `standing` are the standing answers of the seat that is shown."""

    person: str | None
    table: TableCard
    seat: int | None
    standing: list[Standing]
    muted: list[str]


class TableChanged(Message, frozen=True, tag="table"):
    """Somebody sat down, left, came or went; a game began or ended."""

    table: TableCard


class Accepted(Message, frozen=True, tag="accepted"):
    """It was done, and is stored."""

    id: str


class Refused(Message, frozen=True, tag="refused"):
    """It was not done. `stale`: the question was another one by then; the state that follows has the new one."""

    id: str
    why: Why
    stale: bool = False


class Previewed(Message, frozen=True, tag="previewed"):
    """What a choice would do, or why it may not be chosen."""

    id: str
    say: str
    verb: str
    why: Why | None = None
    label: Text | None = None
    args: dict[str, Any] | UnsetType = UNSET  # left out where the label has them all
    targets: list[Target] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    undo: Undoable | UnsetType = UNSET
    changes: list[Change] | UnsetType = UNSET


class Explained(Message, frozen=True, tag="explained"):
    """The options that this is part of, and otherwise at least one reason why it is part of none."""

    id: str
    options: list[str]
    whys: list[Why]


class Looked(Message, frozen=True, tag="looked"):
    """What a lens shows; its shape is the game's own. `seq` is the state of the seat that it was seen in."""

    id: str
    seq: int
    answer: dict[str, Any]


class Proposal(Message, frozen=True):
    """Something that needs the others' consent. `waiting` are the seats that have not said yes."""

    id: str
    kind: Literal["take-back", "take-over"]
    by: int
    seat: int
    level: str
    line: int | None
    waiting: list[int]


class Proposals(Message, frozen=True, tag="proposals"):
    """All that are open now."""

    proposals: list[Proposal]


class Suggested(Message, frozen=True):
    """A suggestion as everybody reads it: to whom, the choice as a sentence, and the things to point at."""

    seat: int
    line: str | None
    label: Text | None
    targets: list[Target]


class ChatLine(Message, frozen=True):
    n: int
    person: str
    name: str
    seat: int | None
    text: str
    at: float
    suggested: Suggested | None = None


class Chat(Message, frozen=True, tag="chat"):
    """New lines, or on arrival the last ones."""

    lines: list[ChatLine]


class SeatClock(Message, frozen=True):
    """`left` seconds at the moment of sending; it runs while `running`."""

    seat: int
    left: float
    running: bool


class Clock(Message, frozen=True, tag="clock"):
    clocks: list[SeatClock]


class Notice(Message, frozen=True, tag="notice"):
    """A sentence for now, not for the log: what will happen in a moment, or what was not possible."""

    tone: Literal["plain", "warning"]
    text: Text


class StandingChanged(Message, frozen=True, tag="standing"):
    """The standing answers of the seat that is shown."""

    standing: list[Standing]


class Pong(Message, frozen=True, tag="pong"):
    id: str


class Farewell(Message, frozen=True, tag="farewell"):
    """The server closes the connection. `again`: come back, as after a restart."""

    why: Why
    again: bool


Told = (
    Welcome
    | TableChanged
    | State
    | Accepted
    | Refused
    | Previewed
    | Explained
    | Looked
    | Proposals
    | Chat
    | Clock
    | Notice
    | StandingChanged
    | Pong
    | Farewell
)


class Turn(Message, frozen=True):
    """A table that waits for me."""

    table: str
    game: str
    title: str
    seats: list[int]
    since: float


class Turns(Message, frozen=True, tag="turns"):
    """All tables that wait for me; `news` are those that did not a moment ago."""

    turns: list[Turn]
    news: list[str]
