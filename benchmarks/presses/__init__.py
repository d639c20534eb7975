"""How often a hand presses for a typical turn of each game: `python -m benchmarks.presses [--json] [--game GAME]`.

A real server with known dice, a real Chromium, and a script that plays a moment as a practised person would. Presses
are counted by the page itself: each time a pointer goes down (a drag is one) and each key, whatever the script says.
The table shows what the same took before, what it may take at most, and what was measured; the exit is 1 if a row takes
more.

A row is added in the module of its game, `benchmarks/presses/<game>.py`, which holds a list `ROWS` of `Row` (see
`benchmarks.presses.frame`): what is done, what it took, what it may take, and a function that is given a `Bench`, sits
down at a table that was laid at a moment (`tests.browser.moments`) and presses until it is done. `hand.begin()` sets
the count to nothing, `hand.end()` gives it. Modules are found by themselves.
"""
