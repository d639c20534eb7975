## Worked examples in the rulebook

example-play = Play this position
example-drawing = The position is being drawn…
example-failed = The position cannot be shown now.
example-picture = The position on the board
