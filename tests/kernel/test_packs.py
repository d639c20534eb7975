"""Content packs: every value says where it comes from, every fault is told, an overlay changes what it names."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samovar.content.packs import Pack, overlaid, read, unchecked
from samovar.content.schema import (
    Flag,
    Id,
    Line,
    ListOf,
    Maybe,
    Reading,
    Record,
    Ref,
    TableOf,
    Tagged,
    Text,
    Whole,
    Word,
)
from samovar.kernel.errors import Faulty, Impossible, Unreadable

EFFECT = Tagged("do", {"draw": Record({"cards": Whole(1, 3)}), "move": Record({"to": Ref("zones")})})
EFFECT.cases["choose"] = Record({"among": ListOf(EFFECT, least=2)})

SCHEMA = Record(
    {
        "limits": Record({"barrels": Whole(0, 60), "towers": Maybe(Whole(0, 15), 10)}),
        "zones": TableOf(
            Record(
                {
                    "name": Line(),
                    "terrain": Word("plain", "mountain"),
                    "haven": Flag(),
                    "next": ListOf(Ref("zones"), distinct=True),
                }
            ),
            least=1,
        ),
        "cards": TableOf(Record({"text": Text(), "effects": ListOf(EFFECT)}), additions=True),
        "votes": Maybe(TableOf(Whole(0, 9), keys="zones"), {}),
    }
)

HEAD = """
id = "house"
game = "tiny"
version = 1
title = { fr = "Édition maison", en = "House edition" }
"""

LIMITS = """
[limits]
origin = "rulebook"
barrels = 60
towers = { value = 12, origin = "inferred" }
"""

MAP = """
origin = "house"

[zones.elsass]
name = "Elsass"
terrain = "plain"
haven = true
next = ["tirol"]

[zones.tirol]
origin = "inferred"
name = { value = "Tirol", origin = "rulebook" }
terrain = "mountain"
haven = false
next = ["elsass"]
"""

CARDS = """
[cards.a01]
origin = "house"
text = { fr = "Piochez.", en = "Draw." }
effects = [{ do = "draw", cards = 2 }, { do = "move", to = "tirol", origin = "inferred" }]
"""


def folder(path: Path, **files: str) -> Path:
    path.mkdir(exist_ok=True)
    for name, text in files.items():
        (path / f"{name}.toml").write_text(text, encoding="utf-8")
    return path


def house(path: Path, **changed: str) -> Path:
    return folder(path / "house", **{"pack": HEAD, "limits": LIMITS, "map": MAP, "cards": CARDS, **changed})


def box(path: Path, text: str, head: str = "") -> Path:
    """An owner's overlay: values that he read off his box."""
    first = HEAD.replace('"house"', '"my-box"') + 'over = "house"\norigin = "printed"\n' + head
    return folder(path / "box", pack=first, values=text)


def told(path: Path) -> list[str]:
    with pytest.raises(Faulty) as faulty:
        read(path, SCHEMA)
    return [str(fault) for fault in faulty.value.faults]


def told_over(path: Path, text: str, head: str = "") -> list[str]:
    base = read(house(path), SCHEMA)
    with pytest.raises(Faulty) as faulty:
        overlaid(base, box(path, text, head), SCHEMA)
    return [str(fault) for fault in faulty.value.faults]


def over(path: Path, text: str) -> Pack:
    return overlaid(read(house(path), SCHEMA), box(path, text), SCHEMA)


def test_a_pack_gives_plain_values_and_where_each_comes_from(tmp_path):
    pack = read(house(tmp_path), SCHEMA)

    assert pack.values["limits"] == {"barrels": 60, "towers": 12}
    assert pack.at("zones.tirol.name") == "Tirol"
    assert pack.at("cards.a01.effects.1") == {"do": "move", "to": "tirol"}
    assert pack.origin_of("limits.barrels") == "rulebook"
    assert pack.origin_of("limits.towers") == "inferred"
    assert pack.origin_of("zones.elsass.terrain") == "house"
    assert pack.origin_of("zones.tirol.terrain") == "inferred"
    assert pack.origin_of("zones.tirol.name") == "rulebook"
    assert pack.origin_of("cards.a01.text") == "house"
    assert pack.origin_of("cards.a01.effects.0.cards") == "house"
    assert pack.origin_of("cards.a01.effects.1.to") == "inferred"


def test_origins_are_counted_by_value(tmp_path):
    pack = read(house(tmp_path), SCHEMA)

    assert pack.origins() == {"printed": 0, "rulebook": 2, "inferred": 6, "house": 7}


def test_what_may_be_left_out_has_its_default(tmp_path):
    path = house(tmp_path, limits='[limits]\norigin = "rulebook"\nbarrels = 60\n')

    pack = read(path, SCHEMA)

    assert pack.at("limits.towers") == 10
    assert pack.origin_of("limits.towers") == "rulebook"
    assert pack.at("votes") == {}


def test_asking_for_the_origin_of_nothing_says_so(tmp_path):
    pack = read(house(tmp_path), SCHEMA)

    with pytest.raises(Unreadable, match=r"zones\.atlantis: is not in house@1:"):
        pack.origin_of("zones.atlantis")


def test_a_table_may_be_spread_over_files(tmp_path):
    zone = '[zones.istra]\norigin = "house"\nname = "Istra"\nterrain = "plain"\nhaven = false\nnext = []\n'

    pack = read(house(tmp_path, more=zone), SCHEMA)

    assert list(pack.values["zones"]) == ["elsass", "tirol", "istra"]


def test_a_value_may_not_stand_in_two_files(tmp_path):
    assert told(house(tmp_path, more=LIMITS)) == [
        "more.toml: limits.barrels: stands already in limits.toml",
        "more.toml: limits.towers: stands already in limits.toml",
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("limits", "barrels = 60", "barrels = 61", "limits.toml: limits.barrels: must be from 0 to 60, not 61"),
        ("limits", "barrels = 60", "barrels = true", "limits.barrels: must be a whole number, not true"),
        ("limits", "barrels = 60", "barrels = 6.5", "limits.barrels: must be a whole number, not 6.5"),
        ("limits", "barrels = 60", "", "limits.toml: limits.barrels: is missing"),
        ("limits", "barrels = 60", "barrels = 60\nbarels = 1", "limits.barels: is no field here; there are barrels"),
        ("limits", "[limits]", "[[limits]]", "limits.toml: limits: must be a table, not a list"),
        ("limits", 'origin = "rulebook"', "", "limits.toml: limits: states no origin for barrels"),
        ("limits", '"rulebook"', '"hearsay"', "limits.origin: must be one of printed, rulebook, inferred, house"),
        ("limits", '"inferred"', "3", "limits.towers.origin: must be one of printed, rulebook, inferred, house"),
        ("limits", "[limits]", "[limits", "limits.toml: is not TOML: "),
        ("map", '"plain"', '"swamp"', "zones.elsass.terrain: must be one of plain, mountain, not 'swamp'"),
        ("map", "haven = true", "haven = 1", "zones.elsass.haven: must be true or false, not 1"),
        ("map", '["tirol"]', '["atlantis"]', "map.toml: zones.elsass.next.0: 'atlantis' is not in zones"),
        ("map", '["tirol"]', "[7]", "zones.elsass.next.0: must be an id of zones, not 7"),
        ("map", '["tirol"]', '["tirol", "tirol"]', "zones.elsass.next: names an entry twice"),
        ("map", '["tirol"]', '"tirol"', "zones.elsass.next: must be a list, not 'tirol'"),
        ("map", "zones.elsass", "zones.El_sass", "zones.El_sass: an id is lower-case words with hyphens"),
        ("map", '"Elsass"', '" "', "zones.elsass.name: must be a text that is not empty, not ' '"),
        ("cards", ', en = "Draw."', "", "cards.toml: cards.a01.text: has no text in en"),
        ("cards", "en =", "de =", "cards.a01.text.de: is not a language of ours: fr or en"),
        ("cards", '{ fr = "Piochez.", en = "Draw." }', '"Draw."', "cards.a01.text: must be a text in fr and en"),
        ("cards", 'do = "draw"', 'do = "dig"', "effects.0.do: must be one of draw, move, choose, not 'dig'"),
        ("cards", 'do = "draw", ', "", "cards.a01.effects.0.do: is missing"),
        ("cards", "cards = 2", "cards = 4", "cards.a01.effects.0.cards: must be from 1 to 3, not 4"),
        ("cards", '{ do = "draw", cards = 2 }', "2", "cards.a01.effects.0: must be a table with do, not 2"),
        (
            "cards",
            '{ do = "draw", cards = 2 }',
            '{ do = "choose", among = [{ do = "draw", cards = 0 }] }',
            "cards.a01.effects.0.among.0.cards: must be from 1 to 3, not 0",
        ),
        ("pack", "version = 1", "version = 0", "pack.toml: version: must be from 1"),
        ("pack", 'id = "house"', 'id = "The House"', "pack.toml: id: must be lower-case words with hyphens"),
        ("pack", "version = 1", "version = 1\nauthor = 'me'", "pack.toml: author: is no field here"),
        ("pack", "version = 1", "version = 1\nover = 'house'", "pack.toml: over: lies over house, so it is no"),
        ("pack", "version = 1", "version = 1\norigin = 'x'", "pack.toml: origin: must be one of printed"),
    ],
)
def test_each_fault_of_a_pack_is_told_with_file_path_and_reason(tmp_path, name, old, new, said):
    text = {"pack": HEAD, "limits": LIMITS, "map": MAP, "cards": CARDS}[name]
    assert old in text

    faults = told(house(tmp_path, **{name: text.replace(old, new)}))

    assert any(said in fault for fault in faults), faults
    assert all(fault.startswith((f"{name}.toml: ", "house: ", "map.toml: ")) for fault in faults), faults


def test_the_keys_of_a_table_may_be_the_ids_of_another(tmp_path):
    path = house(tmp_path, votes='[votes]\norigin = "house"\nelsass = 2\natlantis = 1\n')

    assert told(path) == ["votes.toml: votes.atlantis: 'atlantis' is not in zones"]


@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ({"north": 1}, (("seats",), "has no entry 'south'")),
        ({"north": 1, "south": 2, "west": 3}, (("seats", "west"), "is not one of north, south")),
    ],
)
def test_a_table_may_have_its_ids_fixed(seats, fault):
    schema = Record({"seats": TableOf(Whole(), ids=("north", "south"))})
    reading = Reading()

    schema.read({"seats": seats}, (), reading)

    assert reading.faults == [fault]


def test_all_faults_of_all_files_are_told_at_once(tmp_path):
    path = house(
        tmp_path,
        limits=LIMITS.replace("60", "61"),
        map=MAP.replace('"plain"', '"swamp"'),
        cards=CARDS.replace("cards = 2", "cards = 9"),
    )

    assert len(told(path)) == 3


def test_no_field_may_be_called_like_the_statement_of_an_origin():
    with pytest.raises(Impossible, match="a field cannot be called value"):
        Record({"value": Whole()})


def test_a_folder_without_a_first_page_is_no_pack(tmp_path):
    assert told(folder(tmp_path / "empty")) == ["empty: has no pack.toml, so it is not a pack"]
    assert told(tmp_path / "nowhere") == ["nowhere: is not a folder"]


def test_an_overlay_replaces_only_what_it_names(tmp_path):
    base = read(house(tmp_path), SCHEMA)

    pack = over(tmp_path, "[limits]\nbarrels = 58\n[zones.elsass]\nnext = []\n")

    assert pack.at("limits.barrels") == 58
    assert pack.at("limits.towers") == 12
    assert pack.at("zones.elsass") == {**base.at("zones.elsass"), "next": []}
    assert pack.at("zones.tirol") == base.at("zones.tirol")
    assert pack.origin_of("limits.barrels") == "printed"
    assert pack.origin_of("limits.towers") == "inferred"
    assert pack.origin_of("zones.elsass.next") == "printed"
    assert pack.origin_of("zones.elsass.haven") == "house"
    assert base.at("limits.barrels") == 60


def test_an_overlay_replaces_a_list_with_all_that_it_held(tmp_path):
    pack = over(tmp_path, '[cards.a01]\neffects = [{ do = "draw", cards = 1 }]\n')

    assert pack.at("cards.a01.effects") == [{"do": "draw", "cards": 1}]
    assert pack.origin_of("cards.a01.effects.0.cards") == "printed"
    assert pack.origin_of("cards.a01.text") == "house"
    assert pack.origins() == {"printed": 2, "rulebook": 2, "inferred": 4, "house": 5}


def test_an_owner_of_a_french_box_may_give_the_french_text_alone(tmp_path):
    pack = over(tmp_path, '[cards.a01]\ntext = { fr = "Tirez." }\n')

    assert pack.at("cards.a01.text") == {"fr": "Tirez.", "en": "Draw."}
    assert pack.origin_of("cards.a01.text.fr") == "printed"
    assert pack.origin_of("cards.a01.text.en") == "house"


def test_an_overlay_may_add_where_the_schema_allows_it(tmp_path):
    pack = over(tmp_path, '[cards.a02]\ntext = { fr = "Rien.", en = "Nothing." }\neffects = []\n')

    assert list(pack.at("cards")) == ["a01", "a02"]
    assert pack.origin_of("cards.a02.text") == "printed"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[zones.atlantis]\nhaven = true\n", "values.toml: zones.atlantis: is not in the pack that this one"),
        ("[zones.elsass]\nheaven = true\n", "values.toml: zones.elsass.heaven: is no field here"),
        ("[limits]\nbarrels = 99\n", "values.toml: limits.barrels: must be from 0 to 60, not 99"),
        ("[cards.a02]\neffects = []\n", "values.toml: cards.a02.text: is missing"),
        ('[cards.a01]\neffects = [{ do = "move" }]\n', "values.toml: cards.a01.effects.0.to: is missing"),
        ('[zones.elsass]\nnext = ["atlantis"]\n', "values.toml: zones.elsass.next.0: 'atlantis' is not in zones"),
        ("[votes]\natlantis = 1\n", "values.toml: votes.atlantis: is not in the pack that this one lies over"),
    ],
)
def test_each_fault_of_an_overlay_is_told_with_file_path_and_reason(tmp_path, text, said):
    faults = told_over(tmp_path, text)

    assert len(faults) == 1
    assert faults[0].startswith(said)


def test_an_overlay_says_what_it_lies_over(tmp_path):
    base = read(house(tmp_path), SCHEMA)
    head = HEAD.replace('"tiny"', '"other"') + 'over = "first-print"\n'

    with pytest.raises(Faulty) as faulty:
        overlaid(base, folder(tmp_path / "box", pack=head), SCHEMA)

    assert [str(fault) for fault in faulty.value.faults] == [
        "pack.toml: over: lies over first-print, but the values below are house",
        "pack.toml: game: is other, but the values below are tiny",
    ]


def test_overlays_lie_on_one_another(tmp_path):
    first = over(tmp_path, "[limits]\nbarrels = 58\n")
    second = HEAD.replace('"house"', '"errata"') + 'over = "house"\norigin = "rulebook"\n'

    pack = overlaid(first, folder(tmp_path / "errata", pack=second, values="[limits]\ntowers = 11\n"), SCHEMA)

    assert pack.values["limits"] == {"barrels": 58, "towers": 11}
    assert pack.stack == ["house@1", "my-box@1", "errata@1"]
    assert (pack.origin_of("limits.barrels"), pack.origin_of("limits.towers")) == ("printed", "rulebook")


def test_the_label_names_editions_and_changes_with_the_values_only(tmp_path):
    base = read(house(tmp_path), SCHEMA)
    same = read(house(tmp_path, limits="# a comment\n" + LIMITS), SCHEMA)
    more = over(tmp_path, "[limits]\nbarrels = 58\n")
    again = over(tmp_path, "[limits]\nbarrels = 60\n")

    assert base.label == f"house@1:{base.digest[:12]}"
    assert len(base.digest) == 64
    assert same.label == base.label
    assert more.label == f"house@1+my-box@1:{more.digest[:12]}"
    assert len({base.digest, more.digest, again.digest}) == 3


def test_a_pack_without_a_schema_is_read_for_its_shape(tmp_path):
    pack = unchecked(house(tmp_path))

    assert pack.values["limits"] == {"barrels": 60, "towers": 12}
    with pytest.raises(Unreadable, match="states no origin for barrels"):
        unchecked(house(tmp_path, limits="[limits]\nbarrels = 60\n"))


@given(garbage=st.one_of(st.text(max_size=200), st.binary(max_size=200)), name=st.sampled_from(["pack", "map"]))
def test_garbage_is_unreadable_and_nothing_else(tmp_path_factory, garbage, name):
    path = house(tmp_path_factory.mktemp("packs"))
    written = garbage if isinstance(garbage, bytes) else garbage.encode("utf-8", "surrogatepass")
    (path / f"{name}.toml").write_bytes(written)

    with pytest.raises(Unreadable):
        read(path, SCHEMA)


LEAVES = st.sampled_from(["1", "true", '"plain"', "''", "1.5", "nan", "2020-01-01", '"house"', '"elsass"', "[]"])
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda parts: f"[{', '.join(parts)}]"),
        st.dictionaries(st.sampled_from(["origin", "value", "fr", "en", "do", "cards"]), inner, max_size=3).map(
            lambda fields: "{" + ", ".join(f"{key} = {value}" for key, value in fields.items()) + "}"
        ),
    ),
    max_leaves=6,
)
LINES = st.one_of(
    st.builds(
        lambda key, value: f"{key} = {value}",
        st.sampled_from(["origin", "value", "limits", "barrels", "name", "text", "effects", "next"]),
        VALUES,
    ),
    st.sampled_from(["[limits]", "[zones.elsass]", "[[zones]]", "[cards.a01]", "[zones.istra.next]"]),
)


@given(lines=st.lists(LINES, max_size=8))
def test_an_overlay_of_wrong_values_reads_or_is_unreadable(tmp_path_factory, lines):
    path = tmp_path_factory.mktemp("packs")

    try:
        pack = over(path, "\n".join(lines))
    except Unreadable:
        return

    assert set(pack.origins()) == {"printed", "rulebook", "inferred", "house"}


@pytest.mark.parametrize("nested", ["[" * 300 + "]" * 300, "{a=" * 250 + "1" + "}" * 250])
def test_what_nests_too_deep_is_unreadable(tmp_path, nested):
    with pytest.raises(Unreadable):
        read(house(tmp_path, deep=f'[deep]\norigin = "house"\nvalues = {nested}\n'), SCHEMA)


def test_an_id_is_read_as_such():
    reading = Reading()

    Id().read("mor_irez", ("sea",), reading)

    assert reading.faults == [(("sea",), "must be lower-case words with hyphens, not 'mor_irez'")]


def test_a_table_with_ids_of_its_own_stays_open_where_the_schema_says_so():
    entry = Record({"cost": Whole()})
    closed, open_table = TableOf(entry, ids=("one", "two")), TableOf(entry, additions=True, ids=("one", "two"))
    house = {"one": {"cost": 1}, "two": {"cost": 2}}
    more = {"zeal": {"cost": 3}, **house}

    def faults(table: TableOf, values: object, base: object = None) -> list[str]:
        reading = Reading(partial=base is not None, base=None if base is None else {"cards": base})
        table.read(values, ("cards",), reading)
        return [".".join(path) for path, _ in reading.faults]

    assert faults(closed, more) == ["cards.zeal"]
    assert faults(open_table, more) == []
    assert faults(open_table, {"one": {"cost": 1}, "zeal": {"cost": 3}}) == ["cards"]
    assert faults(open_table, {"zeal": {"cost": 3}}, house) == []
    assert faults(open_table, {"zeal": {}}, house) == ["cards.zeal.cost"]
    assert open_table.all_ids(more) == ["one", "two", "zeal"]
