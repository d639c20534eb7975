new-title-game = Nouvelle partie : { $game }
new-lead = Une seule page. Telle quelle, c’est une partie qui peut commencer tout de suite.
new-none = Aucun jeu n’est encore prêt.
new-opening = Ouverture de la boîte
new-seats = Qui joue
new-game = La partie
new-rare = { $count ->
    [one] { $count } réglage plus rare
   *[other] { $count } réglages plus rares
}
new-more = Plus d’options
new-summary = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : { $people ->
    [one] vous
   *[other] { $people } personnes à cet écran
}{ $bots ->
    [0] {""}
    [one] , { $bots } robot
   *[other] , { $bots } robots
}{ $open ->
    [0] {""}
    [one] , { $open } place libre
   *[other] , { $open } places libres
}.
new-at-once = La partie commence tout de suite.
new-lobby = La partie commence quand les places libres sont prises.
new-start = Commencer la partie
new-open = Ouvrir la table
style-of = { $ends }, { $seat }
style-plain = ni l’un ni l’autre
style-more = Outre leur force, les robots ont un style : hardi ou prudent au combat, avide de ce qui se prend tout de suite ou patient pour ce qui vient plus tard.
wish-me = Vous
wish-same-screen = Quelqu’un à cet écran
wish-name = Nom de la personne qui joue { $seat }
wish-name-short = Nom
player-number = Joueur { $number }
new-first = Une première partie
new-first-more = Tout est réglé pour une première partie, comme dans les leçons : vous et des bots qui vous aident, la difficulté la plus douce. Vous pouvez encore tout changer.
new-solo = En solo : un joueur, toutes les places sont à moi
pack-more = Les valeurs imprimées sur les plateaux et les cartes.
pack-house = Édition maison
pack-bad = { $pack } est inutilisable
delay = Les spectateurs voient la partie
delay-choices = { $choices ->
    [0] tout de suite
   *[other] { $choices } choix plus tard
}
