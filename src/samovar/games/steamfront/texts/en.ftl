## Questions

ask-zone-choice = You won the roll-off: which zone is yours?
ask-picking = What do you lay next?
ask-laying = Where does it go: { $piece }?
ask-marking = Where does the objective go?
ask-mustering = Whom do you deploy next?
ask-posting = Where do you deploy { $card } ({ $figure })?
ask-activation = Whom do you activate?
ask-plans = { $card } ({ $figure }): who gains pressure?
ask-network = { $card } ({ $figure }): who gets some of its pressure?
ask-movement = Where does { $card } ({ $figure }) go, { NUMBER($limit) }″ at most?
ask-action = What does { $card } ({ $figure }) do?
ask-improvement = { $card } ({ $figure }) attacks: do you give an order?
ask-neutral-order = { $card } ({ $figure }) does nothing else: do you give an order?
ask-sequence = { $card } ({ $figure }): attack or move first?
ask-ordered-attack = Whom does { $card } ({ $figure }) attack?
ask-announce = Whom does { $card } ({ $figure }) attack after that?
ask-reaction = { $attacker } ({ $by }) attacks { $card } ({ $figure }): do you react?
ask-rerolls = Which dice do you throw again, { $most } at most?
ask-riposte = { $card } ({ $figure }) has survived: does it strike back?

## Choices

choice-ready = Ready
choice-wait = Not ready after all
choice-take-zone = Take { $zone }
choice-pick = Lay: { $piece }
choice-pick-objective = Lay an objective
choice-lay = Lay it here
choice-lay-at = Lay it { $part }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-mark = Mark it here
choice-mark-at = Mark it { $part }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-muster = Deploy { $figure }
choice-post = Deploy here
choice-post-at = Deploy { $part } of your zone{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-activate = Activate { $figure }
choice-pass = Spend a pass
choice-stay = Stay
choice-move = Move there
choice-move-beside = Go beside { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-move-contact = Charge { $target }, { $side ->
    [left] on the left
    [right] on the right
   *[straight] straight on
    }
choice-move-cover = Take cover: { $goal }, { $near } { NUMBER($gap) }″ away
choice-move-heading = Go { $heading }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-move-in-range = Get { $target } within range, { NUMBER($gap) }″ away
choice-move-onto = Reach { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-move-out-of-range = Get out of range of { $target }, { NUMBER($gap) }″ away
choice-move-towards = Go towards { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-move-towards-piece = Go towards { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } { NUMBER($gap) }″ away
    }
choice-strike = Strike { $target }
choice-strike-with = Strike { $target }: { $weapon }
choice-shoot = Shoot at { $target }
choice-shoot-with = Shoot at { $target }: { $weapon }, { $low } to { $high } inches
choice-overload = Overload
choice-use = Use { $piece }
choice-pick-up = Pick up { $relic }
choice-rest = Take the neutral action
choice-mend = Mend { $figure }
choice-command = Give the order { $category }{ $level ->
    [0] {""}
   *[other] , { $level } pressure
    }
choice-no-command = Give no order
choice-move-first = Move, then attack
choice-attack-first = Attack, then move
choice-hold = Make no further attack
choice-guard = React: { $category }{ $level ->
    [0] {""}
   *[other] , { $level } pressure
    }
choice-endure = Do not react
choice-reroll = { $dice-count ->
    [0] Throw no die again
   *[other] Throw again: { $dice }
    }
choice-counter-attack = { $yes ->
    [yes] Strike back
   *[no] Let it be
    }
choice-give-pressure = { $figures-count ->
    [0] Give nobody pressure
   *[other] Give pressure: { $figures }
    }
choice-share-pressure = Give { $amount } to { $figure }
choice-keep-pressure = Keep its pressure

## Events

event-drawn = { $deployment }; { $terrain } pieces and { $objectives } objectives to lay.
event-scenario-drawn = The scenario is { $scenario }.
event-rolled-off = Roll-off: { $first } against { $second }.
event-zone-taken = { $side } takes { $zone }.
event-laid = { $side } lays: { $piece }.
event-marked = { $side } lays an objective.
event-deployed = { $card } ({ $figure }) is deployed.
event-left-out = There is no room for { $card } ({ $figure }).
event-turn-began = Turn { $turn }.
event-threw-initiative = Initiative: { $first } against { $second }.
event-won-initiative = { $side } has the initiative.
event-gained-tokens = { $side }: { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}, { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
}.
event-passed = { $side } passes; { $left } left.
event-activated = { $card } ({ $figure }) is activated.
event-came-round = { $card } ({ $figure }) comes round and loses this activation.
event-moved = { $card } ({ $figure }) moves { NUMBER($length) }″.
event-charged = { $figure } charges { $target }.
event-disengaged = { $figure } gets away.
event-overloaded = { $figure } overloads: pressure { $pressure }.
event-rested = { $figure } does nothing.
event-mended = { $figure } gives { $friend } { $life } life back.
event-commanded = { $figure }: order { $category }{ $level ->
    [0] {""}
   *[other] , { $level } pressure
    }.
event-guarded = { $figure } reacts: order { $category }{ $level ->
    [0] {""}
   *[other] , { $level } pressure
    }.
event-attacked = { $card } ({ $figure }) { $kind-id ->
    [shot] shoots at
   *[sas] strikes
    } { $foe } ({ $target }).
event-modified =
    { $reason-id ->
        [printed] { $figure } has { $dice ->
            [one] { $dice } die
           *[other] { $dice } dice
        }.
       *[other] { $figure }, { $reason }: { $dice ->
            [-2] −2 dice
            [-1] −1 die
            [1] +1 die
            [2] +2 dice
           *[other] { $dice } dice
        }.
    }
event-threw-attack = { $figure } throws { $dice }: { $successes ->
    [1] 1 success
   *[other] { $successes } successes
    }.
event-threw-defence = { $figure } defends with { $dice }: { $successes ->
    [1] 1 success
   *[other] { $successes } successes
    }.
event-threw-again = Thrown again: { $dice }, { $successes ->
    [1] 1 success
   *[other] { $successes } successes
    } for { $figure }.
event-burnt = { $figure } spits fire: { $successes ->
    [1] 1 success
   *[other] { $successes } successes
    }.
event-missed = { $figure } does { $target } no harm.
event-hurt = { $card } ({ $figure }) loses { $damage } life, { $left } left.
event-eliminated = { $card } ({ $figure }) is eliminated.
event-stunned = { $figure } is stunned.
event-dazed = { $figure } is dazed: { $tokens }.
event-gained-pressure = { $figure } gains { $amount } pressure: { $pressure }.
event-lost-attack = { $target } can no longer be attacked by { $figure }: the attack is lost.
event-counter-attacked = { $figure } strikes back at { $target }.
event-primed = { $figure } primes { $piece }.
event-turned-valve = { $figure } turns { $piece }.
event-cloud-changed = { $open ->
    [yes] Steam rises: { $piece }.
   *[no] The steam clears: { $piece }.
    }
event-searched = { $relic ->
    [yes] { $figure } searches { $piece }: a relic!
   *[no] { $figure } searches { $piece }: nothing.
    }
event-took-relic = { $figure } carries a relic.
event-dropped-relic = { $figure } drops the relic.
event-brought-home = { $figure } brings a relic home: { $points } points.
event-demolished = { $figure } takes { $piece } down.
event-scored = { $side } scores { $points } ({ $kills } for eliminations, { $objectives } for objectives): { $total }.
event-turn-ended = Turn { $turn } is over.
event-finished = The game is over: { $first } to { $second }.

## Why not

why-activated = It was activated this turn already.
why-barricade = A barricade is in the way.
why-contact-only = This order is for contact attacks.
why-crater = A crater is in the way: { NUMBER($limit) }″ at most.
why-ends-on-contact = Whoever touches an enemy on the way stops there.
why-enemy-in-the-way = An enemy is in the way.
why-engaged = It is in melee.
why-figure-in-sight = Other figures hide { $target }.
why-hands-full = It carries a relic already.
why-in-cloud = It stands in a cloud of steam.
why-lay-a-piece = Lay the piece at a point, in one of 24 turns.
why-mark-a-point = Mark one point.
why-mechanism = A mechanism is in the way.
why-move-first = First comes the movement.
why-moved-already = The movement is over.
why-must-be-neutral = This objective must lie wholly in the neutral band.
why-near-edge = Objectives keep three inches from the edges.
why-near-objective = Objectives keep three inches from each other.
why-no-attack-dice = A flamethrower throws no attack dice.
why-no-band = This weapon is of no use in contact.
why-no-mechanism = The scenario gives this piece no use.
why-no-objective-left = All objectives lie on the table.
why-no-order-token = There is no order token left.
why-no-pass-token = There is no pass left.
why-no-ranged-weapon = It has no weapon for a distance.
why-no-room-left = What is still to be laid would find no room.
why-no-sight = { $target } cannot be seen: { $piece }.
why-no-such-dice = Those dice do not lie there.
why-no-such-order = There is no such order.
why-no-such-piece = There is nothing of the kind there.
why-no-such-weapon = Its card has no such weapon.
why-choose-a-weapon = It has several weapons for contact: choose which.
why-answer-the-attacker = A counter-attack goes against the figure that has just attacked.
why-no-terrain-left = All scenery lies on the table.
why-no-way = Give one point, or a few on the way.
why-nobody-to-attack = There is nobody to attack.
why-not-an-enemy = That is no enemy on the table.
why-not-beside-piece = It does not touch it.
why-not-on-table = It is not on the table.
why-not-touching = Its base does not touch { $target }.
why-not-your-category = Your squad has no such orders.
why-not-your-figure = That figure is not yours.
why-objective-count = Objectives agreed on: { $agreed }; this table has { $count }.
why-objective-near-zone = Objectives keep six inches from the zones.
why-off-table = It would not lie wholly on the table.
why-on-figure = { $figure } stands there.
why-one-faction = A squad comes from one faction.
why-one-officer = A squad has exactly one officer, not { $officers }.
why-other-action = This order is for another action.
why-beyond-range = { NUMBER($length) }″ away: the weapon reaches { NUMBER($limit) }″.
why-out-of-range = The target is out of range.
why-outside-zone = A figure is deployed wholly within its own zone.
why-overlap = Things may touch, but not overlap.
why-post-a-point = Give one point.
why-pressure-full = It holds as much pressure as it can.
why-reroll-only = Say which dice are thrown again.
why-same-kind = The further attack is of the same kind.
why-shots-only = This order is for shots.
why-target-engaged = { $target } is in melee.
why-target-in-cloud = { $target } stands in a cloud of steam.
why-terrain-count = Pieces of scenery agreed on: { $agreed }; this table has { $count }.
why-too-many-objectives = { $deployment } has no room for { $count } objectives of { $diameter } millimetres.
why-terrain-near-zone = Scenery keeps three inches from the zones.
why-three-alike = { $card }: a veteran is taken three times at most, not { $count }.
why-three-regulars = A squad has at least { $least } regulars, not { $regulars }.
why-too-far = That is { NUMBER($length) }″; { NUMBER($limit) }″ at most.
why-too-little-pressure = The figure has not enough pressure.
why-too-many-dice = { $most } dice at most.
why-too-many-figures = This table holds { $most } figures a side.
why-too-many-points = { $points } points; { $limit } at most.
why-two-alike = { $card }: an elite is taken twice at most, not { $count }.
why-two-sides = Two squads play, not { $sides }.
why-used-this-turn = It was used already.
why-wall = A wall is in the way.
why-activate-first = Activate a figure first, or pass.
why-beyond-special = It is out of the special’s reach.
why-deploy-first = First a figure is chosen for deployment.
why-each-once = Name each figure once.
why-no-contact-weapon = Its card has no such weapon for contact.
why-no-such-special = Its card has no such special.
why-no-terrain-type = Only scenery of the four types is laid here.
why-not-in-reserve = It does not wait to be deployed.
why-not-offered = This is not among what you may choose now.
why-not-itself = Not the figure itself: a friend of it.
why-only-move = Move the figure, or let it stay.
why-only-weapon = It has one weapon for contact: say only whether it strikes back.
why-other-amount = From 1 to { $most } pressure.
why-pick-first = First choose what to lay.
why-take-a-zone = Choose one of the two zones.
why-too-many-friends = { $most } friendly figures at most.
why-twin-first = Another figure of the same card comes first: they are alike.
why-unhurt = It has lost no life.

## Fields

field-at = Place
field-dice = Dice to throw again
field-figures = Figures
field-turn = Turned by steps of 15°
field-way = Way

## Facts

effect-attack = { $amount ->
    [1] One attack die more.
   *[other] { $amount } attack dice more.
    }
effect-cap = At most { $amount } damage.
effect-counter = Then the target strikes back.
effect-damage = If it hurts, { $amount } damage more.
effect-defence = { $amount ->
    [1] One defence die more.
   *[other] { $amount } defence dice more.
    }
effect-extra = { $amount ->
    [1] One attack more.
   *[other] { $amount } attacks more.
    }
effect-move = Moves once more, out of a melee too.
effect-move-and-combat = Moves and attacks, in either order.
effect-overload-and-combat = Gains pressure, then attacks.
effect-range = The longest range reaches { NUMBER($amount) }″ further.
effect-reduce = { $amount } damage less.
effect-reflect = Each defence success costs the attacker one life.
effect-reroll = { $dice ->
    [1] Throw one attack die again.
   *[other] Throw up to { $dice } attack dice again.
    }
effect-reroll-any = Throw any attack dice again.
effect-stun = Stuns the target.
fact-attack-reason = { $reason } { $dice }
fact-charge = This is a charge: one attack die more.
fact-defence-reason = { $reason } { $dice }
fact-dice = { $fixed ->
    [0] { $attack } dice against { $defence }.
   *[other] Fixed value { $fixed } against { $defence } dice.
    }
fact-length = { NUMBER($length) }″ of { NUMBER($limit) }″.
fact-needs-range-order = Only with an order that lengthens the range.
fact-odds = Hurts in { $hit }%, removes in { $kill }%, { NUMBER($mean) } damage on average.
fact-odds-together = { $attacks } attacks on the same target: { $hit }% to hurt, { $kill }% to remove, { NUMBER($mean) } damage on average.
fact-overload = Pressure { $pressure } of { $most }, for later orders.
fact-price = { $pressure ->
    [0] Costs one order.
   *[other] Costs one order and { $pressure } pressure.
    }
fact-reflects = Costs the attacker { NUMBER($mean) } life on average.
fact-rest = Does nothing else.
fact-rest-or-order = Does nothing else, or follows a Universal order.
fact-stunned = Stunned: this activation is lost.

## The end

end-points = { $first } to { $second }: more points win.
end-draw = { $first } to { $second }: nobody wins.

## Settings

setting-scenario = Scenario
setting-scenario-libre = { scenario-libre }
setting-scenario-generateurs = { scenario-generateurs }
setting-scenario-grande-soupape = { scenario-grande-soupape }
setting-scenario-reliques = { scenario-reliques }
setting-scenario-random = drawn
setting-table = Table of the Free scenario
setting-table-place-des-chaudieres = Boiler Square
setting-table-rue-effondree = Collapsed Street
setting-table-bord-du-grand-cratere = Edge of the Great Crater
setting-table-build = built by the players
setting-deployment = Deployment of the Free scenario
setting-deployment-random = drawn, or the table’s own
setting-deployment-front = { deployment-front }
setting-deployment-avenue = { deployment-avenue }
setting-deployment-diagonale = { deployment-diagonale }
setting-terrain-count = Pieces of scenery agreed on
setting-terrain-count-random = drawn, 5 to 7
setting-terrain-count-0 = 0
setting-terrain-count-1 = 1
setting-terrain-count-2 = 2
setting-terrain-count-3 = 3
setting-terrain-count-4 = 4
setting-terrain-count-5 = 5
setting-terrain-count-6 = 6
setting-terrain-count-7 = 7
setting-terrain-count-8 = 8
setting-terrain-count-9 = 9
setting-terrain-count-10 = 10
setting-terrain-count-11 = 11
setting-terrain-count-12 = 12
setting-objective-count = Objectives agreed on
setting-objective-count-random = drawn, 3 or 5
setting-objective-count-0 = 0
setting-objective-count-1 = 1
setting-objective-count-2 = 2
setting-objective-count-3 = 3
setting-objective-count-4 = 4
setting-objective-count-5 = 5
setting-objective-count-6 = 6
setting-objective-count-7 = 7
setting-squads = Squads
setting-squads-lum-rulebook = Luminarchs: example of the book
setting-squads-lum-envol = Luminarchs: Taking Wing
setting-squads-iron-marteau = Iron Dominion: Hammer
setting-squads-iron-feu = Iron Dominion: Fire
setting-squads-stm-reseau = Steamwokens: Network
setting-squads-stm-meute = Steamwokens: Pack
setting-format = Format
setting-format-200 = 200 points, all limits
setting-format-casual = casual: one officer, one faction
setting-bonus-before-penalty = Dice: bonuses before penalties
setting-charge-first-attack-only = Charge die for the first attack only
setting-impact1-sas-only = Impact 1 in contact only
setting-maitrise1-reroll-any = The reroll of Mastery 1 serves shots too
setting-impact2-stun-needs-damage = The stun of Impact 2 needs damage
setting-extra-action-announce = All targets are named before the first throw
setting-order-on-both-attacks = An order improves both attacks
setting-reroll-before-defence = Rerolls before the defence throw
setting-counter-chain = Counter-attacks may be countered
setting-resist2-success-still-opposes = Reflected successes still oppose
setting-flame-always-hits = Flamethrowers always hit
setting-end-on-wipeout = A side that is wiped out ends the game
setting-figures-block-los = Figures block sight
setting-crater-cumulative = Each crater slows
setting-flight-ignores-craters = Flight ignores the crater it starts in
setting-stun-stack = Stun tokens pile up
setting-officer-death-loses-category = A fallen officer takes his orders along
setting-control = Who holds an objective
setting-control-majority-figures = more figures
setting-control-points = more points
setting-control-life = more life
setting-score-kills = Eliminated enemies count
setting-score-kills-this-turn = in the turn of their fall
setting-score-kills-every-turn = every turn again
setting-cloud-inside = In a cloud is
setting-cloud-inside-centre = whose centre is inside
setting-cloud-inside-any-part = who is partly inside
setting-contact-epsilon = Contact: greatest gap, in thousandths of an inch
setting-objective-diameter = Objectives: diameter, in millimetres
setting-turns = Turns, if not the scenario’s own
variant-small = Small: three figures a side, three turns

## Headings of the table

row-turn = Turn
row-phase = Phase of the turn
row-scenario = Scenario
row-deployment = Deployment
row-initiative = Initiative of
row-active = Active figure
row-moved = Has moved
row-charged = Has charged
row-attacks-made = Attacks made
row-terrain-left = Scenery to lay
row-objectives-left = Objectives to lay
row-objective-count = Objectives
row-bag-relics = Relics in the bag
row-bag-empty = Blanks in the bag
row-zone = Zone
row-orders = Orders
row-passes = Passes
row-points = Victory points
row-kills = Enemies eliminated this turn
row-all-kills = Enemies eliminated
row-attacker = Attacker
row-target = Target
row-band = Band
row-kind = Kind of attack
row-order = Order
row-level = Level
row-guard = Defensive order
row-guard-level = Its level
row-counter = Counter-attack
row-attack-dice = Attack dice
row-defence-dice = Defence dice
row-card = Card
row-status = State
row-x = Across, in thousandths of an inch
row-y = Up, in thousandths of an inch
row-lost = Life lost
row-pressure = Pressure
row-stun = Stun
row-daze = Daze
row-activated = Activated
row-used = Special used
row-carries = Relic carried
row-piece = Scenery
row-piece-x = Scenery, across
row-piece-y = Scenery, up
row-piece-turn = Scenery, turn
row-piece-state = Scenery in effect
row-piece-owner = Flag of
row-piece-used = Used
row-objective-x = Objective, across
row-objective-y = Objective, up
row-relic = Relic
row-relic-x = Relic, across
row-relic-y = Relic, up

## Lessons
setting-lesson = Lesson
setting-lesson-none = none: a whole game
setting-lesson-moves = { lesson-moves }
setting-lesson-sets = { lesson-sets }
setting-lesson-orders = { lesson-orders }
setting-lesson-scenery = { lesson-scenery }
setting-lesson-objectives = { lesson-objectives }
end-lesson-met = The goal of the lesson is met. Well played!
end-lesson-missed = The lesson is over and its goal was not met. Try it again: it takes a few minutes.
lesson-moves = Move and charge
lesson-moves-goal = Walk round a wall, then charge the conscript and strike.
lesson-sets = Sets of dice
lesson-sets-goal = Read a throw, throw a lone die again, and hurt the conscript.
lesson-orders = Orders and pressure
lesson-orders-goal = Spend two of your three orders, and bring a guard to the objective in one turn.
lesson-scenery = Scenery
lesson-scenery-goal = Prime the generator, and find a place from which your archer sees the conscript.
lesson-objectives = Objectives
lesson-objectives-goal = Score three points by standing on objectives, turn after turn.

## Codes of squads and tables that cannot be read: where, and why

where-squad = the squad
where-cards = the cards
where-table = the table
where-code = the code
where-text = the text

fault-squads = a squad for each side belongs here
fault-squad-word = “{ $word }” is no ready-made squad, and no squad’s code: { $reason }
fault-table-word = “{ $word }” is no ready-made table, and no table’s code: { $reason }
fault-squad-form = a code has three parts: edition/cards/total
fault-squad-ends = a code begins with its edition and ends with its total in whole points
fault-no-card = there is no card called “{ $word }”
fault-squad-price = “{ $word }”: a price is in whole points
fault-squad-count = “{ $word }”: a count is from 2 to { $most }
fault-squad-twice = { $card } stands there twice
fault-squad-gone = none of its cards is printed any more
fault-squad-written = this squad is written { $code }
fault-squad-size = a squad has 1 to { $most } figures
fault-many-cards = a squad has at most { $most } cards
fault-table-form = a code has three parts: deployment/pieces/objectives
fault-no-table-found = no table with { $pieces } pieces and { $objectives } objectives was found
fault-table-many = there are at most { $pieces } pieces and { $objectives } objectives
fault-table-numbers = “{ $word }”: { $count } whole numbers belong here
fault-piece-form = “{ $word }”: a piece is written piece@x,y,degrees
fault-no-piece = “{ $word }” is no piece of scenery that players lay
fault-piece-turn = pieces turn by steps of { $degrees } degrees
fault-no-built-scenario = no scenario of this edition lets the players build the table
fault-text-length = it has more than { $most } signs, or is no text

## How it came to its end

score-unit = points
share-kills = Enemies eliminated
share-objectives = Objectives, generators and relics held
share-relics = Relics brought home
share-finish = End of the scenario
figure-attacks = Attacks
figure-damage = Damage dealt
figure-eliminated = Enemies eliminated
figure-charges = Charges
figure-orders = Orders given
figure-healed = Life restored
fortune = Successes thrown, beside what the same dice give on average.

## Deeds: several lines of the log, told in one

deed-initiative = { $side } has the initiative, { $side-id ->
    [b] { $second } against { $first }
   *[a] { $first } against { $second }
    }.
deed-activation = { $card } ({ $figure }) { $what }.
deed-activation-mixed = { $card } ({ $figure }): { $what }.
deed-figure = { $figure }: { $what }.
deed-attack =
    { $card } ({ $figure }) { $kind-id ->
        [shot] shoots at
       *[sas] strikes
    } { $foe } ({ $target }){ $thrown ->
        [0] {""}
       *[other] , { $hits }:{ $saves }
    }{ $what-count ->
        [0] {""}
       *[other] : { $what }
    }.
deed-counter-attack =
    { $figure } strikes back at { $target }{ $thrown ->
        [0] {""}
       *[other] , { $hits }:{ $saves }
    }{ $what-count ->
        [0] {""}
       *[other] : { $what }
    }.
deed-score = Score of the turn: { $scores }.
deed-row-dice = { $dice }
deed-row-score = { $kills } for eliminations, { $objectives } for objectives
deed-part-moved = moves { NUMBER($length) }″
deed-part-charged = charges { $target }
deed-part-disengaged = gets away
deed-part-overloaded = overloads to pressure { $pressure }
deed-part-rested = does nothing
deed-part-commanded = gets the order { $category }{ $level ->
        [0] {""}
       *[other] {" "}for { $level } pressure
    }
deed-part-mended = gives { $friend } { $life } life back
deed-part-gained-pressure = gains { $amount } pressure: { $pressure }
deed-part-primed = primes { $piece }
deed-part-turned-valve = turns { $piece }
deed-part-searched = searches { $piece }: { $relic ->
        [yes] a relic!
       *[no] nothing
    }
deed-part-took-relic = picks up a relic
deed-part-brought-home = brings a relic home: { $points } points
deed-part-demolished = takes { $piece } down
deed-part-missed = no harm
deed-part-lost-attack = the attack is lost
deed-part-hurt = { $damage } life lost, { $left } left
deed-part-eliminated = eliminated
deed-part-stunned = stunned
deed-part-dazed = dazed
