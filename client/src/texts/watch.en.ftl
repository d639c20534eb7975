## Watching

tables-running = Being played
tables-running-none = No public game is being played now.
tables-over = Ended games
tables-over-none = No public game has ended yet.
watch-lead = Public games as a spectator sees them: no hands, no secrets.
