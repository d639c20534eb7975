"""Rules answer several tables in several threads: nothing that tables share is written to while they play.

The sources are read, not run. What a module or a class binds, what games keep for all their tables (content, a mind, a
pack), is filled when it is made; whoever writes there later needs a line in ALLOWED that says why no thread can see
half of it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "samovar"
ROOMS = ("kernel", "geometry", "games", "bots", "lab")

# Each is a memory whose entries are computed whole, put in by one act and never written to afterwards: at worst two
# threads compute the same entry.
ALLOWED = {
    ("kernel/values.py", "_names"): "the names of a class's fields, as a tuple",
    ("kernel/game.py", "_vocabularies"): "all that can be said in a game, by its id",
    ("kernel/game.py", "_reopened"): "games that came in a pickle, by class and content",
    ("geometry/ground.py", "_rings"): "the corners of a ring, by radius",
    ("geometry/ground.py", "self.solids.fans"): "the corners round a polygon, by radius",
    ("games/steamfront/odds.py", "_known"): "exact odds, by everything they depend on",
    ("games/steamfront/odds.py", "_chances"): "chances of successes, by dice and rerolls",
    ("games/steamfront/odds.py", "_throws"): "throws counted, by dice",
    ("games/steamfront/placing.py", "self.deployment.lattices"): "places for objectives, by their size",
    ("games/steamfront/placing.py", "self.deployment.neutrals"): "those in the neutral band, by size",
    ("games/steamfront/terrain.py", "Battlefields.of: self.known"): "an arrangement of scenery, by its pieces",
    ("games/steamfront/terrain.py", "Battlefields.at: self.last"): "the one asked for last; compared whole before use",
    ("games/steamwatchers/deployment.py", "READY_SPREADS"): "choices by question; whoever asks gets a copy of the list",
    ("games/reckoners/stock.py", "_rerolls"): "choices by the dice that lie there",
    (
        "bots/plugins.py",
        "sys",
    ): "the module of somebody's bot and the folder of its file, when it is read",
    ("lab/cluster.py", "_workshops"): "the plans of a cluster's worker, opened and closed between games, in one thread",
    ("lab/engines.py", "_workshop"): "the plan of a process of the pool, opened once before its only thread plays",
    ("lab/arena.py", "_game"): "the box of a process that plays for the lab, opened once before its only thread plays",
}
SAFE = {
    "PerThread": "every thread has its own",
    "Growing": "an id is learnt under a lock",
}

CHANGES = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault",
    "sort", "update",
}  # fmt: skip
# Attributes through which a table or a step holds what other tables hold, too.
SHARED = {"content", "deployment", "extensions", "field", "game", "layout", "mind", "pack", "solids", "switches"}
# Classes of which one serves many tables.
SERVANTS = {"Game", "Mind", "Content", "Battlefields"}


class Write(NamedTuple):
    module: str
    what: str
    line: int


def chain(node: ast.expr) -> list[str]:
    """A name and its attributes, subscripts left out: `a.b[1].c` is a, b, c; nothing if it starts with no name."""
    names: list[str] = []
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        if isinstance(node, ast.Attribute):
            names.append(node.attr)
        node = node.value
    return [node.id, *reversed(names)] if isinstance(node, ast.Name) else []


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement or a call writes to."""
    if isinstance(node, (ast.Assign, ast.Delete)):
        waiting = list(node.targets)
    elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        waiting = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        waiting = [ast.Subscript(node.func.value, ast.Constant(0), ast.Store())]
    else:
        waiting = []
    while waiting:
        target = waiting.pop()
        if isinstance(target, (ast.Tuple, ast.List)):
            waiting += target.elts
        elif isinstance(target, ast.Starred):
            waiting.append(target.value)
        else:
            yield target


def bound(function: ast.FunctionDef) -> set[str]:
    """Names that are a function's own."""
    declared = {name for node in ast.walk(function) if isinstance(node, ast.Global) for name in node.names}
    arguments = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    stored = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return (arguments | stored) - declared


def written(function: ast.FunctionDef) -> Iterator[tuple[list[str], int]]:
    """What a function writes to, as chains of names."""
    declared = {name for node in ast.walk(function) if isinstance(node, ast.Global) for name in node.names}
    for node in ast.walk(function):
        for target in targets(node):
            names = chain(target)
            if names and (not isinstance(target, ast.Name) or target.id in declared):
                yield names, getattr(node, "lineno", function.lineno)


def methods(kind: ast.ClassDef) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in kind.body if isinstance(node, ast.FunctionDef)}


def made_by(kind: ast.ClassDef) -> set[str]:
    """The methods that only the making of an instance runs: `__init__` and what it calls."""
    known, found, waiting = methods(kind), set[str](), ["__init__"]
    while waiting:
        name = waiting.pop()
        if name in found or name not in known:
            continue
        found.add(name)
        calls = [node.func for node in ast.walk(known[name]) if isinstance(node, ast.Call)]
        waiting += [names[1] for names in map(chain, calls) if len(names) == 2 and names[0] == "self"]
    return found


def class_rows(kind: ast.ClassDef) -> set[str]:
    """What a class itself holds that could be written to."""
    found = set()
    for node in kind.body:
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        if isinstance(value, (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.Call)):
            found |= {target.id for target in targets(node) if isinstance(target, ast.Name)}
    return found


def writes_of_class(module: str, kind: ast.ClassDef) -> Iterator[Write]:
    rows = class_rows(kind)
    serves = kind.name in SERVANTS or any(names[-1:] and names[-1] in SERVANTS for names in map(chain, kind.bases))
    making = made_by(kind)
    for name, method in methods(kind).items():
        for names, line in written(method):
            if names[0] == "self" and len(names) > 1 and names[1] in rows:
                yield Write(module, f"{kind.name}.{names[1]}", line)
            elif names[0] == "self" and serves and name not in making:
                yield Write(module, f"{kind.name}.{name}: {'.'.join(names)}", line)


def changing_classes(trees: dict[str, ast.Module]) -> set[str]:
    """Classes whose instances change after they were made."""
    kinds = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {
        kind.name
        for kind in kinds
        for name, method in methods(kind).items()
        if kind.name not in SAFE
        and name not in made_by(kind)
        and any(names[0] == "self" for names, _ in written(method))
    }


def modules_named(tree: ast.Module, modules: set[str]) -> set[str]:
    """Names that stand for whole modules: calling a function of theirs writes to nothing of theirs."""
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    paths = {
        alias.asname or alias.name: f"{node.module}.{alias.name}".removeprefix("samovar.").replace(".", "/")
        for node in imports
        for alias in node.names
    }
    return {name for name, path in paths.items() if f"{path}.py" in modules}


def writes_of_module(module: str, tree: ast.Module, changing: set[str], modules: set[str]) -> Iterator[Write]:
    others = modules_named(tree, modules)
    for node in tree.body:
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        if isinstance(value, ast.Call) and chain(value.func)[-1:] and chain(value.func)[-1] in changing:
            for target in targets(node):
                yield Write(module, ".".join(chain(target)), node.lineno)
    for part in ast.walk(tree):
        if isinstance(part, ast.ClassDef):
            yield from writes_of_class(module, part)
        if isinstance(part, ast.FunctionDef):
            own = bound(part)
            for names, line in written(part):
                if names[0] not in own and names not in [[other] for other in others]:
                    yield Write(module, names[0], line)
                elif SHARED & set(names[1:-1]):
                    yield Write(module, ".".join(names), line)


def writes(sources: dict[str, str]) -> list[Write]:
    """Every place that writes to what tables share, in modules by their path."""
    trees = {module: ast.parse(source) for module, source in sources.items()}
    changing = changing_classes(trees)
    return [write for module, tree in trees.items() for write in writes_of_module(module, tree, changing, set(trees))]


@pytest.fixture(scope="module")
def ours() -> list[Write]:
    """All that our own sources write to."""
    paths = [path for room in ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    return writes({path.relative_to(SOURCE).as_posix(): path.read_text() for path in paths})


def test_nothing_that_tables_share_is_written_to_while_they_play(ours):
    found = [write for write in ours if (write.module, write.what) not in ALLOWED]

    assert found == []


def test_every_exception_is_still_one(ours):
    found = {(write.module, write.what) for write in ours}

    assert sorted(set(ALLOWED) - found) == []


FAULTS = {
    "a module's dictionary is filled": "known = {}\ndef f(key):\n    known[key] = 1\n",
    "a module's list grows": "seen = []\ndef f(one):\n    seen.append(one)\n",
    "a row of another module is written to": "from samovar.kernel.rows import ROW\ndef f():\n    ROW[0] += 1\n",
    "a module's name is bound anew": "latest = None\ndef f(one):\n    global latest\n    latest = one\n",
    "a module's value is changed by its attribute": "from x import LATEST\ndef f(one):\n    LATEST.key = one\n",
    "a module holds something that changes as it is asked": (
        "class Latest:\n    def of(self, key):\n        self.key = key\nlatest = Latest()\n"
    ),
    "a class's list grows": "class A:\n    seen = []\n    def f(self, one):\n        self.seen.append(one)\n",
    "a class is written to": "class A:\n    latest = 0\ndef f(one):\n    A.latest = one\n",
    "a game remembers": "class Kettle(Game):\n    def look(self, wish):\n        self.latest = wish\n",
    "a mind remembers": "class KettleMind(Mind):\n    def worth(self, table):\n        self.known[table] = 1\n",
    "content is written to": "def f(table):\n    table.content.cards[0] = 1\n",
    "a nested function writes": "rows = []\ndef f():\n    def g():\n        rows.clear()\n    g()\n",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_it_is_noticed_when(fault: str):
    assert writes({"games/planted.py": FAULTS[fault]}) != []


SOUND = {
    "a function fills its own": "def f():\n    known = {}\n    known[1] = 2\n    return known\n",
    "a module is filled as it is read": "known = {}\nknown[1] = 2\n",
    "a table is played": "def f(table):\n    table.cells[0] += 1\n    table.stack.append(1)\n",
    "a game is made": (
        "class Kettle(Game):\n    def __init__(self):\n        self._read()\n"
        "    def _read(self):\n        self.rows = []\n"
    ),
}


@pytest.mark.parametrize("sound", SOUND)
def test_nothing_is_said_when(sound: str):
    assert writes({"games/planted.py": SOUND[sound]}) == []
