"""Chronicles: a game that is over, heard again from its stored moments by its own chronicler."""

from __future__ import annotations

from typing import Final

from samovar.kernel.chronicle import Chronicler
from samovar.kernel.errors import Unreadable
from samovar.kernel.game import Game
from samovar.kernel.table import SPECTATOR, Table
from samovar.server.moments import BACK, LOST, REMARK, Moment
from samovar.server.refusals import Refused, stuck_args
from samovar.server.replays import Playback, moment_like
from samovar.server.wire.chronicles import Chronicle, Figure, Fortune, Share, Stage, Swing
from samovar.server.wire.message import Text

MOST_TURNING_POINTS: Final = 4


def lasting(moments: list[Moment]) -> list[int]:
    """The places of what was not taken back, in their order."""
    kept: list[int] = []
    for place, moment in enumerate(moments):
        if moment.kind == BACK:
            while kept and moments[kept[-1]].place >= moment.place:
                kept.pop()
        elif moment.kind not in (REMARK, LOST):
            kept.append(place)
    return kept


class Listening:
    """One game as its chronicler hears it, moment after moment."""

    def __init__(self, playback: Playback, chronicler: Chronicler) -> None:
        self.playback = playback
        self.chronicler = chronicler
        self.view = playback.perspective(SPECTATOR)
        self.course: list[Stage] = []
        self.turn = 0
        self.standing: list[int] = []
        self.scores: list[int] = []
        self.swings: list[tuple[int, int, Swing]] = []  # how much, where, what
        self.table: Table | None = None

    def hear_all(self) -> None:
        for place in lasting(self.playback.moments):
            self.hear(place, self.playback.moments[place])
        if self.table is not None:
            self.note(self.turn, len(self.playback.moments) - 1)

    def hear(self, place: int, moment: Moment) -> None:
        table = self.playback.past.picture(place)
        began = self.turn
        for told in moment.told:
            # All is told once a game is over, but a link leads to what everybody saw.
            self.chronicler.hear(table, moment.seat, told.key, told.args)
            if told.key == self.chronicler.turn_key:
                self.turn = int(told.args.get(self.chronicler.turn_arg, self.turn))
        standing = self.chronicler.standing(table)
        scores = [sum(share.amount for share in shares) for shares in self.chronicler.shares(table)]
        self.table = table
        if self.standing:
            swing = swing_of(self.standing, standing)
            text = self.headline(moment)
            if swing and text is not None and began > 0:  # what is laid out before the first turn turns nothing
                gains = [now - was for was, now in zip(self.scores, scores, strict=True)]
                point = Swing(moment=self.moment(place), turn=began, text=text, gains=gains)
                self.swings.append((swing, -place, point))
        self.standing, self.scores = standing, scores
        if self.turn != began:
            self.note(self.turn - 1, place)

    def note(self, turn: int, place: int) -> None:
        self.course.append(Stage(turn=turn, moment=self.moment(place), scores=self.scores))

    def moment(self, place: int) -> int:
        return moment_like(self.view, place)

    def headline(self, moment: Moment) -> Text | None:
        """What everybody heard of it, by the game's own order of what is worth telling."""
        heard = [said for told in moment.told if (said := told.to(SPECTATOR)) is not None]
        for wanted in self.chronicler.headlines:
            for key, args in heard:
                if key == wanted:
                    return Text(key=key, args=args)
        return None

    def turning_points(self) -> list[Swing]:
        """The largest swings, in the order in which they happened."""
        largest = sorted(self.swings, key=lambda one: one[:2], reverse=True)[:MOST_TURNING_POINTS]
        return [point for _, _, point in sorted(largest, key=lambda one: -one[1])]


def swing_of(was: list[int], now: list[int]) -> int:
    """By how much the race between the best and the others changed, or the one score of all."""
    gains = [after - before for before, after in zip(was, now, strict=True)]
    return max(gains) - min(gains) if len(gains) > 1 else abs(gains[0]) if gains else 0


def nothing_counted(game: Game) -> Chronicle:
    """Of a game that has no chronicler."""
    return Chronicle(together=game.cooperative, shares=[], course=[], figures=[], fortunes=[], turning_points=[])


def chronicle_of(playback: Playback) -> Chronicle:
    facts = playback.kept.facts
    chronicler = playback.game.chronicler(facts.config, len(playback.kept.seats))
    if chronicler is None:
        return nothing_counted(playback.game)
    listening = Listening(playback, chronicler)
    try:
        listening.hear_all()
    except Unreadable:
        raise Refused("why-stuck", **stuck_args()) from None
    assert listening.table is not None
    shares = chronicler.shares(listening.table)
    return Chronicle(
        together=playback.game.cooperative,
        shares=[[Share(id=share.id, amount=share.amount) for share in each] for each in shares],
        course=listening.course,
        figures=[Figure(id=figure.id, counts=figure.counts) for figure in chronicler.figures()],
        fortunes=[
            None if each is None else Fortune(thrown=each.thrown, expected=each.expected, deviations=each.deviations)
            for each in chronicler.fortunes()
        ],
        turning_points=listening.turning_points(),
    )
