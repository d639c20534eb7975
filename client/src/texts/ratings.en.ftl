ladder = Ladder
ladder-lead = How strong those are who play here, by the games they have played against one another.
ladder-coming = The ladder is being read.
ladder-off = This server keeps no ratings.
ladder-none = Nobody has played a game that counts yet.
ladder-games = Games
ladder-place = Place
ladder-name = Name
ladder-rating = Rating
ladder-games-played = Games
ladder-you = you
ladder-how = Glicko-2: everybody begins at 1500, and ± is how far off the rating may be. A place is given once it is sure enough. Games count between people with an account, one seat each, without bots; among several everybody counts against everybody. Whoever leaves is behind all who stay. Where all win or lose together, nobody is rated.
ratings = Ratings
rating-provisional =
    { $count ->
        [one] after one game, no place yet
       *[other] after { $count } games, no place yet
    }
rating-place =
    { $count ->
        [one] place { $place }, after one game
       *[other] place { $place }, after { $count } games
    }
rating-none = No game of yours has counted yet: it takes people with an account, and no bot at the table.
