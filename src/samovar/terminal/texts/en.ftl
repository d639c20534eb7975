title = Samovar
key-undo = Undo
key-log = Log
key-rules = Rules
key-lens = Look
key-board = Board
key-language = Français
key-help = Help
key-quit = Leave
key-back = Back
key-measure = Ruler
you-are = You are { $seat }
asked-now = Your choice
waiting = Waiting for { $seats }
thinking = { $seats } … thinking
over = The game is over.
winners = Won: { $seats }
lost = Lost.
compose = Compose an answer …
composing = Your answer
accept = Choose
taken-back = Taken back.
not-now = Nobody asks you now.
hand-over = { $seat } is asked. Hand the keyboard over, then press Enter.
rules-find = Find in the rules
lens-which = Look through
lens-wish = About what (key=value …)
lens-nothing = There is nothing to see.
measured = { $inches }″ from { $from } to { $to }
here = { $at }
answered = You have answered: { $line }
fault-bot = A bot failed ({ $why }); its question was answered for it.
connection-lost = The connection is lost; trying again.
new-game = Which game?
new-seats = Who plays
new-alone = You against bots ({ $bot })
new-hot-seat = Everybody at this keyboard
new-watch = Bots alone, you watch
number-range = { $low } to { $high }
plain-choose = Number, line, or: u undo, t table, l log, r WORD rules, look LENS [KEY=VALUE …], q leave
plain-more = Other lines may be written, too, in the same way; fields: { $fields }
plain-none = There is no option { $number }; there are 1 to { $most }.
plain-left = Left. The game is not over.
help =
    Enter chooses what is marked; the arrows go through the answers.
    Tab goes to the board. There the arrows move a cursor: Enter, like a click, points to
    a thing and marks the next answer that names it; M is a ruler between two places.
    U takes back, L shows the log, R the rules, V a lens, B the board alone,
    F the other language, Q leaves.
    Where an answer can be composed, the last entry of the list opens its form.
