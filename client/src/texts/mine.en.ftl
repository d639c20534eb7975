## My games

mine-lead = Those that wait for you come first.
mine-running = Being played
mine-none = You play no game now.
mine-lobby = Waiting for players
mine-lobby-none = No table of yours waits for players.
record-open = Open a record
record-opening = Reading the record
record-open-more = A file that somebody downloaded here or from another Samovar, to watch it and to play on from any moment.
mine-over = Replays
mine-over-none = Games that ended will be kept here.
mine-lessons = Lessons
mine-lessons-none = Lessons that you begin will be listed here.
