## Ce que dit le maître d’une leçon : lu seulement là où l’on apprend.

coach-done = C’était le but de la leçon. Vous en savez assez pour la suivante.
coach-missed = Le but vous a échappé cette fois : les dés font cela. Recommencez la leçon quand vous voulez.
coach-watch = À l’autre camp. Regardez ce qu’il fait : ce sera bientôt à vous.
coach-free = Ce choix n’apprend rien de nouveau. Dans le doute, prenez celui que je montre.
coach-hold = Vous êtes bien ici. Restez.
coach-moves-choose = Les camps jouent à tour de rôle, une figurine à la fois, et chacune agit une fois par tour. Commencez par votre Duelliste, derrière le mur.
coach-moves-walk = Il peut marcher six pouces. Un mur ne se traverse pas : le chemin en fait le tour, et le détour compte. Allez où je montre, ou n’importe où à l’intérieur du trait pointillé.
coach-moves-overload = Après le mouvement, une figurine fait une action. Personne n’est assez près pour se battre : surchargez la chaudière. Une pression de plus, c’est un ordre plus fort tout à l’heure.
coach-moves-next = Le conscrit a déjà joué, vous continuez donc. Activez votre Garde : l’ennemi est à portée de ses cinq pouces.
coach-moves-charge = Un mouvement qui finit socle contre socle est une charge, et une charge donne un dé d’attaque de plus. Où doit-il aller pour l’avoir ?
coach-moves-charge-hint = Jusqu’au conscrit, socle contre socle.
coach-moves-strike = Les socles se touchent : vous pouvez frapper. Cinq dés d’épée, un pour la charge. Regardez les chances, puis frappez.
coach-sets-archer = Commencez par votre Archer. Le hallebardier est à moins de huit pouces, là où son arc vaut le plus.
coach-sets-stay = Restez en place : un Archer qui n’a pas bougé vise mieux, et peut relancer un dé.
coach-sets-shoot = Tirez. Vous jetterez cinq dés. Les faces égales forment des séries : une paire vaut une réussite, un triple deux. Un dé isolé ne vaut rien.
coach-sets-reroll = Regardez les séries. Un dé sans jumeau ne vaut rien : le relancer ne peut qu’aider. Prenez celui que je montre.
coach-sets-next = À votre Protecteur, déjà au contact du conscrit.
coach-sets-return = Revenez au contact du conscrit : d’abord le contact, ensuite les coups.
coach-sets-strike = Six dés : un jet sur soixante-cinq seulement montre six faces différentes. Avec autant de réussites que le défenseur, ou plus, vous infligez les dégâts de la masse. Quelle action est-ce ?
coach-sets-strike-hint = Le conscrit est au contact : frappez-le.
coach-orders-officer = Sept figurines donnent trois jetons d’ordre. Votre Champion est l’officier : il ajoute sa sorte d’ordres à celle de la faction. Activez-le.
coach-orders-charge = Revenez au contact du hallebardier.
coach-orders-strike = Frappez le hallebardier. Avant que les dés tombent, un ordre peut améliorer l’attaque.
coach-orders-mastery = Un jeton améliore cette attaque, et la pression davantage encore. Comparez les chances de chaque ligne : laquelle vaut ici un jeton et une pression ?
coach-orders-mastery-hint = La Maîtrise avec une pression : un dé de plus, et un dé relancé.
coach-orders-reroll = Voici le dé que la Maîtrise laisse relancer : choisissez-en un sans jumeau.
coach-orders-guard = On vous attaque ! Un ordre défend aussi : la Résistance ôte un dégât, pour un jeton et aucune pression.
coach-orders-runner = L’objectif de droite est à plus d’un mouvement. Activez le Garde dont la chaudière a une pression.
coach-orders-run = D’abord son mouvement ordinaire, aussi loin vers l’objectif que vont cinq pouces.
coach-orders-rest = Maintenant l’action neutre. Seule, elle ne fait rien, mais elle ouvre les ordres universels.
coach-orders-again = Un jeton et une pression : le Garde se déplace encore.
coach-orders-arrive = Courez jusqu’à l’objectif.
coach-scenery-choose = La machine au milieu est un générateur. Qui le touche peut l’amorcer. Activez votre Garde.
coach-scenery-touch = Avancez jusqu’à ce que le socle le touche. La barricade, derrière, vous couvrira des tirs du fusilier.
coach-scenery-prime = Amorcez le générateur : c’est une action de décor. Votre drapeau y reste quand vous partez, et vous gagnez une pression.
coach-scenery-archer = À l’Archer. Le bâtiment cache le conscrit : murs et vapeur arrêtent la vue, les barricades ne font que couvrir, les cratères ralentissent.
coach-scenery-see = Le mur cache votre cible. Trouvez à portée une place d’où une ligne passe librement près de son angle ; le plateau montre ce que vous verriez de là.
coach-scenery-see-hint = Sortez à gauche du mur.
coach-scenery-shoot = Le conscrit est en vue et à portée. Tirez.
coach-objectives-choose = Les objectifs font gagner : à la fin de chaque tour, qui a le plus de figurines sur l’un d’eux marque un point. Activez le garde de gauche.
coach-objectives-step = Montez sur l’objectif ; il suffit que le socle le touche.
coach-objectives-ready = Personne à combattre ici. Surchargez : la pression servira quand on viendra vous déloger.
coach-objectives-second = Maintenant le garde de droite, pour l’objectif de ce côté.
coach-objectives-archer = Un conscrit tient le milieu. Un ennemi éliminé vaut aussi un point. Activez votre Archer.
coach-objectives-shoot = Deux objectifs sont à vous. Un ennemi éliminé vaut aussi un point : que peut y faire votre Archer ? Quand tous ont agi, le tour finit et l’on compte les points.
coach-objectives-shoot-hint = Tirez sur le conscrit par-dessus la barricade.
coach-settled-dice = { $attacker } a lancé { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } et obtenu { $hits ->
        [0] aucune réussite
        [one] une réussite
       *[other] { $hits } réussites
    } ; { $target } en a lancé { $against } en défense et obtenu { $guards ->
        [0] aucune réussite
        [one] une réussite
       *[other] { $guards } réussites
    }.
coach-settled-hit = { $more ->
        [0] Autant de réussites que le défenseur suffisent : les dégâts de l’arme, sans plus.
        [one] Une réussite de plus que le défenseur ajoute un dégât à ceux de l’arme.
       *[other] { $more } réussites de plus que le défenseur ajoutent { $more } dégâts à ceux de l’arme.
    }
coach-settled-miss = { $hits ->
        [0] Sans réussite, une attaque ne fait rien, quoi que lance le défenseur.
       *[other] Avec moins de réussites que le défenseur, une attaque ne fait rien.
    }
coach-settled-life = { $life ->
        [0] { $target } est éliminé : un point pour l’autre camp à la fin de ce tour.
        [one] Il reste un point de vie à { $target }. Qui a perdu la moitié de sa vie lance un dé de moins.
       *[other] Il reste { $life } points de vie à { $target }. Qui a perdu la moitié de sa vie lance un dé de moins.
    }
coach-settled-points = Le tour { $turn } est compté : { $held ->
        [0] vous ne tenez aucun objectif,
        [one] vous tenez un objectif,
       *[other] vous tenez { $held } objectifs,
    } et le score est de { $mine } à { $theirs }. Les objectifs sont recomptés à la fin de chaque tour.
coach-settled-turn = Tour { $turn } : chacun peut agir de nouveau, et vous avez { $orders ->
        [0] aucun jeton ordre
        [one] un jeton ordre
       *[other] { $orders } jetons ordre
    }. Ceux que vous n’avez pas joués sont perdus ; la pression reste.
