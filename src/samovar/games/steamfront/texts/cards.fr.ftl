## Cartes : ce qu’est une chose de la table, et ce qu’elle fait maintenant. Les noms des nombres d’abord.

card-of-most = { $count } sur { $most }
card-inches = { $inches }″
card-faction = Faction
card-rank = Rang
card-points = Points
card-move = Mouvement
card-life = Vie
card-defence = Dés de défense
card-worth = Vaut par tour
card-band-contact = Au contact
card-band-contact-value = { $attack } dés, dégâts { $damage }
card-band-shot = Tir
card-band-shot-value = { $low }–{ $high }″ : { $attack } dés, dégâts { $damage }
card-band-flame = Lance-flamme
card-band-flame-value = { $low }–{ $high }″ : { $fixed } réussites sans jet, dégâts { $damage }

## Figurines

card-figure-not-here = Personne de cette escouade.
card-status-none = Absente de cette partie.
card-status-reserve = Elle attend d’être déployée.
card-status-standing = Elle est sur la table.
card-status-gone = Elle est éliminée.
card-active = Elle est en cours d’activation.
card-activated = Elle a été activée ce tour ; elle peut encore se défendre.
card-to-activate = Elle peut encore être activée ce tour.
card-engaged = Au contact de { $names } : elle ne peut ni se déplacer, ni tirer, ni être visée.
card-wounded-now = Blessée : un dé de moins en attaque et en défense.
card-stun-now = Assommée : à sa prochaine activation, elle ne se déplace ni n’agit.
card-daze-now =
    Étourdie : { $count ->
        [one] un dé de défense
       *[other] { $count } dés de défense
    } de moins jusqu’à sa propre activation.
card-carries = Elle porte une relique.
card-in-cloud = Dans un nuage de vapeur : elle ne tire pas et ne peut être visée.
card-on-objective = Sur { $names }.
card-special-used = Son spécial a servi ce tour.

## Objectifs, décors, reliques

card-objective-says = Qui y a le plus de figurines en fin de tour le marque. Un socle qui le touche suffit.
card-objective-not-here = Absent de cette partie.
card-objective-empty = Personne n’y est : il ne compterait pour personne.
card-objective-tied = Égalité, { $a } contre { $b } : il ne compterait pour personne.
card-objective-held = { $side } le marquerait : { $a } du camp A, { $b } du camp B.
card-piece-not-here = Absent de cette table.
card-terrain-wall = Un mur : on ne le traverse ni du pas ni du regard.
card-terrain-barricade = Une barricade : on ne la franchit pas. Qui est derrière, même en partie, se défend contre un tir avec un dé de plus, sauf si le tireur la touche.
card-terrain-cloud = Un nuage de vapeur : on ne voit pas au travers, et qui est dedans ne tire pas et ne peut être visé. Il ne ralentit personne.
card-terrain-crater = Un cratère : qui y commence ou le touche en chemin se déplace de 2″ de moins.
card-terrain-mechanism = Une machine du scénario.
card-terrain-generator = Un générateur : une figurine qui le touche, sans ennemi au contact, l’allume pour son camp par une action de décor.
card-terrain-valve = Une vanne : une figurine qui la touche, sans ennemi au contact, ouvre ou ferme sa vapeur par une action de décor.
card-terrain-cache = Un coffre : une figurine qui le touche, sans ennemi au contact, le fouille par une action de décor. Il contient peut-être une relique.
card-generator-free = Il ne tourne pour personne.
card-generator-held = Il tourne pour { $side }.
card-cloud-off = Fermé : il ne fait rien pour l’instant.
card-relic-says = Elle vaut des points tant qu’on la porte, et davantage rapportée chez soi. Son porteur se déplace moins.
card-relic-lies = Elle est au sol, à ramasser par une action de décor.
card-relic-carried = { $figure } la porte.
card-zone-says = Une zone de déploiement : les figurines de son camp y commencent tout entières.

## Ordres et jetons

card-an-order = un ordre
card-order-says = Un jeton d’ordre et 0, 1 ou 2 points de pression de la figurine améliorent une action, une fois par activation.
card-order-row =
    { $level ->
        [0] L’ordre seul
        [one] … et 1 pression
       *[other] … et { $level } pressions
    } : { $text }
card-order-universal-0 = surcharge, et en plus une action de combat
card-order-universal-1 = un autre mouvement, même hors d’un corps à corps
card-order-universal-2 = un mouvement et une attaque, dans l’ordre voulu
card-order-resistance-0 = 1 dégât de moins
card-order-resistance-1 = 2 dégâts de moins
card-order-resistance-2 = 1 dégât au plus, et les réussites du défenseur blessent l’attaquant
card-order-defence-0 = un dé de défense de plus
card-order-defence-1 = un dé de défense de plus et 1 dégât de moins
card-order-defence-2 = un dé de défense de plus et une contre-attaque
card-order-damage-0 = relancer 1 dé d’attaque
card-order-damage-1 = relancer 1 dé, 1 dégât de plus
card-order-damage-2 = relancer des dés au choix, 2 dégâts de plus
card-order-distance-0 = un tir avec un dé de plus
card-order-distance-1 = un tir qui porte 6″ plus loin
card-order-distance-2 = un tir de plus
card-order-impact-0 = 1 dégât de plus au contact
card-order-impact-1 = relancer 1 dé, 1 dégât de plus
card-order-impact-2 = au contact, un dé et 1 dégât de plus, et le défenseur est assommé
card-order-mastery-0 = relancer 1 dé d’attaque
card-order-mastery-1 = au contact, relancer 1 dé et un dé de plus
card-order-mastery-2 = une attaque au contact de plus
card-order-of =
    { $side } y a droit : { $tokens ->
        [0] plus aucun jeton
        [one] 1 jeton restant
       *[other] { $tokens } jetons restants
    }.
card-keyword-flight = Elle passe par-dessus les décors et les ennemis.
card-keyword-double-attack = Deux attaques au contact en une action ; les deux cibles sont annoncées d’abord.
card-keyword-double-shot = Deux tirs en une action ; les deux cibles sont annoncées d’abord.
card-die-says = Les dés de même valeur forment une série : une paire vaut 1 réussite, un triple 2, quatre pareils 3, et ainsi de suite.
card-points-says = Comptés à la fin de chaque tour, selon le scénario.
card-activations = À activer
card-activations-says = Les camps alternent, une figurine chacun ; qui n’en a plus attend que l’autre ait fini.
card-orders = Jetons d’ordre
card-orders-says = Au début d’un tour, un par tranche entamée de trois figurines. Ce qui reste est perdu à la fin du tour.
card-passes = Jetons de passe
card-passes-says = Le camp le moins nombreux reçoit la différence au début d’un tour. Un jeton laisse passer une activation.
card-forecast = Si le tour s’arrêtait
card-forecast-says = La phase de contrôle, telle qu’on la compterait maintenant.
card-forecast-side =
    { $side } : +{ $gain }, soit { $then } ({ $kills } pour des éliminations, { $objectives } pour des objectifs, { $generators } pour des générateurs, { $relics } pour des reliques).
card-initiative = Initiative
card-initiative-says = Jouée aux dés au début de chaque tour ; le gagnant active en premier.
card-initiative-now = { $side } l’a.
card-pressure = Pression
card-pressure-says = Gagnée par la surcharge, un point à la fois, jusqu’au maximum de la carte. Elle paie les meilleures lignes des ordres et se garde d’un tour à l’autre.
card-stun = Assommée
card-stun-says = Au début de sa prochaine activation, la figurine rend le jeton, et ne se déplace ni n’agit.
card-daze = Étourdie
card-daze-says = Un dé de défense de moins par jeton, jusqu’au début de la propre activation de la figurine.
card-wounded = Blessée
card-wounded-says = À la moitié de sa vie ou moins, une figurine lance un dé de moins en attaque et en défense, jamais moins de trois.
card-side-count = { $side } : { $count }.
board-stun = assommée
board-daze = étourdie
board-wounded = blessée
