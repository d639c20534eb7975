analysis-of = Analyse · { $name }
analysis-waiting = D’autres parties sont en cours d’analyse. La vôtre attend son tour.
analysis-running = La partie est examinée
analysis-leave = Cela prend une minute ou deux. Vous pouvez quitter la page : le résultat est conservé avec la partie.
analysis-short = Le temps s’est écoulé avant que tout soit examiné : les nombres sont moins précis que d’habitude.
analysis-team = L’équipe
analysis-seats = Sièges
analysis-course = Chances de victoire
analysis-course-how = Trait plein : d’après ce qui se trouvait vraiment sur la table. Pointillé : d’après ce que le siège pouvait savoir. Parts { $rollouts ->
    [one] d’une partie jouée
   *[other] de { $rollouts } parties jouées
} jusqu’au bout par des bots depuis chaque moment : un point peut s’écarter d’environ { $error } %.
analysis-choices = choix 1 à { $last }
analysis-numbers = En nombres
analysis-choice = Avant le choix
analysis-known = { $name }, selon ce qu’il savait
analysis-end = la fin
analysis-turning = Tournants
analysis-turned = Choix { $from } à { $until } : { $seat } { $change }
analysis-no-turning = Les chances sont restées ce qu’elles étaient.
analysis-see = Voir le choix { $place }
analysis-costly = Les choix qui ont le plus coûté
analysis-costly-how = Jugés avec ce que le siège savait alors, par des parties jouées jusqu’au bout. Reprenez la partie de là et essayez le meilleur.
analysis-made = Choix { $place }, { $seat } : « { $made } »
analysis-better = Mieux : « { $better } », { $gain } (± { $error })
analysis-play-on = Reprendre comme { $seat }
analysis-none = Rien de sûrement meilleur n’a été trouvé.
analysis-played = Comment chacun a joué
analysis-good = { $seat } : dans { $good } décisions sur { $judged }, rien de sûrement meilleur n’a été trouvé.
analysis-luck = Chance
analysis-luck-how = Ce que les lancers ont apporté, comparé à d’autres lancers pour les mêmes choix. 0 : ni chance ni malchance ; au-delà de ±2, c’est rare.
analysis-lucky = { $seat } : { $deviations }
analysis-no-luck = Rien n’a été lancé dans cette partie.
