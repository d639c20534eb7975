## Questions

ask-switching-off = Which of your cards does not work in the next phase?
ask-keeping = Dawnslight helps: which card do you keep, and who gets it?
ask-next-arrival = Which district gets the next Epic?
ask-next-epic = Which Epic acts next?
ask-next-copy = Which neighbour is duplicated first?
ask-next-card = Which Newcago card acts next?
ask-blasting = Tensors: which barricade goes?
ask-turning = Improvise: which basic die shows what?
ask-dispatching = Dispatch: who goes where, or which barricade goes?
ask-demolishing = Demolition: add a token, or attack?
ask-repeating = Tradecraft: which symbol do you get once more?
ask-other-half = What pays the other half of the card?
ask-kidnapping = Kidnap: which district, and what comes there?
ask-carrying = Kidnap: which piece comes along?
ask-giving = Whom does the card serve?
ask-again = Extra Ammo: another die, or the same once more?
ask-choosing-loser = The base is found: who loses a die?
ask-losing-die = The base is found: which die do you lose?
ask-discarding = Thwarted: whose plan token is lost?
ask-selling = Pillage: which card is sold?
ask-giving-in = An Epic steals: which card is taken, or who without a card is named?
ask-second-die = Moving costs two dice: what is the second?
ask-victim = Which Reckoner is hit?
ask-ordering = What is resolved first?
ask-bonus = Newcago bonus: who uses it?
ask-claiming = The reward: what does the team do with it?
ask-spending = In hand: { $symbols }. How do you use it?
ask-changing = Utility Tool: which symbol becomes what?
ask-fetching = Rtich: which die do you take from the reserve?
ask-swapping = Which die do you swap with the reserve?
ask-setting-aside = Which die is out for this phase?

## Choices

choice-ready = Ready
choice-wait = Not ready after all
choice-enter = Begin in { $district }
choice-reroll = Reroll { $dice }
choice-set-aside = Set { $die } aside
choice-swap = Swap { $die } for a { $colour } die
choice-fetch = Take a { $colour } die
choice-pass = Nothing more
choice-aim = Aim at { $district }
choice-die = Use { $die }
choice-token = Use a plan token
choice-card = Use { $card }
choice-help = Use { $card }
choice-resume = Go on with what was laid aside
choice-research = { $district }: research { $target }
choice-contain = { $district }: contain { $bracket }
choice-attack = { $district }: attack { $target }
choice-disperse = { $district }: remove one Enforcement
choice-break = { $district }: remove one { $shield }
choice-earn = Gain $1
choice-plan = Take a plan token
choice-protect = Protect { $district } ({ $symbol })
choice-go = Move: { $district }
choice-clear = { $district }: remove one barricade
choice-erase = { $district }: remove one duplicate token
choice-activate = Activate { $card }
choice-half = Pay { $symbol } for { $card }
choice-trade = Use the bonus of { $district }
choice-change = { $symbol } becomes { $becomes }
choice-repeat = One more { $symbol }
choice-give-up = Give up the symbols that are left
choice-lay = Lay it aside for now
choice-collect = Take: { $gain }
choice-hand = Plan token for { $reckoner }
choice-focus = Research on { $district }
choice-first = First { $trigger }
choice-pick = { $reckoner }
choice-visit = { $district }
choice-surrender = Give { $card }
choice-lose = Lose { $die }
choice-pay = Pay ${ $money }
choice-keep = { $card }, for { $reckoner }
choice-turn = Turn { $die } to { $symbol }
choice-lend = { $symbol } for { $reckoner }
choice-recover = { $reckoner } takes { $die } back
choice-rethrow = { $reckoner } rerolls { $die }
choice-send = { $reckoner } goes to { $district }
choice-charge = Put a demolition token on the card
choice-detonate = { $tokens ->
    [0] Attack without tokens
    [one] Spend one token and attack
   *[other] Spend { $tokens } tokens and attack
}
choice-lure = Put the Great Epic there: { $district }
choice-gather = Bring pieces there: { $district }
choice-carry = One { $piece } from { $district }
choice-buy = { $card }, for { $reckoner }

## What happened

event-dealt = { $reckoner } joins the team.
event-laid = { $district } is part of the ring.
event-arrived = { $epic } appears: { $district }.
event-displayed = { $card } is on display.
event-entered = { $reckoner } begins in { $district }.
event-round-began = Round { $number } begins.
event-step-began = { $stage }.
event-rolled = { $reckoner } rolls { $symbols }.
event-die-set-aside = { $reckoner } plays without a { $colour } die.
event-die-swapped = { $reckoner } swaps a { $gave } die for a { $took } one.
event-die-gained = { $reckoner } gains a { $colour } die.
event-die-lost = { $reckoner } loses a { $colour } die.
event-aimed = The sniper token marks { $district }.
event-began = { $reckoner } uses { $symbols }.
event-researched = { $district }: research on { $target }, { $left } left.
event-weakened = { $district }: weakness found, { $target }.
event-contained = { $district }: contained, { $bracket } is at { $left }.
event-attacked = { $district }: attack on { $target }, { $left } health left.
event-defeated = { $epic } is defeated: { $district }.
event-dispersed = { $district }: one Enforcement less.
event-shield-broken = { $district }: one { $shield } less.
event-earned = The team gains ${ $money } and has ${ $held }.
event-planned = { $reckoner } takes a plan token.
event-protected = { $district } is protected, level { $level }.
event-moved = { $reckoner } goes to { $district }.
event-barricade-cleared = { $district }: one barricade less.
event-token-erased = { $district }: one duplicate token less.
event-activated = { $reckoner } uses { $card }.
event-token-used = { $reckoner } uses a plan token.
event-help-used = { $reckoner } uses { $card }.
event-help-received = { $reckoner } receives { $card }.
event-track-moved = { $district }: the track is at { $left }.
event-die-recovered = { $reckoner } takes a spent die back.
event-die-turned = { $reckoner } turns a die to { $symbol }.
event-charged = Demolition tokens on the card: { $tokens }.
event-great-epic-moved = The Great Epic stands at { $district }.
event-piece-carried = One { $piece } is carried from { $district } to { $to }.
event-bought = { $reckoner } gets { $card }.
event-sold = { $card } is sold for ${ $money }.
event-was-stolen = { $card } is stolen from { $reckoner }: { $district }.
event-came-back = { $card } comes back to { $reckoner }.
event-switched-off = { $card } does not work for { $reckoner }.
event-thwarted = { $reckoner } loses a plan token.
event-pillaged = Pillaged: the team has ${ $held } left.
event-base-discovered = The base marker goes down to space { $space }.
event-base-hidden = The base marker goes up to space { $space }.
event-base-found = The base is found.
event-population-fell = Population −{ $loss }: { $left } left.
event-population-rose = Population +{ $gain }: { $left }.
event-epic-acted = { $epic } acts: { $district }.
event-act-performed = { $district }: { $action }.
event-bracket-moved = { $district }: the bracket is at { $bracket }.
event-track-strengthened = Great Epic, { $track }: the bracket is at { $bracket }.
event-ability-rolled = The Epic ability die shows: { $action }.
event-power-rolled = Limelight’s dice: yellow { $yellow }, black { $black }, red { $red }, blue { $blue }.
event-assaulted = { $reckoner } is assaulted: { $assault }.
event-assaults-ended = The assault effects of the last round end.
event-city-moved = Ildithia moves past { $district }.
event-won = The Great Epic is defeated. The city is free.
event-lost = The population is gone. The city has fallen.

## Why not

why-no-such-symbol = The source in hand does not show this symbol.
why-out-of-reach = Symbols work in your own district, unless a card says otherwise.
why-die-begun = A die is used symbol by symbol or as a whole, not both.
why-not-your-district = Barricades are removed in your own district.
why-no-plan-token = No plan token is left in the supply.
why-only-as-printed = These symbols are used only as printed.
why-submarine-stays = Submarine’s action cannot become another move.
why-held-by-attract = The Epic holds you here: Attract lies left of its bracket.
why-barricades = Barricades hold you here: { $count }.
why-moves-cost-two = Your moves cost two dice.
why-too-far = You cannot move there.
why-great-epic-elsewhere = The Great Epic is not there.
why-great-epic-not-weakened = The Great Epic is not weakened yet: { $left } research left.
why-no-epic = There is no Epic in this district.
why-health-infinite = Its health is infinite until its weakness is found.
why-weakness-known = Its weakness is found already.
why-blue-shield = A blue shield stops all brackets here from moving left.
why-bracket-at-start = The bracket cannot go further left.
why-red-shield = A red shield protects the Enforcement here.
why-card-must-be-given = A Reckoner who owns no card cannot be named.
why-shield-without-figure = A shield is removed where a Reckoner stands.
why-no-enforcement = There is no Enforcement here.
why-no-target = There is nothing here to use it on.
why-answer-first = This question must be answered first.
why-you-are-done = You have said that you are done. Take that back first.
why-enter-first = Every Reckoner first enters a district.
why-rolling-is-over = Rolling is over: dice are used now.
why-take-in-hand = First take a die, a token or a card in hand.
why-use-up-first = Use up what is in hand first.
why-not-begun = What is in hand has not been begun.
why-nothing-laid-aside = You have laid nothing aside.
why-no-such-district = This district is not in the city’s ring.
why-reckoner-not-in-play = This Reckoner is not in play.
why-not-oneself = This serves another Reckoner, never the one who uses it.
why-not-in-district = This Reckoner is not in the district in question.
why-no-such-die = There is no such die in the tray.
why-die-aside = This die is out for this phase.
why-die-not-spent = This die is not spent yet.
why-special-die = Only basic dice can be turned.
why-no-basic-die = You have no unspent basic die.
why-like-another-die = Another die, just the same until it is rolled, is offered for it.
why-one-die-less = One die must be left out.
why-colour-missing = The reserve has no die of this colour.
why-same-colour = The die has this colour already.
why-swapped-already = This die has just been swapped.
why-swap-another = Another die is swapped, not the one that has just come.
why-only-the-swapped = Only the die that was swapped before can be swapped again.
why-card-used = This card has been used in this round.
why-card-off = This card is switched off by an assault.
why-card-came-back = This card has come back and works from the next Reckoners’ phase on.
why-card-stolen = This card is stolen.
why-card-of-nobody = Nobody owns this card.
why-card-permanent = This card works by itself and is never spent.
why-card-wants-die = This card is paid for: take in hand what pays for it.
why-card-not-paid = This card is not paid for with a die.
why-card-costs-one = This card is paid for with one source, not in two parts.
why-card-costs-two = This card costs two dice: pay one of its two symbols.
why-card-needs-other = The card does not ask for this symbol.
why-no-second-source = Nothing else of yours shows the card’s other symbol.
why-payer-shows-other = It does not show the symbol that is asked for.
why-card-no-die = This card does not count as a die.
why-paid-already = This card is the first of the two dice already.
why-ability-off = An assault has switched your ability off.
why-nobody-to-serve = There is nobody else whom it could serve now.
why-nobody-to-send = Nobody can be sent and no barricade removed.
why-no-die-shows-it = None of your unspent dice shows this symbol.
why-same-reckoner = The second die is one of the same Reckoner.
why-no-symbol-left = No symbol is left in hand.
why-same-symbol = A symbol becomes another one, not itself.
why-nothing-to-change = One of several symbols is in hand, to be chosen anyway: nothing is changed.
why-demolition-full = All { $held } demolition tokens are on the card.
why-demolition-held = Demolition tokens on the card: { $held }.
why-help-not-held = This Dawnslight card does not lie in front of you.
why-help-heals = This Dawnslight card has no symbols: it is about the population.
why-help-not-drawn = This Dawnslight card has not been drawn.
why-help-earned-by-another = Nobody is in the district: the card goes to whoever earned it.
why-attract-holds = An Epic holds this Reckoner: Attract lies left of its bracket.
why-barricades-hold = Barricades hold this Reckoner: { $count }.
why-already-there = The Reckoner is there already.
why-barricades-there = Barricades lie in that district.
why-moved-already = This card pays for the first move of a round.
why-no-barricade = There is no barricade in this district.
why-no-barricade-anywhere = There is no barricade in the city.
why-no-duplicate = There is no duplicate token in this district.
why-tokens-elsewhere = Duplicate tokens are removed in your own district.
why-no-shield = There is no such shield in this district.
why-no-track = Districts have a research track in Babilar only.
why-track-done = The track of this district is at 0.
why-tracks-instead = In Babilar the Great Epic is researched on the districts’ tracks.
why-no-attack-on-track = A track cannot be attacked.
why-great-epic-weakened = The Great Epic is weakened already.
why-great-epic-there = The Great Epic is there already.
why-not-ildithia = Only the districts of Ildithia can be protected.
why-protected = The marker of this district is on its lowest point.
why-any-symbol-protects = Any symbol protects alike: another one is offered for it.
why-no-bonus = The card of this district asks for no symbol.
why-bonus-used = The bonus of this district has been used in this round.
why-bonus-elsewhere = A bonus serves Reckoners in its own district.
why-bonus-wants-other = The card of this district asks for another symbol.
why-no-sniper = You have no sniper token.
why-aimed-at-start = The sniper token is placed at the start of the step.
why-aimed-already = The sniper token is placed already.
why-too-few-pieces = Too few pieces can be brought there.
why-no-city-piece = This is no piece of a district.
why-piece-stays = Pieces come from other districts.
why-no-such-piece = There is no such piece in this district.
why-carry-on = Pieces still to be carried: { $left }.
why-not-in-reward = The reward has none of this left.
why-reward-is-taken = All parts of a reward are taken.
why-reward-in-order = The parts of a reward are taken in the order printed.
why-say-where = Say on what it is used.
why-track-of-the-fallen = This research goes to the district of the defeated Epic.
why-not-set-off = This has not been set off, or is resolved already.
why-nothing-to-do-there = Nothing is left to be done in this district now.
why-neighbours-only = Only neighbouring districts with an Epic are copied.
why-hit-already = This Reckoner has been hit already.
why-not-the-next = A Reckoner in another district comes first, clockwise.
why-last-die = This Reckoner’s last die cannot be taken.
why-no-shield-jacket = Only a Shield Jacket that works lets you pay instead.
why-fixed-price = The price is ${ $price }.
why-holds-no-token = This Reckoner has no plan token.
why-name-his-card = This Reckoner owns cards: name the one that is taken.
why-consumed-by-buyer = A consumable is used up by whoever buys it.
why-buyers-keep = Whoever buys a card keeps it.

## Facts

fact-shows = { $symbols }
fact-price = Costs ${ $price }, ${ $left } left
fact-health-left = Health left: { $left }
fact-population-lost = Population −{ $loss }
fact-research-left = Research left: { $left }
fact-symbols-lost = { $count ->
    [one] Costs the whole symbol
   *[other] Costs all { $count } symbols
}

## Steps of the round

stage-prologue = Prologue
stage-roll = Roll the dice
stage-use = Use the dice
stage-collect = Collect rewards
stage-buy = Buy equipment
stage-activate-city = Activate Ildithia
stage-add-epics = Add Epics
stage-newcago-cards = Newcago cards
stage-activate-epics = Activate the Epics
stage-activate-great-epic = Activate the Great Epic
row-a = A
row-b = B
row-c = C
row-d = D

## Rolling

ask-rerolls = Which dice do you roll again? The others are kept.
field-dice = Dice to roll again
why-dice-once-each = Name each die once, in their order.
why-die-kept = This die is kept.
why-keep-one = You must keep at least one of the dice just rolled.
why-roll-first = Dice are used when everybody has rolled.
why-not-offered = That is not possible now.

## Entering, using, buying

ask-enter-city = Where do you put your figure?
ask-use = All play together: what do you use?
ask-aiming = Sniper: which district do you aim at?
ask-riding = Where does the card take you?
ask-buy-equipment = What does the team buy, and for whom?
why-buy-later = Equipment is bought after the dice.
why-dice-are-over = Dice and cards are used before buying.
why-die-spent = This die is spent.
why-no-sale = Cards are sold only to pay for Pillage.
why-no-token = You have no plan token.
why-not-on-display = This card is not on display.
why-not-your-card = This card is not yours.
why-token-pending = A plan token gained in this step can be spent from the next one on.
why-too-dear = It costs ${ $price }, the team has ${ $money }.

## Settings that do not go together

why-ring-of-one = A city has at least { $fewest } districts.
why-too-few-reckoners = At least { $fewest } Reckoners must be in play.
why-too-many-reckoners = There are more Reckoners than seats.
why-somebody-without-reckoner = Every player needs a Reckoner.
why-reckoner-twice = The same Reckoner cannot be played twice.
why-module-missing = This needs a module of Steelslayer that is switched off.
why-cards-of-newcago = The Newcago cards are for Newcago only.
why-relaxed-and-intense = The relaxed variant and the difficulty token exclude each other.
why-campaign-over = The campaign is over.
why-no-campaign = A chapter, defeats and saved people belong to a campaign.
why-other-chapter = This chapter of the campaign is played against { $great } in { $city }.
why-campaign-unsound = What is carried over does not fit how far the campaign is.
why-not-keepable = Only cards that you own can be kept, and no more than agreed.
why-card-twice = The same card cannot be kept twice.

## How it ended

end-great-epic-defeated = The Great Epic is defeated; { $population } people of the city live.
end-population-gone = The population is gone: the city has fallen.

## The forecast: what the Epics would take if they acted now

fact-forecast-population = Population: { $span } lost
fact-forecast-enforcement = Enforcement in the city: { $span } more
fact-forecast-barricades = Barricades in the city: { $span } more
fact-forecast-base = Base discovered: { $span ->
    [1] 1 space
   *[other] { $span } spaces
}
fact-forecast-dice = Dice lost: { $span }
fact-forecast-plans = Plan tokens lost: { $span }
fact-forecast-money = Money lost: ${ $span }
fact-forecast-worst = { $epic } ({ $district }) alone: { $loss }
fact-forecast-danger = The city may fall in the Epics’ phase.
fact-forecast-fall = The city falls in the Epics’ phase.

## Hints: goals that the team may ask about

hint-defeat = Defeat { $epic } in { $district }
hint-weaken = Find the weakness of { $epic } in { $district }
hint-expose = Make { $great } vulnerable
hint-win = Defeat { $great }

## Lessons

lesson-dice = Dice and rerolls
lesson-dice-goal = Roll up to three times and keep what you need: four research symbols.
lesson-deeds = Research, attack, contain
lesson-deeds-goal = Find an Epic’s weakness, defeat it, then hold back its neighbour.
lesson-epics = The Epics’ phase
lesson-epics-goal = Read the forecast, and let no more than four people be lost.
lesson-strike = Buy, plan, strike
lesson-strike-goal = Buy the right card and defeat the Great Epic in this very round.
lesson-round = A first round
lesson-round-goal = A whole round in a city as the cards bring it, with the coach beside you.
setting-districts = Districts, if not one more than there are Reckoners
variant-small = Small: two Reckoners in two districts
setting-lesson = Lesson
setting-lesson-none = none
setting-lesson-dice = { lesson-dice }
setting-lesson-deeds = { lesson-deeds }
setting-lesson-epics = { lesson-epics }
setting-lesson-strike = { lesson-strike }
setting-lesson-round = { lesson-round }
end-lesson-met = The goal of the lesson is met.
end-lesson-missed = The goal of the lesson is missed this time.
ask-reading = Look at the city, then go on.
choice-go-on = Go on

## How it came to its end

score-unit = people
share-began = People at the beginning
share-lost-epics = Killed by Epics
share-lost-great-epic = Killed by the Great Epic
share-lost-otherwise = Lost otherwise
share-saved = Saved
figure-dice-used = Dice and tokens used
figure-researched = Research
figure-contained = Containment
figure-attacked = Attacks
figure-dispersed = Enforcement removed
figure-defeated = Epics defeated
figure-bought = Cards bought
fortune = Symbols thrown, beside what the same dice show on average: only coloured dice bear a symbol twice.

## Deeds: several lines of the log, told in one

deed-team = The team: { $reckoners }.
deed-ring = The ring: { $districts }.
deed-display = On display: { $cards }.
deed-rolled = { $reckoner } rolls { $what }.
deed-part-symbol =
    { $symbol }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }
deed-began = { $reckoner } uses { $what }.
deed-laid = { $reckoner } lays { $what } on { $card }.
deed-use-move = { $deed } to go to { $district }.
deed-use = { $deed } – { $what }.
deed-use-at = { $deed } in { $district }: { $what }.
deed-several = { $what }.
deed-epic = { $epic } acts in { $district }: { $what }.
deed-great-epic = The Great Epic acts: { $what }.
deed-city = { $district }: { $what }.
deed-row-epic = { $epic }
deed-part-researched = { $target }, { $left } research left
deed-part-weakened = the weakness of { $target } is found
deed-part-contained = { $bracket } goes back to { $left }
deed-part-attacked = { $target }, { $left } health left
deed-part-defeated = { $epic } is defeated
deed-part-dispersed = one Enforcement less
deed-part-shield-broken = one { $shield } less
deed-part-barricade-cleared = one barricade less
deed-part-earned = the team has ${ $held }
deed-part-planned = one plan token more
deed-part-moved = goes to { $district }
deed-part-population = population −{ $loss }
deed-part-action =
    { $action }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }
deed-part-repeated = { $deed } ×{ $times }
