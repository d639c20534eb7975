squads = Squads
tables = Tables
squad = A new squad
table = A new table
shelf = Cards of the faction
faction = Faction
show-odds = Show how hard each card hits
odds-lead = Large: the mean damage of one attack against 4, 5 and 6 defence dice. Small: the same for ten points of the squad.
odds-of = How hard { $card } hits
odds-head = Mean damage
odds-more = hurts in { $hit }% of attacks
against = vs { $defence } dice
charging = charging
lasts = Stands for { $attacks } plain attacks of five dice on average.
limit-officer = exactly one
limit-regular = { $count } or more
limit-veteran = { $count } of a kind at most
limit-elite = { $count } of a kind at most
points = { $points } pts
points-free = points, no limit
of-points = of { $limit } points
figures = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
order-tokens = { $count ->
    [one] { $count } order a turn
   *[other] { $count } orders a turn
}
orders-of = { $category } orders
categories = Orders: { $list }
legal = Legal
legal-casual = Legal for casual play
broken = { $count ->
    [one] { $count } limit broken
   *[other] { $count } limits broken
}
changed-edition = This squad was made with the edition { $was }. It is shown with { $is }, whose values may differ.
changed-card = { $card }: { $was } points then, { $is } now.
changed-gone = { $card } is printed no more, and was left out.
changed-total = It cost { $was } points then, and costs { $is } now.
squad-empty = Add cards from the shelf, or begin with a ready-made squad. Limits are shown as you go, and never keep you from trying things out.
casual = Casual: one officer, one faction, no other limit
play-squad = Play with this squad
print = Print
random-squad = Random squad
clear = Clear
start-from = Begin with a ready-made squad
choose = Choose…
edition = Values: { $edition }
unofficial = unofficial house values
one-less = One { $card } less
one-more = One { $card } more
life = Life
move = Move
defence = Defence
pressure = Pressure
base = Base
contact = Contact
range = { $low }–{ $high }″
dice = { $dice } dice, damage { $damage }
fixed = always { $fixed }, damage { $damage }
name = Name
keep = Keep
kept = Kept in this browser
kept-as = Kept as “{ $name }”.
forget = Forget { $name }
needs-name = Give it a name first.
keeping = It is being read, and then kept.
nothing-to-keep = There is nothing to keep yet.
copy-code = Copy the code
copy-text = Copy as text
copied = Copied.
copy-by-hand = This browser does not let us copy: take it from the box below.
paste-squad = Paste a code or a list of figures
paste-table = Paste the code of a table
import = Open it
deployment = Deployment
objectives = Objectives
objective = Objective
objective-count = { $count } objectives
scenery = The box of scenery
hand-empty = Take something from the box, or drag what lies on the table.
lay-piece = { $piece }, turned by { $turn }°: press where its middle should lie. It may not lie in the hatched area.
lay-objective = Objective: press where it should lie. It may not lie in the hatched area.
turn-left = Turn left
turn-right = Turn right
lay-here = Lay it here
put-back = Put it back
take-away = Take it away
empty-hand = Put it away
field = Table of 30 by 24 inches with { $pieces } pieces and { $objectives } objectives. Arrow keys move what is in the hand.
field-keys = On the table: arrows move by a tenth of an inch, with Shift by an inch; N goes through suggested places; Q and E turn; Enter lays; Esc puts away; Del takes away.
table-complete = Legal and complete
table-broken = Breaks a limit
table-unfinished = Not finished yet
table-unusual = Other numbers than the book recommends: for the players to agree on.
count-pieces = Scenery: { $now } of { $least } to { $most } pieces
count-objectives = Objectives: { $now } of { $wanted }
neutral-left = { $count ->
    [one] One objective more must lie wholly in the neutral band.
   *[other] { $count } objectives more must lie wholly in the neutral band.
}
play-table = Play on this table
random-table = Random table
undo = Take back
suggest = Suggested place
ready-table = Begin with a ready-made table
laid = On the table
remove = Take away { $piece }
order-table = Orders: one token and
for-pressure = { $pressure } pressure
