rule-sf-1-1-1 = Each side is a squad, and its player is the officer who leads it.

rule-sf-1-3-1 = There are three factions and no other: Luminarchs, Iron Dominion, Steamwokens.

rule-sf-2-1-1 = Two squads meet on one scenario.

rule-sf-2-2-1 = Each player fields a squad that fits the chosen format.
rule-sf-2-2-2 = The table measures 30 by 24 inches; a base lies on it entirely.
rule-sf-2-2-3 = Scenery matters: it stops sight or feet, protects, slows, or can be used.
rule-sf-2-2-4 = Everything that is thrown is a six-sided die.
rule-sf-2-2-5 = A figure is what its card says.
rule-sf-2-2-6 = Distances are in inches; an inch is 25.4 mm.
rule-sf-2-2-7 = Order tokens are the orders that a side can still give this turn.
rule-sf-2-2-8 = Steam tokens are the pressure that a figure holds.
rule-sf-2-2-9 = Lost life is marked in drops: a small one counts 1, a large one 3.

rule-sf-2-3-1 = Life is how much a figure can lose before it is removed.
rule-sf-2-3-2 = Move is the longest way of one movement.
rule-sf-2-3-3 = Defence is how many dice a target throws.
rule-sf-2-3-4 = A figure holds no more pressure than its card allows.
rule-sf-2-3-5 = A weapon works at one or several distances, its bands.
rule-sf-2-3-6 = Each band has attack dice of its own.
rule-sf-2-3-7 = Each band has damage of its own.
rule-sf-2-3-8 = Keywords say the faction, the rank and common abilities.
rule-sf-2-3-9 = A special either works by itself or is used when its player wants.

rule-sf-2-4-1 = A steam cloud stops every line of sight that meets it.
rule-sf-2-4-2 = Whoever is in a cloud does not shoot.
rule-sf-2-4-3 = Nobody shoots at a figure that is in a cloud.
rule-sf-2-4-4 = A cloud slows nobody, and contact attacks go on inside it.
rule-sf-2-4-5 = A barricade is walked round, not crossed.
rule-sf-2-4-6 = A target that a barricade hides from a shot, even a little, throws one more defence die.
rule-sf-2-4-7 = A shooter who touches the barricade shoots over it: no such die.
rule-sf-2-4-8 = A barricade leaves sight free.
rule-sf-2-4-9 = A wall is walked round, not crossed.
rule-sf-2-4-10 = A wall stops every line of sight that meets it.
rule-sf-2-4-11 = A movement that starts in a crater is two inches shorter, in flight too.
rule-sf-2-4-12 = A movement that touches a crater, if only with the edge of the base, is two inches shorter.
rule-sf-2-4-13 = A crater hides nothing and protects nobody.
rule-sf-2-4-14 = Scenery of any other kind may be used if its scenario says what it does.

rule-sf-3-1-1 = A squad has one officer, exactly one.
rule-sf-3-1-2 = A squad has at least three regulars, of any kind.
rule-sf-3-1-3 = The same veteran is taken three times at most.
rule-sf-3-1-4 = The same elite is taken twice at most.
rule-sf-3-1-5 = A squad costs at most 200 points.
rule-sf-3-1-6 = Ranks and costs are those of the edition at hand; a saved squad remembers which one it was made with.
rule-sf-3-1-7 = The book’s example: Champion, 2 Protectors, 3 Guards, 3 Archers, 193 points.
rule-sf-3-1-8 = Regulars have no upper limit but the points.

rule-sf-3-2-1 = The scenario is agreed on, or drawn.

rule-sf-4-0-1 = A turn has three phases: initiative, activation, control.

rule-sf-4-1-1 = Every turn starts with a throw for the initiative.
rule-sf-4-1-2 = One die each, and the higher takes the initiative.
rule-sf-4-1-3 = Equal dice are thrown again.
rule-sf-4-1-4 = A side then gets one order for every three figures on the table, a started three counting whole.
rule-sf-4-1-5 = The side with fewer figures gets a pass for each one it lacks.
rule-sf-4-1-6 = Only figures on the table at that moment count.

rule-sf-4-2-1 = Whoever has the initiative activates first.
rule-sf-4-2-2 = Then the sides take turns, one figure each.
rule-sf-4-2-3 = This lasts as long as anybody is left; a side with nobody left is skipped.
rule-sf-4-2-4 = A pass token lets its side skip a turn to activate.
rule-sf-4-2-5 = A figure is activated once a turn.
rule-sf-4-2-6 = The order is fixed: choose, move, choose an action, improve it, resolve it, end.
rule-sf-4-2-7 = A figure goes as far as it likes within its move, or stays.
rule-sf-4-2-8 = Friends let it through, but it cannot end on them.
rule-sf-4-2-9 = Enemies and solid scenery stop it.
rule-sf-4-2-10 = A movement that ends in contact with an enemy is a charge, worth one attack die.
rule-sf-4-2-11 = In contact with an enemy, a figure does not move in its movement step.
rule-sf-4-2-12 = It gets away only in its action step: neutral action, Universal order, 1 or 2 pressure.
rule-sf-4-2-13 = Then one action out of four: combat, overload, scenery, neutral.
rule-sf-4-2-14 = An order, with or without pressure, may improve the action.
rule-sf-4-2-15 = One action in an activation, no more.
rule-sf-4-2-16 = One order in an activation, no more.
rule-sf-4-2-17 = The figure is marked: its activation is over.

rule-sf-4-3-1 = In the control phase the scenario’s points are counted.
rule-sf-4-3-2 = Orders and passes that are left over are lost.
rule-sf-4-3-3 = Pressure, wounds, stun and daze stay.
rule-sf-4-3-4 = A new turn begins with its initiative.

rule-sf-5-0-1 = The four actions are combat, overload, scenery and neutral.

rule-sf-5-1-1 = Combat is either a contact attack or a shot.
rule-sf-5-1-2 = A contact attack hits an enemy whose base touches, with the weapon’s contact band.
rule-sf-5-1-3 = A shot needs a shooter and a target of whom neither is in melee.
rule-sf-5-1-4 = Range is the straight gap between the two bases, along a line that sight can take.
rule-sf-5-1-5 = The gap must lie in a band of the weapon, which the shooter chooses.
rule-sf-5-1-6 = The attacker decides on an order first.
rule-sf-5-1-7 = Then the defender may react with a defensive order, if he has one.
rule-sf-5-1-8 = The attacker throws the attack dice of the band.
rule-sf-5-1-9 = The target throws its defence dice.
rule-sf-5-1-10 = With half its life lost, or more, a figure throws one die less on both sides.
rule-sf-5-1-11 = Nobody throws fewer than three dice, whatever weighs on him.
rule-sf-5-1-12 = Equal faces form sets: a set of two is one success, each die more is one more.
rule-sf-5-1-13 = The book’s example: a triple and two pairs in seven dice are four successes.
rule-sf-5-1-14 = An attack without a success does nothing.
rule-sf-5-1-15 = As many successes as the defender: the weapon’s damage.
rule-sf-5-1-16 = Each success beyond the defender’s adds one damage.
rule-sf-5-1-17 = Fewer successes than the defender: nothing.
rule-sf-5-1-18 = An attack that hurts always costs at least one life.
rule-sf-5-1-19 = A figure whose life is gone leaves the table.

rule-sf-5-2-1 = An overload gives one pressure.
rule-sf-5-2-2 = A full figure gains none.
rule-sf-5-2-3 = One may overload in melee.

rule-sf-5-3-1 = A scenery action is made in contact with the piece.
rule-sf-5-3-2 = It is not made in melee.
rule-sf-5-3-3 = The scenario says what it does.

rule-sf-5-4-1 = A neutral action does nothing by itself; it opens the Universal orders.
rule-sf-5-4-2 = One may be neutral in melee.

rule-sf-6-0-1 = Pressure serves in one’s own action and when one is attacked.
rule-sf-6-0-2 = A squad commands three categories: Universal, its faction’s, its officer’s.
rule-sf-6-0-3 = The book’s example: Steamwokens under the Coordinator have Universal, Defence and Damage.
rule-sf-6-0-4 = When the action is announced, one order token may be spent, and as much of the figure’s pressure as one likes.
rule-sf-6-0-5 = The improvement ends with the action.

rule-sf-6-1-0 = Universal: a neutral action becomes an overload and a combat.
rule-sf-6-1-1 = Universal with 1 pressure: one movement more, out of a melee too.
rule-sf-6-1-2 = Universal with 2 pressure: a movement and an attack, in either order.

rule-sf-6-2-0 = Resistance: one damage less.
rule-sf-6-2-1 = Resistance with 1 pressure: two damage less.
rule-sf-6-2-2 = Resistance with 2 pressure: one damage at most, and each defence success costs the attacker a life.

rule-sf-6-3-0 = Defence: one defence die more.
rule-sf-6-3-1 = Defence with 1 pressure: one die more and one damage less.
rule-sf-6-3-2 = Defence with 2 pressure: one die more, then a counter-attack.

rule-sf-6-4-0 = Damage: throw one attack die again.
rule-sf-6-4-1 = Damage with 1 pressure: throw one die again, one damage more.
rule-sf-6-4-2 = Damage with 2 pressure: throw any dice again, two damage more.

rule-sf-6-5-0 = Distance: one die more for a shot.
rule-sf-6-5-1 = Distance with 1 pressure: the longest band reaches six inches further.
rule-sf-6-5-2 = Distance with 2 pressure: one shot more.

rule-sf-6-6-0 = Impact: one damage more in contact.
rule-sf-6-6-1 = Impact with 1 pressure: throw one die again, one damage more, in any attack.
rule-sf-6-6-2 = Impact with 2 pressure: in contact one die and one damage more, and the target is stunned.

rule-sf-6-7-0 = Mastery: throw one attack die again.
rule-sf-6-7-1 = Mastery with 1 pressure: in contact one die more, and throw one again.
rule-sf-6-7-2 = Mastery with 2 pressure: one contact attack more.

rule-sf-7-1 = Attack: the dice thrown to hit.
rule-sf-7-2 = Stunned: at the start of its activation the figure gives up its token, and with it the activation.
rule-sf-7-3 = Wounded: at half its life or below, one die less to attack and to defend.
rule-sf-7-4 = Melee: two enemies whose bases touch.
rule-sf-7-5 = Charge: ending a movement in contact with an enemy, for one attack die.
rule-sf-7-6 = Counter-attack: whoever survives a contact attack may strike back, with any weapon for contact.
rule-sf-7-7 = Defence: the dice thrown against an attack.
rule-sf-7-8 = Damage: the life that a successful attack takes.
rule-sf-7-9 = Disengaging: by a neutral action with a Universal order and 1 or 2 pressure, and not otherwise.
rule-sf-7-10 = Double attack: two contact attacks, both targets named before the first throw.
rule-sf-7-11 = Double shot: two shots, both targets named before the first throw.
rule-sf-7-12 = Elite: twice the same at most.
rule-sf-7-13 = Dazed: one defence die less for each token, until the figure’s next activation begins.
rule-sf-7-14 = Flamethrower: nothing is thrown to hit; a fixed value stands against the defence throw.
rule-sf-7-15 = Officer: one in each squad.
rule-sf-7-16 = Move: how far a figure goes at most.
rule-sf-7-17 = Order: a token opens the order table.
rule-sf-7-18 = Range: where a weapon works.
rule-sf-7-19 = Pressure: what is spent with an order opens its better rows.
rule-sf-7-20 = Regular: three at least.
rule-sf-7-21 = Contact: two bases touch; a gap of two hundredths of an inch still counts.
rule-sf-7-22 = Special: what one card can do and others cannot.
rule-sf-7-23 = Veteran: three times the same at most.
rule-sf-7-24 = Flight: over scenery and over enemies, as long as it ends clear of them.

rule-sf-9-1-1 = One of three deployments is drawn.
rule-sf-9-1-2 = The numbers of pieces and of objectives are drawn; 5 to 7 and 3 or 5 are recommended, the players may agree on others.
rule-sf-9-1-3 = Scenery is of the four types, of any size and shape.
rule-sf-9-1-4 = The sides take turns to lay a piece or an objective.
rule-sf-9-1-5 = Scenery keeps three inches from the deployment zones.
rule-sf-9-1-6 = Objectives keep six inches from the deployment zones.
rule-sf-9-1-7 = Objectives keep three inches from the edges of the table.
rule-sf-9-1-8 = Objectives keep three inches from each other.
rule-sf-9-1-9 = Nothing overlaps, but things may touch.
rule-sf-9-1-10 = At least one objective lies wholly in the neutral band; two if their number is even.

rule-sf-9-2-1 = The sides take turns to deploy a figure, wholly within their own zone.

rule-sf-9-3-1 = Points are given when a turn ends, and not before.
rule-sf-9-3-2 = Each enemy eliminated this turn is a point.
rule-sf-9-3-3 = Each objective held is a point, turn after turn.

rule-sf-9-4-1 = Fifteen points end the game.
rule-sf-9-4-2 = The sixth turn is the last.
rule-sf-9-4-3 = More points win.

rule-sf-9-5-1 = Further scenarios, deployments and scenery can be added as content.
