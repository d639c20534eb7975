"""`samovar rules`: the ledger of a game, who cites each rule, and the gates over all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from samovar.cli.catalogue import Tree, console, content_of, say_json
from samovar.cli.exits import FINDING, USAGE, stop
from samovar.ledger.citations import Citations, gate, missing
from samovar.ledger.rules import Ledger, Rule, Ruling


def rules(
    game: Annotated[str, typer.Argument(help="A game or one of its expansions.", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="The rules with their citations, as JSON.")] = False,
    prefix: Annotated[str, typer.Option(help="Only ids that begin so, e.g. SW-COMBAT.", show_default=False)] = "",
    lacking: Annotated[bool, typer.Option("--missing", help="Only rules that lack code or a test.")] = False,
    rulings: Annotated[bool, typer.Option("--rulings", help="The rulings instead of the rules.")] = False,
    switches: Annotated[bool, typer.Option("--switches", help="Only rulings that can be set otherwise.")] = False,
    gates: Annotated[bool, typer.Option("--gate", help="Check every ledger and citation of the project.")] = False,
    root: Annotated[
        Path | None, typer.Option(help="Another checkout to read.", exists=True, file_okay=False, show_default=False)
    ] = None,
) -> None:
    """Show the ledger of a game; ends with 1 when a rule has no code or no test and is not waived with a reason."""
    tree = Tree(root)
    if gates:
        guard(tree, chosen(tree.ledgers(), game) if game else tree.ledgers())
        return
    if not game:
        stop("Which game? Name one, or use --gate for all.", USAGE)
    books = chosen(tree.ledgers(), game)
    if rulings or switches:
        show_rulings([each for book in books for each in book.rulings if fits(each, prefix, switches)], as_json)
        return
    cited = tree.cited()
    rows = [rule for book in books for rule in book.rules if rule.id.startswith(prefix)]
    wanting = [rule for rule in rows if missing(rule, cited)]
    shown = wanting if lacking else rows
    if as_json:
        say_json([as_plain(rule, cited) for rule in shown])
    else:
        draw(shown, cited)
        sum_up(console(), books, rows, cited)
        say_own_steps(books[0].game.partition("/")[0])
    if wanting:
        raise typer.Exit(FINDING)


def chosen(books: list[Ledger], game: str) -> list[Ledger]:
    """The ledgers of a game with its expansions, or of one expansion by its own name."""
    name = game.replace("-", "_")
    found = [book for book in books if book.game == name or book.game.startswith(f"{name}/")]
    found = found or [book for book in books if book.game.endswith(f"/{name}")]
    if not found:
        stop(f"There is no ledger of {game}. There are: {', '.join(book.game for book in books)}.", USAGE)
    return found


def fits(ruling: Ruling, prefix: str, switches: bool) -> bool:
    return ruling.id.startswith(prefix) and (not switches or ruling.configurable or bool(ruling.params))


def as_plain(rule: Rule, cited: Citations) -> dict[str, object]:
    row: dict[str, object] = {
        "id": rule.id,
        "page": rule.page,
        "rule": rule.rule,
        "status": rule.status,
        "code": cited.code.get(rule.id, []),
        "tests": cited.tests.get(rule.id, []),
    }
    return {**row, "why": rule.why} if rule.waived else row


def draw(rows: list[Rule], cited: Citations) -> None:
    table = Table(box=None, pad_edge=False, show_edge=False)
    table.add_column("id", no_wrap=True)
    table.add_column("page", max_width=24)
    table.add_column("rule", ratio=1)
    table.add_column("code", justify="right")
    table.add_column("tests", justify="right")
    for rule in rows:
        code, tests = len(cited.code.get(rule.id, [])), len(cited.tests.get(rule.id, []))
        told = escape(rule.rule) + (f" [dim](waived: {escape(rule.why)})[/dim]" if rule.waived else "")
        table.add_row(rule.id, escape(rule.page), told, tally(code, rule), tally(tests, rule))
    if rows:
        console().print(table)


def tally(count: int, rule: Rule) -> str:
    if count:
        return str(count)
    return "[dim]waived[/dim]" if rule.waived else "[red]none[/red]"


def sum_up(out: Console, books: list[Ledger], rows: list[Rule], cited: Citations) -> None:
    """One line per ledger: how far it is."""
    chosen_ids = {rule.id for rule in rows}
    for book in books:
        mine = [rule for rule in book.rules if rule.id in chosen_ids]
        live = [rule for rule in mine if not rule.waived]
        code = sum(rule.id in cited.code for rule in live)
        tests = sum(rule.id in cited.tests for rule in live)
        waived = len(mine) - len(live)
        out.print(
            f"{book.game} ({book.state}): {len(mine)} rules, {code} with code, {tests} with a test, {waived} waived;"
            f" {len(book.rulings)} rulings, {len(book.params())} parameters"
        )


def say_own_steps(game: str) -> None:
    """How far the vocabulary of cards reaches, where a game counts it."""
    content = content_of(game)
    if content is not None and content.own_steps is not None:
        own, cards = content.own_steps()
        console().print(f"{own} of {cards} cards need a step of their own ({own / max(cards, 1):.0%})")


def show_rulings(rows: list[Ruling], as_json: bool) -> None:
    if as_json:
        say_json([plain_ruling(ruling) for ruling in rows])
        return
    out = console()
    for ruling in rows:
        mark = " [dim](configurable)[/dim]" if ruling.configurable else ""
        out.print(f"[bold]{ruling.id}[/bold]{mark} {escape(ruling.question)}")
        out.print(f"  {escape(ruling.ruling)}")
        for param in ruling.params:
            out.print(f"  [dim]{param.name} = {escape(param.default)}  (or: {escape(param.alternatives)})[/dim]")


def plain_ruling(ruling: Ruling) -> dict[str, object]:
    return {
        "id": ruling.id,
        "question": ruling.question,
        "ruling": ruling.ruling,
        "reason": ruling.reason,
        "confidence": ruling.confidence,
        "configurable": ruling.configurable,
        "rules": ruling.rules,
        "params": [
            {"name": param.name, "default": param.default, "alternatives": param.alternatives}
            for param in ruling.params
        ],
    }


def guard(tree: Tree, books: list[Ledger]) -> None:
    """All gates: strays fail always; what a rule lacks fails once its ledger calls itself complete."""
    cited = tree.cited()
    others = [book for book in tree.ledgers() if book.game not in {each.game for each in books}]
    verdict = gate(books, cited, others + tree.test_ledgers())
    sum_up(console(), books, [rule for book in books for rule in book.rules], cited)
    for finding in verdict.failures:
        typer.echo(str(finding), err=True)
    if verdict.failures:
        stop(f"{len(verdict.failures)} findings fail the gate.", FINDING)
    typer.echo(f"The gates hold; {len(verdict.pending)} pieces are still to come.")
