"""The faults that are planted: one small change at one place inside a function, always of code that still compiles."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}

LEFT_OUT = "(left out)"

# What a function answers for the screen, the log or the laws, or offers to those who need a list where any place or
# any dice may be chosen; not for the game.
NO_RULES = {
    "__repr__", "__str__", "_sample", "about", "best", "conserved", "facts", "label", "lattice", "near", "samples",
    "title", "wording",
}  # fmt: skip


class Change(NamedTuple):
    """One planted fault: where, in which function, which lines a test must run to meet it, and what it looks like."""

    number: int
    line: int
    function: str
    first: int
    last: int
    was: str
    now: str


class Function(NamedTuple):
    name: str
    node: ast.FunctionDef
    returns: str


def functions(tree: ast.Module) -> Iterator[Function]:
    """The functions and methods of a module; what is nested in them belongs to them."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield Function(node.name, node, text_of(node.returns))
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield Function(f"{node.name}.{inner.name}", inner, text_of(inner.returns))


def text_of(node: ast.AST | None) -> str:
    return "" if node is None else ast.unparse(node)


class Place(NamedTuple):
    """A node, and the field of it that becomes something else; without a field, the node itself does."""

    function: Function
    statement: ast.stmt
    node: ast.AST
    field: str
    new: object


def changes(source: str) -> list[Change]:
    """Every fault that can be planted in a module, in the order of its lines."""
    found: list[Change] = []
    seen: dict[tuple[str, str, str], int] = {}
    same: set[tuple[ast.AST, str, str]] = set()
    for number, place in enumerate(places(ast.parse(source))):
        first, last = lines(place.statement)
        was, now = phrase(place)
        if (place.node, was, now) in same and not place.field:
            continue
        same.add((place.node, was, now))
        # The same words twice in one function are two faults: the second is told apart by a mark.
        name = (place.function.name, was, now)
        seen[name] = seen.get(name, 0) + 1
        mark = "" if seen[name] == 1 else f" #{seen[name]}"
        line = getattr(place.node, "lineno", first)
        found.append(Change(number, line, place.function.name, first, last, was, now + mark))
    return found


def phrase(place: Place) -> tuple[str, str]:
    """How the piece around a change reads before and after; of a long condition, only the part that is missing."""
    if isinstance(place.node, ast.BoolOp) and not isinstance(place.new, ast.And | ast.Or):
        rest = place.new if isinstance(place.new, list) else [place.new]
        return short(missing(place.node.values, rest)), LEFT_OUT
    if isinstance(place.node, ast.comprehension):
        assert isinstance(place.new, list)
        return f"if {short(missing(place.node.ifs, place.new))}", LEFT_OUT
    if isinstance(place.new, ast.Pass):
        return short(place.node), LEFT_OUT
    whole = place.node if place.field == "" else enclosing(place.statement, place.node)
    return short(whole), short(after(whole, place.node, place.field, place.new))


def missing(parts: list[ast.expr], rest: list[Any]) -> ast.AST:
    left = [ast.dump(part) for part in rest]
    for part in parts:
        if ast.dump(part) not in left:
            return part
    return parts[-1]


def planted(source: str, number: int) -> ast.Module:
    """The module with one fault in it."""
    tree = ast.parse(source)
    place = next(place for index, place in enumerate(places(tree)) if index == number)
    replace(tree, place.node, place.field, place.new)
    return ast.fix_missing_locations(tree)


def places(tree: ast.Module) -> Iterator[Place]:
    for function in functions(tree):
        if function.node.name in NO_RULES or "Fact" in function.returns:
            continue
        for statement in statements(function.node.body):
            for node, field, new in [*dropped(statement), *answered(function, statement), *expressions(statement)]:
                yield Place(function, statement, node, field, new)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements of a body but those that only tell, prove types, or complain of our own bugs."""
    for statement in body:
        if isinstance(statement, ast.Assert | ast.Raise | ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom):
            continue
        if isinstance(statement, ast.Expr) and (isinstance(statement.value, ast.Constant) or tells(statement.value)):
            continue
        if isinstance(statement, ast.If) and "log is not None" in ast.unparse(statement.test):
            continue
        yield statement
        for name in ("body", "orelse"):
            yield from statements(getattr(statement, name, []))
        for case in getattr(statement, "cases", []):
            yield from statements(case.body)


def tells(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"


def lines(statement: ast.stmt) -> tuple[int, int]:
    """The lines that run when the statement does; of a compound one, its head."""
    inner = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if not inner:
        return statement.lineno, statement.end_lineno or statement.lineno
    head = getattr(statement, "test", None) or getattr(statement, "iter", None) or getattr(statement, "subject", None)
    return statement.lineno, (head.end_lineno if head is not None else None) or statement.lineno


def dropped(statement: ast.stmt) -> Iterator[tuple[ast.AST, str, object]]:
    """Whole statements that could be forgotten."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break() | ast.Return(value=None):
            yield statement, "", ast.Pass()
        case ast.Assign(targets=[ast.Subscript() | ast.Attribute(value=ast.Name(id="table"))]):
            yield statement, "", ast.Pass()
        case ast.If(test=ast.Call() | ast.Name() | ast.Attribute() as test):
            yield test, "", ast.UnaryOp(ast.Not(), deepcopy(test))


def answered(function: Function, statement: ast.stmt) -> Iterator[tuple[ast.AST, str, object]]:
    """Another answer than the true one, by the type of the function."""
    if not isinstance(statement, ast.Return) or statement.value is None or isinstance(statement.value, ast.Constant):
        return
    if function.returns == "bool":
        yield statement.value, "", ast.Constant(True)
        yield statement.value, "", ast.Constant(False)
    elif function.returns in ("int", "i64"):
        yield statement.value, "", ast.BinOp(deepcopy(statement.value), ast.Add(), ast.Constant(1))
    elif function.returns.startswith("list[") and not isinstance(statement.value, ast.List):
        yield statement.value, "", ast.List([], ast.Load())


def expressions(statement: ast.stmt) -> Iterator[tuple[ast.AST, str, object]]:
    """Faults inside the expressions that belong to this statement itself, not to those nested in it."""
    for name, value in ast.iter_fields(statement):
        if name in ("body", "orelse", "cases", "annotation", "returns"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                for node in walk(part):
                    yield from expression(node)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in SUMS:
        yield statement, "op", SUMS[type(statement.op)]()


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes, from left to right, but for types and what is told."""
    if isinstance(node, ast.expr) and tells(node):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("cast", "Refusal", "Fact"):
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from walk(child)


def expression(node: ast.AST) -> Iterator[tuple[ast.AST, str, object]]:
    match node:
        case ast.Compare(ops=[only]):
            yield node, "ops", [COMPARISONS[type(only)]()]
        case ast.Compare(ops=ops):
            for index, op in enumerate(ops):
                yield node, "ops", [*ops[:index], COMPARISONS[type(op)](), *ops[index + 1 :]]
        case ast.BinOp(op=op) if type(op) in SUMS:
            yield node, "op", SUMS[type(op)]()
        case ast.BoolOp(op=op, values=values):
            yield node, "op", ast.Or() if isinstance(op, ast.And) else ast.And()
            for index in range(len(values)):
                rest = values[:index] + values[index + 1 :]
                yield (node, "values", rest) if len(rest) > 1 else (node, "", deepcopy(rest[0]))
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield node, "", deepcopy(operand)
        case ast.IfExp(body=body, orelse=orelse):
            yield node, "", deepcopy(body)
            yield node, "", deepcopy(orelse)
        case ast.comprehension(ifs=ifs):
            for index in range(len(ifs)):
                yield node, "ifs", ifs[:index] + ifs[index + 1 :]
        case ast.Call(func=ast.Name(id=name) as callee) if name in CALLS:
            yield callee, "id", CALLS[name]
        case ast.Constant(value=bool() as value):
            yield node, "value", not value
        case ast.Constant(value=int() as value):
            yield node, "value", value + 1


def replace(tree: ast.AST, node: ast.AST, field: str, new: object) -> None:
    if field:
        setattr(node, field, new)
        return
    assert isinstance(new, ast.AST)
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, name, ast.copy_location(new, node))
                return
            if isinstance(value, list) and any(one is node for one in value):
                value[next(index for index, one in enumerate(value) if one is node)] = ast.copy_location(new, node)
                return
    raise LookupError(ast.dump(node))


def enclosing(statement: ast.stmt, node: ast.AST) -> ast.AST:
    """The smallest piece around a change that reads as a phrase: a name or a number alone would not."""
    around = [part for part in ast.walk(statement) if any(one is node for one in ast.walk(part))]
    phrases = [part for part in around if isinstance(part, ast.expr | ast.comprehension | ast.stmt)]
    return next(part for part in reversed(phrases) if not isinstance(part, ast.Constant | ast.Name))


def after(whole: ast.AST, node: ast.AST, field: str, new: object) -> ast.AST:
    """The phrase as it reads with the fault in it; the tree itself stays as it was."""
    if whole is node and not field:
        assert isinstance(new, ast.AST)
        return new
    index = next(number for number, one in enumerate(ast.walk(whole)) if one is node)
    copied = deepcopy(whole)
    twin = list(ast.walk(copied))[index]
    replace(copied, twin, field, deepcopy(new))
    return copied


def short(node: ast.AST, most: int = 120) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= most else text[: most - 1] + "…"
