map = Map of Europa, { $zones } zones. The list view, key { $key }, has the same content.
map-loading = Unrolling the map
map-lost = The map did not arrive. The list and the decision work without it.
map-retry = Try again
zoom-in = Zoom in
zoom-out = Zoom out
fit = Whole map
tracks = Titles and card in force
layers = Layers
layer-names = Names
layer-control = Control
layer-reach = Reach
layer-relief = Mountains
choose-here = Can be chosen here
tray-clan = Clans
tray-order = Order tokens
tray-place = Places of your board
tray-archon-card = Archon cards in hand
tray-structure = Structures
tray-token = Tokens
tray-unit = Soldiers
conclave = Conclave
next-turn = next turn
title-held = { $title }, held by { $clan }
title-free = { $title }, nobody
title-reserved = { $title }, next turn: { $clan }
title-closed = closed by the Primus
archon-in-force = Archon card in force
archon-bonus = For the Archon:
archon-none = No card in force
scenario-card = Scenario card
held-by = held by { $clan }
deck = Deck { $left }
discard = discard { $count }
top-card = on top: { $card }
turn = Turn
turn-of = turn { $turn } of { $turns }
setup = setup
geo = GEO
geo-track = GEO track
exile = Death & Exile
reserve = Reserve
fuel = Algofuel
clean = clean
contraband = contraband
surplus = surplus
surplus-said = { $clean } clean and { $contraband } contraband in surplus
stock-said = { $full } of { $places } places full, { $sick } in quarantine
actions = Special actions
caravan-holds = Caravan board: { $order }
caravan-takes = Caravan board: drop an Order here, if you like
slot-free = free
slot-gratis = no cost
slot-costs = costs { $barrels }
slot-sick = quarantine
supply = Supply
supply-over = { $count } over
supply-said = { $units } units, supply for { $supply }
incubation = Incubation
square-now = { $square }, here now
orders = Orders in reserve
hand = Secret hand
hand-said = { $steam } steam cards, { $archon } Archon cards in hand
hand-empty = no card
only-you = only you
meeting = Rendezvous
contracts = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
beacons = { $count ->
    [one] { $count } beacon
   *[other] { $count } beacons
}
elites = { $count ->
    [one] { $count } elite
   *[other] { $count } elites
}
soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
trophies = { $count ->
    [one] { $count } captive
   *[other] { $count } captives
}
quarantines = { $count ->
    [one] { $count } quarantine
   *[other] { $count } quarantines
}
orders-out = { $count ->
    [one] { $count } order on the map
   *[other] { $count } orders on the map
}
reserve-said = { $basics } basic and { $elites } elite in reserve
exile-said = { $basics } basic and { $elites } elite in Death & Exile
tokens-left = Special tokens in reserve
passed = passed
out = out of the game
attacking = attacking
defending = defending
combat-in = Combat in { $zone }
combat-coming = Combat to come in { $zone }
strength = Strength
supports = Support
bid-secret = Secret bid:
bid-open = Open bid:
bid-final = with { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}: strength { $strength }
sealed = { $name } has sealed. All is shown together.
not-sealed = { $name } has not sealed yet.
col-control = Control
col-units = Units
col-floors = Floors
col-structures = Structures
col-order = Order
col-place = Place
zones-caption = { $count } zones: control, units, floors, structures, order, place
nobody = nobody
none = none
floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
farms = { $count ->
    [one] { $count } farm
   *[other] { $count } farms
}
toxics = { $count ->
    [one] { $count } toxic farm
   *[other] { $count } toxic farms
}
turrets = { $count ->
    [one] { $count } turret
   *[other] { $count } turrets
}
morale = { $count ->
    [one] Morale cube
   *[other] { $count } Morale cubes
}
loot = { $count ->
    [one] { $count } contraband barrel
   *[other] { $count } contraband barrels
}
wagons = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
target = Target Zone
not-in-play = not in play
}
contracts-left = contracts in reserve
aboard = { $count ->
    [one] { $count } soldier aboard
   *[other] { $count } soldiers aboard
}
tray-kit = Kits
tray-kit-place = Kit places
strength-more = cards and abilities
strength-span = { $least } to { $most }
bid-certain = { $barrels ->
    [0] Won whatever the other bids.
    [one] From 1 barrel on the win is certain.
   *[other] From { $barrels } barrels on the win is certain.
}
bid-never-certain = No bid is certain: the other may bid up to { $theirs }.
bid-hopeless = No bid can win.
key-lost = lost
key-open = depends on the other bid (0 to { $theirs })
key-certain = certain win
verdict-certain = Wins whatever the other bids.
verdict-lost = Loses even if the other bids nothing.
verdict-open = { $theirs ->
    [0] Wins only if the other bids nothing.
   *[other] Wins if the other bids { $theirs } at most.
}
place-slot = Action { $number }
place-empty = Empty stock place
place-full = Full stock place
may-support = { $clan } may call:
note-held = { $clan } stands there: { $units }
stand-no-support = No zone of mine supports any combat
stand-no-foresight = I never look at the other wheel
stand-no-tripods = My caravan supports no combat
then-goes-on = And then the turn goes on
goes-to = to { $clan }
goes-to-nobody = held by nobody
kit-basic = Basic:
kit-advanced = Upgraded:
wheel = Your bid
wheel-more = One barrel more on the bid
wheel-less = { $barrels ->
    [one] One barrel on the bid; take one back
   *[other] { $barrels } barrels on the bid; take one back
}
beacon-token = Beacon
beacon-held = Beacon: press its zone
beacon-promised = Beacon in { $zone }, once it is won
