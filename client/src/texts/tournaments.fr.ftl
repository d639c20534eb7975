tournaments = Tournois
tournaments-lead = Qui tient ce serveur les organise. Inscrivez-vous avec un compte : chaque ronde met une table pour vous, que vous trouvez parmi vos parties.
tournaments-coming = Lecture des tournois.
tournaments-none = Il n’y a pas de tournoi ici.
tournaments-all = Tous les tournois
tournament-swiss =
    { $rounds ->
        [one] Système suisse, une ronde
       *[other] Système suisse, { $rounds } rondes
    }
tournament-everybody = Chacun contre chacun
tournament-entered =
    { $count ->
        [0] personne n’est inscrit
        [one] une personne inscrite
       *[other] { $count } personnes inscrites
    }
tournament-open = inscriptions ouvertes
tournament-playing = ronde { $round } sur { $rounds }
tournament-pairing = appariement en cours
tournament-over = terminé
tournament-called-off = annulé
tournament-enter = S’inscrire
tournament-leave = Se retirer
tournament-leave-sure = Se retirer pour de bon
tournament-leave-lead = Vous ne serez plus apparié. Une partie en cours continue : abandonnez-la si vous ne voulez pas la jouer.
tournament-inside = Vous êtes inscrit.
tournament-my-table = À votre table
tournament-rests = Vous êtes exempt de cette ronde, et en avez le point.
tournament-waits = Votre partie de cette ronde est terminée. La ronde suivante commence quand toutes le sont.
tournament-round-ends = La ronde finit le { $when }. Qui fait alors attendre l’autre a perdu.
tournament-standings = Classement
tournament-place = Rang
tournament-name = Nom
tournament-points = Points
tournament-opponents = Adversaires
tournament-beaten = Battus
tournament-wins = Victoires
tournament-you = vous
tournament-left = retiré
tournament-nobody = Personne n’est encore inscrit.
tournament-how = Une victoire vaut un point, un match nul un demi-point. À égalité décident les points de tous ceux qu’on a rencontrés (Buchholz), puis de ceux qu’on a battus, la moitié pour un match nul (Sonneborn-Berger), puis les victoires. Qui est exempt a un point, et cette ronde compte comme contre quelqu’un d’autant de points.
tournament-round = Ronde { $round }
tournament-nobody-there = exempt
tournament-under-way = en cours
tournament-being-laid = table en préparation
tournament-watch = Regarder
tournament-how-absent = quelqu’un était absent
tournament-how-decided = décidé par l’organisation
