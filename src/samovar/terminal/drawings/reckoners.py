"""The Reckoners: the ring of districts, clockwise around the Great Epic, and the team's dice below."""

from __future__ import annotations

from samovar.terminal.canvas import SIDES, Canvas, Target, short
from samovar.terminal.position import Position

BOX, TALL = 22, 5  # a district's characters
COLOURS = {
    "violet": "magenta",
    "blue": "blue",
    "green": "green",
    "red": "red",
    "orange": "yellow",
    "black": "bright_black",
}
PIECES = {"barricade": "▦", "enforcement": "♟"}


def draw(position: Position, width: int, height: int) -> Canvas:
    ring = position.count("ring")
    across = max(2, min((ring + 1) // 2, width // BOX))
    down = (ring + across - 1) // across
    canvas = Canvas(max(width, across * BOX), max(height, 1 + down * TALL + 1 + len(position.table.seats)))
    canvas.put(0, 0, heading(position), "bold")
    for place in range(ring):
        line, along = divmod(place, across)
        # Every second line runs back, so that neighbours on the ring stay neighbours on the sheet.
        column = along if line % 2 == 0 else across - 1 - along
        district(position, canvas, place, column * BOX, 1 + line * TALL)
    for seat in range(len(position.table.seats)):
        team(position, canvas, seat, 1 + down * TALL + seat)
    return canvas


def heading(position: Position) -> str:
    told = [
        f"☉{position.count('round')}",
        f"♥{position.count('population')}",
        f"${position.count('money')}",
        f"⌂{position.count('base')}",
        f"★ {position.count('great-epic-research')}⌕ {position.count('great-epic-health')}♥",
    ]
    return "  ".join(told)


def district(position: Position, canvas: Canvas, place: int, column: int, row: int) -> None:
    at = str(place)
    number = position.value("district", at)
    if number is None or not 0 <= number < len(position.ids("district")):
        return
    id = position.ids("district")[number]
    great = position.value("great-epic-place") == place
    target: Target = ("district", id)
    line = "═" if great else "─"
    canvas.put(column, row, f"{'★' if great else '┌'}{line * (BOX - 3)}┐", "bright_red" if great else "dim", target)
    canvas.put(column + 2, row, short(f" {position.name('district', id)} ", BOX - 5), "bold", target)
    epic = position.value("epic", at)
    if epic is not None and 0 <= epic < len(position.ids("epic")):
        name = position.ids("epic")[epic]
        health = position.count("health", at)
        told = f" ⌕{position.count('research', at)} ♥{'∞' if health >= position.printed['infinite'] else health}"
        canvas.put(column + 1, row + 1, short(position.name("epic", name), BOX - 3), "bright_magenta", ("epic", name))
        canvas.put(column + 1, row + 2, told, "bright_magenta", ("epic", name))
    pieces = {kind: position.count("piece", kind, at) for kind in position.ids("city-piece")}
    signs = [f"{PIECES.get(kind, position.name('piece', kind)[:4])}{count}" for kind, count in pieces.items() if count]
    canvas.put(column + 1, row + 3, short(" ".join(signs), BOX - 3), "yellow", target)
    end = column + 11
    for seat in range(len(position.table.seats)):
        if position.value("where", str(seat)) == place:
            end = canvas.put(end, row + 2, f"{seat + 1}", f"bold {SIDES[seat]}", ("seat", position.table.seats[seat]))


def team(position: Position, canvas: Canvas, seat: int, row: int) -> None:
    who = position.value("who", str(seat))
    names = position.printed["reckoners"]
    name = position.name("reckoner", names[who]) if who is not None and 0 <= who < len(names) else ""
    column = canvas.put(0, row, f"{seat + 1} {short(name, 9):<9} ", SIDES[seat], ("seat", position.table.seats[seat]))
    faces = position.printed["faces"]
    for die in position.ids("die"):
        colour, face = position.count("colour", str(seat), die), position.value("face", str(seat), die)
        colours = position.ids("colour")
        if position.count("state", str(seat), die) and face is not None and 0 <= colour < len(colours):
            symbol, times = faces[colours[colour]][face % 6]
            told = position.name("symbol", symbol)[:3] + ("×2" if times > 1 else "")
            column = canvas.put(column, row, told, COLOURS.get(colours[colour], "white"), ("die", die)) + 1
