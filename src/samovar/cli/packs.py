"""`samovar packs`: the editions of a game's boards and cards, and an owner's printed values over them."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from samovar.cli.catalogue import Content, console, content_of, entry, language, say_json
from samovar.cli.exits import FINDING, USAGE, stop
from samovar.cli.fault_lines import placed
from samovar.cli.installed import installed_folders
from samovar.cli.template import first_page, values_page
from samovar.content.packs import DATA_FOLDER, HEAD_FILE, ORIGINS, Pack, leaves, overlaid, read, unchecked
from samovar.games import catalogue, open_box
from samovar.kernel.errors import Faulty, Unreadable
from samovar.server.settings import Settings

MOST_COPIED = 32 * 1024 * 1024  # bytes

app = typer.Typer(no_args_is_help=True, help="Content packs: where every printed value comes from.")

Folder = Annotated[Path, typer.Argument(help="The pack's folder.", exists=True, file_okay=False)]
Game = Annotated[str, typer.Argument(help="A game of the catalogue.")]


@app.command("list")
def list_packs(
    data: Annotated[
        Path | None, typer.Option("--data", help="Folder of the server's file.", file_okay=False, show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the editions that come with the games and the installed packs, and where their values come from."""
    packs = []
    for game in [each.id for each in catalogue() if content_of(each.id) is not None]:
        packs.append(edition(game))
        for folder in installed_folders(game, data):
            try:
                packs.append(opened(folder))
            except Unreadable:
                typer.echo(f"{folder.name} has faults: samovar packs check {folder}", err=True)
    if as_json:
        say_json([summary(pack) for pack in packs])
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "pack", "title", *ORIGINS):
        table.add_column(heading, justify="right" if heading in ORIGINS else "left")
    for pack in packs:
        counts = pack.origins()
        numbers = [str(counts[origin]) for origin in ORIGINS]
        table.add_row(pack.game, pack.label, escape(pack.head.title[language()]), *numbers)
    if packs:
        console().print(table)
    else:
        typer.echo("No game has an edition yet.")


@app.command()
def check(folder: Folder) -> None:
    """Check a pack as play does: every fault with its file, line, place and reason; ends with 1 when there is one."""
    pack = playable(folder)
    lies = f" over {pack.head.over}" if pack.head.over else ""
    counts = ", ".join(f"{number} {origin}" for origin, number in pack.origins().items() if number)
    typer.echo(f"{pack.label}{lies} is well: {counts or 'no values'}.")


@app.command()
def show(
    game: Game,
    over: Annotated[
        Path | None,
        typer.Option(help="An overlay to lay over the edition.", exists=True, file_okay=False, show_default=False),
    ] = None,
    origin: Annotated[str, typer.Option(help="Only values of this origin.", show_default=False)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Values and origins, as JSON.")] = False,
) -> None:
    """Show a game's values, each with its origin."""
    if origin and origin not in ORIGINS:
        stop(f"There is no origin called {origin}. There are: {', '.join(ORIGINS)}.", USAGE)
    content = content_or_stop(game)
    pack = edition(game)
    if over is not None:
        pack = overlaid(pack, over, content.schema)
    rows = [(path, pack.at(path), pack.origin_of(path)) for path in paths(pack)]
    rows = [row for row in rows if origin in ("", row[2])]
    if as_json:
        values = [{"path": path, "value": value, "origin": source} for path, value, source in rows]
        say_json({**summary(pack), "values": values})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("path", "origin", "value"):
        table.add_column(heading, overflow="fold")
    for path, value, source in rows:
        table.add_row(path, source, escape(str(value)))
    console().print(table)


@app.command()
def new(game: Game, folder: Annotated[Path, typer.Argument(help="A folder that is not there yet.")]) -> None:
    """Write a template for the values that you can read off your own box."""
    content_or_stop(game)
    pack = edition(game)
    if folder.exists() and any(folder.iterdir()):
        stop(f"{folder} is there already and not empty.", FINDING)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HEAD_FILE).write_text(first_page(pack, folder.name), encoding="utf-8")
    (folder / "values.toml").write_text(values_page(pack), encoding="utf-8")
    typer.echo(f"{folder} lies over {pack.label}. Fill in values.toml, then: samovar packs check {folder}")


@app.command()
def install(
    folder: Folder,
    data: Annotated[
        Path | None, typer.Option("--data", help="Folder of the server's file.", file_okay=False, show_default=False)
    ] = None,
) -> None:
    """Put a pack where the server offers it for new games. Games under way keep the version that they began with."""
    pack = playable(folder)
    name = f"{pack.id}@{pack.head.version}"
    place = Settings(data).packs / pack.game / name
    if place.exists():
        if opened(place).label != pack.label:
            stop(f"{name} is there already with other values. Give yours a higher version in {HEAD_FILE}.", FINDING)
        typer.echo(f"{name} is there already.")
        return
    check_copyable(folder)
    shutil.copytree(folder, place)
    typer.echo(f"{name} can be chosen for new games of {pack.game}.")


def check_copyable(folder: Path) -> None:
    """Everything in a pack's folder is copied: plain files, and no more than a pack can need."""
    whole = 0
    for each in sorted(folder.rglob("*")):
        if each.is_dir():
            continue
        name = each.relative_to(folder)
        if not each.is_file():
            stop(f"{name} is not a plain file.", FINDING)
        whole += each.stat().st_size
        if whole > MOST_COPIED:
            stop(f"{folder} is too large for a pack: more than {MOST_COPIED} bytes, up to {name}.", FINDING)


def playable(folder: Path) -> Pack:
    """A pack whose box can be opened, or all its faults, told, and the end."""
    pack = None
    try:
        pack = opened(folder)
        if content_of(pack.game) is not None:
            open_box(pack.game, pack)
        return pack
    except Unreadable as faulty:
        faults = faulty.faults if isinstance(faulty, Faulty) else [faulty]
        for fault in [fault if pack is None else filed(pack, fault) for fault in faults]:
            typer.echo(placed(folder, fault, house_values(folder)), err=True)
        stop(f"{len(faults)} {'fault' if len(faults) == 1 else 'faults'} in {folder}.", FINDING)


def filed(pack: Pack, fault: Unreadable) -> Unreadable:
    """What a game objects to in values that the schema lets pass, with the file that says them."""
    steps = tuple(fault.where.split("."))
    while steps and steps not in pack.marks:
        steps = steps[:-1]
    return Unreadable(f"{pack.marks[steps].file}: {fault.where}", fault.why, fault.key, fault.fill) if steps else fault


def house_values(folder: Path) -> dict[str, Any]:
    """The values that a faulty pack's ids are looked up in; none if not even its first page can be read."""
    try:
        return edition(unchecked(folder).game).values
    except Unreadable:
        return {}


@app.command()
def diff(
    one: Annotated[str, typer.Argument(help="A pack's folder, or a game for its house edition.")],
    other: Annotated[str, typer.Argument(help="The same.")],
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Show which values differ between two packs of a game; ends with 1 if some do."""
    first, second = (playable(Path(each)) if Path(each).is_dir() else edition(each) for each in (one, other))
    if first.game != second.game:
        stop(f"{one} is of {first.game}, {other} of {second.game}.", USAGE)
    rows = differing(first, second)
    if as_json:
        say_json({"first": first.label, "second": second.label, "differences": rows})
    else:
        table = Table(box=None, pad_edge=False)
        for heading in ("path", first.label, second.label):
            table.add_column(heading, overflow="fold")
        for row in rows:
            table.add_row(row["path"], *[escape("–" if row[side] is None else str(row[side])) for side in SIDES])
        if rows:
            console().print(table)
        else:
            typer.echo("They hold the same values.")
    if rows:
        raise typer.Exit(FINDING)


SIDES = ("first", "second")


def differing(first: Pack, second: Pack) -> list[dict[str, Any]]:
    """Every value that is another, or that only one of them has."""
    every = dict.fromkeys([*paths(first), *paths(second)])
    pairs = [(path, first.at(path), second.at(path)) for path in every]
    return [{"path": path, "first": one, "second": other} for path, one, other in pairs if one != other]


def content_or_stop(game: str) -> Content:
    content = content_of(entry(game).id)
    if content is None:
        stop(f"{game} is still coming: it has no content yet.", FINDING)
    return content


def edition(game: str) -> Pack:
    """The edition that a game comes with."""
    content = content_or_stop(game)
    return read(files(content.package).joinpath(DATA_FOLDER), content.schema)


def opened(folder: Path) -> Pack:
    """A pack from anywhere, checked as far as its game can check it."""
    loose = unchecked(folder)
    content = content_of(entry(loose.game).id)
    if content is None:
        return loose
    if loose.head.over:
        return overlaid(edition(loose.game), folder, content.schema)
    return read(folder, content.schema)


def paths(pack: Pack) -> list[str]:
    return [".".join(path) for path in leaves(pack.values, ())]


def summary(pack: Pack) -> dict[str, object]:
    head = pack.head
    return {
        "game": pack.game,
        "id": head.id,
        "version": head.version,
        "title": head.title,
        "label": pack.label,
        "origins": pack.origins(),
    }
