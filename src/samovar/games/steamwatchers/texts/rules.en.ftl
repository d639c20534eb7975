rule-sw-goal-1 = 2 to 5 players sit down, and each leads exactly one clan.
rule-sw-goal-2 = Every game is played under one scenario, and a scenario lasts between 3 and 5 turns.
rule-sw-goal-3 = When the last turn ends, the clan with the most geothermal resources (GEO) wins.
rule-sw-goal-4 = A clan can win before the last turn through hegemony, but only if the chosen scenario defines a hegemony condition.

rule-sw-comp-1 = The box holds 1 game board, the rulebook and a lore booklet to which no rule refers.
rule-sw-comp-2 = There are 45 cardboard tokens: 1 adjustment tile, 7 Target Zone, 2 Title and 35 Quarantine tokens.
rule-sw-comp-3 = The single adjustment tile has two faces: 5i is for five players, 2i for two; three and four players do not use it.
rule-sw-comp-4 = There are 7 Target Zone tokens, one per clan, with a neutral face and a clan face; only scenarios use them.
rule-sw-comp-5 = Only two titles have a physical token: Legate and Primus. Watcher and Archon have none.
rule-sw-comp-6 = The 35 Quarantine tokens are shared by all players.
rule-sw-comp-7 = The game has 60 barrels of clean algofuel.
rule-sw-comp-8 = The game has 32 barrels of contraband algofuel.
rule-sw-comp-9 = The game has 10 Morale cubes.
rule-sw-comp-10 = One tile carries the Death & Exile area above and the turn track with its token below.
rule-sw-comp-11 = There are 45 column pieces in all: 15 tops and 30 plain floors.
rule-sw-comp-12 = The 6 Deployment cards are numbered, and each names 3 deployment zones.
rule-sw-comp-13 = There are 49 steam column cards.
rule-sw-comp-14 = There are 3 Scenario cards (Reliquary, Ruins, Miracle Alga), each used only in the scenario that names it.
rule-sw-comp-15 = The base game has 18 numbered Archon cards.
rule-sw-comp-16 = Each of the 7 clans has 1 clan board, 1 Ambassador, 1 GEO marker, 1 Supply marker, 1 Incubation marker, 1 combat wheel and 1 player aid.
rule-sw-comp-17 = There are 22 contracts: 3 per clan, and the Free Fleet’s Accomplice token.
rule-sw-comp-18 = There are 70 Order tokens: each clan owns exactly 10, namely 4 Defence, 3 Move and 3 Decoy.
rule-sw-comp-19 = There are 35 special-action tokens, 5 per clan: 2 Forced March, 1 Negotiation and 2 Mobilisation; one of the Rhein-Stamm’s Mobilisations is the Great Host.
rule-sw-comp-20 = There are 20 beacons in clan colours; how many each clan has is that of the house edition.
rule-sw-comp-21 = There are 43 farms: 40 ordinary ones in the general reserve, and the 3 toxic farms of the Menrâu.
rule-sw-comp-22 = The general reserve holds 15 turrets, but only 10 with two or three players.
rule-sw-comp-23 = The 78 structures are 20 beacons, 43 farms and 15 turrets; no other piece is a structure.
rule-sw-comp-24 = There are 112 figures, 16 per clan: 12 basic and 4 elite with the Apostles, the Alliance and the Catabates, 13 and 3 with the other clans.

rule-sw-unit-1 = Units are figures of two types: basic soldiers and elite soldiers. Structures are never units.
rule-sw-unit-2 = Each clan’s elite soldiers have an ability that no other clan has.
rule-sw-unit-3 = On boards and cards an icon stands for a point of strength.

rule-sw-struct-1 = Structures are beacons, turrets and farms.
rule-sw-struct-2 = Structures cannot move.
rule-sw-struct-3 = Structures need no supply.
rule-sw-struct-4 = A zone holds at most 2 structures; whoever builds a third first destroys one of the two, of his choice.
rule-sw-struct-5 = A destroyed structure goes to the box, never back to a reserve.

rule-sw-steam-1 = A steam column gives GEO to the controller of its zone, but exposes him to incubation in the Steam Decline.
rule-sw-steam-2 = Floors placed where a column already stands are added to that column.
rule-sw-steam-3 = A zone never has more than one column.
rule-sw-steam-4 = A column never exceeds 5 floors; excess floors are not placed.

rule-sw-res-1 = A player’s unused pieces in his clan colour (units, structures, tokens) form his clan reserve.
rule-sw-res-2 = All other unused material forms the general reserve, common to everyone.
rule-sw-res-3 = Units on the Death & Exile tile belong to no reserve, can no longer be used, and may count at the end of the game.
rule-sw-res-4 = Material returned to the box belongs to no reserve and is out of the game.
rule-sw-res-5 = Material is limited: if a piece to be placed is not available, it is simply not placed and nothing replaces it.
rule-sw-res-6 = An effect printed on the material (Archon card, clan board, Scenario card…) prevails over the rulebook.
rule-sw-res-7 = The material limit is the one rule that no printed effect can override.

rule-sw-zone-1 = The board is split into zones; each is plain, mountain or ice sea.
rule-sw-zone-2 = A plain or mountain zone adjacent to an ice-sea zone is coastal.
rule-sw-zone-3 = Mountains restrict some moves (sea landing and Forced March) but not ordinary one-zone land moves.
rule-sw-zone-4 = Ice seas carry the slots for the Careeners’ contracts, without which nobody sails.

rule-sw-ctrl-1 = A clan controls a zone if it is the only one with at least one unit or beacon there.
rule-sw-ctrl-2 = While a triggered combat is unresolved, the zone counts as controlled by the defender.
rule-sw-ctrl-3 = Ice-sea zones can never be controlled, even with contracts on them.

rule-sw-occ-1 = A plain or mountain zone may never hold more than 5 units of the same clan.
rule-sw-occ-2 = A zone may never hold more than 2 structures in all, whoever built them.
rule-sw-occ-3 = The 5-unit limit is per clan, so attackers and defenders may stand together until the combat is resolved.
rule-sw-occ-4 = An ice-sea zone may hold neither units nor structures.

rule-sw-haven-1 = Certain zones hold a haven, and havens are what lets a player negotiate contracts.
rule-sw-haven-2 = You control a haven when you control its zone; a beacon is enough.

rule-sw-track-1 = The Reservation track keeps the title chosen for the next turn, the Conclave track shows the titles of this one; the order of their places is the order of play.
rule-sw-track-2 = Every title gives one ability.
rule-sw-track-3 = The GEO track shows the GEO each player had at the start of the turn; it is only adjusted in the Great White.
rule-sw-track-4 = GEO come mainly from farms and steam floors.
rule-sw-track-5 = The GEO level decides how many units the army can be supplied with.

rule-sw-deck-1 = The steam discard is face up but players may not look through it.
rule-sw-deck-2 = A number on a steam card means its zone belongs to that Deployment; no number means it belongs to none.
rule-sw-deck-3 = A steam card names one zone and a number of floors to place there.

rule-sw-board-1 = Each clan board is unique: clan ability, elite ability, special-action slots, two fuel stocks, surplus area, Supply track, Incubation track.
rule-sw-board-2 = A special-action slot holds a special-action token; it is free, or it costs 1 algofuel.
rule-sw-board-3 = The Supply track marker shows the maximum number of units that can be supplied at end of turn.
rule-sw-board-4 = The Incubation marker shows the Bane’s progress in a clan this turn and returns to 0 at the end of every turn.
rule-sw-board-5 = Quarantine tokens block places on the clan board: supply, clean-fuel stock or special-action slots.

rule-sw-fuel-1 = Algofuel is of two kinds, clean and contraband.
rule-sw-fuel-2 = If a cost names no type, the payer chooses clean, contraband or a mix.
rule-sw-fuel-3 = Received algofuel goes to a free place in the stock of its own type.
rule-sw-fuel-4 = Stocks are refilled at the end of each turn.
rule-sw-fuel-5 = Contraband counts fully as fuel available this turn, for bids for instance.
rule-sw-fuel-6 = Fuel gained beyond stock capacity goes to the surplus area and can be spent freely.
rule-sw-fuel-7 = Surplus is emptied into the general reserve at the end of the turn.
rule-sw-fuel-8 = Each spent barrel returns to the general reserve.
rule-sw-fuel-9 = Each contraband barrel spent at once raises the spender’s incubation by 1, whatever it paid for.

rule-sw-setup-1 = The board goes in the centre, the Death & Exile tile beside it, the turn token on 0.
rule-sw-setup-2 = The Archon cards are shuffled into a face-down deck.
rule-sw-setup-3 = Players agree on one scenario and apply its setup and special rules.
rule-sw-setup-4 = With 2 or 3 players, remove the cards of the ten zones east of the Crater: Duna Barrage, Epiri, Gagauziya, Lulli Sapmi, Mistreana, Pustynia, Sandzak, Skuthia, Trakija, Vojvodina.
rule-sw-setup-5 = With 2 or 3 players, Deployment card 3 is removed as well.
rule-sw-setup-6 = With 2 or 3 players, nobody enters the ten eastern zones.
rule-sw-setup-7 = The steam column cards are shuffled and form the draw pile.
rule-sw-setup-8 = With 2 players, the 2i face covers the place of Primus: that title does not exist in the game.
rule-sw-setup-9 = With 2 or 3 players, 5 turrets go back to the box.
rule-sw-setup-10 = With 5 players, the 5i face lengthens both the Conclave and the Reservation track.
rule-sw-setup-11 = As many initial columns appear as the scenario says, by revealing steam cards from the pile.
rule-sw-setup-12 = While making initial columns, a revealed card of a deployment zone is ignored and replaced by the next card.
rule-sw-setup-13 = Each kept card places its printed number of floors in its zone.
rule-sw-setup-14 = Ignored deployment cards are shuffled back into the draw pile afterwards.
rule-sw-setup-15 = A piece of advice, no more: War Is Coming for a first game, or Apprenticeship to learn step by step.
rule-sw-setup-16 = The Primus and Legate tokens wait on their places of the Conclave track.
rule-sw-setup-17 = The first player is drawn at random.
rule-sw-setup-18 = In turn, each player picks a clan board still free and takes that clan’s material.
rule-sw-setup-19 = Right after choosing his clan, the player puts his Ambassador on a free place of the Reservation track: his title for turn 1.
rule-sw-setup-20 = The choice of clan and title goes to the left until everybody has chosen.
rule-sw-setup-21 = Deployment starts with the last player who chose a clan and goes back in the reverse order.
rule-sw-setup-22 = The player picks one of the remaining Deployment cards; it gives his 3 deployment zones.
rule-sw-setup-23 = The starting forces are spread freely over the 3 zones, within the occupation limit.
rule-sw-setup-24 = The 3 starting floors form a single column in one of the three deployment zones.
rule-sw-setup-25 = Whoever takes Deployment 6 also puts one of his contracts in Mare Nostrum and keeps the card.
rule-sw-setup-26 = For the owner of Deployment 6, keeping a contract in Mare Nostrum costs nothing at upkeep.
rule-sw-setup-27 = Each GEO marker starts on 5.
rule-sw-setup-28 = Each free place of both fuel stocks starts filled with a barrel of its type.
rule-sw-setup-29 = The Incubation marker starts on 0.
rule-sw-setup-30 = The Supply marker starts on 10.
rule-sw-setup-31 = With 2: no east, no Deployment 3, 10 turrets, face 2i, 2 contract slots per sea. With 3: the same without a tile. With 4: everything, no tile. With 5: everything, face 5i, 3 contract slots per sea.

rule-sw-hand-1 = Over the game players build up a hand of steam column and Archon cards, without limit.
rule-sw-hand-2 = How many cards of each type a player holds is public.
rule-sw-hand-3 = Which cards a player holds stays secret.

rule-sw-seq-1 = A turn has five phases, always in this order: Conclave, Order Planning, Order Activation, Steam Decline, Great White.
rule-sw-seq-2 = The scenario sets the number of turns.

rule-sw-conc-1 = The first player on the Reservation track moves the turn token forward by one.
rule-sw-conc-2 = In the order of the Reservation track, each player moves his Ambassador to the same title on the Conclave track.
rule-sw-conc-3 = A title’s ability is resolved as soon as it is taken, before the next Ambassador moves.
rule-sw-conc-4 = The Watcher draws 3 steam column cards into hand.
rule-sw-conc-5 = The Watcher then discards, face up, one steam column card from his whole hand, old or new.
rule-sw-conc-6 = The card played raises a column of its printed height in its zone.
rule-sw-conc-7 = Each time a player is Watcher his hand grows by 2 cards: 3 drawn, 1 played.
rule-sw-conc-8 = For each Watcher title nobody took this turn, the top steam card is discarded face up and its column appears.
rule-sw-conc-9 = The Legate takes his token and puts it on an ice sea.
rule-sw-conc-10 = The Legate token is one of his contracts, but takes no slot.
rule-sw-conc-11 = On the sea of his token no restriction of the Archon on movement reaches the Legate, limits of number included.
rule-sw-conc-12 = Without a Legate, the token stays on the Conclave track and nothing happens.
rule-sw-conc-13 = The Archon draws 3 Archon cards into hand.
rule-sw-conc-14 = The Archon then plays, face up, one Archon card from his hand, old or new.
rule-sw-conc-15 = The effects of an Archon card last until another one covers it.
rule-sw-conc-16 = Without an Archon, last turn’s card stays in force.
rule-sw-conc-17 = Without an Archon, the arrival effects of the card in force are applied again, but not the Archon’s bonus.
rule-sw-conc-18 = The Primus takes his token and puts it on any place of the Reservation track but that of Primus.
rule-sw-conc-19 = Until the Primus passes, nobody else may reserve the place under his token.
rule-sw-conc-20 = The Primus also places 1 basic soldier from his reserve in a zone he controls.
rule-sw-conc-21 = Without a Primus, his token stays on the Conclave track: no place is closed and no soldier arrives.

rule-sw-plan-1 = All players at once place one face-down Order on each zone holding at least one of their units.
rule-sw-plan-2 = A zone takes only one Order token.
rule-sw-plan-3 = A zone with nothing but your structures (a beacon, for instance) gets no Order, even though you control it.
rule-sw-plan-4 = Planning ends when every zone that can take a token has one.
rule-sw-plan-5 = A player with more zones than tokens leaves the zones in excess without an Order.
rule-sw-plan-6 = A zone without an Order is not activated this turn and cannot support.
rule-sw-plan-7 = There are three kinds of Order: Move, Defence, Decoy.
rule-sw-plan-8 = Orders placed stay secret until everybody reveals at once.
rule-sw-plan-9 = At the reveal all Orders are turned face up together.
rule-sw-plan-10 = Revealed Decoys go straight back to their reserve; those zones then have no Order.
rule-sw-plan-11 = Decoys serve to cover more than 7 zones, but nothing forbids using them earlier.
rule-sw-plan-12 = A scenario or an expansion may give Decoys another use.

rule-sw-act-1 = In phase 3 players take turns, each activating one Order and fighting its combats.
rule-sw-act-2 = Play follows the Conclave track, round after round, without those who have passed.
rule-sw-act-3 = On his turn a player either activates one revealed Order, doing one of its actions, or passes.
rule-sw-act-4 = An activated Order returns to the clan reserve after its action.
rule-sw-act-5 = An Order is resolved completely, combats included, before the next player acts.
rule-sw-act-6 = An Order left in a zone without units of its clan returns to the reserve.
rule-sw-act-7 = Whoever activates an Order is the active player until the next activation; the zone of the Order is the active zone.
rule-sw-act-8 = An activation gives one simple or one special action of that Order; a Move may mix several moves.
rule-sw-act-9 = Move: land or sea move, Forced March. Defence: turret, wait, Mobilisation or Negotiation. Decoy: nothing.

rule-sw-pass-1 = A player may pass because he wants to or because he has nothing left to activate.
rule-sw-pass-2 = On passing, the player takes his Move Orders back from the board.
rule-sw-pass-3 = Defence Orders stay: they still give +1 in combat and can be spent for support, but are no longer activated.
rule-sw-pass-4 = On passing, the player moves his Ambassador to a place of the Reservation track: his title next turn.
rule-sw-pass-5 = The Primus may reserve any place without an Ambassador, the one under his token included.
rule-sw-pass-6 = Anyone else must take a free place, without Ambassador or Primus token.
rule-sw-pass-7 = Once the Primus has reserved, his token leaves the track for his reserve; if he did not take the place, it opens to those after him.
rule-sw-pass-8 = A player may not reserve the title he holds, unless it is the only place available.
rule-sw-pass-9 = Watcher 1 and Watcher 4 are different titles: a Watcher may reserve the other one.
rule-sw-pass-10 = Example: first to pass, Watcher 4, the Primus token on Archon; she may take any other place.
rule-sw-pass-11 = Phase 3 lasts until everybody has passed; whoever has passed plays no more in it.

rule-sw-decl-1 = In phase 4 every column on the map loses exactly one floor.
rule-sw-decl-2 = Removed floors return to the general reserve.
rule-sw-decl-3 = In phase 4, columns in zones without any unit lose a floor first; nobody’s incubation changes.
rule-sw-decl-4 = A zone held by a mere beacon or toxic farm counts as one without units, and the end of its column brings no farm.
rule-sw-decl-5 = In phase 4, for each column of 2 or more floors held with at least one unit, the player removes a floor and rises by 1 in incubation.
rule-sw-decl-6 = A column of 1 floor held with units disappears and raises incubation by 1 as well.
rule-sw-decl-7 = When his column of 1 floor goes, the player may build a farm in that zone for 1 algofuel.
rule-sw-decl-8 = Columns held with units are lowered clan by clan, in the order of the Reservation track.
rule-sw-decl-9 = In the Steam Decline each player takes his zones in the order he likes.

rule-sw-gb-1 = The Great White has four steps: GEO, victory, preparation, upkeep; players act together unless an order is stated.
rule-sw-gb-2 = A clan’s GEO are the farms and steam floors of its zones, plus the points of the scenario.
rule-sw-gb-3 = Scenario points of each turn are added in step 1; those of the end of the game only at the end.
rule-sw-gb-4 = The GEO marker takes its new value, higher or lower.
rule-sw-gb-5 = If the scenario has a hegemony condition, it is checked in step 2; whoever meets it wins at once.
rule-sw-gb-6 = If several clans meet the hegemony condition, the fewest Quarantine tokens win, then the first on the Reservation track.
rule-sw-gb-7 = In the last turn, without hegemony, the game ends in step 2.
rule-sw-gb-8 = At the end each full pair of units on Death & Exile costs 1 GEO; most GEO win.
rule-sw-gb-9 = On a tie the fewest Quarantine tokens win, then the first on the Reservation track.
rule-sw-gb-10 = In step 3 every free place of the stocks gets a barrel of its kind; under a Quarantine token it stays empty.
rule-sw-gb-11 = Surplus barrels go back to the general reserve in step 3.
rule-sw-gb-12 = The Supply marker moves to the square matching the new GEO level; Quarantine tokens on the track cap it.
rule-sw-gb-13 = If there are more units on the map than the supply, their player removes any of them until equal; they return to the clan reserve, not to Death & Exile.
rule-sw-gb-14 = During the rest of the turn the number of units may exceed the supply level.
rule-sw-gb-15 = In step 4, in Reservation order, each player pays 1 algofuel for each contract he keeps; the others return to his reserve.
rule-sw-gb-16 = All Order tokens still on the map return to reserves.
rule-sw-gb-17 = Special-action tokens on clan boards return to the reserves; Quarantine tokens stay.
rule-sw-gb-18 = All Morale cubes are removed.
rule-sw-gb-19 = Legate and Primus tokens return to the Conclave track.
rule-sw-gb-20 = Incubation markers return to 0, last of all.

rule-sw-elim-1 = A clan with no unit left on the map is eliminated.
rule-sw-elim-2 = An eliminated clan’s Ambassador, GEO marker, beacons and contracts go to the box.
rule-sw-elim-3 = Eliminating an opponent is not in itself a victory.

rule-sw-spec-1 = A special action requires putting its token on a free special-action slot of your clan board, whichever you pick.
rule-sw-spec-2 = Using a slot costs 1 algofuel if the slot says so, otherwise nothing.
rule-sw-spec-3 = Special actions of a turn are limited both by free slots and by tokens of that kind in reserve.
rule-sw-spec-4 = A used token stays on its slot until step 4 of the Great White, unless a Quarantine token displaces it.

rule-sw-move-1 = Activating a Move order allows any number of moves with units of the active zone.
rule-sw-move-2 = Each move takes one unit or a group from the active zone and is either a simple move or a Forced March.
rule-sw-move-3 = Only units in the active zone move, so a unit moves at most once per activation.
rule-sw-move-4 = All moves of the activation come before its combats.
rule-sw-move-5 = A Move order may be activated without moving anything.
rule-sw-move-6 = The simple Move action is a land move or a sea move.
rule-sw-move-7 = A land move goes to one adjacent plain or mountain zone.
rule-sw-move-8 = A strait joins two zones of land, which then count as neighbours.
rule-sw-move-9 = No move may bring the clan above 5 units in the destination.

rule-sw-beacon-1 = At any time while one of his Move orders is being activated, the player may deploy a beacon.
rule-sw-beacon-2 = The beacon may go to any zone the player controls, not only the active one.
rule-sw-beacon-3 = A beacon keeps control of its zone after all units have left.
rule-sw-beacon-4 = Deploying a beacon where 2 structures stand sends one of them to the box, of the player’s choice.
rule-sw-beacon-5 = The beacon comes from the player’s own clan reserve.

rule-sw-sea-1 = A sea move takes a unit or a group from one coastal zone to another across an ice sea that touches both and in which the clan has a contract.
rule-sw-sea-2 = Without a contract in that sea, or something that stands for one, there is no sea move.
rule-sw-sea-3 = Adjacent ice seas in which the clan holds contracts count as a single sea.
rule-sw-sea-4 = A sea move may not end in a coastal mountain.

rule-sw-march-1 = A Forced March moves a unit or a group through one plain into a second plain next to it.
rule-sw-march-2 = Each Forced March takes a Forced March token and a free slot, with its cost.
rule-sw-march-3 = A Forced March neither crosses nor reaches an ice sea or a mountain.
rule-sw-march-4 = A Forced March cannot cross a zone held by enemy units.
rule-sw-march-5 = A Forced March respects the limit of 5 units in the zone crossed, even for an instant.
rule-sw-march-6 = A Forced March may cross a zone held only by an enemy beacon; the beacon is destroyed on the way.
rule-sw-march-7 = The second zone of a Forced March may be enemy-occupied: it is then attacked.

rule-sw-trig-1 = After all moves, one combat is triggered in each zone with enemy units that the active player moved units into.
rule-sw-trig-2 = Combats start only when the active player declares his moves finished.
rule-sw-trig-3 = Entering or crossing a zone where an enemy beacon stands alone causes no combat.
rule-sw-trig-4 = A lone enemy beacon in a zone entered or crossed is destroyed and goes to the box.
rule-sw-trig-5 = When every effect and combat of the Move is done, play passes to the next player on the Conclave track.
rule-sw-trig-6 = Example: a single Move Order in Occitania Bassa, with 5 units and contracts in Mare Nostrum and Mor Irez.

rule-sw-def-1 = Activating a Defence Order means choosing exactly one: build a turret, wait, mobilise or negotiate.
rule-sw-def-2 = Build a turret: place a turret in the active zone, at no cost.
rule-sw-def-3 = A turret adds 2 to the defender’s additional strength in its zone.
rule-sw-def-4 = A turret has no effect without a unit in its zone.
rule-sw-def-5 = Wait: do nothing; play passes on.
rule-sw-def-6 = Waiting uses up the Defence Order, so its +1 is lost.

rule-sw-mob-1 = Mobilisation: put a Mobilisation token on a free slot and pay its cost.
rule-sw-mob-2 = Mobilisation: recruit up to 2 basic soldiers from the reserve, split between the active zone and neighbouring zones you control.
rule-sw-mob-3 = Mobilisation, instead: recruit 1 elite soldier from the reserve, in the active zone or a neighbouring zone you control.
rule-sw-mob-4 = Contracts do not make coastal zones adjacent for Mobilisation.
rule-sw-mob-5 = Recruits may join a zone that has an Order; they then take part when that Order is activated.

rule-sw-neg-1 = Negotiation: put your single Negotiation token on a free slot, at the usual cost.
rule-sw-neg-2 = Negotiation: for each haven you control, place one contract from your reserve on a free slot of an ice sea of your choice.
rule-sw-neg-3 = A contract gives its clan access to that sea from now on.
rule-sw-neg-4 = One clan may hold several slots of the same sea.
rule-sw-neg-5 = Negotiation with no contract in reserve moves one of yours to a free slot of another sea.
rule-sw-neg-6 = Example: 2 havens, 2 contracts, then one sea move across two seas.
rule-sw-neg-7 = With 5 players each ice sea has a third contract slot; otherwise two.

rule-sw-combat-1 = Combat happens in every zone the active player moved into that holds enemy units.
rule-sw-combat-2 = Several combats of one activation are resolved one by one in the order chosen by the active player.
rule-sw-combat-3 = The active player attacks; his opponent defends.
rule-sw-combat-4 = A combat has three steps: initial strengths, battle, consequences.
rule-sw-combat-5 = Initial strength is armed strength plus additional strength.
rule-sw-combat-6 = Each basic soldier involved is worth 1.
rule-sw-combat-7 = Each elite soldier involved is worth 2.
rule-sw-combat-8 = A Defence Order in the combat zone gives the defender +1; a Move Order gives nothing.
rule-sw-combat-9 = Each turret in the combat zone gives the defender +2, so two turrets give +4.
rule-sw-combat-10 = A Morale cube in the zone gives the defender +2.
rule-sw-combat-11 = Attacker and defender may support by returning to their reserve one or more of their Orders in zones next to the combat.
rule-sw-combat-12 = The spent Order may be Move or Defence; a zone without its Order cannot support.
rule-sw-combat-13 = A supporting zone adds its whole armed strength, units only, to the additional strength.
rule-sw-combat-14 = A supporting elite counts 2 but does not lend its special ability to the fight.
rule-sw-combat-15 = The Move Order being activated cannot be used for support.
rule-sw-combat-16 = Contracts do not make zones adjacent for support.
rule-sw-combat-17 = Supporting units do not move.
rule-sw-combat-18 = The result does not touch supporting units: no losses, no flight.
rule-sw-combat-19 = The attacker announces his initial strength first, support included, then the defender.
rule-sw-combat-20 = Then both secretly choose a bid of algofuel on their wheel.
rule-sw-combat-21 = The bid may not exceed the player’s fuel, stocks and surplus together.
rule-sw-combat-22 = Bids are shown together and each spends his own, winner and loser alike.
rule-sw-combat-23 = Final strength is initial strength plus the barrels spent.
rule-sw-combat-24 = The higher final strength wins.
rule-sw-combat-25 = On a tie the attacker wins.
rule-sw-combat-26 = The loser takes two losses, to choose among his units that fought.
rule-sw-combat-27 = Losses go to the loser’s clan reserve, neither to Death & Exile nor to the box. The winner loses nothing.
rule-sw-combat-28 = If the defender loses, his beacons in that zone go to the box.
rule-sw-combat-29 = If the defender loses, his Order token in that zone returns to his reserve.
rule-sw-combat-30 = The remaining units of a beaten defender all flee to one zone that he controls, by land or by sea.
rule-sw-combat-31 = One flees to a neighbouring zone one controls, or by sea with a contract, never by sea to a coastal mountain.
rule-sw-combat-32 = Without a refuge, all fleeing units return to the clan reserve.
rule-sw-combat-33 = If the attacker loses, his remaining units go back to the active zone at no cost, even after a sea move or a Forced March.
rule-sw-combat-34 = A winning defender keeps his Order token in the zone.
rule-sw-combat-35 = If those who flee bring the refuge above 5, the excess returns to the reserve.
rule-sw-combat-36 = The winner takes or keeps control of the zone.
rule-sw-combat-37 = The winner chooses to keep or destroy the structures left in the conquered zone; destroyed ones go to the box.
rule-sw-combat-38 = A Morale cube is placed on the zone, conquered or held.
rule-sw-combat-39 = When all combats of the activation are resolved, the Move token returns to the reserve.
rule-sw-combat-40 = Complete example, in the zone Rhône: Stéphane attacks Séverine.
rule-sw-combat-41 = Turrets and farms that are kept now serve their new master: they have no owner, beacons and toxic farms excepted.
rule-sw-combat-42 = The lost zone’s Order returns to the loser’s reserve also when flight is impossible.

rule-sw-morale-1 = A Morale cube gives +2 to whoever defends that zone, not to the clan that earned it.
rule-sw-morale-2 = There is never more than one cube in a zone.
rule-sw-morale-3 = A cube never moves.
rule-sw-morale-4 = Cubes return to the general reserve in the Great White.

rule-sw-inc-1 = Incubation rises by 1 per contraband barrel spent, by 1 per column lowered under your units, and by effects of a scenario, the Archon or a clan.
rule-sw-inc-2 = Each time the marker rises, the effect of the square reached is applied at once.
rule-sw-inc-3 = If it rises by several squares, each of them is applied, in order.
rule-sw-inc-4 = Resistance square: nothing happens.
rule-sw-inc-5 = Quarantine square: put a Quarantine token on your clan board.
rule-sw-inc-6 = Death & Exile square: the owner removes one of his units from the map to the Death & Exile tile.
rule-sw-inc-7 = Once the Death & Exile square is reached, every further rise this turn applies Death & Exile again.
rule-sw-inc-8 = During a combat, Death & Exile does not take a fighting unit unless there is no other.
rule-sw-inc-9 = Exiled units may lower the final GEO score.

rule-sw-quar-1 = A Quarantine token stays for the whole game, unless a scenario removes it. The player chooses among three kinds of place.
rule-sw-quar-2 = Quarantine, first possibility: a special-action slot without a Quarantine token; it can no longer be used.
rule-sw-quar-3 = A special-action token covered by a Quarantine token first returns to the reserve and can be used elsewhere.
rule-sw-quar-4 = Quarantine, second possibility: a place of the clean stock without a Quarantine token; the clean stock loses a place. Contraband is safe.
rule-sw-quar-5 = A barrel covered by a Quarantine token returns to the general reserve.
rule-sw-quar-6 = Quarantine, third possibility: the highest square of the Supply track still uncovered; supply in the Great White drops accordingly.

rule-sw-end-1 = The game ends by hegemony or when the scenario’s turns are over.
rule-sw-end-2 = Victory is only ever checked in the Great White.

rule-sw-scn-1 = A scenario gives a number of turns, a title and a keyword, a setup with its initial columns, special rules and perhaps a hegemony condition.
rule-sw-scn-2 = The keyword after the title has no effect on the rules.
rule-sw-scn-3 = The number of turns is a maximum: hegemony may end the game sooner.
rule-sw-scn-4 = Scenarios may change the setup or use Scenario cards and Target Zone tokens.
rule-sw-scn-5 = The scenarios tell one story but may be played in any order.

rule-sw-scn-app-1 = Apprenticeship is optional: it brings the rules in turn by turn, over 4 turns.
rule-sw-scn-app-2 = Setup: 3 initial columns; instead of its usual forces each clan deploys 10 basic soldiers, a column of 3 floors and 2 farms.
rule-sw-scn-app-3 = In Apprenticeship neither the Apostles nor the Rhein-Stamm can be chosen.
rule-sw-scn-app-4 = Once the clans are chosen, players set aside the Negotiation token, 2 Forced March tokens, 3 contracts and the elite soldiers.
rule-sw-scn-app-5 = In Apprenticeship the title of Archon gives nothing.
rule-sw-scn-app-6 = In Apprenticeship clan abilities do not apply; those of the elite come with turn 2.
rule-sw-scn-app-7 = The novelties of a turn apply before its phase 1.
rule-sw-scn-app-8 = Turn 1: Mobilisation recruits basic soldiers only; Negotiation and Forced March are impossible.
rule-sw-scn-app-9 = Turn 2: the elite comes back; in Reservation order each player puts one elite soldier in a zone he controls.
rule-sw-scn-app-10 = From turn 2 Mobilisation may recruit an elite soldier; it is worth 2 and has its ability.
rule-sw-scn-app-11 = Turn 3: the Negotiation token and the 3 contracts come back; in Reservation order each player puts one contract on a free slot.
rule-sw-scn-app-12 = From turn 3, and not before, players sail and negotiate.
rule-sw-scn-app-13 = Turn 4: both Forced March tokens come back, and the action with them.

rule-sw-scn-guerre-1 = War Is Coming: 3 initial columns, no special setup, no special rules, no hegemony.

rule-sw-scn-feux-1 = Setup: 3 initial columns; each player deploys 2 extra basic soldiers.
rule-sw-scn-feux-2 = After all deployments, in Reservation order, each player moves up to 2 of his units into 1 or 2 uncontrolled zones adjacent to his deployment zones.
rule-sw-scn-feux-3 = Fires of the Old World is played in 3 turns.
rule-sw-scn-feux-4 = For each combat won, take one figure among the enemy losses onto your board; its clan is deprived of it.
rule-sw-scn-feux-5 = At the end each pair of captured figures gives 1 GEO.

rule-sw-scn-algue-1 = The Miracle Alga, in 4 turns: 3 initial columns; each clan deploys 1 more elite soldier.
rule-sw-scn-algue-2 = The Miracle Alga card starts beside the board, nobody’s.
rule-sw-scn-algue-3 = Whoever wins a combat takes the Miracle Alga wherever it is, applies its effects and keeps it by his clan board.
rule-sw-scn-algue-4 = From turn 2, hegemony: 10 or more on the GEO track.

rule-sw-scn-crames-1 = Plundering the Scorched is for 2 players.
rule-sw-scn-crames-2 = No initial column. Reveal and discard 3 steam column cards, deployments included; no column comes of them.
rule-sw-scn-crames-3 = Each of those 3 zones gets 1 toxic farm, 1 turret, 1 contraband barrel and 3 basic soldiers of the Menrâu, who stand for the Scorched.
rule-sw-scn-crames-4 = In Plundering the Scorched the Menrâu cannot be played.
rule-sw-scn-crames-5 = A Deployment card that contains a zone of the Scorched cannot be chosen.
rule-sw-scn-crames-6 = After deployment each player may place 1 basic soldier in a zone that nobody controls, next to his deployment.
rule-sw-scn-crames-7 = The Scorched are a neutral clan that can be attacked and never bid algofuel.
rule-sw-scn-crames-8 = Taking a zone of the Scorched gives its contraband barrel, into surplus.
rule-sw-scn-crames-9 = When beaten, the Scorched lose only 1 figure.
rule-sw-scn-crames-10 = The conqueror moves the surviving Scorched to a neighbouring zone of theirs or of nobody; failing that, they are removed.
rule-sw-scn-crames-11 = Removed Scorched go to the box.
rule-sw-scn-crames-12 = A farm of the Scorched gives its controller 1 GEO, and costs him 1 level of incubation in phase 4.

rule-sw-scn-havres-1 = Setup: 3 initial columns; each player places 1 Quarantine token on a place of his choice.
rule-sw-scn-havres-2 = After the initial columns, shuffle the Ruins card into 10 steam column cards (15 with five players) and put them on top of the pile.
rule-sw-scn-havres-3 = If Ruins is among a Watcher’s cards, or turned up for an untaken Watcher, a replacement is drawn first, then Ruins is applied.
rule-sw-scn-havres-4 = At the start of each Great White a player may pay 2 algofuel to take one Quarantine token off his board.
rule-sw-scn-havres-5 = Buying off a Quarantine token comes before refill and supply: the freed place already counts in the same Great White.
rule-sw-scn-havres-6 = From turn 3, hegemony: control 4 havens, or 3 with five players.

rule-sw-scn-reliq-1 = Setup: 3 initial columns; the Reliquary card waits beside the board.
rule-sw-scn-reliq-2 = In the scenario of the Reliquary the Apostles cannot be played.
rule-sw-scn-reliq-3 = A Watcher plays two steam column cards instead of one.
rule-sw-scn-reliq-4 = Each untaken Watcher raises 2 columns from the pile.
rule-sw-scn-reliq-5 = From turn 2, at the end of each Conclave phase, players vote for the keeper of the Reliquary.
rule-sw-scn-reliq-6 = In the vote on the Reliquary each player has one vote per pair of zones he controls.
rule-sw-scn-reliq-7 = After talking, all vote at once, each giving all his votes to one player, himself included.
rule-sw-scn-reliq-8 = The most votes get the Reliquary; on a tie the first on the Conclave track decides.
rule-sw-scn-reliq-9 = At the very end of the Great White the poorest in GEO receive 1 clean barrel or place 1 contract, in Reservation order.

rule-sw-scn-colonnes-1 = Setup: no initial column; the cards of Saksa, Istra and Commonwealth go to the box, and each of those zones gets a column of 5 floors and a neutral Target Zone token.
rule-sw-scn-colonnes-2 = Every column that appears gets one floor more, up to 5.
rule-sw-scn-colonnes-3 = In phase 4 a column of 4 or 5 floors held with units costs 3 levels of incubation instead of 1.
rule-sw-scn-colonnes-4 = At the end each zone with a Target Zone token gives its controller 2 GEO.

rule-sw-scn-rdv-1 = Setup: 3 initial columns; before the first Conclave each player draws 3 steam column cards and keeps one, hidden: his rendezvous. The others go back into the pile.
rule-sw-scn-rdv-2 = On turns 1 to 3, before activating an Order, a player may reveal his rendezvous and put his clan’s Target Zone token there.
rule-sw-scn-rdv-3 = Whoever reveals his rendezvous before the end recruits 2 basic soldiers in one zone he controls.
rule-sw-scn-rdv-4 = At the end all rendezvous still hidden are revealed.
rule-sw-scn-rdv-5 = At the end, controlling your own rendezvous gives 2 GEO.
rule-sw-scn-rdv-6 = At the end, each enemy rendezvous you control gives 1 GEO.

rule-sw-clan-rs-1 = The Great Host: one of the Rhein-Stamm’s Mobilisation tokens recruits up to 4 basic soldiers.
rule-sw-clan-rs-2 = The Great Host cannot recruit an elite soldier.
rule-sw-clan-rs-3 = Towering: each Iotunn that attacks is worth 3 instead of 2, but not in defence or support.

rule-sw-clan-ahl-1 = Fanatic Legions: special-action slots never cost the Apostles algofuel.
rule-sw-clan-ahl-2 = The Apostles’ Incubation track has an end: on its last square further rises do nothing.
rule-sw-clan-ahl-3 = Conversion: after an attack won with at least one Idol, place 1 basic soldier from the reserve in the combat zone or a neighbouring zone you control.

rule-sw-clan-fl-1 = Careeners’ Accomplice: at setup the Accomplice token goes on an ice sea; it is as good as a contract and takes no slot.
rule-sw-clan-fl-2 = The Accomplice token never moves, never leaves and needs no upkeep.
rule-sw-clan-fl-3 = Pack-Ice Raiders: to Chargers every ice sea with a free slot is as good as under contract.

rule-sw-clan-cr-1 = Trapped Beacons: whoever destroys a beacon of the Conglomerate loses one of the units he brought into that zone.
rule-sw-clan-cr-2 = The victim of a trap chooses the unit; it goes to his own reserve.
rule-sw-clan-cr-3 = A single unit that springs a trap is lost and does not take the zone.
rule-sw-clan-cr-4 = Suppressing Fire: Skypiercers may support a combat 2 zones away, over plains or mountains.

rule-sw-clan-ao-1 = Strategic Planning: at the start of the first Conclave the Alliance draws 2 steam column cards.
rule-sw-clan-ao-2 = Once a turn, instead of activating an Order, the Alliance may stall by discarding a card from hand.
rule-sw-clan-ao-3 = A card discarded to stall has no effect.
rule-sw-clan-ao-4 = Urban Guerrilla: attacking with at least one Jeep gives +1 per structure in the zone attacked, however many Jeeps there are.

rule-sw-clan-cat-1 = Snowgliders: to the Catabates mountains are plains; they march through them and land on them.
rule-sw-clan-cat-2 = Wings of Death applies only to a Forced March made of Erinyes alone.
rule-sw-clan-cat-3 = A Forced March of Erinyes alone may cross a zone with enemy units without fighting there.

rule-sw-clan-men-1 = Toxic Strains: the Menrâu have 3 toxic farms; when they build a farm, it may be a toxic one.
rule-sw-clan-men-2 = There is no toxic farm at setup.
rule-sw-clan-men-3 = In phase 4 any other clan that controls a zone with a toxic farm rises by 1 in incubation.
rule-sw-clan-men-4 = A toxic farm alone in a zone, without enemy unit or beacon, gives it to the Menrâu.
rule-sw-clan-men-5 = Neurotoxins: if at least one Sower attacks, the defender swaps 1 clean barrel for 1 of contraband before the bids.
rule-sw-clan-men-6 = Neurotoxins: the defender also rises by 1 in incubation, before the bids.

rule-sw-aid-1 = The player aid sums the rules up; where it differs, the rules prevail.

rule-sh-comp-1 = There are 5 caravan boards: one per player, not per clan.
rule-sh-comp-2 = There are 21 wagons: 3 for each of the 7 clans.
rule-sh-comp-3 = There are 26 kits with two sides, basic and advanced.
rule-sh-comp-4 = The expansion brings 6 Archon cards.
rule-sh-comp-5 = A piece of advice: do not combine expansions before you know each of them well.

rule-sh-setup-1 = With the clan material each player also takes a caravan board and his 3 wagons.
rule-sh-setup-2 = The caravan is deployed with the other units, in one of the 3 deployment zones, within the occupation limit.
rule-sh-setup-3 = Kits go basic side up to the general reserve, in numbers depending on the player count.
rule-sh-setup-4 = Each player starts with a Heavy Transport kit, basic side, on the first place of his caravan board.

rule-sh-caravan-1 = The caravan is a unit: it controls its zone and allows an Order there; besides, it has its own board with a place for an Order.
rule-sh-caravan-2 = The caravan has 3 wagons, and each can carry one kit.
rule-sh-caravan-3 = The wagons of a caravan are never split.
rule-sh-caravan-4 = For the occupation limit the caravan counts as many units as it has wagons.
rule-sh-caravan-5 = Death & Exile never takes the caravan.
rule-sh-caravan-6 = In attack or support the caravan is worth 1, however many wagons it has.
rule-sh-caravan-7 = In defence the caravan has +3, so 4.
rule-sh-caravan-8 = The caravan needs no supply.
rule-sh-caravan-9 = The caravan moves up to 2 plains, or 1 mountain.
rule-sh-caravan-10 = Snowgliders applies to the Catabates’ caravan, too.
rule-sh-caravan-11 = The caravan never makes a Forced March.
rule-sh-caravan-12 = The caravan neither moves nor flees by sea, unless it has Amphibious Modules.

rule-sh-combat-1 = The caravan fights by the ordinary rules, except for what awaits the loser, attacker or defender.
rule-sh-combat-2 = If its player loses, the Order on the caravan board stays; that of the zone follows the ordinary rule.
rule-sh-combat-3 = When a caravan has fought and lost, one of the two losses must be a wagon.
rule-sh-combat-4 = A caravan fighting alone loses two wagons.
rule-sh-combat-5 = The caravan flees by the ordinary rules.
rule-sh-combat-6 = With Amphibious Modules the caravan may flee across a sea under contract.
rule-sh-combat-7 = A destroyed wagon is put on one of its player’s kit places, which is blocked from then on.
rule-sh-combat-8 = The kit of the place that takes a destroyed wagon goes to the box.
rule-sh-combat-9 = With its last wagon the caravan leaves the game: wagons, board and kits go to the box.

rule-sh-kit-1 = A new simple action of Defence, on the map or on the caravan board: Obtain and Upgrade Kits.
rule-sh-kit-2 = Obtain and Upgrade Kits gives one purchase point per haven controlled, to be spent in whole or in part.
rule-sh-kit-3 = For 1 point, buy a kit from the general reserve and put it, basic side up, on a kit place.
rule-sh-kit-4 = If the kit place already holds a kit, the old one goes to the box.
rule-sh-kit-5 = You may not buy a kit you already own, nor the same kit twice.
rule-sh-kit-6 = No kit may be installed on a place blocked by a destroyed wagon.
rule-sh-kit-7 = For 1 point, flip one of your kits to its advanced side.
rule-sh-kit-8 = A kit bought by Obtain and Upgrade Kits cannot be upgraded by the same action.
rule-sh-kit-9 = Example: 2 havens, a Biomass Generator bought, the Heavy Transport upgraded.
rule-sh-kit-10 = A permanent effect needs no activation and has no limit.
rule-sh-kit-11 = An exploitation effect needs an activation of the caravan board and works once a turn.

rule-sh-exploit-1 = A new simple action, Exploit Kits: only by activating a Defence or a Decoy on the caravan board.
rule-sh-exploit-2 = Exploit Kits triggers the exploitation of all installed kits, one after another, in any order.
rule-sh-exploit-3 = The exploitation of one kit ends before that of the next begins.

rule-sh-order-1 = In planning a player may put one of his ten Orders on his caravan board, besides that of the zone.
rule-sh-order-2 = At the reveal the Order on the caravan board stays, even a Decoy.
rule-sh-order-3 = Move on the caravan board: only the caravan moves.
rule-sh-order-4 = Defence on the caravan board: while it lies there, the caravan has +1 strength.
rule-sh-order-5 = Activating a Defence on the caravan board gives one of these: a Defence action in the caravan’s zone, the purchase of kits, or their exploitation.
rule-sh-order-6 = Decoy on the caravan board: it only exploits kits.
rule-sh-order-7 = Otherwise the Order on the caravan board follows the ordinary rules: one activation at a time, back after use, Move taken back on passing.
rule-sh-order-8 = The Order on the caravan board is never spent for support; the caravan supports through the Order of its zone.

rule-sh-tl-1 = Heavy Transport: when activating a Move of the caravan’s zone or board, first load units from its zone or from one neighbouring zone you control.
rule-sh-tl-2 = Loaded units are placed on the kit, off the map.
rule-sh-tl-3 = Heavy Transport: you may unload first, in the caravan’s zone or one neighbouring zone, controlled or not, then move the caravan.
rule-sh-tl-4 = Heavy Transport: you may move the caravan first, then unload in its new zone or one zone next to it.
rule-sh-tl-5 = Heavy Transport: you may keep units aboard and unload them with a later Move.
rule-sh-tl-6 = Unloading into an enemy zone starts a combat.
rule-sh-tl-7 = Units aboard need no supply in the Great White.
rule-sh-tl-8 = What is aboard does not count for the occupation limit.
rule-sh-tl-9 = Units aboard add no strength.
rule-sh-tl-10 = Units aboard are neither losses of a combat nor taken by Death & Exile.
rule-sh-tl-11 = If the Heavy Transport is destroyed or replaced, units aboard return to the clan reserve.
rule-sh-tl-12 = Heavy Transport, advanced side: structures are loaded and unloaded like units; aboard they do nothing.
rule-sh-tl-13 = An unloaded structure obeys the limit of 2 structures in the zone.
rule-sh-tl-14 = Apart from the mobile structures of one scenario, only the advanced Heavy Transport takes a structure from zone to zone; the basic side carries none.
rule-sh-tl-15 = Example, first step: a caravan in Occitania Bassa loads 3 basic soldiers from Catalunya next to it.

rule-sh-kits-1 = Sensor Bay, advanced: both Archon cards played are in force together this turn.
rule-sh-kits-2 = E.M.P. Fields, advanced: as soon as the Archon card is revealed, their player says whether he undergoes it.
rule-sh-kits-3 = If two players have advanced E.M.P. Fields, they declare in Conclave order.
rule-sh-kits-4 = Whoever refuses the Archon card by E.M.P. Fields gets nothing of it, good or bad, and the Archon cannot name him.
rule-sh-kits-5 = Combat Simulators: a Mobilisation around the caravan, in its zone or in neighbouring zones you control.
rule-sh-kits-6 = Recycling Station: moving the Incubation marker down applies no square.
rule-sh-kits-7 = Hydraulic Tripods: this support is the caravan’s alone, without the other units of the zone.
rule-sh-kits-8 = The defence bonus of +3 does not apply to the support of Hydraulic Tripods.
rule-sh-kits-9 = The caravan does not count twice, through Hydraulic Tripods and through an Order spent.

rule-sh-compat-1 = Three pieces of equipment of another expansion (Drones brouilleurs, Piège à vent stationnaire, Tablette de prévision) do not touch the Order on the caravan board.
rule-sh-compat-2 = The equipment Signal de raid, of another expansion, serves a caravan only if it has Amphibious Modules.
rule-sh-compat-3 = The equipment Contingent de traîneaux, of another expansion, serves a caravan only with Amphibious Modules; with Hydraulic Tripods both add up.

rule-sh-scn-1 = Every base scenario works with the expansion except Fires of the Old World.
rule-sh-scn-2 = The expansion’s own scenarios do not mix with any other expansion.

rule-sh-archon-1 = With the expansion, 6 base Archon cards drawn at random give way to the 6 new ones.
rule-sh-archon-2 = Without the caravan rules the 6 new cards may simply be added to the base deck.

rule-sh-scn-soh-1 = Setup: 3 initial columns; the 2 starting farms and the turret go on the caravan board.
rule-sh-scn-soh-2 = Structures on the caravan board, not those on the Heavy Transport, are mobile and active.
rule-sh-scn-soh-3 = Each mobile farm gives 1 GEO in the Great White.
rule-sh-scn-soh-4 = The mobile turret gives +2 additional strength in defence.
rule-sh-scn-soh-5 = Mobile structures do not count for the limit of 2 structures.
rule-sh-scn-soh-6 = The Heavy Transport does not carry mobile structures, and they cannot be unloaded.
rule-sh-scn-soh-7 = When a wagon is destroyed, the winner takes it beside his clan board.
rule-sh-scn-soh-8 = The loser puts one of his mobile structures on a kit place, blocks it thereby and loses its use; the kit that was there goes to the box.
rule-sh-scn-soh-9 = Nothing is built in a zone where a caravan stands.
rule-sh-scn-soh-10 = At the end each captured enemy wagon gives 1 GEO.

rule-sh-scn-berceau-1 = Before the initial columns, the card of Catabatia goes to the box; a neutral Target Zone token marks that zone, now the Cradle.
rule-sh-scn-berceau-2 = The scenario of the Cradle starts with 4 initial columns.
rule-sh-scn-berceau-3 = In the scenario of the Cradle the Catabates cannot be played.
rule-sh-scn-berceau-4 = Deployment 2 (Tirol, Catabatia, Dalmacija) cannot be chosen.
rule-sh-scn-berceau-5 = Each player’s starting column has 1 floor instead of 3.
rule-sh-scn-berceau-6 = While nobody controls it, the Cradle is neutral: it is entered only by attacking it.
rule-sh-scn-berceau-7 = The neutral Cradle bids nothing, and its final strength is 12.
rule-sh-scn-berceau-8 = There is no support towards the Cradle, controlled or not.
rule-sh-scn-berceau-9 = Whoever controls the Cradle has +1 when defending it.
rule-sh-scn-berceau-10 = There is no support from the Cradle either, and no structure is ever placed there, not even a beacon.
rule-sh-scn-berceau-11 = In the Great White whoever controls the Cradle adds 2 GEO, every turn.
rule-sh-scn-berceau-12 = In the Great White whoever controls the Cradle may take one free action out of three.
rule-sh-scn-berceau-13 = Free action: a Mobilisation in the Cradle or in a neighbouring zone you control, without token or algofuel.
rule-sh-scn-berceau-14 = Free action: build a turret in a zone you control next to the Cradle.
rule-sh-scn-berceau-15 = Free action: flip all your basic kits to their advanced side.
rule-sh-scn-berceau-16 = On a final tie of GEO the controller of the Cradle cannot win; then the fewest Quarantine tokens, then the first on the Conclave track.
