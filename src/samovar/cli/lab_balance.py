"""`samovar lab balance`: how a game is balanced, as it is usually played and by its settings."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from samovar.cli.lab_asking import Asking, names_of, question
from samovar.cli.lab_options import Bots, Games


@question()
def balance(
    asking: Asking,
    games: Games = 200,
    bots: Bots = "greedy",
    vary: Annotated[
        str | None,
        typer.Option(
            help="Which settings are tried value by value: some by commas, all, or none; else all but switches.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Seats, sides, scenarios, lengths, drama, and choices that nobody takes."""
    from samovar.lab import looks, sections
    from samovar.lab.balance import usual_plan, variants_plan, varied
    from samovar.lab.pace import span
    from samovar.lab.wording import Wording

    wording = Wording()
    game = asking.opened
    keys = varied(game, vary)
    usual = usual_plan(game, asking.config, names_of(bots), games, asking.seed)
    variants = variants_plan(game, asking.config, names_of(bots), games, asking.seed, keys)
    asking.say(f"{usual.games} games as usual, then {variants.games} of {len(variants.series)} other settings.")
    begun = time.monotonic()
    results = asking.play(usual, "usual", part_will_do=True)
    if variants.series and not asking.cut:
        left = span((time.monotonic() - begun) / usual.games * variants.games)
        asking.say(f"The other settings take about {left}: --minutes bounds it, --vary names some of them, or none.")
    told = looks.wins(usual.series[0], results, game.cooperative)
    told["drama"] = looks.drama(results.games, game.cooperative)
    told["choices"] = looks.choices(results.decisions())
    told["things"] = looks.choices(results.decisions(), "things")
    shown = sections.of_run(usual, results, wording)
    if variants.series and not asking.cut:
        tried = asking.play(variants, "variants", part_will_do=True)
        swapped = looks.sides([each for each in variants.series if looks.swapped(each)], tried)
        alone = [each for each in variants.series if not looks.swapped(each)]
        counted = [looks.wins(each, tried, game.cooperative) for each in alone]
        told["variants"] = [{key: one[key] for key in ("series", "games", "who", "lengths")} for one in counted]
        told["sides"] = swapped
        pair = sections.sided(swapped, wording)
        settings = sections.winners(counted, wording)
        if settings is not None:
            settings.heading = "Settings"
        shown += [section for section in (settings, pair) if section is not None]
    asking.answer(f"{asking.game}: balance", shown, told, results)
