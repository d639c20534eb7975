### Sentences of the server and of the kernel. Keys are the same in every language.

## Refusals of the kernel

why-nothing-asked = Nothing is asked at the moment.
why-not-your-turn = You are not asked now.
why-not-ready = You cannot be ready yet.
why-not-offered = This is not among what you may choose now.
why-no-such-outcome = The throw has { $ways } outcomes.
why-undo-never = Something hidden has been shown since: this cannot be taken back.
why-undo-consent = Others have chosen since: taking this back needs their consent.

## Undo

why-undo-over = The game is over: nothing can be taken back.
why-undo-sealed = Your choice is sealed. Choose again to change it, until all have sealed.
why-undo-off = This table plays without undo.
why-undo-own = Others have chosen since, and this table takes back only one’s own last choices.
why-undo-none = You have done nothing that could be taken back.
why-undo-dice = Dice have been thrown or cards drawn since: this cannot be taken back.
why-nothing-undone = There is nothing to do again: you have taken nothing back since your last choice.

## Choices that every game knows

choice-ready = I am ready
choice-wait = I am not ready after all
choice-sealed = Sealed

## Tables and seats

why-stale = The table moved on before your choice arrived. Nothing was chosen.
why-advice-among-people = Hints are given where you play with bots alone, or in a team: not against other people.
why-no-hints = This table plays without hints.
why-not-playing = This game is not being played at the moment.
why-not-over = The game is not over yet.
why-no-analysis = No bot can think about this game, so it cannot be analysed.
why-nothing-follows = No game follows this one.
why-no-suggestions = Suggestions are made where everything is open.
why-begun = The game has begun.
why-cleared-by-operator = Whoever runs this server has cleared this table away.
why-cleared-away = Whoever laid this table has cleared it away.
why-no-such-table = There is no such table.
why-no-such-seat = There is no such seat.
why-seat-taken = This seat is taken.
why-table-full = All seats are taken.
why-seats-open = Some seats are still open: fill them or give them to bots.
why-seat-count = This game needs { $wanted } seats, not { $given }.
why-seat-lent = A bot plays this seat. Take it back first.
why-resigned = You have resigned: the seat is a bot’s for good.
why-not-host = Only whoever laid the table can do that.
why-not-your-seat = This is not your seat.
why-not-shown = Show this seat first.
why-not-watched = This table is not open to spectators.
why-not-away = Nobody is away from this seat.
why-not-away-long = Whoever sits here has been away for less than { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
why-not-away-hours = Whoever sits here has been away for less than { $hours } hours, as this table’s clock allows.
why-no-such-level = There is no bot called { $level } for this game.
why-no-proposal = This proposal is no longer open.
why-many-standing = A seat can have { $most } standing answers at most.
why-stuck = This table was stored in a way that cannot be read here ({ $where }: { $reason }). It is kept as it is.
why-engine-fault = Something went wrong on our side. The table is as it was before, nothing is lost.
why-come-back = The connection is opened again.
why-choose-among = This plays no part in what you are asked now. You may choose { $things }{ $more ->
    [0] .
   *[other] { " " }or one of { $more } more.
}
why-only-these = Not this one. You may choose { $things }{ $more ->
    [0] .
   *[other] { " " }or one of { $more } more.
}
why-choose-place = This plays no part in what you are asked now. Choose a place on the board.
why-no-part = This plays no part in what you are asked now.

## Games

why-no-such-game = There is no game called { $game }.
why-game-coming = { $game } is still being built.
why-bad-pack = The content pack { $pack } cannot be played with. { $where }: { $reason }
why-no-such-pack = There is no content pack called { $pack }.
why-no-such-text = There is no such text.
why-clock-range = A clock has between { $least } and { $most } seconds.

## Replays

why-record-secret = The record holds secrets: it can be read when the game is over.
why-fork-secret = A new table would hold secrets of this one: it can be made when the game is over.
why-no-such-moment = There is no such moment in this game.
why-replay-range = At most { $most } moments can be read at once.

## People

why-unknown-person = We do not know you yet: open the home page first.
why-name-length = A name has between 1 and { $most } letters.
why-password-length = A password has between { $least } and { $most } letters.
why-name-alike = This name looks like that of somebody who has an account here. Choose another one.
why-name-taken = Somebody has this name already.
why-has-account = You have a name and password already.
why-password-blank = A password of spaces alone is none.
why-password-common = Too many people have this password: whoever guesses tries it first. Choose another one.
why-password-name = Your own name is no password: whoever guesses tries it first.
why-many-guesses = Too many wrong passwords for this name. Wait a few minutes. A device that was signed in here before can sign in meanwhile.
why-wrong-password = Name and password do not fit together.
why-no-account = You have no name and password yet.
why-not-present-password = This is not your present password.
why-registration-closed = No new names are given here at the moment.
why-no-invitation = One registers here with an invitation, and this one is missing, used or out of date. Ask whoever runs this server.
why-invited-only = This server is for its members. Sign in, or register with your invitation.
why-banned = Whoever runs this server has closed this account.
why-reset-ended = This link is used or out of date. Ask whoever runs this server for another one.
why-unknown-token = This key is revoked or was never one. Make a new one in the settings.
why-not-by-token = A program that plays for you cannot change who you are. Do this yourself, signed in.
why-token-account = Programs play for somebody who has a name and password. Register first.
why-many-tokens = You have { $most } keys already. Revoke one that you no longer use.
why-no-such-token = There is no such key any more.
why-only-players-chat = Only those who sit here can write.
why-chat-length = A line of chat has between 1 and { $most } letters.

## Messages

why-too-fast = That was too fast. Wait a moment and try again.
why-too-costly = That would take too much computing. Ask for something smaller.
why-busy = Many ask at once just now. Try again in a moment.
why-no-lab = The lab of this server is not open to you.
why-no-such-job = The lab has nothing of that name.
why-job-not-stopped = This job is not one that was stopped.
why-lab-full = The lab keeps { $most } jobs. Throw one away first.
why-too-large = This message is too large.
why-unreadable = We cannot read this ({ $where }: { $reason }).
why-foreign-page = This request comes from another page.
why-nothing-here = There is nothing at this address.
why-hello-first = A connection begins with a greeting.
why-hello-once = A connection is greeted once.
why-only-live = This is for live connections only.

## The log

note-ready = { $seat } is ready.
note-not-ready = { $seat } is not ready after all.
note-taken-back = { $seat } took something back.
note-lent = A bot ({ $word }) plays for { $seat }.
note-taken-over = { $seat } is away: a bot ({ $word }) plays until they return.
note-reclaimed = { $seat } plays again.
note-hint = { $seat } asked for a hint.
note-resigned = { $seat } has resigned: a bot ({ $word }) plays on.
note-resigned-over = { $seat } has resigned.
outcome-resigned = The game ended by resignation.
note-clock = The time of { $seat } is over: the default is played.
note-standing = The standing answer of { $seat } is given.
note-rules-corrected = Since { $what } this game follows corrected rules; it goes on from where it stood.
note-goes-on-from = The last steps ({ $what }) no longer fit the rules and could not be kept; the game goes on from before them.
change-rules = The rules of this game were corrected on { $since } (version { $now } in place of { $before }); it went on from where it stood.
change-content = The content that this game was laid with ({ $content }) is no longer to be had; { $today } stands in for it.
change-goes-on-from = After { $entry } entries of the record, the last steps ({ $lost }) no longer fit the rules; the game went on from before them.
change-replayed = This game was stored before its moments were kept: they were found again by rules { $now }, and it was played by rules { $before }.
change-shown-until = This game is shown up to entry { $entry } of its record: the steps after it ({ $lost }) no longer fit the rules. The record is whole.
change-record = This record is not of this version: { $reason }. It is shown by the choices and throws that it holds.
change-record-stops = It is shown up to entry { $entry }, which no longer fits: { $reason }.
note-forked = The game goes on from here at a new table.

## Notices

notice-taken-over = { $seat } is away: a bot plays until they return.
notice-seat-back = { $seat } is back and plays again.
notice-declined = { $by } does not agree.
notice-standing-forgotten = One of your standing answers could not be given and is no longer kept.
notice-clock = { $seat } has { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left; then the default is played.
notice-clock-yours = You have { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} left; then this is chosen for you: { $choice }

## What cannot be read: where, and why. Parts of a sentence

where-line = line { $number }
where-entry = entry { $number }
where-record = the record
where-header = the header
where-end = the end
where-config = the settings
where-verb = the choice

fault-many-lines = it has more than { $most } lines
fault-long-line = it is longer than { $most } letters
fault-no-record = a record begins with “{ $format }”
fault-after-end = something stands after the end
fault-header-lacks = the header does not say “{ $word }”
fault-header-word = “{ $word }” is no part of a record’s header
fault-header-open = the header has no end: an empty line follows it
fault-other-terms = the settings, seats, rules or content above are not those of this game
fault-said-twice = it says “{ $word }” twice
fault-seat-line = seat { $seat } and its name belong here
fault-no-entry = “{ $line }” is neither a choice nor a throw
fault-throw-form = a throw is written number/ways
fault-throw-number = { $number } is not below { $ways }
fault-throw-unasked = a throw is recorded, but nothing is thrown here
fault-throw-ways = the throw has { $ways } ways here, not { $said }
fault-throw-missing = a throw is missing before this choice
fault-no-seat = there is no seat { $seat }
fault-not-whole = “{ $word }” is not a whole number
fault-not-json = it is not JSON
fault-not-object = a JSON object belongs here
fault-take-back = there are no { $count } choices to take back
fault-unheard = “{ $said }” cannot be read: { $reason }
fault-refused = “{ $said }” is not allowed: { $reason }
fault-settings = these settings are refused: { $reason }
fault-other-game = this is a record of { $said }, not of { $game }
fault-other-rules = made under rules { $said }; these are rules { $rules }
fault-other-pack = played with content { $said }; this is { $pack }
fault-seats = the seats are { $seats }
fault-other-end = the game ends otherwise than the record says
fault-seed = the seed is not written in hexadecimal
fault-row = what was played no longer fits
fault-no-verb = “{ $word }” is not something one can do here
fault-words = after the verb come { $wanted ->
    [0] no words
    [one] one word
   *[other] { $wanted } words
}, not { $given }
fault-written = this is written “{ $line }”
fault-hidden-word = “{ $word }” stands for what is hidden, and cannot be chosen
fault-no-such-thing = nothing here is called “{ $word }”
fault-yes-no = “{ $word }” is neither yes nor no
fault-no-pair = “{ $word }” is not a pair
fault-no-setting = there is no setting called “{ $word }”
fault-no-setting-near = there is no setting called “{ $word }”; did you mean “{ $near }”?
fault-setting-per-seat = { $setting }: a list with one entry for each seat belongs here
fault-setting-switch = { $setting }: yes or no belongs here
fault-setting-number = { $setting }: a whole number from { $low } to { $high } belongs here
fault-setting-list = { $setting }: a list belongs here
fault-setting-word = { $setting }: “{ $word }” is none of { $known }
fault-setting-word-near = { $setting }: “{ $word }” is none of { $known }; did you mean “{ $near }”?

## What is wrong with a value or a file of a content pack; the place stands before it

fault-a-table = a table
fault-a-list = a list
fault-not-in = “{ $id }” is not in { $table }
fault-must-whole = must be a whole number, not { $value }
fault-must-range = must be from { $least } to { $most }, not { $value }
fault-must-flag = must be true or false, not { $value }
fault-must-word = must be one of { $words }, not { $value }
fault-must-line = must be a text that is not empty, not { $value }
fault-must-text = must be a text in fr and en, not { $value }
fault-must-id = must be lower-case words with hyphens, not { $value }
fault-must-ref = must be an id of { $table }, not { $value }
fault-must-list = must be a list, not { $value }
fault-must-table = must be a table, not { $value }
fault-language = is not a language of ours: fr or en
fault-untranslated = has no text in { $language }
fault-length = must have from { $least } to { $most } entries, not { $count }
fault-few = must have at least { $least } entries, not { $count }
fault-no-room = has room for { $most } more entries, not { $count }
fault-entry-twice = names an entry twice
fault-no-entry-of = has no entry “{ $id }”
fault-id-form = an id is lower-case words with hyphens
fault-none-of = is not one of { $words }
fault-not-below = is not in the pack that this one lies over
fault-no-field = is no field here; there are { $words }
fault-missing = is missing
fault-no-folder = is not a folder
fault-no-head = has no { $file }, so it is not a content pack
fault-not-utf8 = is not UTF-8
fault-unopened = cannot be opened
fault-too-large = is too large
fault-too-deep = nests too deep
fault-not-toml = is not TOML ({ $reason })
fault-stands-already = stands already in { $file }
fault-no-origin = states no origin for { $words }
fault-no-edition = lies over { $over }, so it is no edition of its own
fault-other-base = lies over { $over }, but the values below are { $base }
fault-pack-game = is { $said }, but this is { $game }
fault-pack-name = is of { $said }, but the folder is called { $folder }

## A value on a card

card-value = { $value }

## Letters and invitations

why-no-such-letters = This server writes no such letters.
why-account-first = Letters are for those who have a name and password here: keep your games under one first.
why-no-email = This is no address of e-mail.
why-many-ways = You have named enough addresses. Take one away first.
why-refused-address = Whoever has this address wants no letters from here.
why-many-confirmations = Enough letters went there for today. Try again tomorrow.
why-no-such-way = There is no such address any more.
why-confirmation-ended = This link has ended. Name the address once more.
why-no-webhook = This is no address of a webhook. It begins with https://.
why-webhook-https = A webhook’s address begins with https://.
why-webhook-host = This server does not write to { $host }. Whoever runs it decides where it may.
why-webhook-inside = { $host } is no public place: this server does not write there.
why-webhook-unknown = Nobody knows { $host }.
why-no-subscription = This browser did not say how to reach it.
why-unknown-account = Nobody here has that name.
why-sits-already = This person sits at the table already.
why-many-invitations = Enough people have been asked to this table.

## Manners

why-report-length = Say what happened, in { $most } letters at most.
why-report-oneself = That is you.
why-no-such-report = There is no such report.

## Tournaments

why-no-such-tournament = There is no such tournament.
why-no-such-meeting = Nobody meets there.
why-tournament-title = A tournament needs a title.
why-tournament-together = In this game all win or lose together: nobody plays against anybody.
why-tournament-seats = A tournament is for two at a table; these settings have { $seats } seats.
why-tournament-account = Tournaments are for those who have a name and password here: keep your games under one first.
why-tournament-begun = This tournament has begun: nobody enters any more.
why-tournament-full = This tournament has its { $most } players.
why-tournament-few = A tournament takes two players at least.
why-tournament-not-entered = You have not entered this tournament.
why-tournament-over = This tournament is over.
why-tournament-changed = Somebody has come or gone meanwhile.
