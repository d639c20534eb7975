# The Reckoners' board: its own controls and captions.

opening = Laying out the city…
lost-retry = Try again
lost = The drawing of this game could not be loaded. The list of districts and the decision still work.
ring = Ring of districts
ring-back = Back to the whole ring
districts = { $count ->
    [one] One district
   *[other] { $count } districts
}
round = round { $round }
population = Population
money = Money
money-held = Money: ${ $money }
base = Base
base-steps = { $steps ->
    [one] a die is lost next
   *[other] { $steps } steps to spare
}
supply = Left in the box
pieces = { $name }: { $count }
forecast-short = forecast −{ $loss } → { $left }
forecast-tiny = −{ $loss } → { $left }
outlook = If the Epics acted now
research-left = Research left: { $left }
health-left = Health: { $left }
untouchable = untouchable
health-weakened = { $left } once its weakness is found
weak = Its weakness is found
weak-short = weak
reward = Reward: { $gains }
no-epic = No Epic here
track-of = { $name }, bracket at { $count }: { $acts }
hunt = Hunt for the Great Epic: { $left } left
level = Level { $level }
city-card = Newcago card, { $name }
bonus-on-defeat = when it falls:
bonus-on-weakness = when weakened:
bonus-spend = spend
bonus-reach = reach
sniper = Sniper token
movement-board = Ildithia’s movement board
great-hidden = hidden: { $left } research left
great-found = weakness found
great-locked = Health { $left }, untouchable until his weakness is found
loss-by = population − { $losses } by { $by }
by-flat = a fixed number
by-shields = shields in the city
by-enforcement = Enforcement in the city
by-defeated = Epics defeated this round
by-equipment-gap = the gap in equipment
token-intense = Difficulty token: population −1 more each round
token-hardest = Difficulty token: population −2 more each round
dice-of = { $name }’s dice
dice-left = { $count ->
    [one] One die to play
   *[other] { $count } dice to play
}
rolls = rolls
rolls-left = { $count ->
    [0] No roll left
    [one] One roll left
   *[other] { $count } rolls left
}
hand = in hand
in-hand = In hand: { $symbols }
die = { $name }: { $symbols }, { $colour }, { $state }
together = Together
all-of = { $what } × { $count }
no-use-here = It does nothing there: nothing is left for it, your figure is elsewhere, or a barricade holds it.
begun = { $what }. Where does the other symbol go?
leave-rest = Leave it
die-unthrown = { $name }: { $colour }, not thrown yet
die-unspent = to play
die-kept = kept
die-keep = keeps its face
die-reroll = will be rerolled
die-spent = spent
die-aside = out for this phase
reserve = A { $colour } die of the reserve, { $count } there
cards = Plans and cards
market = Market
market-empty = Nothing is on display.
cards-or-market = Cards or market
card = { $name }, { $state }: { $does }
card-ready = ready
card-used = used
card-off = switched off
offer = { $name }, ${ $price }: { $does }
plans = { $count ->
    [one] One plan token
   *[other] { $count } plan tokens
}{ $pending ->
    [0] {""}
   *[other] , { $pending } more next round
}
plans-later = +{ $count } next round
plan-tokens = plan tokens
equipment = { $count ->
    [one] One equipment card
   *[other] { $count } equipment cards
}
my-reckoners = My Reckoners
play-as = Play as { $name }
choose = Choose { $name }
becomes = becomes
nothing-changes = Nothing changes at once.
effect-research = research
effect-health = health
effect-bracket = bracket
effect-track = track
effect-plans = plan tokens
effect-pending = plan tokens of the next round
effect-moves = goes
column-epic = Epic
column-research = Research
column-health = Health
column-bracket = Bracket and actions
column-track = Track
column-pieces = Pieces
column-who = Who is there
chapter = chapter { $chapter }
campaign = Campaign
campaign-lead = Three chapters with the same Reckoners. After a victory each of them keeps a card, the team keeps a plan token and money for the people who live; each victory makes the next chapter harder. A lost chapter is played again.
campaign-score = The score is the population left in the victories, less { $penalty } for each defeat.
campaign-won = The campaign is won
campaign-lost = The campaign is lost
campaign-points = Score
campaign-defeats = Defeats
campaign-money = Money at the start
campaign-again = The same chapter again, with what was carried over and ${ $bonus } more.
campaign-keep = { $most ->
    [one] Each Reckoner keeps one card
   *[other] Each Reckoner keeps up to { $most } cards
}
campaign-keeps = { $name } keeps
campaign-keep-none = Nobody owns a card to keep.
campaign-plan = Who takes the plan token along?
chapter-won = Won; { $saved } people live
chapter-just-before = Begins now
chapter-just-won = Won just now
chapter-just-lost = Lost
chapter-ahead = Still to come
next-chapter = Next chapter
same-chapter = Play this chapter again
carried-over = Carried over:
carried-none = nothing
hint = Hint
hint-goal = What do you want to reach this round?
hint-choose = Choose a goal
hint-more = Answers that keep the goal within reach will be marked. Where dice decide or there are too many ways, the answer is that it cannot be told.
hint-busy = Trying what the team can still do…
hint-gone = This goal is reached or out of the question now.
hint-told = { $yes } of the answers keep it within reach, { $no } do not, { $unknown } cannot be told.
hint-yes = keeps the goal within reach
hint-no = loses the goal
hint-unknown = cannot be told
suggest = Suggest
suggest-to = To
suggest-deed = Deed
suggest-any = No deed, only a place
suggest-place = Place
suggest-nowhere = No place
suggest-send = Suggest
suggest-sent = Said in the chat.

saga-open = Open the last chapter played
story-steelheart-before = Newcago shines like a new coin, and nobody dares to scratch it. Steelheart has held it for years from a tower that was a bank; you rent two cellars below, and a tailor’s shop as a front door.
story-steelheart-won = The tower stands empty. Where Steelheart fell the pavement is stone again, and at night people come to touch it. You left by the south canal with whatever fitted into two bags.
story-steelheart-lost = Patrols went from door to door until no door was left. Those of you who got out met under the old bridge, counted heads, and began to draw the tower anew.
story-regalia-before = Babilar lives on its roofs, with the sea in its streets. Regalia sees through every pool of water, so you have learnt to whisper in dry rooms only.
story-regalia-won = The tide went out on a Tuesday and did not come back. Half the city went down its stairs for the first time in years; the other half is still arguing about who owns the ground floor.
story-regalia-lost = She let the water rise by one floor for each name on her list. You rowed at night from roof to roof and took along whoever would still come.
story-limelight-before = Ildithia walks: a city of salt that grows on one side and crumbles on the other. Somewhere in it is Limelight, whom some of you called a friend, and who now collects powers as others collect stamps.
story-limelight-won = The salt stopped in the middle of a field, and rain began to melt it. Nobody cheered. You stood about until somebody made tea, and then there was a great deal to be said.
story-limelight-lost = He knew your plans before you did; some of them had been his own once. The city walked on over your camp, and in the morning there was only salt.
