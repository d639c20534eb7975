## Aim and end

rule-rk-goal-1 = One cooperative team; all Reckoners win or lose together and nobody scores alone.
rule-rk-goal-2 = 1 to 6 humans may sit down; between 2 and 6 Reckoners are in play.
rule-rk-goal-3 = The team wins at the very moment the Great Epic’s health reaches 0.
rule-rk-goal-4 = The team loses at the very moment population reaches 0.
rule-rk-goal-5 = Either ending interrupts whatever is being resolved; nothing queued behind it happens.
rule-rk-goal-6 = Population is never shown below 0; overkill has no meaning.
rule-rk-goal-7 = The Great Epic cannot be attacked before his research is down to 0 (weakness found).
rule-rk-goal-8 = There is no other ending: no round limit, no loss for empty decks, lost dice or found bases.

## Components

rule-rk-comp-1 = 7 district boards, so a ring never exceeds 7 districts.
rule-rk-comp-2 = 25 Enforcement figures exist.
rule-rk-comp-3 = Enforcement that should be placed while the supply is empty costs 1 population per missing figure.
rule-rk-comp-4 = The barricade supply is 8 or 88 (two public lists disagree); a parameter decides.
rule-rk-comp-5 = Each barricade that cannot be placed for lack of supply costs 1 population.
rule-rk-comp-6 = 20 plan tokens exist for the whole team, pending ones included.
rule-rk-comp-7 = With no plan token left a gain of tokens is simply lost; there is no population penalty.
rule-rk-comp-8 = Base dice: 18 basic (white) and 24 special, 4 of each of six colours (violet, blue, green, red, orange, black).
rule-rk-comp-9 = Basic die: one face per symbol. Special die: own symbol doubled on 2 faces, single on 1, three other symbols once each.
rule-rk-comp-10 = 25 Epic cards, 29 equipment cards, 6 ability cards, 6 Reckoner boards and figures, 1 sniper token.
rule-rk-comp-11 = 12 action brackets: at most 7 for districts and 4 for the Great Epic are ever needed.
rule-rk-comp-12 = Pieces taken off the city (Enforcement, barricades, shields, tokens) go back to their supply and can be placed again.
rule-rk-comp-13 = All dice not owned by a Reckoner form one public dice reserve.

## Setup

rule-rk-setup-1 = Districts in a ring: number of Reckoners in play + 1.
rule-rk-setup-2 = Each district has exactly one clockwise and one counter-clockwise neighbour; adjacent means either of them.
rule-rk-setup-3 = Which districts are used and their order in the ring are random; the rest is out of the game.
rule-rk-setup-4 = A lone human runs at least 2 Reckoners (default 2, up to 6); every number in the game follows the Reckoners, not the humans.
rule-rk-setup-5 = One human may run more than one Reckoner; rules speak of Reckoners, so each has own dice, board, cards and figure.
rule-rk-setup-6 = Shuffle the Epic deck; put one Epic face up in each district.
rule-rk-setup-7 = A new Epic’s bracket has exactly 3 actions on its left.
rule-rk-setup-8 = Research and health markers start on the card’s two main values; the smaller weak value is only stored.
rule-rk-setup-9 = Health can be infinite: such an Epic cannot be harmed until its weakness is found.
rule-rk-setup-10 = Population starts at 40 whatever the number of Reckoners.
rule-rk-setup-11 = Team money starts at 0.
rule-rk-setup-12 = The base-track marker starts on the top space of 10.
rule-rk-setup-13 = Shuffle the equipment deck and lay 5 cards face up as a common display.
rule-rk-setup-14 = Each base Reckoner takes 6 dice: 3 basic and 3 of one own colour (Tia violet, Abraham green, David blue, Megan red, Cody orange, Prof black).
rule-rk-setup-15 = Nobody starts with a plan token or equipment.
rule-rk-setup-16 = One adjustment board per Reckoner count and difficulty: A beginner, B standard, C hard, D Sparks!.
rule-rk-setup-17 = Each of the Great Epic’s four brackets starts with exactly 2 actions on its left.
rule-rk-setup-18 = In Newcago the Great Epic’s research and health come from the Newcago table by difficulty and Reckoner count.
rule-rk-setup-19 = Newcago, difficulty B, by Reckoners 2/3/4/5/6 (reconstruction): districts and Epics 3/4/5/6/7; Great Epic research 24/34/44/54/64, health 9/13/17/21/25; population 40, money 0 each time.
rule-rk-setup-20 = Each Reckoner may be chosen or dealt at random; no Reckoner twice.
rule-rk-setup-21 = Unused boards, figures and ability cards leave the game; unused dice stay available in the reserve.

## Prologue

rule-rk-pro-1 = A prologue is played once, straight after setup and before the first round.
rule-rk-pro-2 = The Great Epic’s figure is brought into the ring with the Steelheart movement die.
rule-rk-pro-3 = Only the red track is resolved in the prologue; yellow, black and blue are not.
rule-rk-pro-4 = After the Great Epic’s part each Reckoner puts his figure into any district; several may share one.
rule-rk-pro-5 = Epics neither act nor advance in the prologue.
rule-rk-pro-6 = Enforcement placed in the prologue stays and counts in the first round.

## The round

rule-rk-round-1 = Base game without expansion: roll dice, use dice, collect rewards, buy equipment; then add Epics, activate Epics, activate Steelheart.
rule-rk-round-2 = A round has a Reckoners phase (roll, use, collect, buy) followed by an Epics phase (add, activate Epics, activate Great Epic).
rule-rk-round-3 = All Reckoners act together; there is no turn order, dice of different Reckoners may be spent in any order.
rule-rk-round-4 = Steps do not overlap: no buying while dice are used, no dice after buying starts.
rule-rk-round-5 = The team leaves a step only when every Reckoner has declared he is done with it.
rule-rk-round-6 = Dice left unspent at the end of the use step are lost for the round; nothing forces a Reckoner to spend them.
rule-rk-round-7 = Once-per-round marks on cards clear before the next Reckoners phase.

## Rolling

rule-rk-roll-1 = Up to three rolls: the first with all dice, then rerolls of dice not kept.
rule-rk-roll-2 = After each of the first two rolls at least one of the dice just rolled must be kept.
rule-rk-roll-3 = Kept dice are locked for the rest of the roll step.
rule-rk-roll-4 = After the third roll every remaining die stays as it lies.
rule-rk-roll-5 = A Reckoner may stop early by keeping everything.
rule-rk-roll-6 = If only one die is rerolled on the second roll it must be kept, so there is no third roll.
rule-rk-roll-7 = A Reckoner rolls every die he owns, extra dice included.

## Using dice

rule-rk-use-1 = Six symbols: research, contain, attack Epic, attack Enforcement, gain money, plan; each symbol is one use of its action.
rule-rk-use-2 = A symbol acts in the district of the spending Reckoner’s figure unless a card says otherwise.
rule-rk-use-3 = The symbols of one die may go to different uses, one by one.
rule-rk-use-4 = A die must be used up before the next one is started; symbols left over are lost.
rule-rk-use-5 = Between two symbols of one die no other die, card or token is started by anybody; only effects triggered by the first symbol come in between.
rule-rk-use-6 = Triggers (reward, Babilar symbol, Favor, Blind Spot, Newcago bonus) are resolved fully, then the interrupted die goes on.
rule-rk-use-7 = Whole-die uses: move, remove a barricade, remove a duplicate token, activate a card; each takes one whole die whatever it shows.
rule-rk-use-8 = A die serves either symbol by symbol or as a whole, never one symbol for an action and the rest for a whole-die use.
rule-rk-use-9 = Each die is spent once per round.
rule-rk-use-10 = Symbols produced by a card “as from a die” are a die in every respect: printed action, whole-die use, activating a card.
rule-rk-use-11 = Spending a symbol without a legal target is refused, not silently wasted; giving up symbols is an explicit choice.
rule-rk-use-12 = If the Great Epic stands in the district the player picks, symbol by symbol, the local Epic or the Great Epic as target.
rule-rk-use-13 = A district whose Epic was defeated offers no Epic target until Add Epics.

## Symbols

rule-rk-sym-1 = Research lowers the district Epic’s research by 1.
rule-rk-sym-2 = At research 0 the Epic’s weakness is found: its health becomes the smaller of current health and weak value.
rule-rk-sym-3 = Earlier damage is never healed by finding the weakness.
rule-rk-sym-4 = An Epic with research 0 takes no more research.
rule-rk-sym-5 = Research may be spent straight on the Great Epic by a Reckoner in his district (cities with one Great Epic research value).
rule-rk-sym-6 = When the Great Epic’s research reaches 0 he is weakened and may be attacked at once, still in the same step.
rule-rk-sym-7 = Contain moves the district Epic’s bracket one space left.
rule-rk-sym-8 = A bracket stops at 1 action on its left; contain on it is refused.
rule-rk-sym-9 = On the Great Epic one contain symbol moves one of his four brackets one space left; each symbol chooses anew.
rule-rk-sym-10 = Attack Epic lowers the district Epic’s health by 1; a finite health can be attacked without research.
rule-rk-sym-11 = Infinite health is only attackable after the weakness was found.
rule-rk-sym-12 = Damage and research stay from round to round.
rule-rk-sym-13 = Symbols beyond the last health point do not carry over to the replacing Epic.
rule-rk-sym-14 = The weakened Great Epic loses 1 health per attack symbol spent in his district.
rule-rk-sym-15 = Attack Enforcement removes one Enforcement from the district.
rule-rk-sym-16 = Gain money adds 1 to the team’s money.
rule-rk-sym-17 = Plan yields a plan token for a later use step.

## Moving and barricades

rule-rk-move-1 = Moving costs one die of any face.
rule-rk-move-2 = A move goes to any other district of the ring.
rule-rk-move-3 = Any number of moves per round, one die each.
rule-rk-move-4 = Barricades forbid leaving their district until all are removed.
rule-rk-move-5 = One die of any face removes one barricade.
rule-rk-move-6 = Barricades are removed only in the Reckoner’s own district.
rule-rk-move-7 = Barricades stay when the Epic of the district is defeated or replaced.
rule-rk-move-8 = Any number of Reckoners, the Epic and the Great Epic may share a district.
rule-rk-move-9 = Forced movement by Epics ignores barricades and costs nothing.

## Plan tokens

rule-rk-plan-1 = A plan token is worth one symbol of any kind, chosen when spent.
rule-rk-plan-2 = A plan token also counts as a die for whole-die uses: move, barricade, duplicate token, activating a card.
rule-rk-plan-3 = A token gained by a Plan symbol or a reward is pending: it cannot be spent in the use step in which it was gained.
rule-rk-plan-4 = Tokens belong to the Reckoner who gained them; they are not passed on.
rule-rk-plan-5 = No limit on tokens held or spent per round except the supply of 20.
rule-rk-plan-6 = Effects tied to dice (basic-die doublers) do not touch plan tokens.
rule-rk-plan-7 = Any token, pending or not, can be taken by Thwart.

## Cards

rule-rk-card-1 = Each card that must be used works once per round.
rule-rk-card-2 = A “use” card is paid with one die, one plan token or the action of another card.
rule-rk-card-3 = If a card names required symbols, what pays must show them; otherwise any face will do.
rule-rk-card-4 = Whatever the paying die shows beyond the requirement is lost.
rule-rk-card-5 = A “free” card is used once per round at no cost (turned sideways).
rule-rk-card-6 = A permanent card works all the time by itself and is never spent.
rule-rk-card-7 = Only the owner uses a card or profits from its permanent effect.
rule-rk-card-8 = One card’s symbols may pay for another card.
rule-rk-card-9 = A card cannot pay for itself nor be reactivated the same round by getting its die back.
rule-rk-card-10 = Cards are used in the use-dice step only, except permanent and consumable ones.
rule-rk-card-11 = A card’s symbols must all be spent before the next die or card is started, like a die.
rule-rk-card-12 = A range printed on a card applies to every symbol it yields in that use.

## Abilities

rule-rk-abil-1 = Prof, Mastermind (use): take one plan token that may be spent in the same step.
rule-rk-abil-2 = Megan, Checkmate (use): remove every Enforcement from her district; a red shield forbids it.
rule-rk-abil-3 = David, Improvise (use): turn one of his unspent basic dice to any face; special dice are excluded.
rule-rk-abil-4 = Abraham, Heavy Support (give): another Reckoner gains one symbol shown by one of Abraham’s unspent dice, basic or special; the die stays unspent.
rule-rk-abil-5 = Tia, Intel (give): another Reckoner rerolls one unspent die, basic or special.
rule-rk-abil-6 = Cody, Sniper (permanent): a token marks a district in which he may use symbols as if his figure stood there.
rule-rk-abil-7 = The sniper token is placed on any district at the start of each use step.
rule-rk-abil-8 = The token carries symbols, not whole-die uses: no moving from, clearing barricades or duplicate tokens at the token’s district.
rule-rk-abil-9 = Blackmail and Sabotage look at Cody’s figure only, never at the token.
rule-rk-abil-10 = Through the token Cody can make the last attack or research and so earn Favor or Blind Spot from afar.
rule-rk-abil-11 = Newcago bonuses come from the district of Cody’s figure, never of the token; the own bonus may be exercised at the token’s district.

## Equipment

rule-rk-eq-1 = Camera ($5, permanent): research on own basic dice counts twice.
rule-rk-eq-2 = Evidence ($5, permanent): contain on own basic dice counts twice.
rule-rk-eq-3 = Safe House ($6, free): two plan symbols.
rule-rk-eq-4 = Drone ($5, free): two contain symbols in the own district.
rule-rk-eq-5 = Helicopter ($4, free): one Move action.
rule-rk-eq-6 = Bank Vault ($6, use): three money symbols.
rule-rk-eq-7 = Notebooks ($5, free): two research symbols usable in any district.
rule-rk-eq-8 = Grenade Launcher ($6, free): two attack symbols usable in any district.
rule-rk-eq-9 = Schematics ($3, free): one plan symbol.
rule-rk-eq-10 = Recruit, six cards ($6 each, permanent): gain a die of the card’s colour from the reserve. A tray holds 13 dice; a card that would bring another waits for room.
rule-rk-eq-11 = Tensors ($4, use): remove up to 3 barricades anywhere.
rule-rk-eq-12 = Harmsway ($6, use): population +3.
rule-rk-eq-13 = Shield Jacket ($4, permanent): when its owner would lose a die to a found base, the team may pay $2 instead.
rule-rk-eq-14 = Gauss Gun ($5, free): two attack symbols in the own district.
rule-rk-eq-15 = Epic Dowser ($4, free): one research and one contain symbol; not two identical, so Fuel Cells does nothing.
rule-rk-eq-16 = Motorcycle ($4, permanent): the first move of each round is free.
rule-rk-eq-17 = Mobile Phones ($3, give): another Reckoner gains one symbol shown by one of the owner’s unspent dice.
rule-rk-eq-18 = Smoke Bombs ($3, permanent): barricades do not stop the owner.
rule-rk-eq-19 = Sniper Scope ($6), Flash Grenades ($4), Blueprints ($5), permanent: attack, Enforcement or plan on own basic dice counts twice.
rule-rk-eq-20 = Counterfeit Notes ($4, free): two money symbols.
rule-rk-eq-21 = Informant ($5, use): three research symbols in the own district.
rule-rk-eq-22 = Riot Gear ($4, free): two attack-Enforcement symbols in the own district.
rule-rk-eq-23 = The base equipment deck has 29 different cards.

## Epics

rule-rk-epic-1 = An Epic card has research, health, weak health, an action track and a reward; one Epic per district.
rule-rk-epic-2 = When activated an Epic performs each action left of its bracket, left to right.
rule-rk-epic-3 = A bracket at 0 means no action, but the bracket still advances.
rule-rk-epic-4 = Epics act one district at a time, clockwise, starting with the Great Epic’s district.
rule-rk-epic-5 = Every Epic in play is activated once per round, also those added this round.
rule-rk-epic-6 = After acting, the bracket moves right by 1 plus the Enforcement in that district.
rule-rk-epic-7 = The advance comes after the actions, so a fresh Epic acts with 3.
rule-rk-epic-8 = Each space the bracket cannot move because it is at the end makes the last action of the track happen at once.
rule-rk-epic-9 = Attack population: −1 (−2 for the double action).
rule-rk-epic-10 = Add Enforcement: one figure in the Epic’s district.
rule-rk-epic-11 = Add barricade: one in the Epic’s district.
rule-rk-epic-12 = Discover the base: the base marker goes down one.
rule-rk-epic-13 = Strengthen a Great Epic track: the bracket of that colour moves one right, wherever the Great Epic stands.
rule-rk-epic-14 = At health 0 the Epic is defeated: reward, card to the discard, markers and bracket removed, pieces of the district stay.
rule-rk-epic-15 = A defeated Epic does not act any more this round.
rule-rk-epic-16 = Add Epics: each district without an Epic gets the next card, bracket 3, fresh markers.
rule-rk-epic-17 = Empty districts are refilled clockwise from the Great Epic’s district.
rule-rk-epic-18 = An empty Epic deck is rebuilt from shuffled defeated Epics; if none, the district stays empty.
rule-rk-epic-19 = The Great Epic acts only after all Epics, so what they strengthened counts in the same round.

## Rewards

rule-rk-rew-1 = Base game alone: rewards of all Epics defeated this round are taken together in a collect step after the dice.
rule-rk-rew-2 = Rewards belong to the team, which decides how each symbol is used and who takes plan tokens.
rule-rk-rew-3 = Reward symbols may be used in any district and split between districts, wherever the Epic fell.
rule-rk-rew-4 = Research on the Great Epic in a reward lowers his research wherever he stands.

## Money

rule-rk-mon-1 = Money is one team track.
rule-rk-mon-2 = No upper limit on money short of the two-digit display (99).
rule-rk-mon-3 = Money never drops below 0.

## Buying

rule-rk-buy-1 = Equipment is bought only in the buy step.
rule-rk-buy-2 = Any number of display cards may be bought while money lasts.
rule-rk-buy-3 = Each bought card goes to a Reckoner of the team’s choice, wherever the figures are.
rule-rk-buy-4 = The display is refilled after each purchase, so a newly shown card may be bought in the same step.
rule-rk-buy-5 = With an empty deck the display just shrinks.
rule-rk-buy-6 = Equipment is never handed from Reckoner to Reckoner.
rule-rk-buy-7 = A card bought now can first be used in the next use step; permanent effects work at once.
rule-rk-buy-8 = Money not spent stays.

## The base

rule-rk-base-1 = Each discovery moves the base marker one space down.
rule-rk-base-2 = A discovery beyond the bottom space finds a base: one Reckoner, chosen by the team, loses one die of his choice and the marker returns to the top.
rule-rk-base-3 = Base found: the loser picks any of his dice; in the use step even one already spent.
rule-rk-base-4 = Base found: the die is lost for the rest of the game and returns to the dice reserve.
rule-rk-base-5 = A Reckoner with 1 die cannot be chosen; if all are down to 1 die, population −1 instead.
rule-rk-base-6 = Discoveries left over after a found base continue from the top.
rule-rk-base-7 = Nothing moves the marker above the top.

## The Great Epic

rule-rk-ge-1 = Four tracks resolved top to bottom: yellow, black, red, blue.
rule-rk-ge-2 = On each track every action left of the bracket is performed.
rule-rk-ge-3 = The Great Epic’s brackets do not move by his own activation; only other Epics’ actions and contain move them.
rule-rk-ge-4 = A strengthened bracket already at its end performs the last action of that track at once.
rule-rk-ge-5 = A track of the Great Epic keeps its first action; a bracket at 0, where the parameter allows it, means nothing on that track (Limelight’s columns stop at 1).
rule-rk-ge-6 = Yellow attacks population.
rule-rk-ge-7 = The Great Epic is not a district Epic: cards and actions that speak of an Epic’s card, bracket advance or leftmost action do not touch him.

## Steelheart

rule-rk-steel-1 = Steelheart: yellow, black, red, blue, then his figure moves.
rule-rk-steel-2 = Black: one base discovery per slot.
rule-rk-steel-3 = Red: add up the slots left of the bracket; place that many Enforcement, one per district, from his own district clockwise, going round again if needed.
rule-rk-steel-4 = Blue: slot k puts a barricade into the k-th district clockwise, his own being the first.
rule-rk-steel-5 = Steelheart: he moves by his movement die.
rule-rk-steel-6 = Slots 1-2 of each track come from the adjustment board, slots 3-8 from the power board.
rule-rk-steel-7 = Steelheart has no assault effects of his own; returning assault tokens is still done when his activation starts if a module created some.

## Steelslayer: components

rule-rs-comp-1 = 2 more Great Epics: figure and cutout each (Regalia, Limelight).
rule-rs-comp-2 = 14 district boards: 7 marked B (Babilar), 7 marked I (Ildithia).
rule-rs-comp-3 = 1 Limelight booklet with one page per Reckoner count and difficulty.
rule-rs-comp-4 = 16 shields: 10 red, 6 blue, two separate supplies.
rule-rs-comp-5 = 11 adjustment boards.
rule-rs-comp-6 = 7 district markers, enough for the largest ring.
rule-rs-comp-7 = 1 difficulty token with two sides (−1, −2), so at most one side is in play.
rule-rs-comp-8 = 1 power board: one side Regalia, other side Limelight.
rule-rs-comp-9 = 8 duplicate tokens for the whole city.
rule-rs-comp-10 = 4 new Reckoners: figure, board, ability card each.
rule-rs-comp-11 = 12 assault tokens.
rule-rs-comp-12 = Assault tokens only mark effects, so running out never cancels an effect.
rule-rs-comp-13 = 3 demolition tokens.
rule-rs-comp-14 = 1 Ildithia movement board.
rule-rs-comp-15 = 18 special dice, 3 of each colour: exactly what the four new Reckoners need.
rule-rs-comp-16 = 4 Limelight power dice (one per table) and 1 Epic ability die.
rule-rs-comp-17 = 7 ability cards: 4 new and 3 replacements (David, Abraham, Tia).
rule-rs-comp-18 = 7 two-sided Newcago cards, one per Newcago district.
rule-rs-comp-19 = 24 equipment cards: 22 new and 2 replacements.
rule-rs-comp-20 = 39 Epic cards: every one of the 25 base Epics in a new version plus 14 others.
rule-rs-comp-21 = 12 Regalia cards.
rule-rs-comp-22 = 14 Dawnslight cards.
rule-rs-comp-23 = Campaign sheets come with the box; their content is not in the rulebook.
rule-rs-comp-24 = With 4 + 3 dice per colour and at most 6 Reckoners, at least one die of every colour is always in the reserve at the start.

## Replaced cards

rule-rs-repl-1 = Med Kit and Fuel Cells cost $1 more than their old versions; the old ones are removed.
rule-rs-repl-2 = The ability cards of David, Abraham and Tia are swapped for new prints with the same power.
rule-rs-repl-3 = One icon now means basic dice only.
rule-rs-repl-4 = Another icon means any die, basic or special.
rule-rs-repl-5 = A third icon means “once per round, give”.

## Modules

rule-rs-mod-1 = Four modules: Reckoners, equipment, Epics, Great Epics and cities; any combination is allowed.
rule-rs-mod-2 = Module 4 works without module 3, but the new Epic actions are still needed: cities and Great Epics use them.
rule-rs-mod-3 = New Great Epics and cities change nothing about winning and losing.
rule-rs-mod-4 = Module 3 replaces all base Epic cards, it does not add to them; without it the 25 base cards are played, whose actions are those of the base game alone.
rule-rs-mod-5 = Module 2 shuffles its 24 cards into the base equipment.
rule-rs-mod-6 = New Reckoners mix freely with base ones.
rule-rs-mod-7 = The Epic ability die, shields and duplicate tokens are laid out when module 3, Regalia or Ildithia is used.

## New Reckoners

rule-rs-reck-1 = Player boards are chosen or dealt at random.
rule-rs-reck-2 = New Reckoners start with the dice shown on their board instead of 3 + 3; always six dice.
rule-rs-reck-3 = Unused boards, figures, abilities are boxed; unused dice stay reachable because cards can grant them.
rule-rs-reck-4 = Val: 2 basic, 2 green, 2 violet.
rule-rs-reck-5 = Dispatch (use): another Reckoner moves to any other district, or remove one barricade from any district; one of the two.
rule-rs-reck-6 = Dispatch: the move option needs another Reckoner; Val cannot move herself with it. It costs the moved Reckoner nothing.
rule-rs-reck-7 = A dispatched Reckoner is held back by barricades of his district and by Attract like any mover.
rule-rs-reck-8 = Dispatch: the barricade option works in any district, Val need not be there.
rule-rs-reck-9 = Mizzy: 2 basic, 2 orange, 2 black.
rule-rs-reck-10 = Mizzy starts with her 3 demolition tokens beside her tray, none on the card.
rule-rs-reck-11 = Demolition (use): either put one token on the card, or take 0 to 3 tokens off and attack with 2 symbols a token plus 1.
rule-rs-reck-12 = Book example: two of three tokens give five attacks, which defeat Curveball.
rule-rs-reck-13 = Demolition: with no token on the card the action still gives one attack.
rule-rs-reck-14 = All symbols of one Demolition are spent like those of a single die.
rule-rs-reck-15 = Demolition: at most 3 tokens; adding a fourth is refused; removed tokens return to her reserve.
rule-rs-reck-16 = Demolition: adding and attacking are one activation: one of them per round.
rule-rs-reck-17 = Exel: 2 basic, 2 blue, 2 red.
rule-rs-reck-18 = Tradecraft (use): the die that activates it is not lost; it keeps its symbols and gains one more of its own.
rule-rs-reck-19 = Tradecraft: an equipment card or a plan token may activate it; the extra symbol equals one the card or token yields.
rule-rs-reck-20 = Tradecraft: if the activator shows different symbols, the player chooses which is repeated.
rule-rs-reck-21 = Book example: Notebooks activating Tradecraft gives three research usable in any district this round.
rule-rs-reck-22 = Tradecraft’s extra symbol is added before Fuel Cells looks: single + 1 = two, so three; double + 1 = three, so no more.
rule-rs-reck-23 = Tradecraft: one die, card or token per round gets the bonus.
rule-rs-reck-24 = Sam: no basic die, one special die of each colour.
rule-rs-reck-25 = Joker (permanent): after each of the first two rolls Sam may keep 0 dice.
rule-rs-reck-26 = Joker grants no extra roll.
rule-rs-reck-27 = Basic-die effects do nothing for Sam unless he acquires a basic die.

## New kinds of card

rule-rs-card-1 = Give cards: once per round in the use step, at no cost.
rule-rs-card-2 = Give cards: the benefit must go to another Reckoner, never to the owner.
rule-rs-card-3 = Give cards: another Reckoner run by the same human qualifies.
rule-rs-card-4 = With no other Reckoner in play a give card cannot be used.
rule-rs-card-5 = Giver and receiver need not share a district.
rule-rs-card-6 = A used give card is turned 90 degrees: visible state “used” until the next round.
rule-rs-card-7 = Cost-two cards: once per round in the use step, paid with two dice that show the two printed symbols.
rule-rs-card-8 = Cost-two cards: the two dice lie on the card until the round ends (mark of use).
rule-rs-card-9 = Cost-two cards: plan tokens and equipment cards may stand in for either or both dice.
rule-rs-card-10 = Cost-two cards: two separate sources are needed, one double die never pays both parts.
rule-rs-card-11 = Consumables resolve at the moment they are bought, then leave the game.
rule-rs-card-12 = A consumable acts as an Epic reward: any district, split freely, only as printed.
rule-rs-card-13 = A consumable can defeat Epics (reward at once, and the chain goes on) and even end the game, all inside the buy step.
rule-rs-card-14 = A consumable is never owned: it does not count as equipment.
rule-rs-card-15 = Epics defeated by consumables count as defeated in this round.

## New equipment

rule-rs-eq-1 = Gottschalk, Climbing Kit (permanent): the two printed symbols may be used in districts next to the owner’s figure as if it stood there.
rule-rs-eq-2 = Gottschalk / Climbing Kit: both symbols of the card have the reach; other symbols do not.
rule-rs-eq-3 = Gottschalk / Climbing Kit: the reach also covers those symbols when they come from plan tokens, abilities or other cards.
rule-rs-eq-4 = Gottschalk / Climbing Kit: the reach covers symbol-level uses (action, matching shield, protecting Ildithia), not whole-die uses.
rule-rs-eq-5 = Kidnap (use), option 1: put the Great Epic’s figure on a chosen district.
rule-rs-eq-6 = Kidnap: option 2: bring 3 pieces (shields, barricades, Enforcement, duplicate tokens, any mix) from anywhere in play to the chosen district.
rule-rs-eq-7 = Kidnap: pieces come from other districts, never from the supply; with fewer than 3 in play, all of them may be moved.
rule-rs-eq-8 = Kidnap: a red shield keeps Enforcement from being carried off; the shield itself may be carried first.
rule-rs-eq-9 = Tracking Device (use): one plan token straight onto the board, spendable in this very step or kept.
rule-rs-eq-10 = Spyril (give): another Reckoner takes back one spent die, basic or special, without rerolling it.
rule-rs-eq-11 = Spyril: the recovered die may be spent in a different way; the first use keeps its effect.
rule-rs-eq-12 = Spyril: a card activated with that die cannot be activated again by it.
rule-rs-eq-13 = Spyril: dice lost to a found base or switched off by an assault are not “spent” and cannot be recovered.
rule-rs-eq-14 = Dish Soap (use): base marker one space up.
rule-rs-eq-15 = Dish Soap: at the top the marker stays (no wrap to the bottom); the owner gets one money symbol instead, usable like a die.
rule-rs-eq-16 = Utility Tool: change one symbol to any other in the use step.
rule-rs-eq-17 = Utility Tool: on a source with two or more symbols only one is changed; the others are spent normally in the same action.
rule-rs-eq-18 = Utility Tool: a double with one changed symbol is no longer two identical symbols.
rule-rs-eq-19 = Herman (permanent): on acquiring it one own die may be swapped for a die of the reserve.
rule-rs-eq-20 = Herman: at the start of each Reckoners phase the die swapped before may be swapped again, no other die; as long as none has been swapped, any own die may be.
rule-rs-eq-21 = Illicit Investments (permanent): the printed symbol on own basic dice counts as two.
rule-rs-eq-22 = Illicit Investments: only basic dice: special dice, plan tokens and cards are unchanged.
rule-rs-eq-23 = Submarine (permanent): after each Move action perform one of two printed actions, as from a die; never both.
rule-rs-eq-24 = Submarine: that action may instead remove a barricade or activate a card.
rule-rs-eq-25 = Submarine: it may not be turned into another move (the rulebook’s list leaves moving out; otherwise moves would never end).
rule-rs-eq-26 = Submarine: only the owner’s own Move actions trigger it, not being attracted, repelled or dispatched.
rule-rs-eq-27 = Fuel Cells (permanent): any own die, ability or equipment with exactly two identical symbols may count as three.
rule-rs-eq-28 = Fuel Cells: symbols doubled by cards such as Camera or Evidence qualify, as do cards such as Safe House or Drone.
rule-rs-eq-29 = Fuel Cells: one, three or more symbols are not improved.
rule-rs-eq-30 = Fuel Cells: plan tokens and rewards are not improved; nor are Dawnslight cards.
rule-rs-eq-31 = Newcago Dog, Babilar Pizza, Ildithia Tea are the three consumables.
rule-rs-eq-32 = Newcago Dog ($3): 3 attacks as a reward (content reconstructed).
rule-rs-eq-33 = Babilar Pizza ($3): 2 research and 2 contain as a reward (content reconstructed).
rule-rs-eq-34 = Ildithia Tea ($4): 2 research on the Great Epic and 1 plan token as a reward (content reconstructed).
rule-rs-eq-35 = Med Kit (use): population +2 (effect reconstructed, price rule stated).
rule-rs-eq-36 = Blackmail (permanent): in Activate Epics skip the leftmost action of the Epic in the owner’s district.
rule-rs-eq-37 = Blackmail: it works from the moment it is bought, also in the Epics phase of the same round.
rule-rs-eq-38 = Blackmail: a Duplicate action or duplicate token still performs the leftmost action.
rule-rs-eq-39 = Blackmail has no effect on the Great Epic and none through Cody’s token.
rule-rs-eq-40 = Blackmail: skipping an Attract action does not lift its lasting effect.
rule-rs-eq-41 = Sabotage (permanent): the bracket of the Epic in the owner’s district advances one space less in Activate Epics.
rule-rs-eq-42 = Sabotage: it works from the moment it is bought.
rule-rs-eq-43 = Sabotage has no effect on the Great Epic and none through Cody’s token.
rule-rs-eq-44 = Sabotage: the reduced advance never goes below 0 and also saves one past-the-end action.
rule-rs-eq-45 = Sabotage: Strengthen actions are not reduced.
rule-rs-eq-46 = Favor (permanent): when an Epic is defeated in the owner’s district he gets one plan symbol as from a die.
rule-rs-eq-47 = Favor: he also gets it for an Epic elsewhere if his own attack was the last one.
rule-rs-eq-48 = Favor: the symbol may be a move, a barricade removal or a card activation instead of a plan token.
rule-rs-eq-49 = Favor: one symbol per defeated Epic even if both conditions hold.
rule-rs-eq-50 = Favor: an attack from a reward or consumable is nobody’s: only the district condition can trigger Favor then.
rule-rs-eq-51 = Blind Spot (permanent): when an Epic or the Great Epic is weakened in the owner’s district he gets one attack symbol as from a die.
rule-rs-eq-52 = Blind Spot: also when his own Research was the last one, wherever the Epic is. Research that a reward, a consumable or the people of Ildithia bring is nobody’s: only the district condition can trigger Blind Spot then.
rule-rs-eq-53 = Blind Spot: in Babilar the Great Epic is weakened only when the last district track reaches 0.
rule-rs-eq-54 = Data Chip, Epic Bomb (cost two): yield their symbols as from a die, also for whole-die uses.
rule-rs-eq-55 = Book example: Prof pays Data Chip with Schematics (plan) and a contain die.
rule-rs-eq-56 = Book example: a double-plan die in place of Schematics loses its second plan.
rule-rs-eq-57 = Book example: Utility Tool cannot make one double-plan die fill both requirements; two different sources are needed.
rule-rs-eq-58 = Utility Tool may fix the symbol of one of two separate sources.
rule-rs-eq-59 = Epic Bomb works like Data Chip with its own requirement (research + Enforcement, 5 attacks: reconstructed).
rule-rs-eq-60 = Extra Ammo (give): another Reckoner rerolls up to two unspent dice, or one die twice.
rule-rs-eq-61 = Extra Ammo: spent dice cannot be rerolled.
rule-rs-eq-62 = Extra Ammo: it is used in the use step and does not count as a roll of the roll step.
rule-rs-eq-63 = Predictive Analytics (permanent): plan symbols may become tokens on the board at once, spendable this round.
rule-rs-eq-64 = Predictive Analytics: not for tokens from rewards.
rule-rs-eq-65 = Predictive Analytics: no limit per round.
rule-rs-eq-66 = Predictive Analytics: spending a token as plan to get a token back changes nothing and is no progress.
rule-rs-eq-67 = Rtich (permanent): gain one die of any colour from the reserve.
rule-rs-eq-68 = Rtich: in addition one other own die may be swapped with the reserve, at once or at the start of a later Reckoners phase.
rule-rs-eq-69 = Rtich: at the start of each Reckoners phase either or both of these two dice may be swapped again.
rule-rs-eq-70 = Rtich: a colour missing from the reserve cannot be chosen.
rule-rs-eq-71 = If a card that grants a die is stolen or sold, that die returns to the reserve; switched off by an assault it is not rolled for that phase; Herman’s swap stays.
rule-rs-eq-72 = Each card has one price used for buying and selling; all prices except the two +$1 corrections are reconstructed data.

## New Epics

rule-rs-epic-1 = Use the 39 new Epic cards instead of the old ones and lay out the Epic ability die, shields and duplicate tokens.
rule-rs-epic-2 = Curveball can be defeated with 5 attacks.
rule-rs-epic-3 = Dazzle falls to 6 attacks; its whole reward is 2 research on the Great Epic and $2.
rule-rs-epic-4 = Sourcefield: 2 research find its weakness, 4 attacks then defeat it; whole reward 2 plan and 2 research on the Great Epic.
rule-rs-epic-5 = Loophole’s leftmost action strengthens the black track.
rule-rs-epic-6 = Refractionary can place a blue shield.
rule-rs-epic-7 = Ozone’s first slots are Enforcement, attack population per Enforcement and blue track (in some order), and slot 4 is Enforcement.

## Epic actions

rule-rs-act-1 = A persistent effect is not an action: it holds all the time its symbol lies left of the bracket, beginning at once.
rule-rs-act-2 = Persistent effect: it ends the moment the bracket is moved to the left of the symbol, even in the middle of the use step.
rule-rs-act-3 = Attract (action): all Reckoners of adjacent districts are moved into the acting Epic’s district; barricades do not matter.
rule-rs-act-4 = Attract (persistent): Reckoners in that district cannot take the Move action.
rule-rs-act-5 = Attract (persistent): entering is not forbidden, nor are other actions.
rule-rs-act-6 = Attract (persistent): forced moves (Repel, another Attract) still carry held Reckoners away.
rule-rs-act-7 = Attract (persistent): card moves (Helicopter, Motorcycle, Dispatch) are held back too.
rule-rs-act-8 = Repel: add a barricade to the acting Epic’s district and move all Reckoners there to the next district clockwise, barricades notwithstanding.
rule-rs-act-9 = Repel: with no barricade left the population penalty applies and the Reckoners are moved all the same.
rule-rs-act-10 = Strengthen Epic: this Epic’s bracket one space right.
rule-rs-act-11 = Strengthen Epic: newly uncovered actions are not performed if the Epic has been (or is being) activated this round.
rule-rs-act-12 = Strengthen Epic: if the Epic has not been activated yet this round, the uncovered action will be part of its activation.
rule-rs-act-13 = Strengthen Epic: at the end of the track the last action is performed at once instead.
rule-rs-act-14 = The actions an Epic performs are fixed by its bracket at the start of its activation.
rule-rs-act-15 = Transformation: roll the Epic ability die once per symbol and perform each result.
rule-rs-act-16 = Epic ability die (reconstruction): attack population, Enforcement, barricade, discover base, blue shield, duplicate token.
rule-rs-act-17 = Transformation: the rolled action happens in the district of the Epic that transforms.
rule-rs-act-18 = Steal equipment: one Reckoner (team’s choice) loses one equipment card, which goes under the acting Epic.
rule-rs-act-19 = Steal: if the Reckoner who is named owns no card: population −1 per Steal.
rule-rs-act-20 = Steal: the team names the Reckoner; it may name one without cards, and population pays.
rule-rs-act-21 = Steal: when that Epic is defeated all cards under it return to their former owners.
rule-rs-act-22 = Steal: a returned card works only from the next Reckoners phase on (marked with an assault token).
rule-rs-act-23 = Returned card: this also holds for permanent effects, e.g. in the Epics phase of the same round.
rule-rs-act-24 = A stolen card is owned by nobody and cannot be sold.
rule-rs-act-25 = Stolen card: its permanent effect stops while stolen.
rule-rs-act-26 = Thwart: one Reckoner (team’s choice) discards a plan token.
rule-rs-act-27 = Thwart: if nobody has one: population −1 per Thwart.
rule-rs-act-28 = Add shield: one red or blue shield, as printed, in the district.
rule-rs-act-29 = A shield whose colour has run out costs 1 population instead.
rule-rs-act-30 = Duplicate (shared): at once perform the leftmost action of each neighbouring Epic.
rule-rs-act-31 = Duplicate (shared): the copied actions happen in the district of the copying Epic.
rule-rs-act-32 = Duplicate (shared): the neighbours’ brackets do not matter: slot 1 is copied even if contained to 0.
rule-rs-act-33 = Duplicate (shared): clockwise neighbour first, then counter-clockwise; a neighbour on both sides (2 districts) counts once; an empty neighbour gives nothing.
rule-rs-act-34 = Duplicate (shared): a copied action that is itself Duplicate does nothing (no recursion).
rule-rs-act-35 = Add duplicate token: one in the district; if all are in play, population −1 per missing token.
rule-rs-act-36 = Add duplicate token clockwise: into the next district clockwise, same penalty.
rule-rs-act-37 = Each duplicate token that cannot be placed costs 1 population.
rule-rs-act-38 = Pieces are placed in the district in which the action happens unless the action names another.

## Conditional actions

rule-rs-cond-1 = A conditional action repeats the upper symbol as often as the lower symbol counts.
rule-rs-cond-2 = Book example 1: attack population once per barricade in the district, all barricades added by this activation included.
rule-rs-cond-3 = Conditional action: pieces added after this Epic’s activation do not count.
rule-rs-cond-4 = Conditional action: the count is taken at the end of the activation, after duplicate tokens and before the bracket advances.
rule-rs-cond-5 = Book example 2: attack population by the Epic’s current research; at research 0 by its current health.
rule-rs-cond-6 = Conditional action on research/health: Infinite health never counts, because it exists only while research is above 0.
rule-rs-cond-7 = A conditional action copied to another district counts there, for the Epic there.
rule-rs-cond-8 = Conditional action: a count of 0 means no effect and no penalty.

## Pillage and selling

rule-rs-pill-1 = Pillage: money −1 per symbol.
rule-rs-pill-2 = Pillage: at money 0 the team must sell equipment to go on paying.
rule-rs-pill-3 = Pillage: after a sale the remaining Pillage continues.
rule-rs-pill-4 = A sale brings the card’s full price and the card is shuffled into the equipment deck, from where it may return.
rule-rs-pill-5 = Selling is allowed only to pay Pillage.
rule-rs-pill-6 = Pillage: with neither money nor equipment: population −1 per unpaid Pillage.
rule-rs-pill-7 = Pillage: the team chooses which card; used, turned or switched-off cards may be sold, stolen ones not.
rule-rs-pill-8 = Pillage: cards are sold one at a time and only when money is exactly 0.

## Shields

rule-rs-shield-1 = One red shield protects every Enforcement of its district from removal.
rule-rs-shield-2 = One blue shield stops every bracket in its district from moving left, the Great Epic’s four included while he is there.
rule-rs-shield-3 = Shields do not hinder other uses of those symbols: move, barricade, cards.
rule-rs-shield-4 = A symbol of the shield’s kind spent in the district removes one shield: attack Enforcement for red, contain for blue.
rule-rs-shield-5 = Several shields of a colour must all be removed before protection ends.
rule-rs-shield-6 = Brackets still move right under a blue shield.
rule-rs-shield-7 = Enforcement may still be added under a red shield.
rule-rs-shield-8 = Book example: David’s double-contain die at Painted Village; first symbol removes the blue shield left by Refractionary, the second may go to Regalia.
rule-rs-shield-9 = Shields stay when the district’s Epic is defeated.
rule-rs-shield-10 = The Great Epic’s protection follows his position, not the track.
rule-rs-shield-11 = Reward symbols remove a matching shield only in a district where a Reckoner stands.

## Duplicate tokens

rule-rs-dup-1 = When an Epic is activated, after its own actions the first duplicate token there repeats the leftmost action, the second token performs slot 2, and so on.
rule-rs-dup-2 = Duplicate tokens are not limited by brackets.
rule-rs-dup-3 = Duplicate tokens: with more tokens than slots the last slot is repeated.
rule-rs-dup-4 = Duplicate tokens are not used up; they act every round until removed.
rule-rs-dup-5 = Duplicate tokens in a district without an Epic do nothing and wait.
rule-rs-dup-6 = Duplicate tokens: only those present when the activation starts count; those it adds work from the next round.
rule-rs-dup-7 = Duplicate tokens: any one die removes one token from the Reckoner’s own district; faces and number of symbols are irrelevant.
rule-rs-dup-8 = Duplicate tokens: a plan token or a card action may replace the die; a reward symbol may not.
rule-rs-dup-9 = Book example: Ozone at Chinatown with 4 tokens adds 3 Enforcement, attacks population for 6 and strengthens blue twice.
rule-rs-dup-10 = Kidnap can carry tokens to another district, where they then act.

## The new round

rule-rs-phase-1 = With Steelslayer collecting rewards happens during the use-dice step; there is no separate collect step.
rule-rs-phase-2 = The merged step is used as soon as any Steelslayer module is in the game.
rule-rs-phase-3 = Ildithia adds a step before Add Epics: 4 activate Ildithia, 5 add Epics, 6 activate Epics, 7 Great Epic.
rule-rs-phase-4 = Newcago cards add a step between Add Epics and Activate Epics: 4 add, 5 Newcago cards, 6 Epics, 7 Great Epic.
rule-rs-phase-5 = A Reckoners phase starts with a window for Herman and Rtich swaps, before the roll.

## Rewards at once

rule-rs-rew-1 = A reward is received the moment the Epic is defeated and resolved at once.
rule-rs-rew-2 = A reward cannot be saved or refused; symbols without a useful target are lost.
rule-rs-rew-3 = All parts of a reward are taken.
rule-rs-rew-4 = The team picks the order of the parts of one reward.
rule-rs-rew-5 = Reward symbols are used only as printed: no move, no barricade, no card activation, no duplicate token removal, no lowering of Ildithia tracks.
rule-rs-rew-6 = Plan tokens from a reward can be spent only in later use steps.
rule-rs-rew-7 = Plan tokens from a reward can be lost to Thwart in the same round.
rule-rs-rew-8 = Exception: in Babilar research on the Great Epic in a reward goes to the district of the defeated Epic.
rule-rs-rew-9 = Book example: Abraham’s 6 attacks defeat Dazzle; 2 research on Limelight and $2 arrive at once; Limelight’s research is now 0, so others may attack him in the same step.
rule-rs-rew-10 = A reward attack may defeat another Epic, whose reward follows at once, and so on.
rule-rs-rew-11 = Reward research (plain) may find weaknesses in any district.
rule-rs-rew-12 = Rewards do not care where the Epic fell or where the figures are.
rule-rs-rew-13 = Reward attacks may hit the weakened Great Epic wherever he stands.

## Regalia

rule-rs-reg-1 = Put cutout, adjustment board (Reckoner count and difficulty) and the power board’s Regalia side in place.
rule-rs-reg-2 = Boards A, B, C, D are beginner, standard, hard, Sparks!.
rule-rs-reg-3 = Regalia: each bracket starts with two actions on its left.
rule-rs-reg-4 = Health and research markers start on the values of the city and difficulty.
rule-rs-reg-5 = Epic ability die, shields, duplicate and assault tokens are laid out.
rule-rs-reg-6 = Prologue as for Steelheart but with Regalia’s own red track.
rule-rs-reg-7 = Regalia: in the prologue she is placed with the Steelheart movement die, not by her own movement rule.
rule-rs-reg-8 = Regalia acts after all Epics.
rule-rs-reg-9 = Regalia’s step 1: return the assault tokens used in the previous turn.
rule-rs-reg-10 = Regalia’s step 2: perform everything left of the four brackets, top to bottom.
rule-rs-reg-11 = Regalia: her brackets do not move in her activation.
rule-rs-reg-12 = Regalia’s step 3: she moves clockwise to the next district holding at least one Reckoner.
rule-rs-reg-13 = Regalia: the search starts behind her own district; if only her own holds Reckoners she comes round to it and stays.
rule-rs-reg-14 = Regalia’s step 4, after moving: reveal the top Regalia card; every Reckoner in her new district suffers it.
rule-rs-reg-15 = Regalia cards: victims are fixed at the reveal; entering or leaving her district later changes nothing.
rule-rs-reg-16 = The Regalia deck of 12 is reshuffled from its discard when empty.
rule-rs-reg-17 = Regalia: red places Enforcement only in the two districts next to her, never in her own.
rule-rs-reg-18 = Book example: the shared red action puts 5 Enforcement to the two neighbours, read as 5 in each.
rule-rs-reg-19 = Book example: the clockwise action puts 1 Enforcement into the next district clockwise.
rule-rs-reg-20 = Book example: the counter-clockwise action puts 1 into the next district the other way.
rule-rs-reg-21 = Regalia: blue acts only in her own district; unlike Steelheart’s it does not travel.
rule-rs-reg-22 = Book example: blue shield, duplicate token, two transformations, all at Central Park.
rule-rs-reg-23 = A rolled result that needs an Epic (strengthen, duplicate) applies to the Epic of her district; none there: no effect.
rule-rs-reg-24 = Slots 1-2 of each track come from the adjustment board, slots 3-8 from the power board (reconstruction).
rule-rs-reg-25 = Regalia’s yellow attacks population by the sum of its slots; black holds base, thwart and pillage actions (reconstruction).

## Assault effects

rule-rs-aslt-1 = An assault effect lasts one turn: it holds in the next Reckoners phase and is gone in the one after.
rule-rs-aslt-2 = A card switched off is off for the next Reckoners phase alone: it still works in the Epics phase that struck it, and again in the one after.
rule-rs-aslt-3 = An effect from round r ends with the Reckoners phase of round r+1; effects created in the Epics phase of round r+1 (Newcago cards) are not removed when the Great Epic returns tokens in it.
rule-rs-aslt-4 = Tokens mark who is hit and with what; several effects on one Reckoner add up.
rule-rs-aslt-5 = Six effects: one reroll less, one die less, one equipment less, no ability, moves cost two dice, doubles count once.
rule-rs-aslt-6 = Assault “one reroll less”: two rolls instead of three; all other rolling rules stay.
rule-rs-aslt-7 = Assault “one die less”: the player chooses one die that is out for that phase.
rule-rs-aslt-8 = Assault “one equipment less”: the player chooses one card; it stays with him but neither its use nor its permanent effect works.
rule-rs-aslt-9 = Assault “one equipment less”: hit Reckoner without equipment: population −1.
rule-rs-aslt-10 = Assault “one equipment less”: the card is chosen and the penalty paid when the effect is applied, not later.
rule-rs-aslt-11 = Assault “one equipment less”: a switched-off card is still owned: it counts for Limelight and may be sold or stolen.
rule-rs-aslt-12 = Assault “no ability”: neither use nor permanent part of the ability card.
rule-rs-aslt-13 = Assault “no ability”: tokens on a blocked ability card stay.
rule-rs-aslt-14 = Assault “moves cost two”: each Move action costs two dice.
rule-rs-aslt-15 = Assault “moves cost two”: a card that grants a move (Helicopter, Motorcycle) counts as one of the two dice.
rule-rs-aslt-16 = Assault “moves cost two”: plan tokens and card actions may be the second die; being dispatched, attracted or repelled is not a Move action and costs nothing.
rule-rs-aslt-17 = Assault “doubles single”: each double symbol on the Reckoner’s dice and equipment counts once.
rule-rs-aslt-18 = Assault “doubles single”: Fuel Cells does not help special dice meanwhile, whatever made the pair: Tradecraft neither.
rule-rs-aslt-19 = Assault “doubles single”: cards and abilities that give three or more symbols are unaffected.
rule-rs-aslt-20 = Assault “doubles single”: only doubles printed on a die face or equipment card are cut; basic dice doubled by Camera and Tradecraft’s extra symbol are not.
rule-rs-aslt-21 = Assault: effects hit Reckoners, not humans: a human with two Reckoners may have one hit and one free.

## Babilar

rule-rs-bab-1 = Draw n+1 Babilar districts at random, ring them; the others are out.
rule-rs-bab-2 = The Great Epic has no research value of his own in Babilar.
rule-rs-bab-3 = Babilar: health 10/15/20/25 and research per district 7/8/9/10 for A/B/C/D.
rule-rs-bab-4 = Babilar: health does not depend on the number of Reckoners.
rule-rs-bab-5 = Babilar: one marker per district on the starting value.
rule-rs-bab-6 = Babilar: a symbol on the starting space never fires.
rule-rs-bab-7 = Shuffle the 14 Dawnslight cards face down.
rule-rs-bab-8 = Babilar: the Great Epic cannot be attacked until all tracks of all districts are at 0.
rule-rs-bab-9 = Babilar: Great Epic research in a reward lowers the track of the district where that Epic was defeated.
rule-rs-bab-10 = Babilar: a research symbol may be spent on the track of the own district instead of the Epic there; the Great Epic’s position is irrelevant.
rule-rs-bab-11 = Babilar: direct research works also while the district has no Epic.
rule-rs-bab-12 = Babilar tracks: a symbol the marker reaches or passes is performed at once; the remaining steps follow afterwards.
rule-rs-bab-13 = Babilar: the marker moves one space at a time, so the game can end between two steps.
rule-rs-bab-14 = Babilar: a base found in the use step costs any die of the chosen Reckoner, spent ones included.
rule-rs-bab-15 = Babilar: Pillage in the use step may be paid by selling any equipment, used ones included.
rule-rs-bab-16 = Babilar: Thwart may take any token gained this phase, even one not yet on a board.
rule-rs-bab-17 = Babilar: a track at 0 ignores further Great Epic research; other reward parts work.
rule-rs-bab-18 = Babilar: steps beyond 0 are lost, not moved to another district.
rule-rs-bab-19 = Babilar: reward research must be applied even if it fires harmful symbols.
rule-rs-bab-20 = Book example, part 1: Tia’s 2 research find Sourcefield’s weakness, Abraham’s 4 attacks defeat it at Grand Central; the reward’s 2 Great Epic research move the marker 2 and cause 2 discoveries; a base is found, Tia gives up a spent die, then spends 2 research on the track and earns Dawnslight’s help.
rule-rs-bab-21 = Book example, part 2: Abraham takes the two-contain card, moves with his last die to Central Park, removes the blue shield with the first contain and lowers Regalia’s red bracket with the second.
rule-rs-bab-22 = Babilar: Great Epic research that comes from a consumable goes to one district of the team’s choice.
rule-rs-bab-23 = Babilar: plain research symbols of a reward may be spent on any Epic or on any district track.
rule-rs-bab-24 = Babilar: cards that carry research to other districts also reach their tracks.
rule-rs-bab-25 = Babilar: tracks never rise again; a weakened Great Epic stays weakened.

## Dawnslight

rule-rs-dawn-1 = Dawnslight’s help: draw two cards, the team keeps one, the other goes under the deck.
rule-rs-dawn-2 = Dawnslight: the kept card goes to a Reckoner in the district where the help was earned.
rule-rs-dawn-3 = Dawnslight: if no Reckoner is there, it goes to the one whose research earned it.
rule-rs-dawn-4 = Dawnslight: if a reward moved the marker and nobody is in the district, it goes to the Reckoner who defeated that Epic.
rule-rs-dawn-5 = Dawnslight: cards lie face up beside the Reckoner until used.
rule-rs-dawn-6 = Dawnslight: any time in the use step the holder may discard it out of the game for its effect.
rule-rs-dawn-7 = Dawnslight: no limit per round; a card may be used in the step in which it was received.
rule-rs-dawn-8 = Dawnslight: symbol cards act like a die with those symbols, whole-die uses included.
rule-rs-dawn-9 = Dawnslight, population card: +3, also above the starting value.
rule-rs-dawn-10 = Dawnslight cards are not equipment: not stolen, sold, switched off or counted.
rule-rs-dawn-11 = Dawnslight: deck content (reconstruction): each of the six symbols doubled on 2 cards, population +3 on 2 cards; only the two-contain and +3 cards are known.
rule-rs-dawn-12 = Dawnslight deck: with one card left it is simply taken; with none nothing happens.
rule-rs-dawn-13 = Dawnslight: used cards never return; unchosen ones stay in the deck.

## Limelight

rule-rs-lim-1 = Put cutout, Limelight’s adjustment board and the power board’s Limelight side in place.
rule-rs-lim-2 = Limelight: brackets start with two actions on their left, i.e. column 2.
rule-rs-lim-3 = Limelight: open the booklet page of the Reckoner count and difficulty; the four power dice lie on it.
rule-rs-lim-4 = Limelight: research starts on the page’s value.
rule-rs-lim-5 = Limelight: the page also gives the health he has once weakened.
rule-rs-lim-6 = Ildithia, difficulty B, by Reckoners 2/3/4/5/6 (reconstruction): research 14/20/26/32/38, health 7/9/11/13/15; only 38 for 4 Reckoners at D is real.
rule-rs-lim-7 = Shields, duplicate and assault tokens are laid out.
rule-rs-lim-8 = Limelight’s prologue uses red cell B-1, whatever the bracket shows; no die is rolled.
rule-rs-lim-9 = In the prologue Limelight is placed with the Steelheart movement die.
rule-rs-lim-10 = Limelight acts after all Epics.
rule-rs-lim-11 = Limelight’s step 1: return the assault tokens used in the previous turn.
rule-rs-lim-12 = Limelight’s step 2: roll the four power dice together.
rule-rs-lim-13 = Limelight’s step 3: resolve the four tables top to bottom (yellow, black, red, blue); the row is that table’s die, the column that track’s bracket.
rule-rs-lim-14 = Limelight tables: a cell may hold several actions, shown with a separator; all are performed in order.
rule-rs-lim-15 = Limelight: his brackets do not move in his activation (a cell that strengthens him excepted).
rule-rs-lim-16 = Limelight’s step 4: he moves clockwise to the next district without any Reckoner.
rule-rs-lim-17 = Limelight: with n Reckoners and n+1 districts one is always free; if only his own is free he comes round to it and stays.
rule-rs-lim-18 = Limelight: containing moves a bracket one column left, so a lower column is read.
rule-rs-lim-19 = Limelight: columns run from 1 to 6; a bracket cannot be contained below column 1.
rule-rs-lim-20 = Limelight: strengthening beyond column 6 performs at once the column-6 cell of the row last rolled for that colour (row B before the first roll).
rule-rs-lim-21 = Book example, yellow B-4: population loss by equipment gap; Exel has 2 cards, Sam none, so 7.
rule-rs-lim-22 = Book example, black D-3: strengthen the Epics of his own and both adjacent districts, three times.
rule-rs-lim-23 = Book example, red A-2: 3 Enforcement in the adjacent districts, then every Epic but Limelight himself moves one right.
rule-rs-lim-24 = Book example, blue C-2: 2 barricades and 1 duplicate token in both adjacent districts.
rule-rs-lim-25 = Book example, last step: he goes clockwise to the next district without a Reckoner.

## Limelight’s tables

rule-rs-lact-1 = Limelight tables: “x” means repeat that many times; a separate icon means in all districts.
rule-rs-lact-2 = Limelight: flat attack: the printed number, e.g. 5.
rule-rs-lact-3 = Limelight: population by all shields in play, red plus blue: 0-2, 3-4, 5, 6+ cost 4, 5, 6, 7 in the book’s cell.
rule-rs-lact-4 = Limelight: population by all Enforcement in play: 0-2, 3-4, 5, 6+ cost 5, 6, 7, 8 in the book’s cell.
rule-rs-lact-5 = Limelight: population by Epics defeated in the round just played: 0-1, 2, 3-4, 5-7 cost 7, 6, 5, 4 in the book’s cell.
rule-rs-lact-6 = Book example: three Epics defeated cost 5.
rule-rs-lact-7 = Limelight, Epics defeated: at most 7 can be defeated per round because Epics are replaced only in the Epics phase; the count restarts each round.
rule-rs-lact-8 = Limelight: population by equipment gap, most minus fewest cards owned by a Reckoner: 0, 1, 2, 3+ cost 5, 6, 7, 8 in the book’s cell.
rule-rs-lact-9 = Limelight, equipment gap: switched-off cards count, stolen cards, Dawnslight cards and consumables do not.
rule-rs-lact-10 = Limelight: Strengthen the Epic in his district: its bracket one right; no extra action, as it already acted, unless at the end of the track.
rule-rs-lact-11 = Limelight: Strengthen Epics of all districts; Limelight himself is not touched.
rule-rs-lact-12 = Limelight: Strengthen Limelight: his own brackets advance.
rule-rs-lact-13 = Limelight: add 1 Enforcement and 1 red shield in every district.
rule-rs-lact-14 = Limelight: shortage while filling all districts costs population per missing piece.
rule-rs-lact-15 = Limelight: add 2 Enforcement per Reckoner, in the district where each stands.
rule-rs-lact-16 = Limelight: for each Reckoner add 1 Enforcement per equipment card he owns, in his district, at least 1 each.
rule-rs-lact-17 = Book example, Sharp Tower: Val without cards brings 1, Exel and Mizzy with 5 cards between them bring 5.
rule-rs-lact-18 = Limelight, Enforcement per equipment: the minimum is per Reckoner, not per district.
rule-rs-lact-19 = Limelight: an assault cell hits all Reckoners, wherever they are.
rule-rs-lact-20 = Limelight’s booklet: the other pages derive from that of 4 Reckoners, B (reconstruction): yellow numbers shift by difficulty (−1, 0, 0, +1) and by count (−2, −1, 0, 0, +1), never below 1; Enforcement “adjacent” or “here” is one less with 2 or 3 Reckoners, never below 1.
rule-rs-lact-21 = Limelight’s booklet: only four cells are known; the other cells and pages are content.

## Ildithia

rule-rs-ild-1 = Draw n+1 Ildithia districts at random, ring them; the others are out.
rule-rs-ild-2 = Ildithia: one marker per district on the level for the number of Reckoners.
rule-rs-ild-3 = Ildithia, starting levels (reconstruction): 3, 4, 5, 6, 7 for 2 to 6 Reckoners; 7 is the top of the track, 0 the research point.
rule-rs-ild-4 = Ildithia, points per round (reconstruction): 1, 1, 2, 2, 3 for 2 to 6 Reckoners.
rule-rs-ild-5 = Lay out movement board, Epic ability die, shields, duplicate and assault tokens.
rule-rs-ild-6 = Prologue: before the Reckoners enter, put the movement board between the Great Epic’s district and the next clockwise, arrows clockwise.
rule-rs-ild-7 = Every round “activate Ildithia” comes right before Add Epics.
rule-rs-ild-8 = Ildithia’s movement board moves clockwise by a number of points set by the number of Reckoners; one point is one gap between districts.
rule-rs-ild-9 = Ildithia: each district passed performs all actions at or below its marker.
rule-rs-ild-10 = Ildithia: then that district’s marker returns to the starting level.
rule-rs-ild-11 = Ildithia: districts not passed keep their lowered marker.
rule-rs-ild-12 = Ildithia: actions of a track are performed top to bottom.
rule-rs-ild-13 = Ildithia: several districts passed are resolved in the order they were passed.
rule-rs-ild-14 = Ildithia: Duplicate on a track does nothing if the district’s Epic was defeated this round, because new Epics come later.
rule-rs-ild-15 = Ildithia: Duplicate on a track performs the leftmost action of that district’s own Epic.
rule-rs-ild-16 = Ildithia: the lowest point (2 research on the Great Epic) is no Epic action; it fires only through protecting.
rule-rs-ild-17 = Protect Ildithia: in the use step any one symbol spent in the own district lowers its marker by one.
rule-rs-ild-18 = Ildithia: arriving on the lowest point gives 2 research on the Great Epic at once.
rule-rs-ild-19 = Ildithia: on the lowest point protecting has no effect.
rule-rs-ild-20 = Protect Ildithia: dice, plan tokens, card and Dawnslight symbols may protect; reward symbols may not.
rule-rs-ild-21 = Protect Ildithia: each symbol of Demolition or any multi-symbol card lowers by one.
rule-rs-ild-22 = Book example, 3 Reckoners, Inkom Territory: Sam’s double-plan die gives one plan and one protection; on activation black +1, a barricade and Duplicate would follow; with Loophole alive Duplicate means black +1 again; then the marker is reset.
rule-rs-ild-23 = What Ildithia adds counts in the same Epics phase: barricades and Enforcement for Epics, strengthened tracks for the Great Epic.
rule-rs-ild-24 = Ildithia: a conditional leftmost action performed by a track counts at once, outside any activation.
rule-rs-ild-25 = Ildithia’s movement board keeps circling all game.

## Newcago cards

rule-rs-new-1 = In Newcago lay each district’s own card above it, side A or B, chosen freely per card; unused cards are boxed.
rule-rs-new-2 = Newcago cards: sides stay for the whole game.
rule-rs-new-3 = Newcago cards: each side has one negative part (Epic action, top) and one positive part (bonus, bottom).
rule-rs-new-4 = Newcago cards: right before Activate Epics each card’s action is performed once.
rule-rs-new-5 = Newcago cards: in the Great Epic’s district the action is performed a second time.
rule-rs-new-6 = Newcago cards are resolved clockwise from the Great Epic’s district; his card twice in a row.
rule-rs-new-7 = Newcago cards: the step does not need an Epic and runs after Add Epics; pieces it adds count in the activation that follows.
rule-rs-new-8 = Newcago cards: the bonus serves Reckoners only while their figure is in that district, in the Reckoners phase.
rule-rs-new-9 = Cody’s token does not fetch another district’s bonus; his own district’s bonus may act at the token.
rule-rs-new-10 = Newcago cards: pieces go to the district whose card acts.
rule-rs-new-11 = Newcago cards: an assault action hits the next Reckoner clockwise, counted from the card’s district.
rule-rs-new-12 = Newcago assault: counting starts with the card’s own district.
rule-rs-new-13 = Newcago assault: several Reckoners in that district: the players choose one.
rule-rs-new-14 = Newcago assault: for the Great Epic’s repeat skip the Reckoner already hit and take the next one clockwise.
rule-rs-new-15 = Newcago assault: if no other Reckoner exists the repeat has no target.
rule-rs-new-16 = Newcago cards: bonus on defeat: when an Epic falls in the district, one Reckoner there may do the shown actions at once.
rule-rs-new-17 = Newcago cards: bonus on weakness: when an Epic is weakened in the district, one Reckoner there may do the shown actions at once.
rule-rs-new-18 = Newcago cards: bonus for a symbol: once per use step one Reckoner there may spend a die with the required symbol for the shown actions.
rule-rs-new-19 = Newcago bonus for a symbol: the whole die is spent; a double face gives no second use and its rest is lost.
rule-rs-new-20 = Newcago cards: actions of these three bonuses are used only as printed, never to move, clear barricades or activate cards.
rule-rs-new-21 = Newcago cards: bonus of reach: all Reckoners there have the effect of Climbing Kit or Gottschalk, by the symbols shown.
rule-rs-new-22 = Newcago cards: bonuses are optional.
rule-rs-new-23 = Newcago bonus, reward and Favor of one defeat are separate triggers; the team picks their order.

## Mixing

rule-rs-mix-1 = Any Great Epic may be combined with any city.
rule-rs-mix-2 = The book advises mixing only to experienced players: it is an advanced option, not the default.
rule-rs-mix-3 = The Great Epic keeps his own power and adjustment boards (or booklet tables).
rule-rs-mix-4 = Research and health are those normally used in the city.
rule-rs-mix-5 = Book example: 4 players, Sparks!, Regalia in Ildithia start with research 38 from the Limelight booklet.
rule-rs-mix-6 = Book example: 2 players, Sparks!, Limelight in Babilar: 10 research in each district, health 25.
rule-rs-mix-7 = City rules (Dawnslight, protection, Newcago cards) follow the city; movement, tracks, cards and dice follow the Great Epic.
rule-rs-mix-8 = In Ildithia the movement board starts next to whichever Great Epic is played.
rule-rs-mix-9 = Regalia and Limelight return assault tokens in any city.
rule-rs-mix-10 = Steelheart keeps his own adjustment boards in other cities; only research and health change.

## Difficulty

rule-rs-diff-1 = Relaxed variant: start with +$1 per Reckoner.
rule-rs-diff-2 = Intense variant: a token beside the yellow track adds 1 (first step) or 2 (hardest) to the population loss of yellow every round.
rule-rs-diff-3 = Difficulty token: it applies every round, also when the yellow track does nothing.
rule-rs-diff-4 = Difficulty token: with Limelight it adds to the result of the yellow table.
rule-rs-diff-5 = Difficulty token: it does nothing in the prologue.
rule-rs-diff-6 = Difficulty token: once per activation, not per yellow action.
rule-rs-diff-7 = Difficulty variants: the two variants are alternatives; combining them is refused unless a parameter allows it.

## The house campaign

rule-rs-camp-1 = A campaign mode exists, but its rules stand on a separate sheet and a web page, not in the rulebook; nothing of it is known.
rule-rs-camp-2 = Three chapters in sequence: Steelheart in Newcago, Regalia in Babilar, Limelight in Ildithia.
rule-rs-camp-3 = Same humans and same Reckoners in all chapters.
rule-rs-camp-4 = The team picks the first difficulty; each victory raises it one letter, at most D.
rule-rs-camp-5 = Each chapter is a complete new setup: population 40, base marker at the top, all dice back, empty city, no Dawnslight cards, demolition tokens off the card.
rule-rs-camp-6 = After a victory each Reckoner keeps one equipment card he owns; the rest goes back; kept cards are left out of the next deck.
rule-rs-camp-7 = A card still under an undefeated Epic is not owned and cannot be kept.
rule-rs-camp-8 = After a victory the team keeps one plan token, given to a Reckoner of its choice if at least one was held; it is spendable in round 1.
rule-rs-camp-9 = After a victory the next chapter starts with $1 per full 10 population left; leftover money is not kept.
rule-rs-camp-10 = Carry-over money adds to the relaxed variant’s money.
rule-rs-camp-11 = After a defeat the same chapter is replayed at the same difficulty with the same carry-over and +$1 per Reckoner for each defeat in this chapter.
rule-rs-camp-12 = Optional limit: a fourth defeat in the whole campaign loses it (default: no limit).
rule-rs-camp-13 = The campaign is won when Limelight is defeated; score is the sum of the population left in the three victories, minus 5 per defeat.
rule-rs-camp-14 = The state at the start of each chapter is stored so that a replay or a resumed campaign begins identically except for the defeat bonus and new random draws.
rule-rs-camp-15 = Newcago cards are optional in chapter 1 and recorded with the campaign.

## Interactions

rule-rs-int-1 = No chain may run forever: Submarine cannot move, Duplicate does not copy Duplicate, token counts are fixed at the start of an activation.
rule-rs-int-2 = Assault tokens carry the round in which they were created; they are returned by age, not all at once.
rule-rs-int-3 = Blackmail removes one performance of slot 1, duplicate tokens bring it back.
rule-rs-int-4 = Prologue cell B-1 and the running column 2 are different things.
rule-rs-int-5 = Winning, weakening and losing are possible in the buy step.
rule-rs-int-6 = Kidnap changes where the next movement starts and who is hit by district-bound tracks.
rule-rs-int-7 = The doubled Newcago card is that of the Great Epic’s district when the step runs.
rule-rs-int-8 = Attract and Repel happen before the Great Epic’s move, so they decide where Regalia finds Reckoners and Limelight finds none.
rule-rs-int-9 = A district may hold both colours; each protects only its own kind.
rule-rs-int-10 = Population lost to missing pieces can lose the game.
rule-rs-int-11 = The reminder token on a returned card is not an assault effect: taking it back never makes the card usable before the next Reckoners phase, nor does it hit anyone.
rule-rs-int-12 = Triggers in one instant are resolved one after another, the team choosing; each is finished with its own chain first.
rule-rs-int-13 = Every random source is drawn from one recorded generator: district draw, decks, dice, movement die, Epic ability die, power dice.
