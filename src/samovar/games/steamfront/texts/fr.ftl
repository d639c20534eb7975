## Questions

ask-zone-choice = Vous avez gagné le jet : quelle zone est la vôtre ?
ask-picking = Que posez-vous ensuite ?
ask-laying = Où va cet élément : { $piece } ?
ask-marking = Où va l’objectif ?
ask-mustering = Qui déployez-vous ensuite ?
ask-posting = Où déployez-vous { $card } ({ $figure }) ?
ask-activation = Qui activez-vous ?
ask-plans = { $card } ({ $figure }) : qui gagne de la pression ?
ask-network = { $card } ({ $figure }) : qui reçoit de sa pression ?
ask-movement = Où va { $card } ({ $figure }), { NUMBER($limit) }″ au plus ?
ask-action = Que fait { $card } ({ $figure }) ?
ask-improvement = { $card } ({ $figure }) attaque : donnez-vous un ordre ?
ask-neutral-order = { $card } ({ $figure }) ne fait rien d’autre : donnez-vous un ordre ?
ask-sequence = { $card } ({ $figure }) : attaquer ou bouger d’abord ?
ask-ordered-attack = Qui { $card } ({ $figure }) attaque-t-il ?
ask-announce = Qui { $card } ({ $figure }) attaque-t-il ensuite ?
ask-reaction = { $attacker } ({ $by }) attaque { $card } ({ $figure }) : réagissez-vous ?
ask-rerolls = Quels dés relancez-vous, { $most } au plus ?
ask-riposte = { $card } ({ $figure }) a survécu : rend-il le coup ?

## Choix

choice-ready = Prêt
choice-wait = Pas prêt, finalement
choice-take-zone = Prendre { $zone }
choice-pick = Poser : { $piece }
choice-pick-objective = Poser un objectif
choice-lay = Poser ici
choice-lay-at = Poser { $part }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-mark = Marquer ici
choice-mark-at = Marquer { $part }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-muster = Déployer { $figure }
choice-post = Déployer ici
choice-post-at = Déployer { $part } de votre zone{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-activate = Activer { $figure }
choice-pass = Dépenser une passe
choice-stay = Rester
choice-move = Aller là
choice-move-beside = Aller au contact : { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-move-contact = Charger { $target }, { $side ->
    [left] par la gauche
    [right] par la droite
   *[straight] tout droit
    }
choice-move-cover = Se mettre à couvert : { $goal }, { $near } à { NUMBER($gap) }″
choice-move-heading = Aller { $heading }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-move-in-range = Se mettre à portée : { $target }, à { NUMBER($gap) }″
choice-move-onto = Rejoindre { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-move-out-of-range = Sortir de portée : { $target }, à { NUMBER($gap) }″
choice-move-towards = Aller vers { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-move-towards-piece = Aller vers : { $goal }{ $near ->
    [none] { "" }
   *[other] , { $near } à { NUMBER($gap) }″
    }
choice-strike = Frapper { $target }
choice-strike-with = Frapper { $target } : { $weapon }
choice-shoot = Tirer sur { $target }
choice-shoot-with = Tirer sur { $target } : { $weapon }, de { $low } à { $high } pouces
choice-overload = Surcharger
choice-use = Manier { $piece }
choice-pick-up = Ramasser { $relic }
choice-rest = Faire l’action neutre
choice-mend = Réparer { $figure }
choice-command = Donner l’ordre { $category }{ $level ->
    [0] {""}
    [1] , 1 pression
   *[other] , { $level } pressions
    }
choice-no-command = Ne donner aucun ordre
choice-move-first = Bouger, puis attaquer
choice-attack-first = Attaquer, puis bouger
choice-hold = Ne pas attaquer davantage
choice-guard = Réagir : { $category }{ $level ->
    [0] {""}
    [1] , 1 pression
   *[other] , { $level } pressions
    }
choice-endure = Ne pas réagir
choice-reroll = { $dice-count ->
    [0] Ne rien relancer
   *[other] Relancer : { $dice }
    }
choice-counter-attack = { $yes ->
    [yes] Contre-attaquer
   *[no] Ne pas contre-attaquer
    }
choice-give-pressure = { $figures-count ->
    [0] Ne donner de pression à personne
   *[other] Donner de la pression : { $figures }
    }
choice-share-pressure = Donner { $amount } à { $figure }
choice-keep-pressure = Garder sa pression

## Événements

event-drawn = { $deployment } ; { $terrain } décors et { $objectives } objectifs à poser.
event-scenario-drawn = Le scénario est { $scenario }.
event-rolled-off = Jet pour la zone : { $first } contre { $second }.
event-zone-taken = { $side } prend { $zone }.
event-laid = { $side } pose : { $piece }.
event-marked = { $side } pose un objectif.
event-deployed = { $card } ({ $figure }) est déployé.
event-left-out = Plus de place pour { $card } ({ $figure }).
event-turn-began = Tour { $turn }.
event-threw-initiative = Initiative : { $first } contre { $second }.
event-won-initiative = { $side } a l’initiative.
event-gained-tokens = { $side } : { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
}, { $passes ->
    [one] { $passes } passe
   *[other] { $passes } passes
}.
event-passed = { $side } passe ; il en reste { $left }.
event-activated = { $card } ({ $figure }) est activé.
event-came-round = { $card } ({ $figure }) revient à lui et perd cette activation.
event-moved = { $card } ({ $figure }) avance de { NUMBER($length) }″.
event-charged = { $figure } charge { $target }.
event-disengaged = { $figure } se désengage.
event-overloaded = { $figure } surcharge : pression { $pressure }.
event-rested = { $figure } ne fait rien.
event-mended = { $figure } rend { $life } de vie à { $friend }.
event-commanded = { $figure } : ordre { $category }{ $level ->
    [0] {""}
    [1] , 1 pression
   *[other] , { $level } pressions
    }.
event-guarded = { $figure } réagit : ordre { $category }{ $level ->
    [0] {""}
    [1] , 1 pression
   *[other] , { $level } pressions
    }.
event-attacked = { $card } ({ $figure }) { $kind-id ->
    [shot] tire sur
   *[sas] frappe
    } { $foe } ({ $target }).
event-modified =
    { $reason-id ->
        [printed] { $figure } a { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        }.
       *[other] { $figure }, { $reason } : { $dice ->
            [-2] −2 dés
            [-1] −1 dé
            [1] +1 dé
            [2] +2 dés
           *[other] { $dice } dés
        }.
    }
event-threw-attack = { $figure } lance { $dice } : { $successes ->
    [one] { $successes } réussite
   *[other] { $successes } réussites
    }.
event-threw-defence = { $figure } se défend avec { $dice } : { $successes ->
    [one] { $successes } réussite
   *[other] { $successes } réussites
    }.
event-threw-again = Relancé : { $dice }, { $successes ->
    [one] { $successes } réussite
   *[other] { $successes } réussites
    } pour { $figure }.
event-burnt = { $figure } crache le feu : { $successes ->
    [one] { $successes } réussite
   *[other] { $successes } réussites
    }.
event-missed = { $figure } ne fait aucun mal à { $target }.
event-hurt = { $card } ({ $figure }) perd { $damage ->
    [1] 1 point de vie
   *[other] { $damage } points de vie
    }, il en reste { $left }.
event-eliminated = { $card } ({ $figure }) est éliminé.
event-stunned = { $figure } est assommé.
event-dazed = { $figure } est étourdi : { $tokens }.
event-gained-pressure = { $figure } gagne { $amount } de pression : { $pressure }.
event-lost-attack = { $figure } ne peut plus attaquer { $target } : l’attaque est perdue.
event-counter-attacked = { $figure } contre-attaque { $target }.
event-primed = { $figure } amorce { $piece }.
event-turned-valve = { $figure } tourne { $piece }.
event-cloud-changed = { $open ->
    [yes] La vapeur monte : { $piece }.
   *[no] La vapeur se dissipe : { $piece }.
    }
event-searched = { $relic ->
    [yes] { $figure } fouille { $piece } : une relique !
   *[no] { $figure } fouille { $piece } : rien.
    }
event-took-relic = { $figure } porte une relique.
event-dropped-relic = { $figure } lâche la relique.
event-brought-home = { $figure } rapporte une relique : { $points } points.
event-demolished = { $figure } démolit { $piece }.
event-scored = { $side } marque { $points } (éliminations : { $kills }, objectifs : { $objectives }) : { $total }.
event-turn-ended = Le tour { $turn } est fini.
event-finished = La partie est finie : { $first } à { $second }.

## Pourquoi non

why-activated = Elle a déjà été activée ce tour-ci.
why-barricade = Une barricade barre le chemin.
why-contact-only = Cet ordre vaut pour les attaques au contact.
why-crater = Un cratère est sur le chemin : { NUMBER($limit) }″ au plus.
why-ends-on-contact = Qui touche un ennemi en chemin s’arrête là.
why-enemy-in-the-way = Un ennemi barre le chemin.
why-engaged = Elle est au corps à corps.
why-figure-in-sight = D’autres figurines cachent { $target }.
why-hands-full = Elle porte déjà une relique.
why-in-cloud = Elle est dans un nuage de vapeur.
why-lay-a-piece = Posez l’élément en un point, dans l’une des 24 orientations.
why-mark-a-point = Marquez un point.
why-mechanism = Un mécanisme barre le chemin.
why-move-first = D’abord le mouvement.
why-moved-already = Le mouvement est passé.
why-must-be-neutral = Cet objectif doit être tout entier dans la bande neutre.
why-near-edge = Les objectifs restent à trois pouces des bords.
why-near-objective = Les objectifs restent à trois pouces les uns des autres.
why-no-attack-dice = Un lance-flamme ne lance pas de dés d’attaque.
why-no-band = Cette arme ne sert pas au contact.
why-no-mechanism = Le scénario ne donne aucun usage à cet élément.
why-no-objective-left = Tous les objectifs sont sur la table.
why-no-order-token = Il ne reste pas de jeton ordre.
why-no-pass-token = Il ne reste pas de passe.
why-no-ranged-weapon = Elle n’a pas d’arme à distance.
why-no-room-left = Ce qui reste à poser ne trouverait plus de place.
why-no-sight = On ne voit pas { $target } : { $piece }.
why-no-such-dice = Ces dés ne sont pas là.
why-no-such-order = Cet ordre n’existe pas.
why-no-such-piece = Il n’y a rien de tel ici.
why-no-such-weapon = Sa carte n’a pas cette arme.
why-choose-a-weapon = Elle a plusieurs armes de contact : choisissez laquelle.
why-answer-the-attacker = La contre-attaque vise la figurine qui vient d’attaquer.
why-no-terrain-left = Tout le décor est sur la table.
why-no-way = Donnez un point, ou quelques étapes.
why-nobody-to-attack = Il n’y a personne à attaquer.
why-not-an-enemy = Ce n’est pas un ennemi sur la table.
why-not-beside-piece = Elle ne le touche pas.
why-not-on-table = Elle n’est pas sur la table.
why-not-touching = Son socle ne touche pas { $target }.
why-not-your-category = Votre escouade n’a pas ces ordres.
why-not-your-figure = Cette figurine n’est pas à vous.
why-objective-count = Objectifs convenus : { $agreed } ; cette table en a { $count }.
why-objective-near-zone = Les objectifs restent à six pouces des zones.
why-off-table = Elle ne tiendrait pas tout entière sur la table.
why-on-figure = { $figure } se tient là.
why-one-faction = Une escouade vient d’une seule faction.
why-one-officer = Une escouade a exactement un officier, pas { $officers }.
why-other-action = Cet ordre vaut pour une autre action.
why-beyond-range = À { NUMBER($length) }″ : l’arme porte à { NUMBER($limit) }″.
why-out-of-range = La cible est hors de portée.
why-outside-zone = Une figurine se déploie tout entière dans sa zone.
why-overlap = On peut se toucher, pas se chevaucher.
why-post-a-point = Donnez un point.
why-pressure-full = Elle a toute la pression possible.
why-reroll-only = Dites quels dés sont relancés.
why-same-kind = L’attaque suivante est de même nature.
why-shots-only = Cet ordre vaut pour les tirs.
why-target-engaged = { $target } est au corps à corps.
why-target-in-cloud = { $target } est dans un nuage de vapeur.
why-terrain-count = Décors convenus : { $agreed } ; cette table en a { $count }.
why-too-many-objectives = { $deployment } n’a pas de place pour { $count } objectifs de { $diameter } millimètres.
why-terrain-near-zone = Le décor reste à trois pouces des zones.
why-three-alike = { $card } : un vétéran se prend trois fois au plus, pas { $count }.
why-three-regulars = Une escouade a au moins { $least } réguliers, pas { $regulars }.
why-too-far = Cela fait { NUMBER($length) }″ ; { NUMBER($limit) }″ au plus.
why-too-little-pressure = La figurine n’a pas assez de pression.
why-too-many-dice = { $most } dés au plus.
why-too-many-figures = Cette table accueille { $most } figurines par camp.
why-too-many-points = { $points } points ; { $limit } au plus.
why-two-alike = { $card } : une élite se prend deux fois au plus, pas { $count }.
why-two-sides = Il faut deux escouades, pas { $sides }.
why-used-this-turn = Il a déjà servi ce tour-ci.
why-wall = Un mur barre le chemin.
why-activate-first = Activez d’abord une figurine, ou passez.
why-beyond-special = Elle est hors de portée du spécial.
why-deploy-first = Choisissez d’abord la figurine à déployer.
why-each-once = Nommez chaque figurine une seule fois.
why-no-contact-weapon = Sa carte n’a pas cette arme de contact.
why-no-such-special = Sa carte n’a pas ce spécial.
why-no-terrain-type = On ne pose ici que les quatre types de décor.
why-not-in-reserve = Elle n’attend pas d’être déployée.
why-not-offered = Ceci n’est pas parmi vos choix possibles.
why-not-itself = Pas la figurine elle-même : une amie.
why-only-move = Déplacez la figurine, ou laissez-la sur place.
why-only-weapon = Elle n’a qu’une arme de contact : dites seulement si elle contre-attaque.
why-other-amount = De 1 à { $most } de pression.
why-pick-first = Choisissez d’abord ce que vous posez.
why-take-a-zone = Choisissez l’une des deux zones.
why-too-many-friends = { $most } figurines amies au plus.
why-twin-first = Une autre figurine de la même carte passe d’abord : elles sont identiques.
why-unhurt = Elle n’a pas perdu de vie.

## Champs

field-at = Place
field-dice = Dés à relancer
field-figures = Figurines
field-turn = Tourné par pas de 15°
field-way = Chemin

## Faits

effect-attack = { $amount ->
    [1] Un dé d’attaque de plus.
   *[other] { $amount } dés d’attaque de plus.
    }
effect-cap = { $amount ->
    [1] 1 dégât au plus.
   *[other] { $amount } dégâts au plus.
    }
effect-counter = Ensuite, la cible contre-attaque.
effect-damage = { $amount ->
    [1] 1 dégât de plus si l’attaque blesse.
   *[other] { $amount } dégâts de plus si l’attaque blesse.
    }
effect-defence = { $amount ->
    [1] Un dé de défense de plus.
   *[other] { $amount } dés de défense de plus.
    }
effect-extra = { $amount ->
    [1] Une attaque de plus.
   *[other] { $amount } attaques de plus.
    }
effect-move = Bouge une fois de plus, même hors d’un corps à corps.
effect-move-and-combat = Bouge et attaque, dans l’ordre voulu.
effect-overload-and-combat = Gagne de la pression, puis attaque.
effect-range = La plus longue portée s’allonge de { NUMBER($amount) }″.
effect-reduce = { $amount ->
    [1] 1 dégât de moins.
   *[other] { $amount } dégâts de moins.
    }
effect-reflect = Chaque réussite en défense coûte une vie à l’attaquant.
effect-reroll = { $dice ->
    [1] Relancez un dé d’attaque.
   *[other] Relancez jusqu’à { $dice } dés d’attaque.
    }
effect-reroll-any = Relancez les dés d’attaque voulus.
effect-stun = Assomme la cible.
fact-attack-reason = { $reason } { $dice }
fact-charge = C’est une charge : un dé d’attaque de plus.
fact-defence-reason = { $reason } { $dice }
fact-dice = { $fixed ->
    [0] { $attack } dés contre { $defence }.
   *[other] Valeur fixe { $fixed } contre { $defence } dés.
    }
fact-length = { NUMBER($length) }″ sur { NUMBER($limit) }″.
fact-needs-range-order = Seulement avec un ordre qui allonge la portée.
fact-odds = Blesse à { $hit } %, élimine à { $kill } %, { NUMBER($mean) } dégâts en moyenne.
fact-odds-together = { $attacks } attaques sur la même cible : { $hit } % de blesser, { $kill } % d’éliminer, { NUMBER($mean) } dégâts en moyenne.
fact-overload = Pression { $pressure } sur { $most }, pour de futurs ordres.
fact-price = { $pressure ->
    [0] Coûte un ordre.
   *[other] Coûte un ordre et { $pressure } de pression.
    }
fact-reflects = Coûte { NUMBER($mean) } vie à l’attaquant en moyenne.
fact-rest = Ne fait rien d’autre.
fact-rest-or-order = Ne fait rien d’autre, ou suit un ordre Universel.
fact-stunned = Assommée : cette activation est perdue.

## La fin

end-points = { $first } à { $second } : le plus de points l’emporte.
end-draw = { $first } à { $second } : personne ne gagne.

## Réglages

setting-scenario = Scénario
setting-scenario-libre = { scenario-libre }
setting-scenario-generateurs = { scenario-generateurs }
setting-scenario-grande-soupape = { scenario-grande-soupape }
setting-scenario-reliques = { scenario-reliques }
setting-scenario-random = tiré au sort
setting-table = Table du scénario Libre
setting-table-place-des-chaudieres = Place des Chaudières
setting-table-rue-effondree = Rue effondrée
setting-table-bord-du-grand-cratere = Bord du Grand Cratère
setting-table-build = bâtie par les joueurs
setting-deployment = Déploiement du scénario Libre
setting-deployment-random = tiré au sort, ou celui de la table
setting-deployment-front = { deployment-front }
setting-deployment-avenue = { deployment-avenue }
setting-deployment-diagonale = { deployment-diagonale }
setting-terrain-count = Décors convenus
setting-terrain-count-random = tirés au sort, de 5 à 7
setting-terrain-count-0 = 0
setting-terrain-count-1 = 1
setting-terrain-count-2 = 2
setting-terrain-count-3 = 3
setting-terrain-count-4 = 4
setting-terrain-count-5 = 5
setting-terrain-count-6 = 6
setting-terrain-count-7 = 7
setting-terrain-count-8 = 8
setting-terrain-count-9 = 9
setting-terrain-count-10 = 10
setting-terrain-count-11 = 11
setting-terrain-count-12 = 12
setting-objective-count = Objectifs convenus
setting-objective-count-random = tirés au sort, 3 ou 5
setting-objective-count-0 = 0
setting-objective-count-1 = 1
setting-objective-count-2 = 2
setting-objective-count-3 = 3
setting-objective-count-4 = 4
setting-objective-count-5 = 5
setting-objective-count-6 = 6
setting-objective-count-7 = 7
setting-squads = Escouades
setting-squads-lum-rulebook = Luminarchs : exemple du livre
setting-squads-lum-envol = Luminarchs : Envol
setting-squads-iron-marteau = Iron Dominion : Marteau
setting-squads-iron-feu = Iron Dominion : Feu
setting-squads-stm-reseau = Steamwokens : Réseau
setting-squads-stm-meute = Steamwokens : Meute
setting-format = Format de partie
setting-format-200 = 200 points, toutes les limites
setting-format-casual = libre : un officier, une faction
setting-bonus-before-penalty = Dés : bonus avant malus
setting-charge-first-attack-only = Dé de charge pour la seule première attaque
setting-impact1-sas-only = Impact 1 au contact seulement
setting-maitrise1-reroll-any = La relance de Maîtrise 1 vaut aussi pour les tirs
setting-impact2-stun-needs-damage = Impact 2 n’assomme que si l’attaque blesse
setting-extra-action-announce = Toutes les cibles sont nommées avant le premier jet
setting-order-on-both-attacks = Un ordre améliore les deux attaques
setting-reroll-before-defence = Relances avant le jet de défense
setting-counter-chain = Une contre-attaque peut en appeler une autre
setting-resist2-success-still-opposes = Les réussites renvoyées opposent encore
setting-flame-always-hits = Les lance-flammes touchent toujours
setting-end-on-wipeout = Un camp anéanti met fin à la partie
setting-figures-block-los = Les figurines bloquent la vue
setting-crater-cumulative = Chaque cratère ralentit
setting-flight-ignores-craters = Le vol ignore le cratère de départ
setting-stun-stack = Les jetons assommé se cumulent
setting-officer-death-loses-category = L’officier tombé emporte ses ordres
setting-control = Qui tient un objectif
setting-control-majority-figures = plus de figurines
setting-control-points = plus de points
setting-control-life = plus de vie
setting-score-kills = Les ennemis éliminés comptent
setting-score-kills-this-turn = au tour de leur chute
setting-score-kills-every-turn = de nouveau chaque tour
setting-cloud-inside = Est dans un nuage
setting-cloud-inside-centre = qui a son centre dedans
setting-cloud-inside-any-part = qui y est en partie
setting-contact-epsilon = Contact : écart maximal, en millièmes de pouce
setting-objective-diameter = Objectifs : diamètre, en millimètres
setting-turns = Tours, sinon ceux du scénario
variant-small = Petite : trois figurines par camp, trois tours

## Titres de la table

row-turn = Tour
row-phase = Phase
row-scenario = Scénario
row-deployment = Déploiement
row-initiative = Initiative à
row-active = Figurine active
row-moved = A bougé
row-charged = A chargé
row-attacks-made = Attaques faites
row-terrain-left = Décors à poser
row-objectives-left = Objectifs à poser
row-objective-count = Objectifs
row-bag-relics = Reliques dans le sac
row-bag-empty = Jetons vides dans le sac
row-zone = Zone de
row-orders = Ordres
row-passes = Passes restantes
row-points = Points de victoire
row-kills = Ennemis éliminés ce tour
row-all-kills = Ennemis éliminés
row-attacker = Attaquant
row-target = Cible
row-band = Portée
row-kind = Sorte d’attaque
row-order = Ordre
row-level = Niveau
row-guard = Ordre défensif
row-guard-level = Son niveau
row-counter = Contre-attaque
row-attack-dice = Dés d’attaque
row-defence-dice = Dés de défense
row-card = Carte
row-status = État
row-x = En largeur, en millièmes de pouce
row-y = En hauteur, en millièmes de pouce
row-lost = Vie perdue
row-pressure = Pression
row-stun = Assommé
row-daze = Étourdi
row-activated = Activée
row-used = Spécial utilisé
row-carries = Relique portée
row-piece = Décor
row-piece-x = Décor, en largeur
row-piece-y = Décor, en hauteur
row-piece-turn = Décor, orientation
row-piece-state = Décor en place
row-piece-owner = Drapeau de
row-piece-used = Servi
row-objective-x = Objectif, en largeur
row-objective-y = Objectif, en hauteur
row-relic = Relique
row-relic-x = Relique, en largeur
row-relic-y = Relique, en hauteur

## Leçons
setting-lesson = Leçon
setting-lesson-none = aucune : une partie entière
setting-lesson-moves = { lesson-moves }
setting-lesson-sets = { lesson-sets }
setting-lesson-orders = { lesson-orders }
setting-lesson-scenery = { lesson-scenery }
setting-lesson-objectives = { lesson-objectives }
end-lesson-met = Le but de la leçon est atteint. Bien joué !
end-lesson-missed = La leçon est finie sans que son but soit atteint. Recommencez-la : elle dure quelques minutes.
lesson-moves = Se déplacer et charger
lesson-moves-goal = Contournez un mur, puis chargez le conscrit et frappez.
lesson-sets = Les séries de dés
lesson-sets-goal = Lisez un jet, relancez un dé isolé, et blessez le conscrit.
lesson-orders = Ordres et pression
lesson-orders-goal = Dépensez deux de vos trois ordres, et menez un garde sur l’objectif en un seul tour.
lesson-scenery = Le décor
lesson-scenery-goal = Amorcez le générateur, et trouvez d’où votre archer voit le conscrit.
lesson-objectives = Les objectifs
lesson-objectives-goal = Marquez trois points en tenant des objectifs, tour après tour.

## Codes d’escouades et de tables qui ne se lisent pas : où, et pourquoi

where-squad = l’escouade
where-cards = les cartes
where-table = la table
where-code = le code
where-text = le texte

fault-squads = ici vient une escouade pour chaque camp
fault-squad-word = « { $word } » n’est ni une escouade prête ni le code d’une escouade : { $reason }
fault-table-word = « { $word } » n’est ni une table prête ni le code d’une table : { $reason }
fault-squad-form = un code a trois parties : édition/cartes/total
fault-squad-ends = un code commence par son édition et finit par son total en points entiers
fault-no-card = il n’y a pas de carte « { $word } »
fault-squad-price = « { $word } » : un prix est en points entiers
fault-squad-count = « { $word } » : un nombre va de 2 à { $most }
fault-squad-twice = { $card } y figure deux fois
fault-squad-gone = aucune de ses cartes n’est plus imprimée
fault-squad-written = cette escouade s’écrit { $code }
fault-squad-size = une escouade a de 1 à { $most } figurines
fault-many-cards = une escouade a { $most } cartes au plus
fault-table-form = un code a trois parties : déploiement/décors/objectifs
fault-no-table-found = aucune table de { $pieces } décors et { $objectives } objectifs n’a été trouvée
fault-table-many = il y a au plus { $pieces } décors et { $objectives } objectifs
fault-table-numbers = « { $word } » : ici viennent { $count } nombres entiers
fault-piece-form = « { $word } » : un décor s’écrit décor@x,y,degrés
fault-no-piece = « { $word } » n’est pas un décor que les joueurs posent
fault-piece-turn = les décors tournent par pas de { $degrees } degrés
fault-no-built-scenario = aucun scénario de cette édition ne laisse les joueurs bâtir la table
fault-text-length = il a plus de { $most } signes, ou n’est pas un texte

## Comment la partie s’est jouée

score-unit = points
share-kills = Ennemis éliminés
share-objectives = Objectifs, générateurs et reliques tenus
share-relics = Reliques rapportées
share-finish = Fin du scénario
figure-attacks = Attaques
figure-damage = Dégâts infligés
figure-eliminated = Ennemis éliminés
figure-charges = Charges
figure-orders = Ordres donnés
figure-healed = Points de vie rendus
fortune = Réussites obtenues, comparées à ce que les mêmes dés donnent en moyenne.

## Actes : plusieurs lignes du journal, dites en une

deed-initiative = { $side } a l’initiative, { $side-id ->
    [b] { $second } contre { $first }
   *[a] { $first } contre { $second }
    }.
deed-activation = { $card } ({ $figure }) { $what }.
deed-activation-mixed = { $card } ({ $figure }) : { $what }.
deed-figure = { $figure } : { $what }.
deed-attack =
    { $card } ({ $figure }) { $kind-id ->
        [shot] tire sur
       *[sas] frappe
    } { $foe } ({ $target }){ $thrown ->
        [0] {""}
       *[other] , { $hits } à { $saves }
    }{ $what-count ->
        [0] {""}
       *[other]  : { $what }
    }.
deed-counter-attack =
    { $figure } contre-attaque { $target }{ $thrown ->
        [0] {""}
       *[other] , { $hits } à { $saves }
    }{ $what-count ->
        [0] {""}
       *[other]  : { $what }
    }.
deed-score = Points du tour : { $scores }.
deed-row-dice = { $dice }
deed-row-score = éliminations : { $kills }, objectifs : { $objectives }
deed-part-moved = avance de { NUMBER($length) }″
deed-part-charged = charge { $target }
deed-part-disengaged = se désengage
deed-part-overloaded = surcharge à { $pressure } de pression
deed-part-rested = ne fait rien
deed-part-commanded = reçoit l’ordre { $category }{ $level ->
        [0] {""}
        [1] {" "}pour 1 pression
       *[other] {" "}pour { $level } pressions
    }
deed-part-mended = rend { $life } de vie à { $friend }
deed-part-gained-pressure = gagne { $amount } de pression : { $pressure }
deed-part-primed = amorce { $piece }
deed-part-turned-valve = tourne { $piece }
deed-part-searched = fouille { $piece } : { $relic ->
        [yes] une relique !
       *[no] rien
    }
deed-part-took-relic = ramasse une relique
deed-part-brought-home = rapporte une relique : { $points } points
deed-part-demolished = démolit { $piece }
deed-part-missed = sans effet
deed-part-lost-attack = l’attaque est perdue
deed-part-hurt = { $damage ->
        [1] 1 point de vie perdu
       *[other] { $damage } points de vie perdus
    }, reste { $left }
deed-part-eliminated = éliminé
deed-part-stunned = assommé
deed-part-dazed = étourdi
