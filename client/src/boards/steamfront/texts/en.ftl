board-label = Table of { NUMBER($wide) } by { NUMBER($high) } inches with { $figures } figures. Press { $key } for the list.
board-loading = The table is being laid…
board-lost = The printed values could not be loaded.
board-retry = Try again
zoom-in = Zoom in
zoom-out = Zoom out
fit = Show the whole table
rings = Ranges of everybody I point at
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
spot-label = Tentative place: { NUMBER($x) }″ across, { NUMBER($y) }″ up. Arrows move it a tenth of an inch, with Shift an inch; Page Up and Page Down go through { $count } suggested places.
used-of = { NUMBER($used) }″ / { NUMBER($most) }″
left-inches = { NUMBER($left) }″ left
refused-here = not here
crater-mark = −2″
objective = Objective { $letter }
objective-held = Objective { $letter }, held by { $side }
objective-free = Objective { $letter }, held by nobody
zone-of = Zone of { $side }
zone-free = Zone { $zone }, nobody’s yet
turn = Turn
turn-of = turn { $turn }
setup = setting up
initiative = Initiative
initiative-of = { $side } has the initiative
activations = To activate
orders = Orders
passes = Passes
victory = Points
card-of = Card
no-figure = Point at a figure to see its card.
dice-of = Last throw
no-dice = No dice have been thrown yet.
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
