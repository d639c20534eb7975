"""Content packs: the values printed on boards, cards and maps, each with its origin, read from a folder of files."""

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from samovar.content.languages import LANGUAGES
from samovar.content.schema import Id, Line, Maybe, Path, Reading, Record, Text, Whole, at, named, shown
from samovar.kernel.errors import Faulty, Unreadable, brief

# printed: read off an owner's box; rulebook: stated in a rulebook's text; inferred: deduced from counts and
# examples; house: ours, until somebody reads the printed value.
ORIGINS = ("printed", "rulebook", "inferred", "house")
HEAD_FILE = "pack.toml"
DATA_FOLDER = "data"
SHORT_DIGEST = 12
MOST_BYTES = 4 * 1024 * 1024  # of one file; the largest of the house has a tenth

HEAD = Record(
    {
        "id": Id(),
        "game": Id(),
        "version": Whole(1),
        "title": Text(),
        "over": Maybe(Id(), ""),
        "licence": Maybe(Line(), ""),
        "notes": Maybe(Line(), ""),
    }
)


class Mark:
    """What is known of one value: where it comes from, and the file that says so."""

    def __init__(self, origin: str, file: str) -> None:
        self.origin = origin
        self.file = file


class Head:
    """The first page of a pack: whose values these are, and of which game."""

    def __init__(self, plain: dict[str, Any], origin: str) -> None:
        self.id: str = plain["id"]
        self.game: str = plain["game"]
        self.version: int = plain["version"]
        self.title: dict[str, str] = plain["title"]
        self.over: str = plain["over"]
        self.licence: str = plain["licence"]
        self.notes: str = plain["notes"]
        self.origin = origin


class Pack:
    """Plain nested values of one edition, or of an edition with overlays on it."""

    def __init__(self, head: Head, stack: list[str], values: dict[str, Any], marks: dict[Path, Mark]) -> None:
        self.head = head
        self.stack = stack
        self.values = values
        self.marks = marks

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def game(self) -> str:
        return self.head.game

    @property
    def digest(self) -> str:
        """The same for the same editions and values, whatever the files' order and layout."""
        canonical = json.dumps([self.stack, self.values], sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    @property
    def label(self) -> str:
        """How a record names the content that it was played with: editions, versions, and a digest."""
        return f"{'+'.join(self.stack)}:{self.digest[:SHORT_DIGEST]}"

    def at(self, path: str) -> Any:
        """The value at a dotted path, such as clans.menrau.stocks.clean."""
        return at(self.values, tuple(path.split(".")))

    def origin_of(self, path: str) -> str:
        """Where a value comes from; a value that a default fills in has the origin of its table."""
        steps = tuple(path.split("."))
        if at(self.values, steps) is None:
            raise Unreadable(path, f"is not in {self.label}")
        while steps and steps not in self.marks:
            steps = steps[:-1]
        return self.marks[steps].origin if steps else ""

    def origins(self) -> dict[str, int]:
        """How many values come from where; a text in two languages, or a list of words, counts once."""
        counts = dict.fromkeys(ORIGINS, 0)
        for path in leaves(self.values, ()):
            origin = self.origin_of(".".join(path))
            counts[origin] = counts.get(origin, 0) + 1
        return counts


def leaves(value: object, path: Path) -> list[Path]:
    """The paths of the values that a reader would call one value."""
    if isinstance(value, dict) and not is_text(value):
        return [leaf for key, each in value.items() for leaf in leaves(each, (*path, key))]
    if isinstance(value, list) and any(isinstance(each, (dict, list)) for each in value):
        return [leaf for number, each in enumerate(value) for leaf in leaves(each, (*path, str(number)))]
    return [] if value is None else [path]


def is_text(value: dict[str, Any]) -> bool:
    return bool(value) and all(key in LANGUAGES for key in value)


class Folder:
    """A pack while it is read from its folder: values without their origins, marks, and the faults so far."""

    def __init__(self, folder: Traversable) -> None:
        self.name = folder.name
        self.faults: list[Unreadable] = []
        self.values: dict[str, Any] = {}
        self.marks: dict[Path, Mark] = {}
        if not folder.is_dir():
            raise Faulty(self.name, [Unreadable(self.name, "is not a folder", "fault-no-folder")])
        names = sorted(each.name for each in folder.iterdir() if each.is_file() and each.name.endswith(".toml"))
        if HEAD_FILE not in names:
            why = f"has no {HEAD_FILE}, so it is not a pack"
            raise Faulty(self.name, [Unreadable(self.name, why, "fault-no-head", {"file": HEAD_FILE})])
        self.head = self.read_head(folder)
        for name in names:
            if name != HEAD_FILE:
                self.read_file(folder, name)

    def fault(self, file: str, path: Path, why: str, key: str = "", fill: dict[str, object] | None = None) -> None:
        self.faults.append(Unreadable(f"{file}: {'.'.join(path)}" if path else file, why, key, fill))

    def parsed(self, folder: Traversable, name: str) -> dict[str, Any]:
        try:
            with folder.joinpath(name).open("rb") as file:
                body = file.read(MOST_BYTES + 1)
            if len(body) > MOST_BYTES:
                self.fault(name, (), f"is too large: more than {MOST_BYTES} bytes", "fault-too-large")
                return {}
            return tomllib.loads(body.decode("utf-8"))
        except UnicodeDecodeError:
            self.fault(name, (), "is not UTF-8", "fault-not-utf8")
        except OSError as error:
            self.fault(name, (), error.strerror or "cannot be opened", "fault-unopened")
        except RecursionError:
            self.fault(name, (), "nests too deep", "fault-too-deep")
        except ValueError as error:  # the parser's own, and numbers too long to be numbers
            self.fault(name, (), f"is not TOML: {error}", "fault-not-toml", {"reason": str(error)})
        return {}

    def read_head(self, folder: Traversable) -> Head:
        plain = self.parsed(folder, HEAD_FILE)
        if self.faults:
            raise Faulty(self.name, self.faults)
        origin = self.stated(plain.pop("origin", ""), HEAD_FILE, ())
        reading = Reading()
        head = HEAD.read(plain, (), reading)
        for (path, why), (key, fill) in zip(reading.faults, reading.sentences, strict=True):
            self.fault(HEAD_FILE, path, why, key, fill)
        if self.faults:
            raise Faulty(self.name, self.faults)
        assert isinstance(head, dict)
        return Head(head, origin)

    def read_file(self, folder: Traversable, name: str) -> None:
        raw = self.parsed(folder, name)
        origin = self.stated(raw.pop("origin", self.head.origin), name, ())
        self.settle(raw, self.values, (), origin, name)

    def stated(self, origin: object, file: str, path: Path) -> str:
        if isinstance(origin, str) and (origin in ORIGINS or not origin):
            return origin
        words = ", ".join(ORIGINS)
        told: dict[str, object] = {"words": words, "value": named(origin)}
        self.fault(file, (*path, "origin"), f"must be one of {words}, not {shown(origin)}", "fault-must-word", told)
        return "house"

    def settle(self, raw: dict[str, Any], into: dict[str, Any], path: Path, origin: str, file: str) -> None:
        """Take the values of one table, origins apart; a table may be spread over files, a value may not."""
        nameless = []
        for key, value in raw.items():
            here = (*path, key)
            if isinstance(value, dict) and set(value) != {"value", "origin"} and not is_text(value):
                inner = self.stated(value.pop("origin", origin), file, here)
                known = into.setdefault(key, {})
                if isinstance(known, dict):
                    self.marks.setdefault(here, Mark(inner, file))
                    self.settle(value, known, here, inner, file)
                    continue
            if key in into:
                other = self.marks[here].file
                self.fault(file, here, f"stands already in {other}", "fault-stands-already", {"file": other})
                continue
            into[key] = self.plain(value, here, origin, file)
            if not self.accounted(into[key], here):
                nameless.append(key)
        if nameless:
            words = ", ".join(nameless)
            self.fault(file, path, f"states no origin for {words}", "fault-no-origin", {"words": words})

    def accounted(self, value: object, path: Path) -> bool:
        """Whether a value says where it comes from, itself or part by part."""
        if self.marks[path].origin:
            return True
        if isinstance(value, list) and value:
            return all(self.accounted(each, (*path, str(number))) for number, each in enumerate(value))
        if isinstance(value, dict) and value:
            return all(self.accounted(each, (*path, key)) for key, each in value.items())
        return False

    def plain(self, value: object, path: Path, origin: str, file: str) -> object:
        """A value as the game reads it; `{ value = ..., origin = ... }` states the origin of that value alone."""
        if isinstance(value, dict) and set(value) == {"value", "origin"}:
            origin = self.stated(value["origin"], file, path)
            value = value["value"]
        elif isinstance(value, dict) and "origin" in value:
            origin = self.stated(value["origin"], file, path)
            value = {key: each for key, each in value.items() if key != "origin"}
        self.marks[path] = Mark(origin, file)
        if isinstance(value, list):
            return [self.plain(each, (*path, str(number)), origin, file) for number, each in enumerate(value)]
        if isinstance(value, dict):
            return {key: self.plain(each, (*path, key), origin, file) for key, each in value.items()}
        return value

    def told(self, reading: Reading) -> None:
        """Note what the schema objects to, with the file that each value stands in."""
        for (path, why), (key, fill) in zip(reading.faults, reading.sentences, strict=True):
            known = path
            while known and known not in self.marks:
                known = known[:-1]
            self.fault(self.marks[known].file if known else self.name, path, why, key, fill)

    def close(self) -> None:
        if self.faults:
            raise Faulty(self.name, self.faults)


def opened(folder: Traversable) -> Folder:
    try:
        return Folder(folder)
    except RecursionError:
        raise too_deep(folder.name) from None


def too_deep(name: str) -> Faulty:
    return Faulty(name, [Unreadable(name, "nests too deep", "fault-too-deep")])


def read(folder: Traversable, schema: Record) -> Pack:
    """A whole edition: every value that the schema asks for is there, and says where it comes from."""
    pack = opened(folder)
    if pack.head.over:
        why = f"lies over {pack.head.over}, so it is no edition of its own"
        pack.fault(HEAD_FILE, ("over",), why, "fault-no-edition", {"over": pack.head.over})
    values = checked(pack, pack.values, schema, Reading())
    return Pack(pack.head, [f"{pack.head.id}@{pack.head.version}"], values, pack.marks)


def unchecked(folder: Traversable) -> Pack:
    """A pack of a game that has not declared its schema yet: files, origins and first page are right."""
    pack = opened(folder)
    pack.close()
    return Pack(pack.head, [f"{pack.head.id}@{pack.head.version}"], pack.values, pack.marks)


def overlaid(base: Pack, folder: Traversable, schema: Record) -> Pack:
    """An edition with an owner's values over it: only what the overlay names is replaced."""
    pack = opened(folder)
    if pack.head.over not in [each.partition("@")[0] for each in base.stack]:
        lies = f"lies over {pack.head.over}" if pack.head.over else "lies over nothing"
        fill: dict[str, object] = {"over": pack.head.over or "–", "base": base.id}
        pack.fault(HEAD_FILE, ("over",), f"{lies}, but the values below are {base.id}", "fault-other-base", fill)
    if pack.head.game != base.game:
        why = f"is {pack.head.game}, but the values below are {base.game}"
        games: dict[str, object] = {"said": brief(pack.head.game), "game": base.game}
        pack.fault(HEAD_FILE, ("game",), why, "fault-pack-game", games)
    named = checked(pack, pack.values, schema, Reading(partial=True, base=base.values))
    values = checked(pack, schema.merged(base.values, named), schema, Reading())
    stack = [*base.stack, f"{pack.head.id}@{pack.head.version}"]
    return Pack(pack.head, stack, values, covered(base.marks, pack.marks, values))


def owned(package: str, folder: Traversable, schema: Record) -> Pack:
    """An owner's pack for the game in a package: an edition of its own, or some values over the house's."""
    if unchecked(folder).head.over:
        return overlaid(of_game(package, schema), folder, schema)
    return read(folder, schema)


def checked(pack: Folder, values: object, schema: Record, reading: Reading) -> dict[str, Any]:
    """The values as the schema reads them, or all faults of the pack at once."""
    try:
        plain = schema.read(values, (), reading)
    except RecursionError:
        raise too_deep(pack.name) from None
    assert isinstance(plain, dict)
    if not reading.partial:
        reading.look_up(plain)
    pack.told(reading)
    pack.close()
    return plain


def covered(base: dict[Path, Mark], over: dict[Path, Mark], values: dict[str, Any]) -> dict[Path, Mark]:
    """The marks of both packs where each still speaks for a value.

    A list is replaced with all that it held; a table that is only partly named keeps its own mark, because
    its other values come from where they came.
    """
    tables = {path for path in over if isinstance(at(values, path), dict)}
    kept = {path: mark for path, mark in base.items() if at(values, path) is not None}
    for path in list(kept):
        if any(path[:length] in over and path[:length] not in tables for length in range(1, len(path) + 1)):
            del kept[path]
    single = [path for path in kept if not isinstance(at(values, path), dict)]
    alive = {path[:length] for path in single for length in range(1, len(path))}
    return kept | {path: mark for path, mark in over.items() if path not in tables or path not in alive}


def of_game(package: str, schema: Record) -> Pack:
    """The house edition that a game's package carries in its data folder."""
    return read(files(package).joinpath(DATA_FOLDER), schema)
