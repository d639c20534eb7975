game-kettle = Kettle

axis-stoker = Stoker
axis-tool = Tool
stoker-anna = Anna
stoker-boris = Boris
stoker-clara = Clara
stoker-dmitri = Dmitri
tool-tongs = tongs
tool-shovel = shovel
tool-oilcan = oilcan
tool-rag = rag
way-x = across
way-y = down
card-none = no card
card-ember = the Ember
card-gasket = the Gasket
card-valve = the Valve
card-piston = the Piston
card-gauge = the Gauge
card-whistle = the Whistle

row-round = Round
row-heat = Heat
row-coal = Coal
row-coins = Coins
row-coal-box = Coal box
row-deck-left = Cards left
row-hand = Card in hand
row-holds = Cards held
row-place = Place
row-tool = Tool

setting-players = Players
setting-yard = The yard
setting-yard-more = A walled yard is too small for four.
setting-quick = Quick game
yard-open = open
yard-walled = walled

ask-bid = How much coal do you burn?
ask-flourish = Show your card for a second coin?
ask-stroll = Where do you walk?
ask-pack = Which tools do you take along?
ask-tidy = In which order do they lie?
ask-posting = Who gets which tool?
ask-talk = Who wants to give coal away?

field-pieces = Pieces of coal
field-to = Where to
field-tools = Tools
field-posts = Who gets what

choice-burn = Burn { $pieces ->
    [0] nothing
    [one] { $pieces } piece of coal
   *[other] { $pieces } pieces of coal
}
choice-play = { $yes ->
    [yes] Show the card
   *[no] Keep the card
}
choice-walk = Walk to { $to }
choice-take = Take { $tools-count ->
    [0] no tools
   *[other] { $tools }
}
choice-line = Lay them: { $tools }
choice-post = Hand out { $posts }
choice-give = Give { $stoker } { $pieces } coal

event-burnt = { $stoker } burns { $pieces ->
    [0] nothing
   *[other] { $pieces } coal
}.
event-drew = { $stoker } draws { $card }.
event-drew-unseen = { $stoker } draws a card.
event-gusted = { $degrees ->
    [0] The wind is calm.
    [one] A gust takes one degree.
   *[other] A gust takes { $degrees } degrees.
}

fact-fresh-air = Fresh air does you good.
end-most-coins = Most coins at the end: { $coins }.
why-burn-only = Coal can only be burnt here.
why-not-that-much-coal = You have only { $coal } pieces of coal.
why-walk-to-one-point = Walk to one point.
why-too-far = That is more than { $stride } steps away.
why-outside-yard = That is outside the yard.
why-two-tools = At most two tools.
why-line-up-what-you-carry = Lay down what you carry.
why-post-each-tool = Each tool goes to somebody.
why-one-tool-each = One tool each.
why-not-yourself = You cannot give to yourself.
why-yard-too-small = The walled yard is too small for four.

lesson-first-fire = First fire
lesson-first-fire-goal = Burn half of your coal, then go for a walk.
coach-burn = Burn { $pieces } pieces of coal: enough to win, and you keep the rest.
coach-walk = Well done. Now walk wherever you like.
