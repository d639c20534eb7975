new-title-game = New game: { $game }
new-lead = One page. As it stands, it is a game you can start at once.
new-none = No game is ready to play yet.
new-opening = Opening the box
new-seats = Who plays
new-game = The game
new-rare = { $count ->
    [one] { $count } rarer setting
   *[other] { $count } rarer settings
}
new-more = More options
new-summary = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $people ->
    [one] you
   *[other] { $people } people at this screen
}{ $bots ->
    [0] {""}
    [one] , { $bots } bot
   *[other] , { $bots } bots
}{ $open ->
    [0] {""}
    [one] , { $open } open seat
   *[other] , { $open } open seats
}.
new-at-once = The game begins at once.
new-lobby = The game begins when the open seats are taken.
new-start = Start the game
new-open = Open the table
style-of = { $ends }, { $seat }
style-plain = neither
style-more = Beside their strength bots have a style: bold or careful in a fight, greedy for what can be had at once or patient for what comes later.
wish-me = You
wish-same-screen = Somebody at this screen
wish-name = Name of the person who plays { $seat }
wish-name-short = Name
player-number = Player { $number }
new-first = A first game
new-first-more = Set for a first game, as the lessons were: you and bots that help, the easiest difficulty. Everything can still be changed.
new-solo = Solo: one player, all seats are mine
pack-more = The values printed on boards and cards.
pack-house = House edition
pack-bad = { $pack } cannot be used
delay = Spectators see the game
delay-choices = { $choices ->
    [0] at once
   *[other] { $choices } choices later
}
