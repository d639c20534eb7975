## Cards: what a thing of the table is, and what it does now. Labels of numbers first.

sort-district = a district of the city
card-an-epic = an Epic
card-the-great-epic = the Great Epic
card-an-ability = an ability
card-equipment = equipment
card-a-reckoner = a Reckoner
card-a-symbol = a symbol of the dice
card-a-help = a help of Dawnslight
card-an-assault = an assault
card-colour-basic = It has each of the six symbols once.
card-colour-violet = It shows research twice on two faces and once on a third.
card-colour-blue = It shows contain twice on two faces and once on a third.
card-colour-green = It shows attack twice on two faces and once on a third.
card-colour-red = It shows Enforcement twice on two faces and once on a third.
card-colour-orange = It shows money twice on two faces and once on a third.
card-colour-black = It shows plan twice on two faces and once on a third.
card-reserve-says = Dice that nobody owns lie in the common reserve, until a card or a reward brings one.
card-dawnslight-says = It is used once, like a symbol, when its holder likes, and is gone then.
card-assault-says = It troubles its victim through the next Reckoners’ phase.
card-next-to = Next to
card-printed-research = Research, printed
card-printed-health = Health, printed
card-weak-health = Health once weakened
card-infinite = infinite
card-track = Its track
card-reward = Reward
card-gain = { $gain } { $count }
card-research-left = Research left
card-health-left = Health left
card-bracket = Bracket
card-bracket-yellow = Yellow track
card-bracket-black = Black track
card-bracket-red = Red track
card-bracket-blue = Blue track
card-price = Price
card-dice = Dice
card-plans = Plan tokens
card-colour = Colour
card-now-at = Now

## Districts and Epics

card-district-says = Your symbols work in the district where your figure stands. The districts lie in a ring: the one before and the one after are next to it. A whole die takes you to any other.
card-district-not-here = It is not part of this city.
card-district-who = Here: { $names }.
card-district-shut =
    { $count ->
        [one] A barricade stands here: whoever is here cannot leave before it is removed.
       *[other] { $count } barricades stand here: whoever is here cannot leave before all are removed.
    }
card-district-great = { $name } stands here: you may research, contain or attack him here as well.
card-district-no-epic = No Epic is here now; a new one comes at the start of the Epics’ phase.
card-epic-says = In every Epics’ phase it performs the actions left of its bracket, from left to right. Contain pushes the bracket back, research finds its weakness, attacks take its health.
card-epic-not-here = Not in this city now.
card-epic-research =
    { $research ->
        [one] 1 point
       *[other] { $research } points
    } of research until its weakness is known; then its health falls to { $weak } if it is higher.
card-epic-weakened = Its weakness is known.
card-epic-untouchable = Its health is infinite: nothing harms it before its weakness is known.
card-epic-health =
    { $health ->
        [one] 1 attack defeats it.
       *[other] { $health } attacks defeat it.
    }
card-epic-acts =
    It will perform { $count ->
        [one] its first action
       *[other] its first { $count } actions
    }: { $acts }.
card-epic-held = It is contained: left of its bracket there is nothing, and it will do nothing.
card-great-says = He acts last, by four tracks with a bracket each, and moves. He cannot be attacked before his research is at 0. You win at the very moment when his health falls to 0.
card-great-hidden =
    { $research ->
        [one] 1 point
       *[other] { $research } points
    } of research until he can be attacked.
card-great-weakened =
    His weakness is known: { $health ->
        [one] 1 attack wins
       *[other] { $health } attacks win
    } the game.
card-great-at = He stands in { $district }.
card-bracket-says = Everything left of the bracket happens each round. Contain pushes it one space back.
card-bracket-now =
    { $count ->
        [0] Nothing happens on this track.
        [one] 1 action happens on this track.
       *[other] { $count } actions happen on this track.
    }

## Cards, Reckoners, dice

card-equipment-says = Bought with the team’s money at the end of the Reckoners’ phase; it belongs to one Reckoner.
card-price-enough = The team has ${ $money }: enough for it.
card-price-short = The team has ${ $money }: ${ $short } short.
card-owned = It belongs to { $name }.
card-off = It does not work at the moment.
card-ability-of = { $name }: { $text }.
card-reckoner-not-here = Not in this team.
card-reckoner-at = Stands in { $district }.
card-plans-later =
    { $count ->
        [one] 1 more token
       *[other] { $count } more tokens
    } can be spent from the next round on.
card-a-die = a die
card-die-says = Used symbol by symbol where you stand, or as a whole, whatever it shows: to move, to remove a barricade here, or for a card.
card-die-shows = It shows: { $symbols }.
card-symbol-research = Lowers the research of the Epic here by one. At 0 its weakness is known.
card-symbol-contain = Pushes the bracket of the Epic here one space to the left: one action less.
card-symbol-attack = Takes one health from the Epic here. At 0 it is defeated and gives its reward.
card-symbol-enforcement = Removes one Enforcement from this district.
card-symbol-money = Brings the team $1.
card-symbol-plan = Brings a plan token for a later round.
card-symbol-here = Here it works on { $epic }.
card-symbol-enforcement-here =
    { $count ->
        [0] No Enforcement is in your district now.
        [one] 1 Enforcement is in your district now.
       *[other] { $count } Enforcement are in your district now.
    }
card-piece-enforcement = Soldiers of the Great Epic. After the Epic here has acted, each of them pushes its bracket one space further. One that should be placed and is not there costs one of the population.
card-piece-barricade = Whoever stands beside one cannot leave the district. A whole die removes one, in one’s own district.
card-piece-red-shield = While one lies here, no Enforcement of this district can be removed. An Attack Enforcement symbol spent here takes one shield off.
card-piece-blue-shield = While one lies here, no bracket in this district can be pushed back, nor the Great Epic’s while he stands here. A contain symbol spent here takes one shield off.
card-piece-duplicate = After the Epic here has acted, the first token repeats its leftmost action, a second one the next, and so on, wherever the bracket stands. A whole die removes one, in one’s own district.
card-piece-plan = It stands for one symbol of any kind, or for a whole die. What you gain now can be spent from the next round on.

## What the team has in common

card-population = Population
card-population-says = At 0 the team has lost, at that very moment.
card-money = Money
card-money-says = The team’s own; it buys equipment at the end of the Reckoners’ phase and is kept from round to round.
card-base = The base
card-base-says = Each discovery moves the marker down by one. Beyond the last space the base is found: one Reckoner loses a die for the rest of the game, and the marker returns to the top.
card-research = Research on the Great Epic
card-research-says = At 0 the Great Epic is weakened and can be attacked. Defeated Epics bring most of it.
card-health = Health of the Great Epic
card-health-says = At 0 the team has won, at that very moment.
card-market = Equipment on sale
card-market-says = Five cards lie open. Each costs its price and goes to one Reckoner; the places are filled again.
card-forecast = What the Epics would do
card-forecast-says = Found by letting them act on a copy of the table as it is now. What dice decide is given from least to most.
