"""What the table tells: everything that happens, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from samovar.games.reckoners.cells import PIECES, STAGES
from samovar.games.reckoners.choices import BRACKETS, HELP_IDS, SHIELDS, TARGETS
from samovar.games.reckoners.content.ids import CARDS, DISTRICTS, EPICS, EQUIPMENT, RECKONERS
from samovar.games.reckoners.content.words import ACTIONS, ASSAULTS, COLOURS, ROWS, SYMBOLS, TRACKS
from samovar.kernel.events import Event
from samovar.kernel.parts import Named, Number, Part, Several


class Dealt(Event):
    """A Reckoner sits down."""

    parts: ClassVar[tuple[Part, ...]] = (Named("reckoner", "reckoner", RECKONERS),)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class Laid(Event):
    """A district joins the ring."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class Arrived(Event):
    """An Epic comes to a district."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("epic", "epic", EPICS),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, epic: int, district: int) -> None:
        self.epic = epic
        self.district = district


class Displayed(Event):
    """An equipment card is laid out."""

    parts: ClassVar[tuple[Part, ...]] = (Named("card", "card", EQUIPMENT),)

    def __init__(self, card: int) -> None:
        self.card = card


class Entered(Event):
    """A Reckoner puts his figure into play."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, reckoner: int, district: int) -> None:
        self.reckoner = reckoner
        self.district = district


class RoundBegan(Event):
    """A new round."""

    parts: ClassVar[tuple[Part, ...]] = (Number("number"),)

    def __init__(self, number: int) -> None:
        self.number = number


class StepBegan(Event):
    """The table turns to another step of the round."""

    parts: ClassVar[tuple[Part, ...]] = (Named("stage", "stage", STAGES),)

    def __init__(self, stage: int) -> None:
        self.stage = stage


class Rolled(Event):
    """Dice show these symbols."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Several(Named("symbols", "symbol", SYMBOLS)),
        Several(Named("colours", "colour", COLOURS)),  # of the dice that fell: how lucky it was depends on them
    )

    def __init__(self, reckoner: int, symbols: tuple[int, ...], colours: tuple[int, ...]) -> None:
        self.reckoner = reckoner
        self.symbols = symbols
        self.colours = colours


class DieSetAside(Event):
    """A die is out for this phase."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("colour", "colour", COLOURS),
    )

    def __init__(self, reckoner: int, colour: int) -> None:
        self.reckoner = reckoner
        self.colour = colour


class DieSwapped(Event):
    """A die goes to the reserve, another comes."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("gave", "colour", COLOURS),
        Named("took", "colour", COLOURS),
    )

    def __init__(self, reckoner: int, gave: int, took: int) -> None:
        self.reckoner = reckoner
        self.gave = gave
        self.took = took


class DieGained(Event):
    """A die comes from the reserve."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("colour", "colour", COLOURS),
    )

    def __init__(self, reckoner: int, colour: int) -> None:
        self.reckoner = reckoner
        self.colour = colour


class DieLost(Event):
    """A die is gone."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("colour", "colour", COLOURS),
    )

    def __init__(self, reckoner: int, colour: int) -> None:
        self.reckoner = reckoner
        self.colour = colour


class Aimed(Event):
    """The sniper token marks a district."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class Began(Event):
    """A Reckoner takes a source in hand."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Several(Named("symbols", "symbol", SYMBOLS)),
    )

    def __init__(self, reckoner: int, symbols: tuple[int, ...]) -> None:
        self.reckoner = reckoner
        self.symbols = symbols


class Researched(Event):
    """Research falls."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("district", "district", DISTRICTS),
        Named("target", "target", TARGETS),
        Number("left"),
    )

    def __init__(self, district: int, target: int, left: int) -> None:
        self.district = district
        self.target = target
        self.left = left


class Weakened(Event):
    """A weakness is found."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("district", "district", DISTRICTS),
        Named("target", "target", TARGETS),
    )

    def __init__(self, district: int, target: int) -> None:
        self.district = district
        self.target = target


class Contained(Event):
    """A bracket goes left."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("district", "district", DISTRICTS),
        Named("bracket", "bracket", BRACKETS),
        Number("left"),
    )

    def __init__(self, district: int, bracket: int, left: int) -> None:
        self.district = district
        self.bracket = bracket
        self.left = left


class Attacked(Event):
    """Health falls."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("district", "district", DISTRICTS),
        Named("target", "target", TARGETS),
        Number("left"),
    )

    def __init__(self, district: int, target: int, left: int) -> None:
        self.district = district
        self.target = target
        self.left = left


class Defeated(Event):
    """An Epic falls."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("epic", "epic", EPICS),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, epic: int, district: int) -> None:
        self.epic = epic
        self.district = district


class Dispersed(Event):
    """An Enforcement figure is removed."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class ShieldBroken(Event):
    """A shield is removed."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("district", "district", DISTRICTS),
        Named("shield", "shield", SHIELDS),
    )

    def __init__(self, district: int, shield: int) -> None:
        self.district = district
        self.shield = shield


class Earned(Event):
    """Money comes in."""

    parts: ClassVar[tuple[Part, ...]] = (Number("money"), Number("held"))

    def __init__(self, money: int, held: int) -> None:
        self.money = money
        self.held = held


class Planned(Event):
    """A plan token is gained."""

    parts: ClassVar[tuple[Part, ...]] = (Named("reckoner", "reckoner", RECKONERS),)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class Protected(Event):
    """A district of Ildithia is protected."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS), Number("level"))

    def __init__(self, district: int, level: int) -> None:
        self.district = district
        self.level = level


class Moved(Event):
    """A Reckoner changes districts."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, reckoner: int, district: int) -> None:
        self.reckoner = reckoner
        self.district = district


class BarricadeCleared(Event):
    """A barricade is removed."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class TokenErased(Event):
    """A duplicate token is removed."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class Activated(Event):
    """A card is used."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "card", CARDS),
    )

    def __init__(self, reckoner: int, card: int) -> None:
        self.reckoner = reckoner
        self.card = card


class TokenUsed(Event):
    """A plan token is used."""

    parts: ClassVar[tuple[Part, ...]] = (Named("reckoner", "reckoner", RECKONERS),)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class HelpUsed(Event):
    """A Dawnslight card is used."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "dawnslight", HELP_IDS),
    )

    def __init__(self, reckoner: int, card: int) -> None:
        self.reckoner = reckoner
        self.card = card


class HelpReceived(Event):
    """A Dawnslight card is kept."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "dawnslight", HELP_IDS),
    )

    def __init__(self, reckoner: int, card: int) -> None:
        self.reckoner = reckoner
        self.card = card


class TrackMoved(Event):
    """A district track of Babilar goes down."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS), Number("left"))

    def __init__(self, district: int, left: int) -> None:
        self.district = district
        self.left = left


class DieRecovered(Event):
    """A spent die can be used again."""

    parts: ClassVar[tuple[Part, ...]] = (Named("reckoner", "reckoner", RECKONERS),)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class DieTurned(Event):
    """A die shows another face."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("symbol", "symbol", SYMBOLS),
    )

    def __init__(self, reckoner: int, symbol: int) -> None:
        self.reckoner = reckoner
        self.symbol = symbol


class Charged(Event):
    """Demolition tokens on the card."""

    parts: ClassVar[tuple[Part, ...]] = (Number("tokens"),)

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens


class GreatEpicMoved(Event):
    """The Great Epic stands elsewhere."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class PieceCarried(Event):
    """A piece is carried to another district."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("piece", "piece", PIECES),
        Named("district", "district", DISTRICTS),
        Named("to", "district", DISTRICTS),
    )

    def __init__(self, piece: int, district: int, to: int) -> None:
        self.piece = piece
        self.district = district
        self.to = to


class Bought(Event):
    """A card is bought."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "card", EQUIPMENT),
    )

    def __init__(self, reckoner: int, card: int) -> None:
        self.reckoner = reckoner
        self.card = card


class Sold(Event):
    """A card is sold."""

    parts: ClassVar[tuple[Part, ...]] = (Named("card", "card", EQUIPMENT), Number("money"))

    def __init__(self, card: int, money: int) -> None:
        self.card = card
        self.money = money


class WasStolen(Event):
    """A card is stolen."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "card", EQUIPMENT),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, reckoner: int, card: int, district: int) -> None:
        self.reckoner = reckoner
        self.card = card
        self.district = district


class CameBack(Event):
    """A stolen card comes home."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "card", EQUIPMENT),
    )

    def __init__(self, reckoner: int, card: int) -> None:
        self.reckoner = reckoner
        self.card = card


class SwitchedOff(Event):
    """A card does not work for a while."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("card", "card", EQUIPMENT),
    )

    def __init__(self, reckoner: int, card: int) -> None:
        self.reckoner = reckoner
        self.card = card


class Thwarted(Event):
    """A plan token is lost."""

    parts: ClassVar[tuple[Part, ...]] = (Named("reckoner", "reckoner", RECKONERS),)

    def __init__(self, reckoner: int) -> None:
        self.reckoner = reckoner


class Pillaged(Event):
    """Money is lost."""

    parts: ClassVar[tuple[Part, ...]] = (Number("held"),)

    def __init__(self, held: int) -> None:
        self.held = held


class BaseDiscovered(Event):
    """The base marker goes down."""

    parts: ClassVar[tuple[Part, ...]] = (Number("space"),)

    def __init__(self, space: int) -> None:
        self.space = space


class BaseHidden(Event):
    """The base marker goes up."""

    parts: ClassVar[tuple[Part, ...]] = (Number("space"),)

    def __init__(self, space: int) -> None:
        self.space = space


class BaseFound(Event):
    """A base is found."""


class PopulationFell(Event):
    """People die."""

    parts: ClassVar[tuple[Part, ...]] = (Number("loss"), Number("left"))

    def __init__(self, loss: int, left: int) -> None:
        self.loss = loss
        self.left = left


class PopulationRose(Event):
    """People are saved."""

    parts: ClassVar[tuple[Part, ...]] = (Number("gain"), Number("left"))

    def __init__(self, gain: int, left: int) -> None:
        self.gain = gain
        self.left = left


class EpicActed(Event):
    """An Epic's activation begins."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("epic", "epic", EPICS),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, epic: int, district: int) -> None:
        self.epic = epic
        self.district = district


class ActPerformed(Event):
    """An action happens in a district."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("action", "action", ACTIONS),
        Named("district", "district", DISTRICTS),
    )

    def __init__(self, action: int, district: int) -> None:
        self.action = action
        self.district = district


class BracketMoved(Event):
    """An Epic's bracket moves."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS), Number("bracket"))

    def __init__(self, district: int, bracket: int) -> None:
        self.district = district
        self.bracket = bracket


class TrackStrengthened(Event):
    """A track of the Great Epic is strengthened."""

    parts: ClassVar[tuple[Part, ...]] = (Named("track", "track", TRACKS), Number("bracket"))

    def __init__(self, track: int, bracket: int) -> None:
        self.track = track
        self.bracket = bracket


class AbilityRolled(Event):
    """The Epic ability die falls."""

    parts: ClassVar[tuple[Part, ...]] = (Named("action", "action", ACTIONS),)

    def __init__(self, action: int) -> None:
        self.action = action


class PowerRolled(Event):
    """Limelight's dice fall."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("yellow", "row", ROWS),
        Named("black", "row", ROWS),
        Named("red", "row", ROWS),
        Named("blue", "row", ROWS),
    )

    def __init__(self, yellow: int, black: int, red: int, blue: int) -> None:
        self.yellow = yellow
        self.black = black
        self.red = red
        self.blue = blue


class Assaulted(Event):
    """A Reckoner suffers an assault effect."""

    parts: ClassVar[tuple[Part, ...]] = (
        Named("reckoner", "reckoner", RECKONERS),
        Named("assault", "assault", ASSAULTS),
    )

    def __init__(self, reckoner: int, assault: int) -> None:
        self.reckoner = reckoner
        self.assault = assault


class AssaultsEnded(Event):
    """Assault tokens are returned."""


class CityMoved(Event):
    """Ildithia's movement board passes a district."""

    parts: ClassVar[tuple[Part, ...]] = (Named("district", "district", DISTRICTS),)

    def __init__(self, district: int) -> None:
        self.district = district


class Won(Event):
    """The Great Epic is defeated."""


class Lost(Event):
    """The population is gone."""
