analysis-of = Analysis · { $name }
analysis-waiting = Other games are being analysed. Yours is in line.
analysis-running = Looking through the game
analysis-leave = This takes a minute or two. You can leave the page: what is found is kept with the game.
analysis-short = The time was over before everything was looked at: the numbers are rougher than usual.
analysis-team = The team
analysis-seats = Seats
analysis-course = Chances of winning
analysis-course-how = Solid: by what really lay on the table. Dashed: by what the seat could know. Shares of { $rollouts ->
    [one] one game
   *[other] { $rollouts } games
} played on by bots from each moment, so a point may be off by about { $error } %.
analysis-choices = choices 1 to { $last }
analysis-numbers = As numbers
analysis-choice = Before choice
analysis-known = { $name }, as it knew
analysis-end = the end
analysis-turning = Turning points
analysis-turned = Choices { $from } to { $until }: { $seat } { $change }
analysis-no-turning = The chances stayed as they were.
analysis-see = See choice { $place }
analysis-costly = Choices that cost most
analysis-costly-how = Judged by what the seat knew then, in games played to the end. Play on from there and try the better one.
analysis-made = Choice { $place }, { $seat }: “{ $made }”
analysis-better = Better: “{ $better }”, { $gain } (± { $error })
analysis-play-on = Play on as { $seat }
analysis-none = Nothing that would surely have been better was found.
analysis-played = How the seats played
analysis-good = { $seat }: in { $good } of { $judged } decisions nothing surely better was found.
analysis-luck = Luck
analysis-luck-how = What the throws brought, compared with other throws for the same choices. 0 is neither luck nor bad luck; beyond ±2 is rare.
analysis-lucky = { $seat }: { $deviations }
analysis-no-luck = Nothing was thrown in this game.
