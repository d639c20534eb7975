board-label = Table of { NUMBER($wide) } by { NUMBER($high) } inches with { $figures } figures. Press { $key } for the list.
board-loading = The table is being laid…
board-lost = The printed values could not be loaded.
board-retry = Try again
zoom-in = Zoom in
zoom-out = Zoom out
fit = Show the whole table
rings = Ranges of everybody I point at
too-far-by = { NUMBER($by, maximumFractionDigits: 1) }″ too far: it moves { NUMBER($most, maximumFractionDigits: 1) }″.
deploy-rest = Deploy the rest for me
formation-keep = Keep this formation
formation-name = { $faction } { $number }
reserve-of = To deploy
gone = eliminated
reserve = in reserve
active = active
activated = activated
wounded = wounded
stunned = { $count ->
    [1] stunned
   *[other] stunned { $count }
    }
dazed = { $count ->
    [1] dazed
   *[other] dazed { $count }
    }
engaged = in melee
carries = carries a relic
life = Life
life-of = life { $life } of { $most }
pressure = Pressure
pressure-of = pressure { $pressure } of { $most }
move = Movement
defence = Defence
points = Points
contact = Contact
band = { NUMBER($low) }–{ NUMBER($high) }″
band-dice = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
    }, damage { $damage }
band-fixed = fixed { $fixed }, damage { $damage }
weapon = Weapon
ring = { NUMBER($high) }″ · { $said }
spot-called = { $errand }. { $where }
spot-label = Tentative place: { NUMBER($x) }″ across, { NUMBER($y) }″ up. Arrows move it a tenth of an inch, with Shift an inch; Page Up and Page Down go through { $count } suggested places.
used-of = { NUMBER($used, maximumFractionDigits: 1) }″ / { NUMBER($most, maximumFractionDigits: 1) }″
left-inches = { NUMBER($left, maximumFractionDigits: 1) }″ left
refused-here = not here
refused-far = too far
crater-mark = −2″
objective = Objective { $letter }
objective-held = Objective { $letter }, held by { $side }
objective-free = Objective { $letter }, held by nobody
zone-of = Zone of { $side }
zone-free = { $zone }, nobody’s yet
zone-label = Zone { $number }
turn = Turn
turn-of = turn { $turn }
setup = setting up
initiative = Initiative
initiative-of = { $side } has the initiative
activations = To activate
orders = Orders
passes = Passes
passed = { $side } passes
victory = Points
card-of = Card
no-figure = Point at a figure to see its card.
dice-of = Last throw
no-dice = No attack has been thrown yet.
attack-throw = { $name } attacks
defence-throw = { $name } defends
attack-thrown = Attack
defence-thrown = Defence
die = Die: { $face }
set = { $count ->
    [2] pair
    [3] triple
   *[other] { $count } alike
    } +{ $worth }
singles = without a twin
successes = { $count ->
    [1] 1 success
   *[other] { $count } successes
    }
squad = Squad
squad-points = { $points } points
squad-left = { $standing } of { $all } standing
col-side = Side
col-place = Place
col-life = Life
col-pressure = Pressure
col-move = Movement
col-state = State
place-at = { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) }″; { NUMBER($y, minimumFractionDigits: 1, maximumFractionDigits: 1) }″
figures-caption = { $count } figures
against = against
dice-word = { $count ->
    [1] die
   *[other] dice
    }
fixed-word = fixed
hit = hurts
mean = damage
kill = removes
percent = { $value }%
mean-value = { NUMBER($value, maximumFractionDigits: 2) }
attack-reasons = Attack dice
defence-reasons = Defence dice
becomes = becomes
nothing-changes = Nothing changes at once.
dock = Turn, card and dice
a-figure = a figure
inches = { NUMBER($value, maximumFractionDigits: 2) }″
cover-by = cover: { $piece }
blocked-by = hidden by { $piece }
clear-sight = clear sight
out-of-range = out of range
charge = charge: one die more
tools = Tools of the table
tool-threats = Threat map: where the enemy could strike next
tool-measure = Ruler: press two places, or draw it
tool-note = Notes on the table
tool-switches = How this table plays
tool-bend = Way-point: bend here, then go on (while dragging: space or the right button)
tool-straighten = Forget the way-points
switches = How this table plays
switches-why = Whatever the book leaves open is settled before the game and kept with its record.
switch-changed = not the usual
yes = yes
no = no
close = Close
note-new = Note
note-pin = Pin
note-how = Press a place of the table to pin it there. Only you see notes.
note-drop = Take off: { $said }
targets-from = Targets from this place
fewer = Fewer
dangers = { $count ->
    [0] Nobody could attack here next
    [1] 1 enemy could attack here next
   *[other] { $count } enemies could attack here next
    }
danger-charge = charge: hurts { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } damage, removes { $kill }
danger-shot = shot: hurts { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } damage, removes { $kill }
instruments = Instruments
place = Tentative place
strike-at = { $attacker } strikes { $target }
shot-at = { $attacker } shoots at { $target }
none = no damage
chart = Chance of each damage: { $said }
chart-bar = { $more ->
    [yes] { $damage } or more
   *[no] { $damage }
    }: { $chance }
damage-more = { $value ->
    [1] 1 damage more
   *[other] { $value } damage more
    } if it hits
damage-less = { $value } damage less
rerolls = { $count ->
    [1] 1 die may be thrown again
   *[other] { $count } dice may be thrown again
    }
attacks = { $count } attacks
whole = together: { $hit } hurt, { NUMBER($mean, maximumFractionDigits: 2) } damage, { $kill } removed
hurts = Hurts
orders-for = With an order
guards-for = Defensive orders
no-order = No order
order-row = { $name }{ $level ->
    [0] {""}
   *[other] , { $level } pressure
    }
order-price = { $pressure ->
    [0] 1 order
    [1] 1 order, 1 pressure
   *[other] 1 order, { $pressure } pressure
    }
gain = { $sign }{ NUMBER($value, maximumFractionDigits: 2) } damage
saves = { NUMBER($value, maximumFractionDigits: 2) } damage spared
reflects = { NUMBER($value, maximumFractionDigits: 2) } sent back
counters = strikes back
feared = { NUMBER($value, maximumFractionDigits: 2) } damage feared
back = What it can do back:
back-sas = strikes: hurts { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } damage, removes { $kill }
back-shot = shoots: hurts { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } damage, removes { $kill }
back-none = nothing from where it stands
instruction = When I am attacked again
instruction-ask = Ask me
instruction-never = Never spend an order on defence
instruction-least = { $order } when { NUMBER($least) } damage or more are to be feared
instruction-select = To answer by itself: select a defensive order above
instruction-from = From this damage on
initiative-threw = Initiative: { $first } against { $second }
next-is = Next: { $side }
asked-now = asked now
activated-order = Activated this turn
nobody-yet = nobody yet
forecast = If the turn ended now
forecast-of = { $side }: { $gain ->
    [0] nothing
   *[other] +{ $gain }
    }
forecast-parts = eliminated { $kills }, objectives { $objectives }, generators { $generators }, relics { $relics }
luck = Dice and luck
luck-open = Dice log
luck-of = { $side }: { $rolled } successes, { NUMBER($expected, maximumFractionDigits: 1) } expected
luck-ahead = { $sign }{ NUMBER($value, maximumFractionDigits: 1) }
luck-why = Successes rolled beside those that as many dice give on average. Of dice thrown again, what they brought counts beside what they bring on average.
luck-rolled = Rolled
luck-expected = Expected
luck-difference = Luck
luck-throws = Throws
throw-number = No.
throw-who = Who
throw-kind = Throw
throw-dice = Dice
throw-successes = Successes
throw-attack = attack
throw-defence = defence
throw-again = again
throw-initiative = initiative
no-throws = Nothing has been thrown yet.
skip-dice = Show the dice at once
set-number = Set { $number }
count-rule = { $dice } dice − { $faces } different = { $successes }
col-sight = From the place
short-victory = Pts
short-activations = Left
short-orders = Ord.
short-passes = Pass
short-if-now = Now
if-now = If now
figure-named = { $card } ({ $tag })
die-named = die { $number } (a { $face })
out-of-reach = { $count ->
    [1] 1 enemy is out of reach
   *[other] { $count } enemies are out of reach
    }
switches-start = This table plays by { $changed ->
    [0] the usual switches.
    [1] 1 switch other than usual:
   *[other] { $changed } switches other than usual:
    }
switches-read = Read the other { $count }
why-so = why?
