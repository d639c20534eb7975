tournaments = Tournaments
tournaments-lead = Whoever runs this server makes them. Enter with an account: each round lays a table for you, which you find among your games.
tournaments-coming = The tournaments are being read.
tournaments-none = There is no tournament here.
tournaments-all = All tournaments
tournament-swiss =
    { $rounds ->
        [one] Swiss, one round
       *[other] Swiss, { $rounds } rounds
    }
tournament-everybody = Everybody against everybody
tournament-entered =
    { $count ->
        [0] nobody has entered
        [one] one has entered
       *[other] { $count } have entered
    }
tournament-open = open to enter
tournament-playing = round { $round } of { $rounds }
tournament-pairing = being paired
tournament-over = over
tournament-called-off = called off
tournament-enter = Enter
tournament-leave = Leave
tournament-leave-sure = Leave for good
tournament-leave-lead = You will be paired no more. A game under way goes on: resign there if you will not play it.
tournament-inside = You have entered.
tournament-my-table = To your table
tournament-rests = You sit out this round, and have its point.
tournament-waits = Your game of this round is over. The next round begins when all are.
tournament-round-ends = The round ends on { $when }. Whoever keeps the other waiting then has lost.
tournament-standings = Standings
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-opponents = Opponents
tournament-beaten = Beaten
tournament-wins = Wins
tournament-you = you
tournament-left = has left
tournament-nobody = Nobody has entered yet.
tournament-how = A win is one point, a draw half a point. Among equals the points of all whom one met decide (Buchholz), then those of whom one beat, half of them for a draw (Sonneborn-Berger), then wins. Whoever sits out has a point, and that round counts as if met by somebody of the same points.
tournament-round = Round { $round }
tournament-nobody-there = sits out
tournament-under-way = under way
tournament-being-laid = being laid
tournament-watch = Look
tournament-how-absent = somebody was absent
tournament-how-decided = decided by the operator
