## What is asked

ask-play-others = It is up to { $names } to activate an Order or to pass.
ask-planning-others = Everybody places Orders, face down.
ask-caravan-planning-others = Everybody places Orders, face down.
ask-manoeuvre-others = It is up to { $names } to move from { $zone }.
ask-grouping-others = It is up to { $names } to say who goes to { $zone }.
ask-bid-others = Combat in { $zone }, attack { $attack } against defence { $defence }: the barrels are bid in secret.
ask-reinforcement-others = Combat in { $zone }: { $names } may call support.
ask-flight-others = Zone { $zone } is lost: it is up to { $names } where the survivors flee.
ask-defence-action-others = It is up to { $names } to use the Defence in { $zone }.
ask-play = Your turn: activate one Order, or pass.
ask-meeting-recruits =
    Rendezvous revealed: { $count ->
        [one] 1 soldier joins one of your zones
       *[other] { $count } soldiers join one of your zones
    }. Which one?
ask-casualties =
    Combat lost in { $zone }: choose { $count ->
        [one] your loss
       *[other] your { $count } losses
    }.
ask-captivity = Combat won: which figure do you take captive?
ask-flight = Zone { $zone } is lost: where do the survivors flee?
ask-scorched-flight = Zone { $zone } is yours: where do the Scorched who are left flee?
ask-overflow =
    { $goal } has { $room ->
        [0] no room for
       *[other] room for only { $room } of
    } those who flee { $zone }: { $count ->
        [one] who goes back to the reserve?
       *[other] which { $count } go back to the reserve?
    }
ask-spoils = Zone { $zone } is yours: which structures do you destroy?
ask-convert = Conversion: where does the new soldier stand?
ask-next-combat =
    { $combats ->
        [0] The fighting is over: deploy a beacon?
       *[other] Which combat comes next, or a beacon first?
    }
ask-reinforcement = Combat in { $zone }: which zones support you? Each gives up its Order.
ask-bid = Combat in { $zone }, attack { $attack } against defence { $defence }: how many barrels do you bid?
ask-bid-mix =
    Your bid is { $cost ->
        [one] { $cost } barrel
       *[other] { $cost } barrels
    }: which ones do you spend?
ask-foresight =
    The Reliquary, combat in { $zone }: rise by { $squares } in incubation to see the other wheel before you bid?
ask-open-bid =
    Combat in { $zone }: { $shown ->
        [-1] your wheel is shown first. How many barrels do you bid?
       *[other] the other wheel shows { $shown }. How many barrels do you bid?
    }
ask-sacrifice = Zone { $zone } is full: what do you destroy to make room for the { $structure }?
ask-sea-choice = In which ice sea do you place the contract?
ask-relocation = No contract in reserve: which one changes sea?
ask-recall-choice = { $source }: which contract do you take back?
ask-deed-place =
    { $source }: { $effect-id ->
        [mobilise] around which zone do you mobilise?
        [add-floor] on which column do you add a floor?
        [morale] in which zone do you place a Morale cube?
        [build] { $structure-id ->
            [farm] in which zone do you build a farm?
            [turret] in which zone do you build a turret?
            [beacon] in which zone do you deploy a beacon?
           *[other] in which zone do you build ({ $structure })?
        }
        [raze] in which zone do you destroy a structure?
       *[other] where does its effect happen?
    }
ask-raze-choice = { $source } in { $zone }: which structure do you destroy?
ask-shift-choice =
    { $source }: which soldier moves next door? { $left ->
        [one] 1 may still go.
       *[other] { $left } may still go.
    }
ask-naming =
    Archon, { $source }: { $wanted ->
        [sea] which ice sea do you name?
        [clan] which clan do you name?
       *[other] which zone do you name?
    }
ask-defence-action = Defence in { $zone }: what do you do?
ask-payment =
    { $cost ->
        [one] { $cost } barrel
       *[other] { $cost } barrels
    } to pay: clean or contraband?
ask-slot-choice = Which slot takes the token ({ $token })?
ask-isolation = Quarantine: which place of your board does the token cover?
ask-cleansing = Which Quarantine token leaves your board?
ask-banishment = Incubation reaches Death & Exile: which soldier leaves the game?
ask-manoeuvre = Move from { $zone }: who sets out, and where to?
ask-grouping = Who goes to { $zone }?
ask-trap = The beacon in { $zone } was trapped: which of the units that came in is lost?
ask-enlistment =
    Mobilisation: where do the recruits go? { $elites ->
        [0] Basic soldiers, { $left } at most.
       *[other] Basic soldiers, { $left } at most, or 1 elite.
    }
ask-billet =
    { $source }: { $unit-id ->
        [basic] which zone does the soldier join?
       *[other] which zone does the elite soldier join?
    }
ask-planning = Place your Orders, face down, on your zones.
ask-offer =
    { $source }: { $cost ->
        [0] do you accept? It lets you: { $prize }.
        [one] pay { $cost } barrel? It lets you: { $prize }.
       *[other] pay { $cost } barrels? It lets you: { $prize }.
    }
ask-auction = { $source }: how many barrels do you bid? Only the highest bidder pays, and gets: { $prize }.
ask-alternative = { $source }: which of its offers do you take?
ask-watcher = Watcher, which column rises?
ask-legate-token = Legate, on which ice sea do you lay your token?
ask-archon = Archon, which card do you play?
ask-primus-token = Primus, which title do you close to the others?
ask-decline-order = Steam Decline: each of your columns loses a floor. Which one now?
ask-farming =
    The column of { $zone } is gone: build a farm there for { $cost ->
        [one] { $cost } barrel
       *[other] { $cost } barrels
    }?
ask-ballot = Vote: who shall keep the Reliquary?
ask-casting-vote = The vote is tied, and you decide: who keeps the Reliquary?
ask-alms-choice = Your clan is the poorest: a clean barrel, or a contract?
ask-lazaret-offer =
    Pay { $cost ->
        [one] { $cost } barrel
       *[other] { $cost } barrels
    } to be rid of a Quarantine token?
ask-disbanding =
    { $excess ->
        [one] 1 unit cannot be supplied
       *[other] { $excess } units cannot be supplied
    }: who leaves?
ask-contract-upkeep = Which contracts do you keep? Each costs 1 barrel.
ask-clan-choice = Which clan do you lead?
ask-title-choice = Which title do you reserve for the first turn?
ask-deployment-choice = Where do your forces start?
ask-stations =
    { $unit-id ->
        [basic] Where do your { $count } basic soldiers start?
       *[other] { $count ->
            [one] Where does your elite soldier start?
           *[other] Where do your { $count } elite soldiers start?
        }
    }
ask-column-place = In which zone does your first column stand?
ask-farm-places = In which zones do your first farms stand?
ask-turret-choice = In which zone does your first turret stand?
ask-accomplice = On which ice sea does your Accomplice wait?
ask-scouting =
    Before the first turn: which unit goes ahead, and where to? { $left ->
        [one] 1 may still go.
       *[other] { $left } may still go.
    }
ask-outrider = Do you place a soldier beside your deployment?
ask-meetings = Which of these zones is your secret rendezvous?
ask-caravan-place = In which zone of your deployment does the caravan stand?
ask-caravan-planning = Plan your Orders, one on each zone with your units, and if you like one on the caravan board.
ask-caravan-manoeuvre = Move of the caravan board: only the caravan sets out.
ask-embarking = Loading in { $zone }: what goes aboard? Room for { $space }.
ask-landing = Unloading in { $zone }: what is set down?
ask-clearing = Zone { $zone } is full: what do you destroy to set down the { $structure }?
ask-caravan-casualties = Combat lost in { $zone }: choose what you lose ({ $count }), one wagon at least.
ask-condemnation = A wagon is destroyed: which kit place is condemned?
ask-caravan-flight = Zone { $zone } is lost: where do the caravan and the survivors flee?
ask-caravan-overflow =
    { $goal } has { $room ->
        [0] no room for
       *[other] room for only { $room } of
    } those who flee { $zone }: { $count ->
        [one] who stays behind, a soldier or a wagon?
       *[other] which { $count } stay behind, soldiers or wagons?
    }
ask-shopping = Obtain or upgrade kits. Points left: { $points }.
ask-kit-gift = { $source } gives you a kit: which one, and on which place?
ask-upgrade-gift = { $source } upgrades one of your kits: which one?
ask-exploit-next = Which kit works next?
ask-declaration = E.M.P. Fields: do you undergo the Archon card { $archon }, or keep it off?
ask-second-archon = Sensor Bay: do you play a second Archon card? It comes without its bonus, and both are in force this turn.
ask-lent-support = Hydraulic Tripods: does your caravan support the combat in { $zone }?
ask-cradle-gift = The Cradle is yours: which free action do you take?

## What can be chosen

choice-take-clan = Lead { $clan }
choice-reserve = Reserve the title { $title }
choice-deploy = Take { $deployment }
choice-station = Place: { $posts }
choice-station-in-1 = Place { $count1 } in { $zone1 }
choice-station-in-2 = Place { $count1 } in { $zone1 } and { $count2 } in { $zone2 }
choice-station-in-3 = Place { $count1 } in { $zone1 }, { $count2 } in { $zone2 } and { $count3 } in { $zone3 }
choice-at = Choose { $zone }
choice-at-sea = Choose { $sea }
choice-name = Name { $clan }
choice-accept = Accept
choice-refuse = Decline
choice-play-steam = Choose the card of { $card }
choice-play-archon = Play { $archon }
choice-block = Close the title { $title }
choice-plan = Orders: { $orders }
choice-plan-shortly = { $count ->
    [one] 1 Order
   *[other] { $count } Orders
}
choice-activate = Activate the Order in { $zone }
choice-pass = Pass and reserve { $title }
choice-stall-steam = Stall: discard the card of { $card }
choice-stall-archon = Stall: discard { $archon }
choice-show-meeting = Reveal your rendezvous
choice-walk = By land to { $zone }
choice-sail = By sea to { $zone }
choice-march = Forced March to { $zone } through { $via }
choice-beacon = Deploy a beacon in { $zone }
choice-finish = That is all
choice-send =
    Send { $basics ->
        [0] { $elites ->
            [one] { $elites } elite
           *[other] { $elites } elites
        }
        [one] { $basics } soldier{ $elites ->
            [0] {""}
            [one] , { $elites } elite
           *[other] , { $elites } elites
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
            [one] , { $elites } elite
           *[other] , { $elites } elites
        }
    }
choice-fight = Fight in { $zone }
choice-support =
    { $zones-count ->
        [0] No support
       *[other] Support from { $zones }
    }
choice-burn =
    Bid { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }
choice-pay =
    Pay { $clean ->
        [0] { $contraband ->
            [0] nothing
           *[other] { $contraband } contraband
        }
       *[other] { $clean } clean{ $contraband ->
            [0] {""}
           *[other] , { $contraband } contraband
        }
    }
choice-lose =
    Lose { $basics ->
        [0] { $elites ->
            [one] { $elites } elite
           *[other] { $elites } elites
        }
        [one] { $basics } soldier{ $elites ->
            [0] {""}
            [one] , { $elites } elite
           *[other] , { $elites } elites
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
            [one] , { $elites } elite
           *[other] , { $elites } elites
        }
    }
choice-capture =
    { $unit-id ->
        [basic] Capture a basic soldier
       *[other] Capture an elite soldier
    }
choice-flee = Flee to { $zone }
choice-drive-to = Drive them to { $zone }
choice-raze =
    { $kinds-count ->
        [0] Destroy nothing
       *[other] Destroy: { $kinds }
    }
choice-give-up =
    { $structure-id ->
        [farm] Destroy a farm
        [turret] Destroy a turret
        [beacon] Destroy a beacon
        [toxic-farm] Destroy a toxic farm
       *[other] Destroy: { $structure }
    }
choice-turret = Build a turret
choice-bide = Wait
choice-mobilise = Use { $token }
choice-negotiate = Negotiate with the Careeners
choice-recruit =
    { $unit-id ->
        [basic] Place a basic soldier in { $zone }
       *[other] Place an elite soldier in { $zone }
    }
choice-slot =
    { $slot ->
        [0] First slot
        [1] Second slot
        [2] Third slot
        [3] Fourth slot
       *[other] Last slot
    }
choice-isolate = Cover { $place }
choice-cleanse = Free { $place }
choice-exile =
    { $unit-id ->
        [basic] Exile a basic soldier from { $zone }
       *[other] Exile an elite soldier from { $zone }
    }
choice-disband =
    { $unit-id ->
        [basic] Send home a basic soldier from { $zone }
       *[other] Send home an elite soldier from { $zone }
    }
choice-lower = Lower the column of { $zone }
choice-grow =
    { $structure-id ->
        [farm] Build a farm
        [toxic-farm] Build a toxic farm
       *[other] Build: { $structure }
    }
choice-keep =
    { $seas-count ->
        [0] Keep no contract
        [one] Keep the contract of { $seas }
       *[other] Keep the contracts of { $seas }
    }
choice-vote = Vote for { $clan }
choice-shift =
    { $unit-id ->
        [basic] A basic soldier, from { $origin } to { $to }
       *[other] An elite soldier, from { $origin } to { $to }
    }
choice-relocate = Contract of { $sea }: to { $goal }
choice-barrel = Take the barrel
choice-prefer = Take: { $effect }
choice-plan-caravan = { $orders }; caravan board: { $board }
choice-plan-caravan-shortly = { $count ->
    [one] 1 Order
   *[other] { $count } Orders
}
choice-activate-caravan = Activate the caravan board
choice-drive = Caravan: drive to { $path }
choice-ferry = Caravan: sail to { $zone }
choice-load = Load in { $zone }
choice-unload = Unload in { $zone }
choice-embark =
    Aboard{ $basics ->
        [0] {""}
        [one] {" "}· { $basics } soldier
       *[other] {" "}· { $basics } soldiers
    }{ $elites ->
        [0] {""}
        [one] {" "}· { $elites } elite
       *[other] {" "}· { $elites } elites
    }{ $kinds-count ->
        [0] {""}
       *[other] {" "}· { $kinds }
    }
choice-land =
    Set down{ $basics ->
        [0] {""}
        [one] {" "}· { $basics } soldier
       *[other] {" "}· { $basics } soldiers
    }{ $elites ->
        [0] {""}
        [one] {" "}· { $elites } elite
       *[other] {" "}· { $elites } elites
    }{ $kinds-count ->
        [0] {""}
       *[other] {" "}· { $kinds }
    }
choice-forfeit =
    Lose{ $basics ->
        [0] {""}
        [one] {" "}{ $basics } soldier
       *[other] {" "}{ $basics } soldiers
    }{ $elites ->
        [0] {""}
        [one] { $basics ->
            [0] {" "}
           *[other] {", "}
        }{ $elites } elite
       *[other] { $basics ->
            [0] {" "}
           *[other] {", "}
        }{ $elites } elites
    }{ $wagons ->
        [0] {""}
        [one] { $basics ->
            [0] { $elites ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $wagons } wagon
       *[other] { $basics ->
            [0] { $elites ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $wagons } wagons
    }
choice-condemn = Condemn { $place }
choice-condemn-with = Condemn { $place } with a mobile { $structure }
choice-obtain-kits = Obtain and upgrade kits
choice-exploit-kits = Exploit the kits
choice-buy-kit = Obtain { $kit } on the { $place }
choice-upgrade-kit = Upgrade { $kit }
choice-exploit = Exploit { $kit }
choice-undergo = Undergo the card
choice-shelter = Keep it off, good and bad alike
choice-muster-at = Free Mobilisation around { $zone }
choice-fortify-at = Free turret in { $zone }
choice-upgrade-all = Upgrade all my kits
choice-recruits =
    { $count ->
        [one] Place 1 basic soldier in { $zone }
       *[other] Place { $count } basic soldiers in { $zone }
    }
choice-soldier-at = Place the soldier in { $zone }
choice-column-at = Raise the column in { $zone }
choice-turret-at = Place the turret in { $zone }
choice-caravan-at = Place the caravan in { $zone }
choice-mobilise-at = Mobilise around { $zone }
choice-floor-at = Add a floor in { $zone }
choice-morale-at = Place the Morale cube in { $zone }
choice-build-at =
    { $structure-id ->
        [farm] Build a farm in { $zone }
        [turret] Build a turret in { $zone }
        [beacon] Deploy a beacon in { $zone }
       *[other] Build in { $zone }: { $structure }
    }
choice-finish-fight =
    { $combats ->
        [one] That is all: on to the combat
       *[other] That is all: on to the combats
    }
choice-no-beacon = No beacon, that is all
choice-raze-at = Destroy a structure in { $zone }
choice-name-zone = Name { $zone }
choice-name-sea = Name { $sea }
choice-sign = Place the contract in { $sea }
choice-recall = Take back the contract of { $sea }
choice-lay-legate = Lay the Legate’s token on { $sea }
choice-lay-accomplice = Place the Accomplice on { $sea }
choice-raise = Play { $card }: its column rises
choice-meet-at = Meet in { $card }
choice-bid-last = Bid after seeing the other wheel
choice-bid-together = Bid at the same time
choice-take-offer =
    { $cost ->
        [0] Accept: { $prize }
        [one] Pay { $cost } barrel: { $prize }
       *[other] Pay { $cost } barrels: { $prize }
    }
choice-buy-off =
    Pay { $cost ->
        [one] { $cost } barrel
       *[other] { $cost } barrels
    } and remove a Quarantine token
choice-keep-quarantine = Pay nothing
choice-lend = Support with the caravan: +{ $strength }
choice-lend-nothing = Keep the caravan out of it
choice-no-second-card = Play no second card
choice-no-gift = Take no free action
choice-prefer-effect =
    { $effect-id ->
        [gain-fuel] Take { $amount } { $fuel }
        [build] Build: { $structure }
        [upgrade-kit] Upgrade a kit
        [gain-kit] Obtain a kit
       *[other] Take: { $effect }
    }

## What happened

event-first-player-drawn = { $seat } chooses first.
event-clan-taken = { $seat } leads { $clan }.
event-title-reserved = { $clan } reserved a title: { $title }.
event-column-rose =
    { $floors ->
        [0] { $zone }: no floor is left for the column.
        [one] { $zone }: the column rises by { $floors } floor.
       *[other] { $zone }: the column rises by { $floors } floors.
    }
event-deployment-taken = { $clan } took { $deployment }.
event-stationed =
    { $clan } placed { $unit-id ->
        [basic] soldiers
       *[other] elite soldiers
    }: { $posts }.
event-turn-began = Turn { $turn }
event-phase-began = { $phase }
event-title-taken = { $clan } took the title { $title }.
event-steam-drawn =
    { $clan } drew { $count ->
        [one] { $count } steam column card
       *[other] { $count } steam column cards
    }.
event-steam-seen = { $clan } drew: { $cards }.
event-steam-played = { $clan } played the steam column card { $card }.
event-steam-turned = Turned up from the steam pile: { $card }.
event-legate-placed = { $clan } put the Legate token in { $sea }.
event-archon-drawn =
    { $clan } drew { $count ->
        [one] { $count } Archon card
       *[other] { $count } Archon cards
    }.
event-archon-seen = { $clan } drew: { $archons }.
event-archon-played = { $clan } played the Archon card { $archon }.
event-archon-again = No Archon: { $archon } stays, and its arrival is applied again.
event-primus-blocked = { $clan } closed a title: { $title }.
event-recruited =
    { $clan } recruited in { $zone }: { $unit-id ->
        [basic] { $count ->
            [one] { $count } soldier
           *[other] { $count } soldiers
        }
       *[other] { $count } elite
    }.
event-planned = { $clan } revealed: { $orders }.
event-activated = { $clan } activated { $order } in { $zone }.
event-passed-turn = { $clan } passed and reserved { $title }.
event-stalled-with-steam = { $clan } stalled with the steam column card { $card }.
event-stalled-with-archon = { $clan } stalled with the Archon card { $archon }.
event-meeting-shown = { $clan } revealed a rendezvous: { $zone }.
event-moved =
    { $clan } moved { $way } from { $origin } to { $zone }: { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
    }.
event-built =
    { $structure-id ->
        [farm] { $clan } built a farm in { $zone }.
        [turret] { $clan } built a turret in { $zone }.
        [beacon] { $clan } deployed a beacon in { $zone }.
       *[other] { $clan } built in { $zone }: { $structure }.
    }
event-razed =
    { $structure-id ->
        [farm] A farm is destroyed in { $zone }.
        [turret] A turret is destroyed in { $zone }.
       *[other] Destroyed in { $zone }: { $structure }.
    }
event-beacon-destroyed = { $by } destroyed a beacon of { $clan } in { $zone }.
event-trap-sprung =
    The beacon in { $zone } was trapped. { $clan } lost { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
    }.
event-supported = { $clan } supports the combat in { $zone }: { $zones }.
event-announced = { $clan } announced a strength of { $strength } in { $zone }.
event-bid-shown =
    { $clan } bid { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }.
event-paid =
    { $clan } spent { $clean ->
        [0] { $contraband ->
            [0] nothing
           *[other] { $contraband } contraband
        }
       *[other] { $clean } clean{ $contraband ->
            [0] {""}
           *[other] , { $contraband } contraband
        }
    }.
event-fought = { $zone }: { $clan } beat { $loser }, attack { $attack }, defence { $defence }.
event-units-lost =
    { $clan } lost in { $zone }: { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
    }.
event-figure-captured = { $clan } took a captive from { $loser }: { $unit }.
event-fled =
    { $clan } fled from { $origin } to { $zone }: { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
    }.
event-scattered =
    { $clan } had nowhere to go from { $zone }: { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
    } back to the reserve.
event-fell-back =
    { $clan } fell back to { $zone }: { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] , { $elites } elite
        }
    }.
event-cheered = A Morale cube in { $zone }.
event-waited = { $clan } waited in { $zone }.
event-contract-placed = { $clan } placed a contract in { $sea }.
event-contract-returned = { $clan } took back a contract from { $sea }.
event-incubation-rose = { $clan }: incubation { $level }.
event-incubation-warded =
    { $clan } ignored a rise of incubation; { $left ->
        [0] none left to ignore
        [one] { $left } more to ignore
       *[other] { $left } more to ignore
    }.
event-isolated = { $clan }: a Quarantine token covered { $place }.
event-cleansed = { $clan }: a Quarantine token left { $place }.
event-exiled = { $clan }: Death & Exile took from { $zone } a unit: { $unit }.
event-column-fell =
    { $zone }: { $floors ->
        [0] the column is gone
        [one] { $floors } floor left
       *[other] { $floors } floors left
    }.
event-geo-counted = { $clan }: { $geo } GEO.
event-supply-set =
    { $clan }: supply for { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }.
event-refilled =
    { $clean ->
        [0] { $contraband ->
            [0] { $clan } had no stock to refill
           *[other] { $clan } refilled its stocks: { $contraband } contraband
        }
       *[other] { $clan } refilled its stocks: { $clean } clean{ $contraband ->
            [0] {""}
           *[other] , { $contraband } contraband
        }
    }.
event-disbanded =
    { $clan } could not supply everybody: { $unit-id ->
        [basic] a soldier
       *[other] an elite soldier
    } leaves { $zone }.
event-fuel-gained =
    { $clan } gained { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of { $fuel }.
event-fuel-lost =
    { $clan } lost { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }: { $fuel }.
event-fuel-swapped = { $clan }: a barrel changed its kind.
event-eliminated = { $clan } left the game: no unit remains.
event-scenario-card-taken = { $clan } took { $scenario_card }.
event-ruins-found = The ruins lie in { $zone }.
event-sea-named = { $clan } named an ice sea: { $sea }.
event-zone-named = { $clan } named a zone: { $zone }.
event-clan-named = { $by } named { $clan }.
event-voted =
    { $by } gave { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } to { $clan }.
event-auction-won =
    { $clan } won the auction for { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }.
event-auction-void = Nobody bids: the auction brings nothing.
event-camp-set = The Scorched made camp in { $zone }.
event-shifted = { $clan } moved a unit ({ $unit }) from { $origin } to { $to }.
event-won = { $clan } won: { $why }.
event-caravan-placed = { $clan }: the caravan stands in { $zone }.
event-board-planned = { $clan }: { $order } on the caravan board.
event-board-activated = { $clan } activated { $order } on the caravan board.
event-caravan-drove = { $clan }: the caravan drove to { $path }.
event-caravan-fled = { $clan }: the caravan reached { $zone }.
event-caravan-supported = { $clan }: the caravan supports the combat in { $zone }.
event-pieces-loaded =
    { $clan } loaded in { $zone }: { $basics ->
        [0] {""}
        [one] { $basics } soldier
       *[other] { $basics } soldiers
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } elite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    }.
event-pieces-unloaded =
    { $clan } set down in { $zone }: { $basics ->
        [0] {""}
        [one] { $basics } soldier
       *[other] { $basics } soldiers
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } elite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    }.
event-cargo-lost =
    { $clan } lost its cargo: { $basics ->
        [0] {""}
        [one] { $basics } soldier
       *[other] { $basics } soldiers
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } elite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    }.
event-wagons-lost = { $clan }: wagons destroyed: { $wagons }.
event-wagons-captured = { $clan } took wagons of { $loser }: { $wagons }.
event-place-condemned = { $clan }: { $place } is condemned.
event-caravan-destroyed = { $clan }: the caravan is destroyed for good.
event-kit-bought = { $clan } installed { $kit } on { $place }.
event-kit-boxed = { $clan }: { $kit } goes to the box.
event-kit-upgraded = { $clan } upgraded { $kit }.
event-kit-exploited = { $clan } exploited { $kit }.
event-card-undergone = { $clan } undergoes the card.
event-card-kept-off = { $clan } keeps the card off.

## Why not

why-no-turret-left = No turret is left in the general reserve.
why-no-token = You have no such token left in reserve.
why-no-slot = No special-action slot is free, or you cannot pay for it.
why-nobody-to-recruit = There is nobody to recruit, or no room for anybody.
why-no-negotiation = The Archon’s card forbids Negotiation.
why-name-supporters = Say which zones support you.
why-each-zone-once = Name each zone once, in the order of the list.
why-bid-too-high =
    You have only { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } to bid, stocks and surplus together.
why-wheel-ends =
    Your combat wheel ends at { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }.
why-card-limits-bids =
    A card in force lets you bid at most { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }.
why-zone-not-in-play = { $zone } is out of the game with so few players.
why-zone-full = { $zone } already holds 5 of your units.
why-zone-closed = The Archon’s card closes { $zone }.
why-not-adjacent = { $zone } is not next to where the units stand.
why-no-sea-way = No ice sea under contract leads there.
why-no-beacon-left = You have no beacon left in reserve.
why-one-beacon = One beacon has already been deployed in this activation.
why-no-march = A Forced March needs its token and a free slot.
why-march-mountain = A Forced March neither crosses nor reaches a mountain, and { $zone } is one.
why-march-enemy = A Forced March does not cross enemy units, and they hold { $zone }.
why-no-elite-here = No elite soldier can be recruited now.
why-none-in-reserve = None left in your reserve: { $unit }.
why-not-beside = { $zone } is neither { $centre } nor a land neighbour of it.
why-plan-orders = Say which Order lies on which zone.
why-one-order-each = Each zone takes one Order, in the order of the list.
why-no-unit-there = You have no unit in { $zone }, so no Order of yours goes there.
why-not-that-many-orders = You do not have that many Orders of this kind.
why-every-zone-needs-order =
    Place exactly { $count ->
        [one] { $count } Order
       *[other] { $count } Orders
    }.
why-no-order-there = No Order of yours lies in { $zone }: it does nothing more this turn.
why-title-taken = { $title }: the Ambassador of { $clan } already waits there.
why-title-blocked = { $title }: the Primus keeps this title closed until he passes.
why-own-title = You already hold this title: { $title }.
why-no-meeting-now = Your rendezvous cannot be revealed now.
why-not-primus-place = The place of Primus itself cannot be closed.
why-clan-barred = This clan cannot be played in this scenario.
why-clan-taken = Another player already leads this clan.
why-five-units = A zone holds at most 5 of your units.
why-players = This scenario is for { $fewest } to { $most } players.
why-too-many-clans = More clans are named than there are players.
why-cannot-unload-there = Nothing that is aboard can be set down there.
why-caravan-elsewhere = The caravan does not stand in the active zone.
why-caravan-mountain = The caravan moves over two plains or into one mountain, never both: { $zone } is a mountain.
why-caravan-moved = The caravan has moved already.
why-caravan-range = { $zone } is too far for the caravan, or enemies bar the way.
why-caravan-enemy = The caravan does not cross enemy units, and they hold { $zone }.
why-way-alike = Another way to { $zone } meets the same beacons and is offered for it.
why-kit-exploited = { $kit } has worked already; each kit is exploited once a turn.
why-kit-gone = No such kit is left in the reserve.
why-kit-new = A kit obtained in this action cannot be upgraded by it.
why-kit-not-basic = You have no such kit on its basic side.
why-kit-owned = You have this kit already, or had it in this action.
why-loads-first-and-once = The transport loads once an activation and first of all, before any unit moves and the caravan unloads.
why-mobile-stays = Mobile structures are no cargo and stay on the board.
why-no-board-order = There is no Order on your caravan board.
why-no-caravan = You have no caravan any more.
why-no-haven = Kits are paid with havens, and you control none.
why-no-sea-for-caravan = Without Amphibious Modules the caravan keeps off the sea.
why-no-structures-aboard = Only the advanced side of the transport carries structures.
why-no-way-for-caravan = Your soldiers could flee to { $zone }, the caravan could not: it needs a road.
why-not-beside-caravan = Nothing is built in a zone with a caravan.
why-not-beside-cradle = { $zone } is not next to the Cradle.
why-not-deployed-there = The caravan starts in one of your deployment zones.
why-not-in-cradle = No structure stands in the Cradle.
why-not-the-board = Only an Order on the caravan board exploits kits.
why-nothing-aboard = There is nothing aboard to set down.
why-nothing-to-exploit = No installed kit can be exploited.
why-nothing-to-load = There is nothing of yours to load there.
why-nothing-to-obtain = There is nothing to obtain or to upgrade.
why-one-board-order = The caravan board takes one Order.
why-one-wagon = One of the losses must be a wagon.
why-only-caravan = The Order on the board moves the caravan only.
why-place-blocked = This kit place is condemned.
why-scenario-with-caravans = This scenario is played with Spark of Hope.
why-scenario-without-caravans = This scenario is played without caravans.
why-transport-full = The transport does not hold so much.
why-unloads-once = The transport unloads once an activation.
why-nobodys-zone = Nobody controls { $zone }, and it has to be a zone of yours.
why-zone-of-another = { $zone } is held by { $clan }.
why-not-home = { $zone } is none of the three zones of your deployment.
why-none-of-that-kind = None of your units in { $zone } is of that kind ({ $unit }).
why-caravan-only = Only your caravan stands in { $zone }, and it does not go this way.
why-no-soldier-there = None of your soldiers stands in { $zone }.
why-order-of-another = The Order in { $zone } belongs to { $clan }.
why-only-structures-there = Only structures hold { $zone } for you, and an Order needs a unit.
why-your-own-zone = { $zone } is yours, and the card means zones of others.
why-not-near-caravan = { $zone } is not next to your caravan.
why-not-the-named-zone = { $zone } is not the zone that the card has named.
why-no-haven-there = There is no haven in { $zone }.
why-haven-there = There is a haven in { $zone }, and the card means zones without one.
why-units-there = There are units in { $zone }, and the card means zones without any.
why-no-column-or-farm = { $zone } has neither a column nor a farm.
why-no-column-there = There is no steam column in { $zone }.
why-column-too-low =
    The column of { $zone } is too low: the card means at least { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }.
why-column-too-tall =
    The column of { $zone } is too tall: the card means at most { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }.
why-column-full = The column of { $zone } already has { $floors } floors, and no more fit.
why-no-such-structure = There is none of these in { $zone }: { $structure }.
why-spared-structure = The card does not touch this: { $structure }.
why-nothing-to-raze = There is nothing in { $zone } that this could destroy.
why-morale-there = A Morale cube already lies in { $zone }.
why-sea-full = { $sea } has no free contract slot.
why-no-contract-there = None of your contracts lies in { $sea }.
why-same-sea = The contract lies in that sea already.
why-no-contract-left = You have no contract left in reserve.
why-title-not-in-play = { $title }: this title does not exist with so many players.
why-clan-not-here = Nobody leads this clan in this game: { $clan }.
why-clan-out = This clan is out of the game: { $clan }.
why-clan-shielded = { $clan } keeps this card off and cannot be named.
why-not-yourself = Another clan has to be named, not your own.
why-not-tied = { $clan } is not among the tied.
why-no-such-card = You do not hold the steam column card { $card }.
why-no-such-archon = You do not hold the Archon card { $archon }.
why-card-in-force = { $archon } is in force already.
why-bound-to-activate = You have revealed your rendezvous: now activate an Order.
why-only-alliance-stalls = Only the Western Alliance lets a turn go by for a card.
why-stalled-already = You have let a turn go by already; it works once a turn.
why-basic-only = Only basic soldiers come this way.
why-only-this-unit = Only this kind comes now: { $unit }.
why-lose-exactly =
    { $count ->
        [one] Exactly 1 has to go.
       *[other] Exactly { $count } have to go.
    }
why-not-so-many-there = Not so many of that kind can go from { $zone }.
why-not-so-many-structures = There are not so many structures of that kind.
why-flight-too-far = { $zone } is yours, but neither next door nor across a sea under contract.
why-flight-not-beside = { $zone } is not next to the lost zone.
why-no-combat-there = There is no combat to fight in { $zone }.
why-combats-first = A combat is still to be fought.
why-card-bars-support = A card in force forbids you support.
why-cradle-bars-support = No support goes to the Cradle or comes from it.
why-fights-already = The combat is in { $zone } itself: its units fight already.
why-no-unit-to-support = You have no unit in { $zone } that could support.
why-no-order-to-support = { $zone } has no Order that you could give up for support.
why-order-in-use = The Order of { $zone } is being activated, so it cannot support.
why-too-far-to-support = { $zone } is not next to the combat.
why-pay-exactly =
    The price is exactly { $cost ->
        [one] { $cost } barrel
       *[other] { $cost } barrels
    }.
why-no-such-barrels = You have { $clean } clean and { $contraband } contraband.
why-cannot-pay = That costs { $cost }, and you have { $fuel } in algofuel.
why-no-such-slot = Your clan board has no such slot.
why-slot-sick = A Quarantine token covers this slot.
why-slot-used = A token already lies on this slot until the Great White.
why-slot-alike = A free slot of the same kind is offered for it.
why-supply-covered = The Supply track is covered as far as it can be.
why-stock-covered = Every place of the clean stock is covered.
why-no-empty-place = No place of the clean stock is empty.
why-no-clean-barrel = No clean barrel lies in the stock.
why-no-quarantine-there = No Quarantine token lies there.
why-fighters-stay = The units of { $zone } are fighting; others must go first.
why-fell-with-the-empty = No unit of yours stands in { $zone }: its column fell with the empty ones.
why-column-fell = The column of { $zone } has fallen already this turn.
why-only-farms = Only a farm grows where a column stood, not this: { $structure }.
why-only-menrau-grow = Only the Menrâu grow it: { $structure }.
why-no-piece-left = None is left in the reserve: { $structure }.
why-not-the-caravans-zone = { $zone } is not where your caravan stands.
why-no-unit-of-yours = You have no unit in { $zone }.
why-nowhere-next-door = From { $zone } nobody can go next door: no neighbour is free or yours with room.
why-nobody-next-door = No soldier of yours stands next to { $zone }.
why-not-this-token = { $token } is no token of a Mobilisation.
why-only-rhein-stamm = Only the Rhein-Stamm raises the Great Host.
why-deployment-not-in-play = { $deployment } is out of the game with so few players.
why-deployment-barred = { $deployment } is barred in this scenario.
why-deployment-taken = { $deployment } is taken by { $clan }.
why-deployment-scorched = The Scorched hold a zone of { $deployment }.
why-station-all =
    Place exactly { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }.
why-farms-all =
    Place exactly { $count ->
        [one] { $count } farm
       *[other] { $count } farms
    }.
why-two-structures = { $zone } already holds two structures.
why-home-already = { $zone } is one of your deployment zones; one goes beyond them.
why-not-beside-home = { $zone } is not next to your deployment.
why-already-there = They stand in { $zone } already.
why-nobody-left-to-move = Nobody in { $zone } can still set out.
why-card-limits-moves = A card in force lets no more figures set out.
why-out-of-reach = { $zone } is out of reach: neither next door, nor two plains away, nor across a sea under contract.
why-not-coastal = { $zone } does not lie on a coast.
why-coastal-mountain = { $zone } is a mountain: one embarks there, but does not land.
why-march-too-far = { $zone } is not two zones away by land.
why-somebody-must-go = At least one unit has to go.
why-elites-only = Only elites of yours get to { $zone } this way.
why-room-for-fewer =
    { $count ->
        [0] { $zone } already holds 5 of your units.
       *[other] { $zone } has room for { $count } more of your units.
    }
why-no-basic-kit = None of your kits is on its basic side.
why-no-room-for-wagons = { $zone } has no room for your { $wagons } wagons.
why-not-mobile = You have no mobile structure of that kind: { $structure }.
why-kit-not-installed = { $kit } is not installed on your caravan.
why-kit-permanent = { $kit } works by itself, there is nothing to exploit.
why-choose-in-list = { $zone } is what this is about: choose from the list.
why-about-another = This is about { $here }, not about { $zone }.
why-seas-later = The first lesson opens the ice seas in its third turn.
why-must-choose = This cannot be declined: choose one.
why-in-order = Name them in the order of the list.
why-no-order-to-activate = No Order of yours is left to activate after showing your rendezvous.
why-no-floor-left = No floor is left in the general reserve.
why-no-cube-left = No Morale cube is left in the general reserve.
why-no-barrel-left = No clean barrel is left in the general reserve.
why-nothing-to-do = Nothing of this can be done now.
why-not-so-many-contracts = You have fewer contracts than that in { $sea }.
why-name-each-home = Say for each of your three zones, once and in the order of the list, how many go there.
why-two-farms = A zone holds at most two structures.
why-not-so-many-aboard = Not so many of these are aboard.
why-move-something = At least one piece has to be named.
why-enemies-hold = Enemy units stand in { $zone }: no structure is set down among them.
why-structure-blocks = The winner takes the wagon: name a mobile structure to block the place.
why-wagon-blocks = The destroyed wagon itself blocks the place, no structure does.
why-name-other-kind =
    { $wanted ->
        [sea] The card names an ice sea.
        [clan] The card names a clan.
       *[other] The card names a zone.
    }
why-no-way-for-soldiers = The caravan could flee to { $zone }, your soldiers could not, and all flee together.

## Worth knowing

fact-strength = Strength { $strength }
fact-attack =
    Your attack: { $strength }{ $support ->
        [0] {""}
       *[other] , up to { $most } with support
    }
fact-defence =
    Defence: { $strength }{ $support ->
        [0] {""}
       *[other] , up to { $most } with support
    }
fact-incubation = Incubation +{ $squares }
fact-cost =
    { $barrels ->
        [0] No cost
        [one] Cost: { $barrels } barrel
       *[other] Cost: { $barrels } barrels
    }
fact-usual-cost =
    { $barrels ->
        [one] Else it costs { $barrels } barrel.
       *[other] Else it costs { $barrels } barrels.
    }
fact-kit-boxed = { $kit } goes to the box.
fact-mobilisation = Up to { $basics } basic soldiers, or 1 elite
fact-great-host = Up to { $basics } basic soldiers
fact-talks =
    { $contracts ->
        [0] No haven, so no contract
        [one] { $contracts } contract, for your havens
       *[other] { $contracts } contracts, for your havens
    }
fact-talks-relocate = None in reserve: a contract may change sea
fact-one-makes-room = The zone is full: a structure is destroyed to make room
fact-makes-room =
    The zone is full: { $structure-id ->
        [farm] a farm is destroyed to make room
        [turret] a turret is destroyed to make room
        [beacon] a beacon is destroyed to make room
        [toxic-farm] a toxic farm is destroyed to make room
       *[other] one is destroyed to make room ({ $structure })
    }
fact-wait = Nothing happens, and the Order is used up
fact-kits-upgraded = To their advanced side: { $kits }
fact-caravan-lost = The caravan is destroyed for good.
fact-places-condemned =
    { $places ->
        [one] 1 kit place is condemned.
       *[other] { $places } kit places are condemned.
    }
fact-supply-most =
    { $units ->
        [one] From then on at most 1 unit is supplied.
       *[other] From then on at most { $units } units are supplied.
    }
fact-barrel-lost = The barrel there is lost, and the stock holds 1 less.
fact-place-lost = The clean stock holds 1 less from the next refill on.
fact-slot-lost =
    { $cost ->
        [0] A slot that costs nothing can no longer be used.
       *[other] A slot that costs { $cost } can no longer be used.
    }
fact-no-room =
    { $count ->
        [one] 1 finds no room there.
       *[other] { $count } find no room there.
    }
fact-soldiers-lost = The soldiers cannot follow: they go back to the reserve.

## How it ended

end-hegemony = Victory by hegemony, with { $geo } GEO.
end-most-geo = Victory with the most GEO: { $geo }.
end-fewest-quarantines = Tied at { $geo } GEO, the clan with fewest Quarantine tokens won.
end-first-title = Tied at { $geo } GEO, the first on the track won.
end-last-clan = The last clan standing won, with { $geo } GEO.
end-nobody = Nobody is left in the frozen land, and nobody won.
end-cradle = Tied on { $geo } GEO, and whoever holds the Cradle cannot win.

## Settings of a new game

setting-expansion = Expansion
setting-expansion-none = none
setting-expansion-cards = only the Archon cards of Spark of Hope
setting-expansion-spark-of-hope = Spark of Hope, with caravans
setting-scenario = Scenario
setting-scenario-apprenticeship = { scenario-apprenticeship }
setting-scenario-war = { scenario-war }
setting-scenario-fires = { scenario-fires }
setting-scenario-alga = { scenario-alga }
setting-scenario-scorched = { scenario-scorched }
setting-scenario-havens = { scenario-havens }
setting-scenario-reliquary = { scenario-reliquary }
setting-scenario-columns = { scenario-columns }
setting-scenario-rendezvous = { scenario-rendezvous }
setting-scenario-convoy = { scenario-convoy }
setting-scenario-cradle = { scenario-cradle }
setting-players = Players
setting-clans = Clan
setting-clans-free = chosen at the table
setting-clans-rhein-stamm = { clan-rhein-stamm }
setting-clans-apotres = { clan-apotres }
setting-clans-flotte-libre = { clan-flotte-libre }
setting-clans-rhone = { clan-rhone }
setting-clans-alliance = { clan-alliance }
setting-clans-catabates = { clan-catabates }
setting-clans-menrau = { clan-menrau }
setting-last-clan-wins = The last clan left wins at once
setting-turns = Turns, if not the scenario’s own
variant-small = Small: War for two turns, two clans

## What the fields of a question are called

field-orders = Orders
field-board = Order on the caravan board
field-zones = Zones that support
field-barrels = Barrels

## What the coach of a lesson says

lesson-apprenticeship = Apprenticeship
lesson-apprenticeship-goal = Your first game, rule by rule: four turns against a bot, and a friend who says what to do next and why.
lesson-war = War Is Coming
lesson-war-goal = The whole game, with the Free Fleet against the Catabates: clan abilities, Archon cards, turrets. Win it on GEO.
lesson-caravans = A First Caravan
lesson-caravans-goal = Spark of Hope, with the Free Fleet against the Catabates: wagons that carry soldiers, and kits that work for you.

## How it came to its end

score-unit = GEO
share-floors = Floors of columns
share-farms = Farms
share-cards = Cards in force
share-added = Caravan
share-added-at-the-end = Captured wagons
share-scenario = The scenario’s own GEO
share-exiles = Death & Exile, one for each pair of exiles
share-marker = Marker of the last Great White
share-eliminated = Eliminated
figure-combats-won = Combats won
figure-combats-lost = Combats lost
figure-units-lost = Units lost
figure-fuel-spent = Barrels burnt
figure-fuel-in-vain = … in combats that were lost
figure-built = Structures built
figure-exiled = Exiles

## Deeds: several lines of the log, told in one

deed-clan = { $seat } leads { $clan } and reserves the title { $title }.
deed-deployed =
    { $clan } deploys in { $zones }: { $basics ->
        [one] { $basics } soldier
       *[other] { $basics } soldiers
    }{ $elites ->
        [0] {""}
       *[other] , { $elites } elite
    }.
deed-columns = Columns rise – { $zones }.
deed-plans = The orders are revealed.
deed-order = { $clan }, { $order } in { $zone }: { $what }.
deed-board-order = { $clan }, { $order } on the caravan board: { $what }.
deed-went-on = { $clan } goes on: { $what }.
deed-with = { $deed } – { $what }.
deed-fighting = { $zone }: { $clan } attacks { $other }.
deed-fought =
    { $zone }: { $loser } lost { $low }:{ $high } to { $clan }{ $bids ->
        [0] {""}
       *[other] , bids { $bid } and { $against }
    }{ $after-count ->
        [0] {""}
       *[other] ; { $after }
    }.
deed-side =
    strength { $strength }{ $barrels ->
        [0] {""}
        [one] {" "}+ { $barrels } barrel
       *[other] {" "}+ { $barrels } barrels
    }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    }
deed-decline =
    { $count ->
        [one] One column sinks
       *[other] { $count } columns sink
    }{ $gone ->
        [0] {""}
        [one] , one goes out
       *[other] , { $gone } go out
    }.
deed-white = GEO – { $scores }.
deed-row-orders = { $orders }
deed-row-floors =
    { $floors ->
        [0] the column is gone
        [one] { $floors } floor left
       *[other] { $floors } floors left
    }
deed-row-sick =
    incubation { $level }{ $covered ->
        [0] {""}
        [one] , { $covered } quarantine
       *[other] , { $covered } quarantines
    }{ $exiled ->
        [0] {""}
       *[other] , { $exiled } to Death & Exile
    }
deed-row-white =
    GEO{ $supply ->
        [-1] {""}
       *[other] , supply for { $supply }
    }{ $barrels ->
        [0] {""}
        [one] , { $barrels } barrel refilled
       *[other] , { $barrels } barrels refilled
    }{ $left ->
        [0] {""}
        [one] , { $left } unit leaves unsupplied
       *[other] , { $left } units leave unsupplied
    }
deed-part-moved =
    { $basics ->
        [0] { $elites } elite
        [one] { $basics } soldier{ $elites ->
            [0] {""}
           *[other] {" "}and { $elites } elite
        }
       *[other] { $basics } soldiers{ $elites ->
            [0] {""}
           *[other] {" "}and { $elites } elite
        }
    } to { $zone }{ $way-id ->
        [sea] {" "}by sea
        [march] {" "}by Forced March
       *[other] {""}
    }
deed-part-built =
    { $structure-id ->
        [farm] a farm
        [turret] a turret
        [beacon] a beacon
       *[other] { $structure }
    }{ $away ->
        [yes] {" "}in { $zone }
       *[no] {""}
    }
deed-part-recruited =
    { $unit-id ->
        [basic] { $count ->
            [one] { $count } recruit
           *[other] { $count } recruits
        }
       *[other] { $count } elite
    }{ $away ->
        [yes] {" "}in { $zone }
       *[no] {""}
    }
deed-part-waited = waits
deed-part-razed =
    { $structure-id ->
        [farm] a farm destroyed in { $zone }
        [turret] a turret destroyed in { $zone }
       *[other] { $structure } destroyed in { $zone }
    }
deed-part-column-rose = column in { $zone } +{ $floors }
deed-part-column-fell =
    { $floors ->
        [0] the column of { $zone } is gone
        [one] { $floors } floor left in { $zone }
       *[other] { $floors } floors left in { $zone }
    }
deed-part-legate-placed = the Legate in { $sea }
deed-part-contract-placed = a contract in { $sea }
deed-part-auction-won =
    { $clan } wins the auction for { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    }
deed-part-auction-void = nobody bids in the auction
deed-part-caravan-drove = the caravan to { $path }
deed-part-pieces-loaded =
    { $basics ->
        [0] {""}
        [one] { $basics } soldier
       *[other] { $basics } soldiers
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } elite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    } on board in { $zone }
deed-part-pieces-unloaded =
    { $basics ->
        [0] {""}
        [one] { $basics } soldier
       *[other] { $basics } soldiers
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } elite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    } set down in { $zone }
deed-part-exiled = Death & Exile in { $zone }
deed-part-incubation = incubation { $level }
deed-part-losses =
    { $count ->
        [one] { $count } loss
       *[other] { $count } losses
    }
deed-part-fled = fled to { $zones }
deed-part-fell-back = fell back to { $zones }
deed-part-caravan-destroyed = the caravan is destroyed
