## Cards: what a thing of the table is, and what it does now. Labels of numbers first.

card-of-most = { $count } of { $most }
card-inches = { $inches }″
card-faction = Faction
card-rank = Rank
card-points = Points
card-move = Move
card-life = Life
card-defence = Defence dice
card-worth = Worth a turn
card-band-contact = In contact
card-band-contact-value = { $attack } dice, damage { $damage }
card-band-shot = Shot
card-band-shot-value = { $low }–{ $high }″: { $attack } dice, damage { $damage }
card-band-flame = Flame-thrower
card-band-flame-value = { $low }–{ $high }″: { $fixed } successes without a throw, damage { $damage }

## Figures

card-figure-not-here = Nobody of this squad.
card-status-none = Not in this game.
card-status-reserve = It waits to be deployed.
card-status-standing = It stands on the table.
card-status-gone = It is eliminated.
card-active = It is being activated.
card-activated = It has been activated this turn; it can still defend itself.
card-to-activate = It can still be activated this turn.
card-engaged = In base contact with { $names }: it cannot move, nor shoot or be shot at.
card-wounded-now = Wounded: one die less in attack and defence.
card-stun-now = Stunned: at its next activation it neither moves nor acts.
card-daze-now =
    Dazed: { $count ->
        [one] one defence die
       *[other] { $count } defence dice
    } less until its own activation.
card-carries = It carries a relic.
card-in-cloud = In a steam cloud: it neither shoots nor is shot at.
card-on-objective = On { $names }.
card-special-used = Its special was used this turn.

## Objectives, scenery, relics

card-objective-says = Whoever has more figures on it when the turn ends scores it. A base that touches it is enough.
card-objective-not-here = Not in this game.
card-objective-empty = Nobody is on it: it would count for nobody.
card-objective-tied = A tie, { $a } to { $b }: it would count for nobody.
card-objective-held = { $side } would score it: { $a } of side A, { $b } of side B.
card-piece-not-here = Not on this table.
card-terrain-wall = A wall: nobody moves or sees through it.
card-terrain-barricade = A barricade: nobody crosses it. Whoever is even partly behind it defends against shots with one die more, unless the shooter touches it.
card-terrain-cloud = A steam cloud: nobody sees through it, and whoever is inside neither shoots nor is shot at. It slows nobody.
card-terrain-crater = A crater: whoever starts in it or touches it on the way moves 2″ less.
card-terrain-mechanism = Machinery of the scenario.
card-terrain-generator = A generator: a figure that touches it and no enemy lights it for its side by a scenery action.
card-terrain-valve = A valve: a figure that touches it and no enemy turns its steam on or off by a scenery action.
card-terrain-cache = A chest: a figure that touches it and no enemy searches it by a scenery action. It may hold a relic.
card-generator-free = It runs for nobody.
card-generator-held = It runs for { $side }.
card-cloud-off = Shut off: it does nothing now.
card-relic-says = Worth points while it is carried, and more if it is brought home. Its bearer moves less.
card-relic-lies = It lies on the ground, to be picked up by a scenery action.
card-relic-carried = { $figure } carries it.
card-zone-says = A deployment zone: figures of its side begin wholly inside.

## Orders and tokens

card-an-order = an order
card-order-says = An order token and 0, 1 or 2 pressure of the figure improve one action, once an activation.
card-order-row =
    { $level ->
        [0] Order alone
        [one] … and 1 pressure
       *[other] … and { $level } pressure
    }: { $text }
card-order-universal-0 = overload, and a combat action as well
card-order-universal-1 = another move, out of melee too
card-order-universal-2 = a move and an attack, in either order
card-order-resistance-0 = 1 damage less
card-order-resistance-1 = 2 damage less
card-order-resistance-2 = 1 damage at most, and the defender’s successes hurt the attacker
card-order-defence-0 = one defence die more
card-order-defence-1 = one defence die more and 1 damage less
card-order-defence-2 = one defence die more and a counter-attack
card-order-damage-0 = reroll 1 attack die
card-order-damage-1 = reroll 1 die, 1 damage more
card-order-damage-2 = reroll any dice, 2 damage more
card-order-distance-0 = a shot with one die more
card-order-distance-1 = a shot that reaches 6″ further
card-order-distance-2 = one more shot
card-order-impact-0 = 1 damage more in contact
card-order-impact-1 = reroll 1 die, 1 damage more
card-order-impact-2 = in contact one die and 1 damage more, and the defender is stunned
card-order-mastery-0 = reroll 1 attack die
card-order-mastery-1 = in contact reroll 1 die and one die more
card-order-mastery-2 = one more attack in contact
card-order-of =
    { $side } may use it: { $tokens ->
        [0] no token left
        [one] 1 token left
       *[other] { $tokens } tokens left
    }.
card-keyword-flight = It moves over scenery and enemies.
card-keyword-double-attack = Two attacks in contact in one action; both targets are named first.
card-keyword-double-shot = Two shots in one action; both targets are named first.
card-die-says = Dice that show the same make a set: a pair is 1 success, three alike 2, four alike 3 and so on.
card-points-says = Counted at the end of each turn, by the scenario.
card-activations = To be activated
card-activations-says = Sides take turns, one figure each; whoever has none left waits until the other has finished.
card-orders = Order tokens
card-orders-says = At the start of a turn one for every three figures or part of three. What is left is lost at the end of the turn.
card-passes = Pass tokens
card-passes-says = The side with fewer figures gets the difference at the start of a turn. One lets an activation go by.
card-forecast = If the turn ended now
card-forecast-says = The control phase, as it would be counted at this moment.
card-forecast-side =
    { $side }: +{ $gain }, { $then } in all ({ $kills } for eliminations, { $objectives } for objectives, { $generators } for generators, { $relics } for relics).
card-initiative = Initiative
card-initiative-says = Thrown at the start of each turn; the winner activates first.
card-initiative-now = { $side } has it.
card-pressure = Pressure
card-pressure-says = Gained by the overload action, one at a time, up to the maximum of the card. It pays for the better rows of orders and stays from turn to turn.
card-stun = Stunned
card-stun-says = At the start of its next activation the figure gives up the token, and neither moves nor acts.
card-daze = Dazed
card-daze-says = One defence die less for each token, until the figure’s own activation begins.
card-wounded = Wounded
card-wounded-says = With half of its life or less a figure throws one die less in attack and defence, never fewer than three.
card-side-count = { $side }: { $count }.
board-stun = stunned
board-daze = dazed
board-wounded = wounded
