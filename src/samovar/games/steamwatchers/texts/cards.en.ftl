## Cards: what a thing of the table is, and what it does now. Labels of numbers first.

card-of-most = { $count } of { $most }
card-of-clan = { $clan }: { $units }
card-units =
    { $basics ->
        [0] { $elites ->
            [0] { $more ->
                [0] none
                [one] 1 wagon
               *[other] { $more } wagons
            }
           *[other] { $elites } elite{ $more ->
                [0] {""}
               *[other] , { $more } wagons
            }
        }
       *[other] { $basics } basic{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }{ $more ->
            [0] {""}
            [one] , 1 wagon
           *[other] , { $more } wagons
        }
    }
card-barrels = { $clean } clean, { $contraband } contraband
card-slots-of = { $free } at no cost, { $paid } for a barrel each
card-units-of = Units
card-structures = Structures
card-steam-card = Floors on its steam card
card-neighbours = Neighbours
card-seas = On the shore of
card-free-slots = Free contract slots
card-shores = Zones on its shores
card-next-seas = Joined to
card-count = How many
card-clan = Of
card-floors = Floors
card-place-in-order = Place in the order of play
card-deployment = Belongs to
card-zones = Zones
card-figures = Figures in the box
card-stocks = Places for barrels
card-barrels-held = Barrels
card-slots = Special-action slots
card-beacons = Beacons
card-contracts = Contracts
card-squares = Squares
card-level = Level
card-wagons = Wagons
card-steam-held = Steam column cards
card-archon-held = Archon cards
card-turns = Turn

## Zones and seas

card-zone-plain = a zone, plain
card-zone-mountain = a zone, mountain
card-mountain-says = A mountain is walked into like a plain, but nobody lands there from the sea, and no Forced March crosses it.
card-haven-says = A haven: whoever controls the zone may negotiate a contract with the Careeners here.
card-zone-out = With { $players } players the east is not in play: nobody can enter.
card-held-by-nobody = Nobody controls it: there is neither a unit nor a beacon. Whoever walks in has it.
card-held-units = { $clan } controls it: its units are the only ones here.
card-held-beacon = { $clan } controls it by a beacon alone: whoever walks in destroys it and takes the zone.
card-held-toxic = { $clan } controls it by a toxic farm alone.
card-zone-geo =
    Worth { $geo } GEO to { $clan } now: { $floors ->
        [0] {""}
        [one] 1 floor
       *[other] { $floors } floors
    }{ $farms ->
        [0] {""}
       *[other] { $floors ->
            [0] {""}
           *[other] {", "}
        }{ $farms ->
            [one] 1 farm
           *[other] { $farms } farms
        }
    }.
card-strength = Whoever attacks it now meets a strength of { $strength }; then both sides bid barrels.
card-strength-supported = Whoever attacks it now meets a strength of { $strength }, up to { $most } with support from { $zones }; then both sides bid barrels.
card-sea-says = Nothing stands on the ice. Whoever has a contract here moves from any of its shores to any plain on them, by one Move; seas of one’s contracts that touch are one.
card-sea-later = The tutorial opens the seas with turn 3.
card-sea-contract = { $clan } sails here: it holds a contract, and pays a barrel for it in every Great White.
card-sea-legate = { $clan } sails here this turn: the Legate’s token lies here.
card-sea-other = { $clan } sails here by its Accomplice, for the whole game.
card-sea-nobody = Nobody sails here now.

## Pieces

card-unit-basic-says = Worth 1 point of strength. Each soldier on the map takes one unit of supply.
card-unit-elite-says = Worth 2 points of strength and fed like one. Comes by a Mobilisation, in place of two basic soldiers.
card-units-attack = In an attack they count { $strength } together.
card-units-fed = { $clan } has { $units } units on the map and can feed { $supply }.
card-column-says = Each floor is 1 GEO for whoever controls the zone when the turn ends. In the Steam Decline every column loses a floor, and warms the plague: whoever holds it with units rises in incubation.
card-column-geo =
    { $floors ->
        [one] 1 GEO
       *[other] { $floors } GEO
    } for { $clan }, if counted now; the decline comes first.
card-column-nobody = Nobody holds it: it counts for nobody, and sinks by a floor like all others.
card-column-sinks =
    In this turn’s decline: one floor less, and its holder rises by { $rise ->
        [one] 1 square
       *[other] { $rise } squares
    } in incubation.
card-column-last =
    Its last floor goes then, and a farm may be built in its place for { $cost ->
        [0] nothing
        [one] 1 barrel
       *[other] { $cost } barrels
    }.
card-column-untended = No unit stands beside it: it sinks by a floor without incubation, and no farm can follow.
card-structure-stays = Structures neither move nor eat. Two are all that a zone holds; a destroyed one never comes back.
card-farm-says = 1 GEO in every Great White for whoever controls the zone. It never cools down.
card-toxic-farm-says = 1 GEO like any farm, and it holds a zone for the Menrâu by itself. Any other clan that controls the zone rises by 1 in incubation each turn.
card-turret-says = 2 points of strength for whoever defends the zone, as long as one of his units is there.
card-beacon-says = It keeps a zone under control when the last unit has left. Whoever walks in destroys it.
card-farm-now = 1 GEO for { $clan } now.
card-farm-nobody = Nobody controls the zone: it counts for nobody.
card-turret-now = It adds its strength now: a unit stands beside it.
card-turret-unmanned = Nobody stands beside it: it defends nothing now.
card-beacon-alone = { $clan } holds the zone by it alone.
card-beacon-guarded = Of { $clan }. Units stand here as well: it counts once they have left.
card-morale-says = A Morale cube: 2 points of strength for whoever defends the zone, until the Great White takes it away.
card-loot = loot of the Scorched
card-loot-says = A contraband barrel: it goes into the surplus of whoever takes the camp.
card-target-says = A Target Zone: what it is worth at the end is told by the scenario.
card-claim = rendezvous
card-claim-says = A rendezvous that was shown: worth 2 GEO at the end to its owner if he controls the zone, 1 to anybody else.
card-contract-says = A contract with the Careeners. It opens one sea; in every Great White it is kept for a barrel, or comes back.
card-legate-says = The Legate’s token: this turn it is one of his contracts, without taking a slot or upkeep.
card-accomplice-says = The Free Fleet’s Accomplice: a contract for the whole game, without slot or upkeep.
card-quarantine-says = A Quarantine token covers a place of the clan board: a slot, a place for clean barrels, or a square of the Supply track. It stays there.

## Orders and actions

card-order-hidden = an Order, face down
card-order-hidden-says = Only its owner knows it. All Orders are turned up together when everybody has planned.
card-order-move-says = Several groups may leave one zone, each to its own goal. Entering a zone of others means combat. Passing takes unused Moves back.
card-order-defence-says = As long as it lies there it is worth 1 point of strength in defence, also after its owner has passed. Activated it builds a turret at no cost, mobilises or negotiates, and is gone.
card-order-decoy-says = It covers a zone that needs no Order, so that others do not know which ones do.
card-order-active = { $clan } is carrying it out now.
card-order-passed = { $clan } has passed: it can no longer be activated.
card-order-move-now = { $clan } may still activate it this turn, or give it up to support a combat next door.
card-order-defence-now = { $clan } may still activate it this turn, or give it up to support a combat next door; meanwhile it adds 1 to the defence.
card-token-mobilisation-says = With a Defence: up to two basic soldiers or one elite, in the zone or next to it. The token takes a slot until the turn ends.
card-token-great-host-says = With a Defence: up to four basic soldiers and never an elite. The token takes a slot until the turn ends.
card-token-forced-march-says = With a Move: a group crosses one plain without enemies and goes on into the next zone. The token takes a slot until the turn ends.
card-token-negotiation-says = With a Defence: one contract for each haven that you control, on seas of your choice. The token takes a slot until the turn ends.
card-title-says = Titles also give the order of play, from first to last. Whoever passes reserves one for the next turn, and not the one that he holds.
card-title-held = { $clan } holds it this turn.
card-title-reserved = { $clan } has reserved it for the next turn.
card-title-free = Nobody holds it this turn.
card-title-not-here = Not in a game for { $players }.
card-archon-up = In force now, for everybody, until another Archon card covers it.
card-archon-not-up = Not in force: it counts when an Archon plays it.
card-steam = Steam column: { $zone }
card-steam-says = Played by a Watcher, it raises a column of so many floors in its zone. Five floors are the most.
card-steam-new = { $zone } has no column yet.
card-steam-on-top =
    { $zone } has a column of { $floors ->
        [one] 1 floor
       *[other] { $floors } floors
    }: the new ones are added.
card-deployment-says = Your soldiers, your column, your farms and your turret begin in these three zones.
card-deployment-sea = It brings a contract on { $sea } that never costs upkeep.
card-deployment-floors =
    { $floors ->
        [0] No column that is nobody’s stands here or next door yet.
        [one] 1 floor that is nobody’s stands here or next door.
       *[other] { $floors } floors that are nobody’s stand here or next door.
    }

## Clans and their boards

card-ability = { $name }: { $text }.
card-ability-off = { $name }, off in the tutorial: { $text }.
card-elite = { $name }: { $text }.
card-clan-not-here = Nobody leads this clan here.
card-clan-geo = { $track } GEO on the track, { $geo } if it were counted now.
card-clan-fed = { $units } units on the map, fed up to { $supply }.
card-exiled =
    { $count ->
        [one] 1 soldier is
       *[other] { $count } soldiers are
    } in Death & Exile: { $geo } GEO less at the end.
card-exiled-of =
    { $clan }: { $count ->
        [one] 1 soldier
       *[other] { $count } soldiers
    }, { $geo } GEO less at the end.
card-geo-track-says = It shows what each clan had in the last Great White: 1 GEO for each floor and each farm in its zones. Between two Great Whites no marker moves. It says how many units are fed, and in the end who wins.
card-geo-of = { $clan }: { $track } on the track, { $geo } if it were counted now.
card-supply-track-says = In every Great White the marker goes to the square that the GEO of that moment reach. Units beyond it leave the map for the reserve; at other times there may be more.
card-supply-square = from { $geo } GEO { $units }
card-supply-now = { $units } units on the map, fed up to { $supply }.
card-supply-then = With { $geo } GEO, as they would be counted now, it would feed { $units }: enough.
card-supply-short =
    With { $geo } GEO, as they would be counted now, it would feed only { $units }: { $short ->
        [one] 1 unit
       *[other] { $short } units
    } would have to leave.
card-supply-sick =
    { $count ->
        [one] 1 square is
       *[other] { $count } squares are
    } under quarantine, from the top.
card-incubation-track-says = It rises by 1 for each contraband barrel spent and for each column held with units in the decline. Each square does at once what it shows; in the Great White it falls back to 0.
card-next-quarantine =
    Quarantine in { $steps ->
        [one] 1 more step
       *[other] { $steps } more steps
    }.
card-next-exile =
    Death & Exile in { $steps ->
        [one] 1 more step
       *[other] { $steps } more steps
    }.
card-track-repeats = The track has no further square: each rise this turn brings { $square } again.
card-track-ends = The track has no further square, and nothing more happens.
card-wards =
    The next { $count ->
        [one] rise
       *[other] { $count } rises
    } this turn will be ignored.
card-square-resist-says = Nothing happens.
card-square-quarantine-says = Cover a place of your board with a Quarantine token: a slot, a place for a clean barrel or the highest square of supply. It stays there for the rest of the game unless something takes it off.
card-square-exile-says = One of your soldiers on the map is gone for the whole game. Every two of them cost you a GEO in the final count.
card-death-exile-says = Soldiers that the plague took. They never come back, and every pair costs its clan 1 GEO at the end.
card-stock-says = Barrels pay for bids, slots, farms and contracts. Each contraband barrel spent raises incubation by 1. In the Great White every place that is not covered is filled again, and the surplus is lost.
card-stock-sick =
    { $count ->
        [one] 1 place is
       *[other] { $count } places are
    } under quarantine.
card-stock-refilled = The next Great White fills it up to { $clean } clean and { $contraband } contraband.
card-fuel-clean-says = Pays for anything and has no consequence.
card-fuel-contraband-says = Pays for anything, but each barrel raises incubation by 1 at once.
card-special-slot-says = A special action lays its token here until the turn ends. Some slots cost a barrel, some cost nothing; a covered one cannot be used.
card-slot-now = Slot { $number }: { $state }.
card-slot-sick = under quarantine
card-slot-used = taken by { $token }
card-slot-paid = costs { $cost ->
    [one] a barrel
   *[other] { $cost } barrels
}
card-slot-free = costs nothing
card-orders = Order tokens left
card-orders-says = Ten in all: four Defences, three Moves, three Decoys. What is used comes back to be planned again next turn.
card-clan-reserve-says = What is not on the map. Without a piece here nothing can be placed.
card-hand = Cards in hand
card-hand-says = How many cards somebody holds is open, which ones is secret. Nobody holds too many.

## Caravans

card-caravan-says = A caravan is a unit of three wagons that never part. Strength 1 in attack and support, 4 in defence; it needs no supply and is never exiled. It drives two plains or one mountain, and carries a kit on each wagon.
card-caravan-now = It stands in { $zone }.
card-caravan-gone = It is destroyed.
card-caravan-aboard =
    { $count ->
        [one] 1 soldier is
       *[other] { $count } soldiers are
    } aboard: off the map, and fed by nobody.
card-caravan-order = On its board lies { $order }.
card-kit-says = A kit is bought on its basic side with one point, which each haven that you control gives, and turned to its better side with another.
card-kit-basic = Basic side: { $text }.
card-kit-advanced = Advanced side: { $text }.
card-kit-place-empty = Free for a kit.
card-kit-place-blocked = Blocked for the rest of the game: a wagon was lost.
card-kit-basic-up = { $kit }, basic side up.
card-kit-advanced-up = { $kit }, advanced side up.
card-kit-used = It has worked this turn.
