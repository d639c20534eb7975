"""How a pack writes the words of cards, and how they become effects, modifiers and triggers in flat rows."""

from __future__ import annotations

from typing import Any, Final

from samovar.content.schema import Flag, Kind, ListOf, Maybe, Record, Tagged, Whole, Word
from samovar.games.steamwatchers.content.added_words import ADDED_CENTRES, ADDED_EFFECTS, ADDED_FILTERS, ADDED_TESTS
from samovar.games.steamwatchers.content.effects import (
    CHOICE_WORDS,
    CHOOSER_WORDS,
    CONTROL_WORDS,
    EFFECT_WORDS,
    METRIC_WORDS,
    MODIFIER_WORDS,
    PIECE_WORDS,
    ROLE_WORDS,
    TEST_WORDS,
    TRIGGER_WORDS,
    WHO_WORDS,
    Effect,
    Filter,
    Modifier,
    Test,
    Trigger,
)
from samovar.games.steamwatchers.content.ids import FUEL_IDS, NONE, STRUCTURE_IDS

LOWEST_DELTA: Final = -9

ZONE_FILTER = Record(
    {
        "control": Maybe(Word(*CONTROL_WORDS), "anybody"),
        "column": Maybe(Flag(), False),
        "column-or-farm": Maybe(Flag(), False),
        "haven": Maybe(Flag()),
        "min-floors": Maybe(Whole(0, 5), 0),
        "max-floors": Maybe(Whole(0, 5), NONE),
        "deserted": Maybe(Flag(), False),
        "chosen": Maybe(Flag(), False),
        **{word: Maybe(Flag(), False) for word in ADDED_FILTERS},
    }
)

METRIC: dict[str, Kind] = {"of": Word(*METRIC_WORDS)}
COUNTED: dict[str, Kind] = {**METRIC, "count": Whole()}
TEST = Tagged(
    "test",
    {
        "highest": Record(METRIC),
        "lowest": Record(METRIC),
        "at-least": Record(COUNTED),
        "at-most": Record(COUNTED),
        "exactly": Record(COUNTED),
        **{word: Record({"zone": ZONE_FILTER}) for word in ADDED_TESTS},
    },
)

EFFECT = Tagged("do")
EFFECTS = ListOf(EFFECT)
WHO: dict[str, Kind] = {
    "who": Word(*WHO_WORDS),
    "when": Maybe(TEST),
    "optional": Maybe(Flag(), False),
    "otherwise": Maybe(EFFECTS, []),
}
AMOUNT: dict[str, Kind] = {
    "amount": Maybe(Whole(1), 1),
    "per": Maybe(Word(*METRIC_WORDS)),
    "div": Maybe(Whole(1), 1),
    "max": Maybe(Whole(1), NONE),
}
FUEL: dict[str, Kind] = {"fuel": Word(*FUEL_IDS)}
SOMEWHERE: dict[str, Kind] = {"zone": ZONE_FILTER}
WHERE: dict[str, Kind] = {"zone": Maybe(ZONE_FILTER)}
STRUCTURE: dict[str, Kind] = {"structures": ListOf(Word(*STRUCTURE_IDS), 1, distinct=True)}

EFFECT.cases.update(
    {
        "gain-fuel": Record({**WHO, **AMOUNT, **FUEL}),
        "lose-fuel": Record({**WHO, **AMOUNT, **FUEL}),
        "swap-fuel": Record({**WHO, **AMOUNT}),
        "incubate": Record({**WHO, **AMOUNT}),
        "ward": Record({**WHO, **AMOUNT}),
        "soothe": Record({**WHO, **AMOUNT}),
        "cleanse": Record({**WHO, **AMOUNT}),
        "recruit": Record({**WHO, **AMOUNT, **SOMEWHERE}),
        "mobilise": Record({**WHO, "at": Word("any", *ADDED_CENTRES), "cost": Maybe(Whole(), 0)}),
        "shift": Record({**WHO, **AMOUNT}),
        "reveal-column": Record(AMOUNT),
        "add-floor": Record({**WHO, **AMOUNT, **SOMEWHERE}),
        "draw-steam": Record({**WHO, **AMOUNT}),
        "place-contract": Record({**WHO, **AMOUNT}),
        "return-contract": Record({**WHO, **AMOUNT}),
        "build": Record({**WHO, **AMOUNT, **SOMEWHERE, **STRUCTURE}),
        "raze": Record({**WHO, **AMOUNT, **SOMEWHERE, **STRUCTURE}),
        "morale": Record({**WHO, **AMOUNT, **SOMEWHERE}),
        "choose": Record(
            {"by": Word(*CHOOSER_WORDS), "choice": Word(*CHOICE_WORDS), "keep": Flag(), "zone": Maybe(ZONE_FILTER)}
        ),
        "offer": Record({**WHO, "cost": Whole(1), "then": EFFECTS}),
        "option": Record({**WHO, "among": ListOf(EFFECTS, 2)}),
        "auction": Record({**WHO, "then": EFFECTS}),
        **{word: Record({**WHO, **AMOUNT}) for word in ADDED_EFFECTS},
    }
)

CONCERNS: dict[str, Kind] = {"who": Maybe(Word(*WHO_WORDS), "all")}
SIZE: dict[str, Kind] = {"amount": Whole(LOWEST_DELTA)}
BARE = Record(CONCERNS)
SIZED = Record({**CONCERNS, **SIZE})

MODIFIER = Tagged(
    "change",
    {
        "closed-sea": BARE,
        "open-sea": BARE,
        "units-per-move": SIZED,
        "bid-limit": SIZED,
        "no-support": BARE,
        "no-negotiation": BARE,
        "strength": Record(
            {**CONCERNS, **SIZE, **WHERE, "of": Word(*PIECE_WORDS), "role": Maybe(Word(*ROLE_WORDS), "any")}
        ),
        "forced-march-cost": SIZED,
        "farm-cost": SIZED,
        "column-incubation": Record({**CONCERNS, **SIZE, **SOMEWHERE}),
        "zone-incubation": Record({**CONCERNS, **SIZE, **SOMEWHERE}),
        "decline": Record({**SIZE, **SOMEWHERE}),
        "losses": SIZED,
        "closed-zone": BARE,
        "link": Record({**CONCERNS, **SOMEWHERE}),
        "haven": BARE,
        "geo": SIZED,
        "supply": SIZED,
        "bid-last": SIZED,
        "carry-units": SIZED,
        "carry-structures": BARE,
        "sea-by-contract": BARE,
        "sea-by-free-slot": BARE,
        "free-support": BARE,
        "mountain-as-plain": BARE,
        "extra-plain": SIZED,
        "draw-more": SIZED,
        "second-archon-card": BARE,
        "shield-harm": BARE,
        "shield-all": BARE,
    },
)

TRIGGER = Tagged(
    "event",
    {
        "passed": Record({"nth": Whole(1), "then": EFFECTS}),
        "combat-won": Record(
            {"versus-chosen": Maybe(Flag(), False), "once-a-turn": Maybe(Flag(), False), "then": EFFECTS}
        ),
        "great-white": Record({"then": EFFECTS}),
        "card-taken": Record({"then": EFFECTS}),
    },
)


class Phrases:
    """The rows that cards point into; filled card by card, `memory` being where the card at hand remembers."""

    def __init__(self) -> None:
        self.filters: list[Filter] = []
        self.tests: list[Test] = []
        self.effects: list[Effect] = []
        self.modifiers: list[Modifier] = []
        self.triggers: list[Trigger] = []

    def add_effects(self, told: list[dict[str, Any]], memory: int) -> list[int]:
        return [self.add_effect(one, memory) for one in told]

    def add_effect(self, told: dict[str, Any], memory: int) -> int:
        """Inner effects come first, so that every number that an effect holds is known."""
        inner = [self.add_effects(each, memory) for each in told.get("among", [])]
        if "then" in told:
            inner.append(self.add_effects(told["then"], memory))
        structures: list[str] = told.get("structures", [])
        self.effects.append(
            Effect(
                word=EFFECT_WORDS.index(told["do"]),
                who=_place(WHO_WORDS, told.get("who")),
                amount=told.get("amount", 1),
                per=_place(METRIC_WORDS, told.get("per")),
                div=told.get("div", 1),
                most=told.get("max", NONE),
                optional=told.get("optional", False),
                test=self.add_test(told.get("when")),
                otherwise=self.add_effects(told.get("otherwise", []), memory),
                fuel=_place(FUEL_IDS, told.get("fuel")),
                zone=self.add_filter(told.get("zone")),
                structures=[STRUCTURE_IDS.index(structure) for structure in structures],
                centre=_place(["any", *ADDED_CENTRES], told.get("at", "any")) - 1,
                cost=told.get("cost", 0),
                inner=inner,
                choice=_place(CHOICE_WORDS, told.get("choice")),
                by=_place(CHOOSER_WORDS, told.get("by")),
                keep=told.get("keep", False),
                memory=memory,
            )
        )
        return len(self.effects) - 1

    def add_modifiers(self, told: list[dict[str, Any]], memory: int) -> list[int]:
        numbers = []
        for one in told:
            self.modifiers.append(
                Modifier(
                    word=MODIFIER_WORDS.index(one["change"]),
                    who=_place(WHO_WORDS, one.get("who", "all")),
                    amount=one.get("amount", 0),
                    of=_place(PIECE_WORDS, one.get("of")),
                    role=_place(ROLE_WORDS, one.get("role")),
                    zone=self.add_filter(one.get("zone")),
                    memory=memory,
                )
            )
            numbers.append(len(self.modifiers) - 1)
        return numbers

    def add_triggers(self, told: list[dict[str, Any]], memory: int) -> list[int]:
        numbers = []
        for one in told:
            self.triggers.append(
                Trigger(
                    word=TRIGGER_WORDS.index(one["event"]),
                    nth=one.get("nth", 0),
                    versus_chosen=one.get("versus-chosen", False),
                    once=one.get("once-a-turn", False),
                    effects=self.add_effects(one["then"], memory),
                    memory=memory,
                )
            )
            numbers.append(len(self.triggers) - 1)
        return numbers

    def add_filter(self, told: dict[str, Any] | None) -> int:
        if told is None:
            return NONE
        self.filters.append(
            Filter(
                control=CONTROL_WORDS.index(told["control"]),
                column=told["column"],
                column_or_farm=told["column-or-farm"],
                haven=NONE if told["haven"] is None else int(told["haven"]),
                least_floors=told["min-floors"],
                most_floors=told["max-floors"],
                deserted=told["deserted"],
                chosen=told["chosen"],
                beyond=max([place for place in range(len(ADDED_FILTERS)) if told[ADDED_FILTERS[place]]], default=NONE),
            )
        )
        return len(self.filters) - 1

    def add_test(self, told: dict[str, Any] | None) -> int:
        if told is None:
            return NONE
        self.tests.append(
            Test(
                word=TEST_WORDS.index(told["test"]),
                metric=_place(METRIC_WORDS, told.get("of")),
                count=told.get("count", 0),
                zone=self.add_filter(told.get("zone")),
            )
        )
        return len(self.tests) - 1


def _place(words: list[str], word: str | None) -> int:
    return NONE if word is None else words.index(word)
