## Words used everywhere

close = Close
less = Less
more = More
save = Save
copy = Copy
copied = Copied
becomes = becomes
request-failed = The server did not answer. Try again.
theme = Theme
comfort = Comfort
text-size = Text size
motion = Motion
motion-system = As the system
motion-full = Full
motion-still = Still
patterns = Patterns on colours
patterns-off = Off
patterns-normal = Normal
patterns-strong = Strong
confirmations = Ask twice
confirmations-never = Never
confirmations-final = Before what cannot be undone
confirmations-always = Always
done-unasked = Done for you: { $choice }.
done-otherwise = Choose otherwise
every-question = Ask even when there is one answer only
playback = Others’ turns
playback-off = At once
playback-fast = Fast
playback-normal = Normal
playback-slow = Slow
sound = Sounds
sound-off = Off
sound-alone = When alone at the screen
sound-always = Always
volume = Volume
settings = Settings

## Keys

keys = Keys
deed-commit = commit the choice
deed-back = back one step, close
deed-undo = take back
deed-redo = say again what was taken back
deed-list = board as a list
deed-board = go to the board
deed-find = find by name
deed-why = why not?
deed-card = what is this?
deed-next-event = next line of the log
deed-previous-event = previous line of the log
deed-fit = whole board
deed-zoom-in = closer
deed-zoom-out = farther
deed-player = next player
deed-rule = rule of this decision
deed-aid = player aid
deed-log = go to the log

## You

your-name = Your name at the table

## Home

pages = Pages
home-join = Join with a code
play-bots = Play
play-bots-game = Play { $game } against bots, at once
set-up = Set up
set-up-game = Set up a game of { $game }
resume = Resume
resume-all = All my games ({ $count })

## New game

new-title = New game
wish-open = Open, by link or code
clock = Clock
clock-none = No clock
clock-decision = { $days ->
    [0] { $seconds } seconds for each decision
    [one] One day for each decision
   *[other] { $days } days for each decision
}
clock-player = { $minutes } minutes each, and { $bonus } seconds after each decision
undo-policy = Taking back
undo-policy-consent = Freely, or with consent
undo-policy-own = Only one’s own last steps
undo-policy-none = Never
table-title = Name of the table
table-public = Anybody may join from the list of open tables
table-watch = Anybody with the link may watch
table-hints = Hints: players may ask what a strong player would do
table-hints-off = none

## Tables

tables-loading = Looking for tables
tables-failed = The tables could not be read.
table-yours = your move
table-playing = being played
table-lobby = waiting for players
table-here = { $count ->
    [one] { $count } person is there
   *[other] { $count } people are there
}
table-over = ended
table-stuck = paused
mine = My games
notify = Tell me when it is my turn
notice-turn = It is your move.
notify-denied = Your browser forbids notifications for this site.
notify-more = While a page of this site is open somewhere, be it in the background.
games-wait = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
watch = Watch
join = Join a game

## Lobby

lobby = The lobby
invite = Invite
deciding = { $count ->
    [one] { $names } decides.
   *[other] { $names } decide.
}
ready = I am ready

## Seats

seats = Seats
players = Players
seat-you = You
seat-bot = Bot, { $level }
seat-open = Open seat
seat-lent = { $name }, a bot plays ({ $level })
seat-away = { $minutes ->
    [0] away
    [one] away since { $minutes } minute
   *[other] away since { $minutes } minutes
}
seat-not-here = away
seat-manage = Who plays this seat
only-you = only you
doing-asked = to play
doing-sealed = sealed
doing-ready = ready
doing-won = winner
level-random = playful
level-beginner = beginner
level-beginner-how = Plays gladly, sees what meets the eye and misses the rest: for a first game.
level-casual = casual
level-casual-how = Mostly plays well, and slips now and then.
level-greedy = steady
level-greedy-how = Takes what looks best at the moment, without slips and without a plan.
level-shrewd = shrewd
level-shrewd-how = Tries a few choices to the end of the round before it decides.
level-master = master
level-master-how = Thinks longer and compares many ways in which things may go: up to a few seconds a choice.
style-bold = bold
style-careful = careful
style-eager = greedy
style-patient = patient
advice = What would a strong player do?
advice-busy = Thinking from what you see …
advice-best = best in { $best } of { $of } imagined rounds
bot-level = Strength of the bot
lend = Let a bot play for me
reclaim = I play myself again
lent-to = A bot ({ $level }) plays for you.
bots-wait = Bots wait until you are ready.
bots-play = Let them play now
resign = Resign
resign-more = Give up all your seats here for good. A bot plays on if others still play; otherwise the game ends.
resign-really = Really resign? This cannot be undone.
resign-yes = Yes, resign
resign-no = Play on
resigned-to = You have resigned: a bot ({ $level }) plays this seat.
seat-resigned = { $name } resigned, a bot plays ({ $level })
table-turn = turn { $turn }
table-won = won
table-lost = not won
table-lesson = Lesson: { $name }
take-over = Ask for a bot

## Table

table-opening = Opening the table
table-slow = The table is being set up. A moment more.
table-no-answer = The server does not answer yet.
table-closed = This table is not open to you
table-failed = The table could not be opened
skip-decision = To the decision
board = Board
board-empty = This game shows nothing on a board.
pad = Press a place
phases = Phases of the round
rule-now = Rule of this decision
menu = Menu
menu-home = All games
record = Record of the game
tabs = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
sheet = Make the panel smaller or larger
title-asked = Your move · { $name }
announce = You are asked: { $question }
stuck = The game is paused.
stuck-more = What was stored is kept. Open the table again after the next update.
lost-connection = Connection lost, { $seconds } s. What you selected is kept.
lost-connection-choice = Connection lost, { $seconds } s. Your choice is kept and will be sent once.
lost-again = Try now

## Decision

turn-yours = Your move
turn-team = All play together
turn-reaction = Your answer
turn-simultaneous = Everybody chooses in secret
turn-waiting = Waiting
turn-watching = You are watching
turn-over = The game is over
time-left = { $time } left
nothing-asked = Nothing is asked at the moment.
waiting-for = { $count ->
    [one] { $names } has to decide.
   *[other] { $names } have to decide.
}
sealed-by = { $count ->
    [one] { $names } has sealed a choice.
   *[other] { $names } have sealed their choices.
}
calm = Meanwhile you can look around: click anything on the board, read the log or the rules.
calm-watching = You see what everybody may see. Click anything on the board to read what it is.
plan = Your plan
plan-hint = Click anything on the board and keep it for your turn. When you are asked, what fits is selected for you; nothing is sent by itself.
plan-add = Keep it for my turn
plan-note = A note to yourself
plan-select = Select
plan-selected = selected, as planned
plan-not-now = cannot be chosen now
plan-changed = has changed since
plan-drop = Forget { $name }
plan-forget = Forget the plan
commit-incomplete = Complete your choice
commit-this = Do this
commit-really = Really? { $choice }
commit-seal = Seal: { $choice }
commit-reseal = Seal instead: { $choice }
sealed = Sealed: { $choice }. You may still change it.
not-asked = Nothing to decide for you now.
preview = What would happen
changes-more = { $count ->
    [one] And one more change.
   *[other] And { $count } more changes.
}
undo = Take back
redo = Do it again
undo-consent = Ask to take back
undo-never = Cannot be undone.
refused = Not possible
refused-stale = Somebody acted first. Nothing was sent; here is the new question.
meanwhile = While you were away
meanwhile-seen = Seen
why-not = why not?
why-not-this = Why not { $name }?
why-other-sort = { $name } is { $is }; you are asked for { $asked }.
why-nothing = Nothing can be done with this now.
why-watching = You are watching, so nothing can be chosen here.
proposal = Proposal
proposal-take-back = { $name } asks to take back.
proposal-take-back-to = { $name } asks to take back, to before: “{ $line }”
proposal-withdraw = Never mind
proposal-take-over = { $name } proposes that a bot plays for { $seat }.
proposal-waits = Waiting for { $names }.
agree = Agree
refuse = Refuse
stand = Always answer like this: { $choice }
stand-no-more = Ask me again
standing = Standing answers
share-less = One fewer in { $name }
share-more = One more in { $name }
suggested = Suggested
options-filter = Filter the options
options-refused = { $count } are not possible
options-more = { $count ->
    [one] { $count } more option
   *[other] { $count } more options
}
some-count = { $least ->
    [0] { $chosen } of at most { $most }
   *[other] { $chosen } of { $most }
}
assign-left = { $count ->
    [0] none left
   *[other] { $count } left
}
assign-from = { $thing } (from { $place })
assign-taken = { $thing } taken from { $place }
assign-nothing = nothing
move-up = Move { $name } up
move-down = Move { $name } down
point-nudge = Nudge
point-nudge-more = With the arrow keys: a tenth of an inch, with Shift a whole one
point-add = Add a point
point-remove = Remove the last point
field-unknown = This page is older than the server: reload it to answer this question.

## Log, chat, list, find

reel = What the others did
reel-back = Back by one
reel-next = On by one
reel-pause = Pause
reel-play = Go on
reel-skip = Skip
reel-my-turn = My turn
reel-again = Since my turn
reel-again-long = See what happened since my last turn
reel-settled = What was settled

log = Log
log-filter = Show in the log
log-all = Everything
log-mine = What I did
log-others = What others did
log-notes = Notes of the table
log-see = see
log-undo = undo to here
log-undo-consent = ask to undo to here
log-details = the { $count } lines of this
log-struck = Taken back:
log-empty = Nothing has happened yet.
chat = Chat
chat-lost = Not sent: the connection is lost.
list = Board as a list
list-filter = Show in the list
list-all = All
list-mine = Mine
list-others = Others’
list-changed = Changed
list-open = Can be chosen
list-name = Name
list-caption = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
find = Find
find-name = Name of a place, a figure, a card
find-nothing = Nothing has that name.

## Rules

rules = Rules
rules-title = Rules of { $game }
rules-lead = Every rule in our own words, under the id that the table shows when it refuses something. Rulings answer what the rules leave open.
rules-search = Search the rules
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
rules-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
rules-all = All rules
rules-loading = Opening the rules
rules-failed = The rules could not be read.
rule-see = See
ruling = ruling

## Hand-over

## End

you-won = You won
you-lost = You did not win
mark-suggested = { $name } suggests this
play-on = Play on
play-on-begun = Go on: it has begun
result-other = Another set-up
rematch = Play again
replay-watch = Watch the replay

record-own = My record

## Replay

replay = Replay
dice = Check the dice

## Learning

first-title = First time here?
first-lead = Play your first game with a friend at your side who says what to do next and why. No account, nothing to install.
learn-count = { $count ->
    [one] { $count } lesson
   *[other] { $count } lessons
}
learn = Learn
learn-title = Learn { $game }
learn-lead = Short games with a coach at your side. Nothing can go wrong.
learn-none = This game has no lessons.
learn-all = { $count ->
    [one] { $count } more lesson
   *[other] { $count } more lessons
}
learn-finished = done
learn-next = next
learn-first = Now play your first game
learn-minutes = { $minutes } min
coach = Coach

## Content packs

pack = Content

## Spectators

watch-delayed = The players are { $choices } choices ahead of what you see.

## The rulebook and the player aid

book-lead = Everything one needs to play, in the order in which one needs it.
book-index = Chapters
book-rules = Rules that this paragraph tells
book-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One place
   *[other] { $count } places
}
aid = Player aid
aid-print = Print
aid-none = This game has no player aid yet.
analysis = Analysis
