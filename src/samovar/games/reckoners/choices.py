"""What a Reckoner, or the team, may choose."""

from __future__ import annotations

from typing import ClassVar, Final

from samovar.games.reckoners.cells import DICE, PIECES
from samovar.games.reckoners.content.ids import CARDS, DAWNSLIGHT_CARDS, DISTRICTS, EQUIPMENT, RECKONERS
from samovar.games.reckoners.content.words import COLOURS, GAINS, SYMBOLS, TRACKS
from samovar.kernel.choice import Choice
from samovar.kernel.numbered import Numbered
from samovar.kernel.parts import Named, Number, Part, Several

# What a symbol is aimed at: the Epic of the district, the Great Epic, or the district's own track.
TARGETS: Final = ["epic", "great-epic", "track"]

# What contain moves: the Epic's bracket, or one of the Great Epic's four.
BRACKETS: Final = ["epic", *TRACKS]

SHIELDS: Final = ["red", "blue"]

# What waits to be resolved after an Epic fell or was weakened: its reward, the Newcago card, or a Reckoner's card.
TRIGGERS: Final = ["reward", "bonus", *RECKONERS]

NUMBERED: Final = [
    Numbered(TARGETS, form="AT_{}"),
    Numbered(BRACKETS, named=BRACKETS[:2], called={"epic": "EPIC_BRACKET", TRACKS[0]: "FIRST_GREAT_BRACKET"}),
    Numbered(SHIELDS),
    Numbered(TRIGGERS, named=TRIGGERS[:3], form="{}_FIRST", called={RECKONERS[0]: "CARD_FIRST"}),
]

# Written by `python -m tools.rows` from the declarations above.
AT_EPIC: Final = 0
AT_GREAT_EPIC: Final = 1
AT_TRACK: Final = 2
EPIC_BRACKET: Final = 0
FIRST_GREAT_BRACKET: Final = 1
RED: Final = 0
BLUE: Final = 1
REWARD_FIRST: Final = 0
BONUS_FIRST: Final = 1
CARD_FIRST: Final = 2
# End of what is written.

DIE_IDS: Final = [str(die + 1) for die in range(DICE)]
HELP_IDS: Final = [str(card + 1) for card in range(DAWNSLIGHT_CARDS)]

DISTRICT = Named("district", "district", DISTRICTS)
DIE = Named("die", "die", DIE_IDS)
CARD = Named("card", "card", CARDS)
EQUIPMENT_CARD = Named("card", "card", EQUIPMENT)
HELP = Named("card", "dawnslight", HELP_IDS)
RECKONER = Named("reckoner", "reckoner", RECKONERS)
SYMBOL = Named("symbol", "symbol", SYMBOLS)
COLOUR = Named("colour", "colour", COLOURS)


class Enter(Choice):
    verb: ClassVar[str] = "enter"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Reroll(Choice):
    verb: ClassVar[str] = "reroll"
    parts: ClassVar[tuple[Part, ...]] = (Several(Named("dice", "die", DIE_IDS)),)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice = dice


class SetAside(Choice):
    verb: ClassVar[str] = "set-aside"
    parts: ClassVar[tuple[Part, ...]] = (DIE,)

    def __init__(self, die: int) -> None:
        self.die = die


class Swap(Choice):
    """One of my dice against one of the reserve."""

    verb: ClassVar[str] = "swap"
    parts: ClassVar[tuple[Part, ...]] = (DIE, COLOUR)

    def __init__(self, die: int, colour: int) -> None:
        self.die = die
        self.colour = colour


class Fetch(Choice):
    """A die of this colour from the reserve."""

    verb: ClassVar[str] = "fetch"
    parts: ClassVar[tuple[Part, ...]] = (COLOUR,)

    def __init__(self, colour: int) -> None:
        self.colour = colour


class GoOn(Choice):
    """The end of a pause in a lesson."""

    verb: ClassVar[str] = "go-on"


class Pass(Choice):
    """Nothing, or nothing more."""

    verb: ClassVar[str] = "pass"


class Aim(Choice):
    """Cody puts the sniper token there."""

    verb: ClassVar[str] = "aim"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class UseDie(Choice):
    verb: ClassVar[str] = "die"
    parts: ClassVar[tuple[Part, ...]] = (DIE,)

    def __init__(self, die: int) -> None:
        self.die = die


class UseToken(Choice):
    verb: ClassVar[str] = "token"


class UseCard(Choice):
    verb: ClassVar[str] = "card"
    parts: ClassVar[tuple[Part, ...]] = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card


class UseHelp(Choice):
    """A Dawnslight card."""

    verb: ClassVar[str] = "help"
    parts: ClassVar[tuple[Part, ...]] = (HELP,)

    def __init__(self, card: int) -> None:
        self.card = card


class Resume(Choice):
    """Go on with the symbols left of a source that was laid aside."""

    verb: ClassVar[str] = "resume"


class Research(Choice):
    verb: ClassVar[str] = "research"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT, Named("target", "target", TARGETS))

    def __init__(self, district: int, target: int) -> None:
        self.district = district
        self.target = target


class Contain(Choice):
    verb: ClassVar[str] = "contain"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT, Named("bracket", "bracket", BRACKETS))

    def __init__(self, district: int, bracket: int) -> None:
        self.district = district
        self.bracket = bracket


class Attack(Choice):
    verb: ClassVar[str] = "attack"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT, Named("target", "target", TARGETS))

    def __init__(self, district: int, target: int) -> None:
        self.district = district
        self.target = target


class Disperse(Choice):
    """Remove one Enforcement."""

    verb: ClassVar[str] = "disperse"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Break(Choice):
    """Remove one shield."""

    verb: ClassVar[str] = "break"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT, Named("shield", "shield", SHIELDS))

    def __init__(self, district: int, shield: int) -> None:
        self.district = district
        self.shield = shield


class Earn(Choice):
    verb: ClassVar[str] = "earn"


class PlanAhead(Choice):
    verb: ClassVar[str] = "plan"


class Protect(Choice):
    """Lower the marker of an Ildithia district with a symbol of any kind."""

    verb: ClassVar[str] = "protect"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT, SYMBOL)

    def __init__(self, district: int, symbol: int) -> None:
        self.district = district
        self.symbol = symbol


class Go(Choice):
    verb: ClassVar[str] = "go"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Clear(Choice):
    """Remove one barricade."""

    verb: ClassVar[str] = "clear"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Erase(Choice):
    """Remove one duplicate token."""

    verb: ClassVar[str] = "erase"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Activate(Choice):
    """Pay for a card with the source in hand."""

    verb: ClassVar[str] = "activate"
    parts: ClassVar[tuple[Part, ...]] = (CARD,)

    def __init__(self, card: int) -> None:
        self.card = card


class Half(Choice):
    """Pay one of a card's two requirements with the source in hand."""

    verb: ClassVar[str] = "half"
    parts: ClassVar[tuple[Part, ...]] = (CARD, SYMBOL)

    def __init__(self, card: int, symbol: int) -> None:
        self.card = card
        self.symbol = symbol


class Trade(Choice):
    """Spend the source in hand for the bonus of the district's Newcago card."""

    verb: ClassVar[str] = "trade"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Change(Choice):
    """One symbol becomes another."""

    verb: ClassVar[str] = "change"
    parts: ClassVar[tuple[Part, ...]] = (SYMBOL, Named("becomes", "symbol", SYMBOLS))

    def __init__(self, symbol: int, becomes: int) -> None:
        self.symbol = symbol
        self.becomes = becomes


class Repeat(Choice):
    """Tradecraft: one more of this symbol."""

    verb: ClassVar[str] = "repeat"
    parts: ClassVar[tuple[Part, ...]] = (SYMBOL,)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol


class GiveUp(Choice):
    """Let the symbols that are left go."""

    verb: ClassVar[str] = "give-up"


class Lay(Choice):
    """Lay the source in hand aside, so that other Reckoners may act."""

    verb: ClassVar[str] = "lay"


class Collect(Choice):
    """Take one part of a reward."""

    verb: ClassVar[str] = "collect"
    parts: ClassVar[tuple[Part, ...]] = (Named("gain", "gain", GAINS),)

    def __init__(self, gain: int) -> None:
        self.gain = gain


class Hand(Choice):
    """A plan token of a reward goes to this Reckoner."""

    verb: ClassVar[str] = "hand"
    parts: ClassVar[tuple[Part, ...]] = (RECKONER,)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class Focus(Choice):
    """Research on the Great Epic goes to this district's track."""

    verb: ClassVar[str] = "focus"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class First(Choice):
    """Resolve this one first."""

    verb: ClassVar[str] = "first"
    parts: ClassVar[tuple[Part, ...]] = (Named("trigger", "trigger", TRIGGERS),)

    def __init__(self, trigger: int) -> None:
        self.trigger = trigger


class Pick(Choice):
    """This Reckoner it is."""

    verb: ClassVar[str] = "pick"
    parts: ClassVar[tuple[Part, ...]] = (RECKONER,)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class Visit(Choice):
    """This district is next."""

    verb: ClassVar[str] = "visit"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Surrender(Choice):
    """Give this card: to a thief, for sale, or switched off."""

    verb: ClassVar[str] = "surrender"
    parts: ClassVar[tuple[Part, ...]] = (EQUIPMENT_CARD,)

    def __init__(self, card: int) -> None:
        self.card = card


class Lose(Choice):
    """This die is gone for good."""

    verb: ClassVar[str] = "lose"
    parts: ClassVar[tuple[Part, ...]] = (DIE,)

    def __init__(self, die: int) -> None:
        self.die = die


class Pay(Choice):
    """Money instead of a die."""

    verb: ClassVar[str] = "pay"
    parts: ClassVar[tuple[Part, ...]] = (Number("money"),)

    def __init__(self, money: int) -> None:
        self.money = money


class Keep(Choice):
    """This Dawnslight card, for this Reckoner; the other goes under the deck."""

    verb: ClassVar[str] = "keep"
    parts: ClassVar[tuple[Part, ...]] = (HELP, RECKONER)

    def __init__(self, card: int, reckoner: int) -> None:
        self.card = card
        self.reckoner = reckoner


class Turn(Choice):
    """A basic die is turned to a face."""

    verb: ClassVar[str] = "turn"
    parts: ClassVar[tuple[Part, ...]] = (DIE, SYMBOL)

    def __init__(self, die: int, symbol: int) -> None:
        self.die = die
        self.symbol = symbol


class Lend(Choice):
    """Another Reckoner gets a symbol that I show."""

    verb: ClassVar[str] = "lend"
    parts: ClassVar[tuple[Part, ...]] = (RECKONER, SYMBOL)

    def __init__(self, reckoner: int, symbol: int) -> None:
        self.reckoner = reckoner
        self.symbol = symbol


class Recover(Choice):
    """Another Reckoner takes a spent die back."""

    verb: ClassVar[str] = "recover"
    parts: ClassVar[tuple[Part, ...]] = (RECKONER, DIE)

    def __init__(self, reckoner: int, die: int) -> None:
        self.reckoner = reckoner
        self.die = die


class Rethrow(Choice):
    """Another Reckoner throws an unspent die again."""

    verb: ClassVar[str] = "rethrow"
    parts: ClassVar[tuple[Part, ...]] = (RECKONER, DIE)

    def __init__(self, reckoner: int, die: int) -> None:
        self.reckoner = reckoner
        self.die = die


class Send(Choice):
    """Another Reckoner moves there."""

    verb: ClassVar[str] = "send"
    parts: ClassVar[tuple[Part, ...]] = (RECKONER, DISTRICT)

    def __init__(self, reckoner: int, district: int) -> None:
        self.reckoner = reckoner
        self.district = district


class Charge(Choice):
    """Put a demolition token on the card."""

    verb: ClassVar[str] = "charge"


class Detonate(Choice):
    """Take demolition tokens off the card and attack."""

    verb: ClassVar[str] = "detonate"
    parts: ClassVar[tuple[Part, ...]] = (Number("tokens"),)

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens


class Lure(Choice):
    """Put the Great Epic into this district."""

    verb: ClassVar[str] = "lure"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Gather(Choice):
    """Bring pieces to this district."""

    verb: ClassVar[str] = "gather"
    parts: ClassVar[tuple[Part, ...]] = (DISTRICT,)

    def __init__(self, district: int) -> None:
        self.district = district


class Carry(Choice):
    """This piece, from there."""

    verb: ClassVar[str] = "carry"
    parts: ClassVar[tuple[Part, ...]] = (Named("piece", "piece", PIECES), DISTRICT)

    def __init__(self, piece: int, district: int) -> None:
        self.piece = piece
        self.district = district


class Buy(Choice):
    """A card of the display, for this Reckoner."""

    verb: ClassVar[str] = "buy"
    parts: ClassVar[tuple[Part, ...]] = (EQUIPMENT_CARD, RECKONER)

    def __init__(self, card: int, reckoner: int) -> None:
        self.card = card
        self.reckoner = reckoner


WHOLE_DIE_CHOICES: Final = (Go, Clear, Erase, Activate, Half, Trade, Protect)
# What only a source in hand can do.
IN_HAND_CHOICES: Final = (*WHOLE_DIE_CHOICES, Research, Contain, Attack, Disperse, Break, Earn, PlanAhead, Change)
USE_STEP_CHOICES: Final = (*IN_HAND_CHOICES, UseDie, UseToken, UseCard, UseHelp)
