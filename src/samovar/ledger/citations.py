"""Who cites a rule: the code in brackets, the tests by `@cites`; and the gates that nothing slips through."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from pathlib import Path

from samovar.kernel.errors import Unreadable
from samovar.ledger.rules import RULE_ID, RULING_ID, Ledger, Rule

CITATION = re.compile(rf"(?:{RULE_ID.pattern}|{RULING_ID.pattern})")
# Whatever opens like a citation is read as one, so that a slip of the pen is told instead of overlooked.
BRACKETS = re.compile(rf"\[({CITATION.pattern}[^\[\]]*)\]")
LEDGER_FILES = ("rules.toml", "rulings.toml")
CITED_FILE = "cited.json"
NOT_RUN = ("skip", "xfail")


class Finding:
    """Something that a gate objects to: what kind, where, and why."""

    def __init__(self, kind: str, where: str, why: str) -> None:
        self.kind = kind
        self.where = where
        self.why = why

    def __repr__(self) -> str:
        return f"Finding({self.kind!r}, {self.where!r}, {self.why!r})"

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


class Citations:
    """Every place that cites an id, and every place that meant to and slipped."""

    def __init__(self) -> None:
        self.code: dict[str, list[str]] = {}
        self.tests: dict[str, list[str]] = {}
        self.refusals: dict[str, list[str]] = {}
        self.slips: list[Finding] = []

    def data(self) -> dict[str, dict[str, list[str]]]:
        return {"code": self.code, "tests": self.tests, "refusals": self.refusals}

    @classmethod
    def read(cls, sources: Path, tests: Path | None, root: Path) -> Citations:
        """Citations of a tree of sources and a tree of tests; places are given from `root`."""
        found = cls()
        for path in sorted(sources.rglob("*.py")):
            found.read_code(text_of(path), path.relative_to(root).as_posix())
        for path in sorted(sources.rglob("*.toml")):
            if path.name not in LEDGER_FILES:
                found.read_comments(text_of(path), path.relative_to(root).as_posix())
        if tests is not None:
            for path in sorted(tests.rglob("test_*.py")):
                found.read_tests(text_of(path), path.relative_to(root).as_posix())
        return found

    @classmethod
    def restored(cls, path: Path) -> Citations:
        """The citations that a build wrote down, for an installed package that has no tests beside it."""
        found = cls()
        try:
            written = json.loads(path.read_text(encoding="utf-8"))
            found.code = plain(written["code"])
            found.tests = plain(written["tests"])
            found.refusals = plain(written["refusals"])
        except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
            raise Unreadable(path.name, f"the build's list of citations cannot be read ({error})") from None
        return found

    def read_code(self, text: str, place: str) -> None:
        cites = BRACKETS.search(text) is not None
        if not cites and "Refusal" not in text:
            return  # most modules: reading their syntax would take longer than all the rest
        lines = text.split("\n")
        for node in ast.walk(syntax(text, place)):
            if isinstance(node, ast.Expr) and is_text(node.value):
                self.note("\n".join(lines[node.lineno - 1 : node.end_lineno]), place, node.lineno)
            elif isinstance(node, ast.Call) and is_named(node.func, "Refusal"):
                self.read_refusal(node, place)
        if cites and any("#" in lines[text.count("\n", 0, at.start())] for at in BRACKETS.finditer(text)):
            for line, comment in comment_blocks(text):
                self.note(comment, place, line)

    def read_comments(self, text: str, place: str) -> None:
        """Values may realise a rule too: whole-line comments of a content pack count as code."""
        for number, line in enumerate(text.split("\n"), 1):
            if line.lstrip().startswith("#"):
                self.note(line, place, number)

    def read_tests(self, text: str, place: str) -> None:
        if "cites" in text:
            self.read_body(syntax(text, place).body, place, place)

    def read_body(self, body: list[ast.stmt], place: str, node_id: str) -> None:
        for node in body:
            if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                continue
            name = f"{node_id}::{node.name}"
            ids = self.decorated(node, place)
            if ids and not node.name.startswith(("test_", "Test")):
                self.slip(place, node.lineno, f"{node.name} cites rules, but no test run calls it")
            elif any(is_named(mark, word) for mark in node.decorator_list for word in NOT_RUN):
                continue  # a test that is skipped or expected to fail proves nothing
            else:
                for id in ids:
                    self.tests.setdefault(id, []).append(name)
            if isinstance(node, ast.ClassDef):
                self.read_body(node.body, place, name)

    def decorated(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, place: str) -> list[str]:
        ids: list[str] = []
        for decorator in node.decorator_list:
            if not (isinstance(decorator, ast.Call) and is_named(decorator.func, "cites")):
                continue
            for argument in decorator.args:
                value = argument.value if isinstance(argument, ast.Constant) else None
                if isinstance(value, str) and CITATION.fullmatch(value):
                    ids.append(value)
                else:
                    shown = ast.unparse(argument)
                    self.slip(place, argument.lineno, f"@cites wants rule ids as plain texts, not {shown}")
        return ids

    def read_refusal(self, node: ast.Call, place: str) -> None:
        first = node.args[0] if node.args else None
        value = first.value if isinstance(first, ast.Constant) else None
        if isinstance(value, str) and CITATION.fullmatch(value):
            self.refusals.setdefault(value, []).append(f"{place}:{node.lineno}")

    def note(self, text: str, place: str, line: int) -> None:
        for match in BRACKETS.finditer(text):
            start = match.start(1)
            for part in match[1].split(","):
                id = part.strip(" \n\t#")
                offset = start + len(part) - len(part.lstrip(" \n\t#"))
                at = line + text.count("\n", 0, offset)
                if CITATION.fullmatch(id):
                    self.code.setdefault(id, []).append(f"{place}:{at}")
                else:
                    self.slip(place, at, f"[{match[1]}] is no list of rule ids: {id!r} is none")
                start += len(part) + 1

    def slip(self, place: str, line: int, why: str) -> None:
        self.slips.append(Finding("slip", f"{place}:{line}", why))


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Unreadable(path.name, "is not a text in UTF-8") from None


def syntax(text: str, place: str) -> ast.Module:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError) as error:
        raise Unreadable(place, f"is not Python: {error}") from None


def plain(written: dict[str, list[str]]) -> dict[str, list[str]]:
    return {str(id): [str(place) for place in places] for id, places in written.items()}


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_named(node: ast.expr, name: str) -> bool:
    """Whether an expression ends in this name: `cites`, `rules.cites`, `pytest.mark.skip(...)`."""
    if isinstance(node, ast.Call):
        return is_named(node.func, name)
    return (isinstance(node, ast.Name) and node.id == name) or (isinstance(node, ast.Attribute) and node.attr == name)


def comment_blocks(text: str) -> list[tuple[int, str]]:
    """Comments with their first line; those on adjoining lines are one, so that a list may run over."""
    blocks: list[tuple[int, str]] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT:
            continue
        line = token.start[0]
        if blocks and line == last + 1:
            blocks[-1] = (blocks[-1][0], f"{blocks[-1][1]}\n{token.string}")
        else:
            blocks.append((line, token.string))
        last = line
    return blocks


def write_cited(root: Path) -> Path:
    """Write down, beside the package, what the project's code and tests cite; a build calls this."""
    package = root / "src" / "samovar"
    cited = Citations.read(package, root / "tests", root)
    path = package / CITED_FILE
    path.write_text(json.dumps(cited.data(), indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return path


def missing(rule: Rule, cited: Citations) -> list[Finding]:
    """What a rule lacks: code, a test, or the reason why it is waived."""
    if rule.waived:
        if rule.why.strip():
            return []
        return [Finding("no-reason", rule.where, f"{rule.id} is waived, and nothing says why")]
    found = []
    if rule.id not in cited.code:
        found.append(Finding("no-code", rule.where, f"no code cites {rule.id}"))
    if rule.id not in cited.tests:
        found.append(Finding("no-test", rule.where, f"no test cites {rule.id}"))
    return found


def strays(known: list[Ledger], cited: Citations) -> list[Finding]:
    """Citations that lead nowhere: ids that no ledger holds, in code, in tests, or in a ledger itself."""
    ids = {id for ledger in known for id in ledger.ids()}
    found = list(cited.slips)
    for verb, places in (("cites", cited.code), ("cites", cited.tests), ("refuses by", cited.refusals)):
        for id in sorted(set(places) - ids):
            found += [Finding("stray", place, f"{verb} {id}, which no ledger has") for place in places[id]]
    for where, name, named in references(known):
        found += [Finding("stray", where, f"{name} names {id}, which no ledger has") for id in named if id not in ids]
    return found + stray_params(known)


def references(known: list[Ledger]) -> list[tuple[str, str, list[str]]]:
    """Each row of each ledger with the ids that it names: its place, its own id, theirs."""
    rules = [(rule.where, rule.id, rule.depends + rule.see) for ledger in known for rule in ledger.rules]
    rulings = [(ruling.where, ruling.id, ruling.rules) for ledger in known for ruling in ledger.rulings]
    return rules + rulings


def stray_params(known: list[Ledger]) -> list[Finding]:
    names = {name for ledger in known for name in ledger.params()}
    return [
        Finding("stray", rule.where, f"{rule.id} reads {name}, which no ruling has")
        for ledger in known
        for rule in ledger.rules
        for name in rule.params
        if name not in names
    ]


class Verdict:
    """What the gates say of all ledgers: what fails, and what a game under construction still lacks."""

    def __init__(self, failures: list[Finding], pending: list[Finding]) -> None:
        self.failures = failures
        self.pending = pending


def gate(games: list[Ledger], cited: Citations, others: list[Ledger] | None = None) -> Verdict:
    """Stray citations fail always; what a rule lacks fails once its game calls itself complete.

    `others` are ledgers whose ids may be cited but which are not under the gate, such as a test's own game.
    """
    failures = strays(games + (others or []), cited)
    pending: list[Finding] = []
    for ledger in games:
        for rule in ledger.rules:
            (failures if ledger.complete else pending).extend(missing(rule, cited))
    return Verdict(failures, pending)
