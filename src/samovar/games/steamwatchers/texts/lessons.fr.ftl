## Ce que dit le maître d’une leçon : lu seulement là où l’on apprend.

coach-wait-setup = Quelqu’un d’autre s’installe. Regardez la carte en attendant : les colonnes de vapeur sont des GÉO, et les GÉO font gagner.
coach-wait-plans = Vos ordres sont face cachée. Personne ne les voit tant que tous ne sont pas posés ; d’ici là, vous pouvez encore les changer.
coach-wait = Les autres jouent. Regardez quels ordres ils dépensent : ce qui a bougé ne bougera plus ce tour.
coach-won = Vous avez gagné, et vous connaissez le jeu. La prochaine partie a les capacités de clan et les cartes Archonte.
coach-lost = Celle-ci est perdue, mais vous connaissez le jeu. Les fermes ne refroidissent jamais : bâtissez-en davantage la prochaine fois.
coach-clan-choice = Choisissez un clan. Ses capacités décident de votre manière de gagner ; chaque carte de la liste dit comment il aime jouer.
coach-clan-choice-lesson = Bienvenue. Après quatre tours, le clan qui a le plus de GÉO gagne : un par étage de vapeur et par ferme dans vos zones. Prenez le clan dont les couleurs vous plaisent ; les capacités de clan sont coupées dans cette première partie.
coach-title-choice = Un titre donne une capacité par tour, et l’ordre du jeu. Un Guetteur fait naître une colonne de vapeur : un bon premier titre.
coach-deployment-choice = Choisissez vos trois zones de départ. Près de colonnes encore libres, c’est le mieux : vous irez à pied.
coach-stations = Répartissez vos soldats sur les trois zones, cinq au plus dans chacune : touchez une zone, ou servez-vous des boutons. Une zone est à vous tant que l’un d’eux s’y tient.
coach-column-place = Votre propre colonne de vapeur : un GÉO, votre score, par étage qui reste en fin de tour. Mettez-la là où vos soldats sont nombreux.
coach-farm-places = Les colonnes refroidissent, les fermes non : chacune vaut un GÉO à chaque tour. Placez-les derrière vos soldats.
coach-turret-choice = Une tourelle renforce la défense de sa zone. Mettez-la là d’où un voisin peut venir.
coach-accomplice = Le Complice est un contrat pour toujours : des côtes de cette mer, vous naviguez. Choisissez la mer qui touche le plus de vos zones.
coach-scouting = Une unité peut partir en avant avant le premier tour. Une colonne libre à côté en vaut la peine.
coach-outrider = Un soldat hors de votre déploiement prend du terrain tôt. Prenez-le.
coach-meetings = Votre rendez-vous secret compte à la fin si vous le tenez. Choisissez-en un près de vos zones.
coach-watcher = Vous êtes Guetteur : une carte de votre main fait naître sa colonne. { $card } est à vous : ses étages seront des GÉO pour vous en fin de tour.
coach-watcher-near = Vous êtes Guetteur : une carte de votre main fait naître sa colonne. { $card } est à côté de vous et n’est à personne : vous pouvez y aller dès ce tour.
coach-watcher-far = Vous êtes Guetteur, mais aucune carte de votre main n’est près de vos zones. Jouez { $card } : c’est ce qui aide le moins les autres.
coach-legate-token = Légat : ce tour, une mer vous est ouverte comme par contrat. Prenez celle qui touche le plus de vos côtes.
coach-archon = Archonte : la carte que vous jouez vaut pour tous jusqu’à ce qu’une autre la recouvre. Lisez qui y gagne, et choisissez ce qui vous sert le plus.
coach-primus-token = Primus : fermez le titre que vous voulez au prochain tour. Personne d’autre ne peut le réserver avant que vous passiez.
coach-naming = Votre carte demande un nom. Choisissez ce qui vous aide, ou ce qui gêne qui mène sur la piste GÉO.
coach-deed-place = Choisissez où la carte frappe : chez vous si elle donne, chez un rival si elle prend.
coach-raze-choice = Une structure disparaît. Une tourelle compte moins qu’une ferme.
coach-shift-choice = Un soldat peut passer à côté, sans ordre. Une zone vide avec des étages en vaut la peine.
coach-offer = La carte propose un marché. L’algofuel revient au Grand blanc : acceptez si vous avez des barils de reste.
coach-alternative = Deux bonnes choses, un seul choix. Les soldats servent maintenant, les GÉO à la fin.
coach-auction = Une enchère secrète : seul le plus offrant paie, et une mise nulle ne gagne rien. Misez ce que le prix vaut pour vous, pas davantage.
coach-ballot = Un vote secret : qui garde le Reliquaire ? Votez pour vous, sauf dette envers quelqu’un.
coach-casting-vote = Le vote est à égalité, et vous tranchez. Tranchez pour vous, ou contre celui qui mène.
coach-alms-choice = Dernier sur la piste GÉO, premier aidé. Sans route sur la mer, prenez le contrat, sinon le baril.
coach-planning-1 = Chacun planifie en secret : un ordre sur chacune de vos zones ; touchez une zone pour changer son ordre. Déplacement où une colonne libre est voisine, Défense où vous avez à perdre, Leurre pour bluffer.
coach-planning-2 = Tour 2 : l’élite est là. Elle vaut 2 au combat, et une Mobilisation peut en amener une. Planifiez comme avant : allez prendre des étages, défendez vos fermes.
coach-planning-3 = Tour 3 : les mers s’ouvrent. D’une côte où vous avez un contrat, un Déplacement atteint toute plaine de ses rivages. Une Défense peut aussi négocier d’autres contrats.
coach-planning-4 = Dernier tour, et la Marche forcée est à vous : pour un jeton, un Déplacement traverse une plaine et atteint la suivante. Comptez les étages qui resteront après la baisse, et prenez-les.
coach-planning = Un ordre sur chacune de vos zones, en secret. Déplacement vers des étages libres, Défense près d’un rival, Leurre où rien n’est en jeu.
coach-planning-hint =
    { $moves-count ->
        [0] Aucune zone n’a besoin de bouger
       *[other] Déplacement en { $moves }
    } ; { $defences-count ->
        [0] aucune n’a besoin d’une Défense
       *[other] Défense en { $defences }
    } ; des Leurres ailleurs.
coach-settled-geo = Le tour { $turn } est réglé. Le Grand blanc vous a compté { $geo } GÉO ; il vous reste { $floors ->
    [one] 1 étage
   *[other] { $floors } étages
} et { $farms ->
    [one] 1 ferme
   *[other] { $farms } fermes
}. Toutes les colonnes avaient perdu un étage avant.
coach-settled-supply = Ces GÉO nourrissent { $supply } unités ; vous en avez { $units } sur la carte. Au prochain Grand blanc, celles que vos GÉO ne nourrissent pas s’en vont.
coach-settled-fuel = Votre stock est de nouveau plein : { $clean } barils sains et { $contraband } de contrebande. L’incubation est revenue à 0 ; { $quarantines ->
    [0] aucune place de votre plateau n’est en quarantaine
    [one] 1 place de votre plateau reste en quarantaine
   *[other] { $quarantines } places de votre plateau restent en quarantaine
}.
coach-settled-exile =
    { $count ->
        [0] Aucun des vôtres n’est en Mort & Exil. Chaque paire vous y coûterait un GÉO à la fin : gare à la contrebande et aux hautes colonnes.
        [one] 1 de vos soldats est en Mort & Exil, pour toute la partie. Un second vous coûterait un GÉO à la fin.
       *[other] { $count } de vos soldats sont en Mort & Exil, pour toute la partie : { $geo } GÉO de moins à la fin, un par paire.
    }
coach-caravan-planning = Planifiez comme d’habitude et donnez, si vous voulez, un ordre au plateau de caravane : un Déplacement la fait rouler, une Défense fait travailler ses kits.
coach-play-move = Tous les ordres sont visibles ; chacun à son tour en active un. Commencez par le Déplacement en { $zone } : il peut prendre quelque chose avant les autres.
coach-play-defence = Activez la Défense en { $zone } : vous pouvez y recruter. Sa protection est alors consommée ; faites-le quand personne à côté ne peut plus attaquer.
coach-play-negotiate = Activez la Défense en { $zone } : un havre à vous permet de négocier un contrat pour une mer qui ne vous est pas encore ouverte. La protection de l’ordre est alors perdue.
coach-play-kits = Activez la Défense en { $zone }, où se trouve votre caravane : procurez-vous-y des kits tant qu’il reste des points.
coach-play-turret = Activez la Défense en { $zone } : personne ne peut plus y attaquer, faites-en une tourelle. Elle ne coûte rien et protège jusqu’à la fin.
coach-play-pass-last = Plus rien à gagner : passez. Aucun tour ne suit, le titre n’a plus d’importance.
coach-play-pass = Plus rien à gagner : passez. Vous choisissez votre titre du prochain tour, et qui passe tôt a le plus grand choix. Les Défenses protègent encore.
coach-play-caravan = Activez le plateau de caravane : son ordre fait rouler la caravane, ou met ses kits au travail.
coach-meeting-recruits = Des recrues pour votre rendez-vous. Mettez-les là où elles gardent le plus.
coach-manoeuvre-walk = Depuis { $zone }, à pied : cliquez où aller. Un groupe avance d’une zone ; plusieurs groupes peuvent partir, chacun de son côté, et un ennemi sur place signifie combat.
coach-manoeuvre-sail = Depuis { $zone }, par la glace : votre contrat ouvre toute la mer, et chaque plaine de ses rivages est à un pas.
coach-manoeuvre-march = Marche forcée depuis { $zone } : contre un jeton et un emplacement de votre plateau, le groupe traverse une plaine sans ennemi et continue jusqu’à la suivante.
coach-manoeuvre-beacon = Laissez une balise : la zone reste à vous après le départ du dernier soldat, tant que personne n’y entre.
coach-manoeuvre-finish = Personne d’autre n’a besoin de quitter { $zone }. Dites que c’est tout ; si vous avez rencontré l’ennemi, le combat commence.
coach-caravan-manoeuvre = Seule la caravane bouge. Menez-la où ses kits ou ses passagers sont utiles ; ses wagons comptent aussi au combat.
coach-grouping = Combien partent ? Vers une zone vide, un ou deux suffisent ; vers un combat, tous ceux dont vous pouvez vous passer. Il faut qu’un reste pour garder la zone quittée.
coach-trap = La balise était piégée. Sacrifiez un soldat de base plutôt qu’une élite.
coach-defence-action-mobilise = Défense en { $zone } : mobilisez. Deux soldats de base, ou une élite quand vous en aurez, dans la zone ou à côté. Restez dans votre ravitaillement.
coach-defence-action-negotiate = Défense en { $zone } : négociez. Chaque havre tenu apporte un contrat, et chaque contrat ouvre une mer.
coach-defence-action-turret = Défense en { $zone } : bâtissez une tourelle, c’est gratuit. Elle reste, et défend qui tient la zone.
coach-defence-action-kits = Défense avec la caravane en { $zone } : obtenez des kits tant qu’il y a des points, puis faites-les travailler. Chaque place du plateau de caravane en porte un.
coach-defence-action-bide = Rien d’utile à faire en { $zone } : patientez.
coach-slot-choice = Une action spéciale occupe un emplacement jusqu’à la fin du tour. D’abord l’emplacement gratuit ; les autres coûtent un baril.
coach-slot-choice-alike = Aucun emplacement ne coûte rien aujourd’hui pour ce jeton. Prenez-en un qui coûte d’ordinaire un baril, et gardez le gratuit.
coach-payment = Payez en barils sains tant que vous en avez. Chaque baril de contrebande fait monter l’incubation d’un cran, et cela finit en quarantaine.
coach-enlistment = Où vont les recrues ? Une élite vaut 2 et ne mange que pour un. Choisissez la zone qui a le plus à perdre.
coach-billet = Un nouveau soldat : mettez-le là où un de plus fait la différence.
coach-first-elite = Le tour 2 commence par un cadeau : une élite par clan, forte comme deux soldats de base et nourrie comme un seul. Mettez la vôtre où vous combattrez.
coach-first-contract = Le tour 3 commence par un contrat pour chaque clan. Posez le vôtre sur la mer qui touche le plus de vos côtes : de là, vous naviguez dès ce tour.
coach-sea-choice = Un contrat ouvre une mer, et vos mers voisines n’en font qu’une. Choisissez celle qui touche le plus de vos côtes.
coach-relocation = Tous vos contrats sont posés ; l’un peut changer de mer. Ne le faites que si vos côtes ont changé.
coach-recall-choice = Un contrat revient. Gardez ceux de vos propres côtes.
coach-sacrifice = Une zone ne tient que deux structures. Cédez celle qui ne rapporte pas de GÉO.
coach-next-combat-over = Le combat est fini. Une balise garderait une zone à vous quand vos soldats la quittent ; { $beacons ->
    [0] toutes les vôtres sont en jeu
    [one] il vous en reste une
   *[other] il vous en reste { $beacons }
}. Sinon, c’est tout.
coach-next-combat = Plusieurs combats attendent, et vous choisissez l’ordre. Commencez par celui dont vous êtes le plus sûr.
coach-reinforcement = Les zones voisines où vous avez un ordre peuvent soutenir : leurs soldats comptent sans bouger. L’ordre est consommé ; n’appelez que si cela compte.
coach-bid-attack = Attaque { $attack } contre défense { $defence }, et l’égalité est pour vous. Les deux misent en secret, et les deux paient. Combien cette zone vaut-elle pour vous ? Le panneau dit ce qui est certain.
coach-bid-attack-hint = { $barrels } serait raisonnable.
coach-bid-defence = Défense { $defence } contre attaque { $attack }, et l’égalité est à l’attaquant. Les deux misent en secret, et les deux paient. Que vaut la zone pour vous ? Rien du tout si elle n’en vaut pas la peine.
coach-bid-defence-hint = { $barrels } serait raisonnable.
coach-bid-mix = Votre mise se paie maintenant. Les barils sains d’abord : la contrebande fait monter l’incubation.
coach-foresight = Le Reliquaire montre l’autre roue contre un cran d’incubation. Cela vaut la peine quand l’enjeu est grand.
coach-casualties = Le perdant choisit ses pertes. Gardez l’élite.
coach-captivity = Gardez un captif : il compte à la fin.
coach-flight = Les survivants fuient vers une de vos zones. Choisissez-en une où il y a de la place, et où ils servent.
coach-scorched-flight = Vous déplacez les Cramés survivants. Envoyez-les gêner votre rival, pas vous.
coach-overflow = Pas de place pour tous. Renvoyez des soldats de base en réserve.
coach-spoils = La zone est à vous, avec tout ce qui s’y trouve. Les fermes sont des GÉO : gardez-les, sauf si vous ne pouvez tenir la zone.
coach-convert = Un converti vous rejoint. Mettez-le où il en faut un de plus.
coach-isolation = L’incubation amène un jeton Quarantaine : une place de votre plateau est perdue. Une place vide du stock coûte le moins aujourd’hui.
coach-cleansing = Un jeton Quarantaine s’en va. Libérez ce qui sert le plus : un emplacement, ou une place de baril sain.
coach-banishment = Mort & Exil : un soldat perdu pour toute la partie, et deux coûtent un GÉO. Prenez un soldat de base dans une zone pleine.
coach-lazaret-offer = Deux barils rachètent un jeton Quarantaine. Utile en début de partie.
coach-decline-order = Baisse d’activité : chaque colonne perd un étage. L’ordre ne compte que si une ferme peut suivre ; n’importe lequel convient.
coach-farming = Le dernier étage a disparu, et le sol encore chaud peut porter une ferme. C’est un GÉO pour le reste de la partie : bâtissez.
coach-disbanding = Plus de soldats que vos GÉO n’en nourrissent. Renvoyez un soldat de base d’une zone qui en garde d’autres.
coach-contract-upkeep = Chaque contrat coûte un baril par tour. Gardez ceux qui vous serviront.
coach-caravan-place = La caravane n’a pas besoin de ravitaillement et ajoute de la force. Mettez-la avec votre plus grand groupe.
coach-embarking = Les passagers voyagent avec la caravane, sans ravitaillement. Prenez ce qu’il faudra à l’arrivée.
coach-landing = Déposez qui doit tenir ce terrain ; le reste continue.
coach-clearing = La zone est pleine. Cédez la structure qui ne rapporte pas de GÉO.
coach-caravan-casualties = Une caravane vaincue perd au moins un wagon. Épargnez l’élite.
coach-condemnation = Un wagon détruit condamne un emplacement de kit. Condamnez une place vide, ou votre kit le plus faible.
coach-caravan-flight = La caravane fuit avec les survivants. Choisissez la zone où elle sera à l’abri au prochain tour.
coach-caravan-overflow = Tous n’ont pas de place. Laissez dehors des soldats de base.
coach-shopping = Les points achètent des kits, ou en améliorent un. Deux kits qui servent chaque tour valent mieux qu’un seul coup d’éclat.
coach-kit-gift = Un kit gratuit. Prenez celui que vous utiliserez chaque tour.
coach-upgrade-gift = Améliorez un kit : celui que vous utilisez le plus.
coach-exploit-next = Vos kits travaillent l’un après l’autre, dans l’ordre que vous voulez.
coach-declaration = Votre kit peut écarter cette carte, le bon comme le mauvais. Écartez-la si elle vous nuit.
coach-second-archon = Une deuxième carte Archonte peut régner à côté de la première. Jouez-en une qui vous sert.
coach-lent-support = Votre caravane peut prêter sa force d’à côté. Cela ne coûte rien : aidez, sauf si vous voulez la zone plus tard.
coach-cradle-gift = Le Berceau récompense qui le tient. Des soldats si vous pouvez les nourrir, sinon la tourelle.
