## Cartes : ce qu’est une chose de la table, et ce qu’elle fait maintenant. Les noms des nombres d’abord.

sort-district = un quartier de la ville
card-an-epic = un Épique
card-the-great-epic = le Grand Épique
card-an-ability = une capacité
card-equipment = équipement
card-a-reckoner = un Redresseur
card-a-symbol = un symbole des dés
card-a-help = une aide de Dawnslight
card-an-assault = un assaut
card-colour-basic = Il porte une fois chacun des six symboles.
card-colour-violet = Il porte la recherche en double sur deux faces, en simple sur une troisième.
card-colour-blue = Il porte contenir en double sur deux faces, en simple sur une troisième.
card-colour-green = Il porte l’attaque en double sur deux faces, en simple sur une troisième.
card-colour-red = Il porte la Sûreté en double sur deux faces, en simple sur une troisième.
card-colour-orange = Il porte l’argent en double sur deux faces, en simple sur une troisième.
card-colour-black = Il porte la planification en double sur deux faces, en simple sur une troisième.
card-reserve-says = Les dés de personne sont dans la réserve commune, jusqu’à ce qu’une carte ou une récompense en apporte un.
card-dawnslight-says = S’emploie une fois, comme un symbole, quand son porteur le veut, puis disparaît.
card-assault-says = Il gêne sa victime pendant la prochaine phase des Redresseurs.
card-next-to = À côté de
card-printed-research = Recherche imprimée
card-printed-health = Santé imprimée
card-weak-health = Santé une fois affaibli
card-infinite = infinie
card-track = Sa piste
card-reward = Récompense
card-gain = { $gain } { $count }
card-research-left = Recherche restante
card-health-left = Santé restante
card-bracket = Crochet
card-bracket-yellow = Piste jaune
card-bracket-black = Piste noire
card-bracket-red = Piste rouge
card-bracket-blue = Piste bleue
card-price = Prix
card-dice = Dés
card-plans = Jetons Planification
card-colour = Couleur
card-now-at = En ce moment

## Quartiers et Épiques

card-district-says = Vos symboles agissent dans le quartier où se tient votre figurine. Les quartiers forment un anneau : le précédent et le suivant lui sont adjacents. Un dé entier mène dans n’importe quel autre.
card-district-not-here = Il ne fait pas partie de cette ville.
card-district-who = Ici : { $names }.
card-district-shut =
    { $count ->
        [one] Une barricade s’y dresse : personne n’en sort avant qu’elle soit retirée.
       *[other] { $count } barricades s’y dressent : personne n’en sort avant qu’elles soient toutes retirées.
    }
card-district-great = { $name } est ici : vous pouvez aussi l’étudier, le contenir ou l’attaquer.
card-district-no-epic = Aucun Épique ici ; un nouveau vient au début de la phase des Épiques.
card-epic-says = À chaque phase des Épiques, il accomplit les actions à gauche de son crochet, de gauche à droite. Contenir repousse le crochet, la recherche trouve sa faiblesse, les attaques prennent sa santé.
card-epic-not-here = Absent de cette ville pour l’instant.
card-epic-research =
    { $research ->
        [one] 1 point
       *[other] { $research } points
    } de recherche avant de connaître sa faiblesse ; sa santé tombe alors à { $weak } si elle est plus haute.
card-epic-weakened = Sa faiblesse est connue.
card-epic-untouchable = Sa santé est infinie : rien ne le blesse tant que sa faiblesse est inconnue.
card-epic-health =
    { $health ->
        [one] 1 attaque le bat.
       *[other] { $health } attaques le battent.
    }
card-epic-acts =
    Il accomplira { $count ->
        [one] sa première action
       *[other] ses { $count } premières actions
    } : { $acts }.
card-epic-held = Il est contenu : rien à gauche de son crochet, il ne fera rien.
card-great-says = Il agit en dernier, par quatre pistes à un crochet chacune, et se déplace. On ne l’attaque pas avant que sa recherche soit à 0. Vous gagnez à l’instant où sa santé tombe à 0.
card-great-hidden =
    { $research ->
        [one] 1 point
       *[other] { $research } points
    } de recherche avant de pouvoir l’attaquer.
card-great-weakened =
    Sa faiblesse est connue : { $health ->
        [one] 1 attaque gagne
       *[other] { $health } attaques gagnent
    } la partie.
card-great-at = Il est à { $district }.
card-bracket-says = Tout ce qui est à gauche du crochet arrive à chaque tour. Contenir le repousse d’une case.
card-bracket-now =
    { $count ->
        [0] Rien n’arrive sur cette piste.
        [one] 1 action arrive sur cette piste.
       *[other] { $count } actions arrivent sur cette piste.
    }

## Cartes, Redresseurs, dés

card-equipment-says = S’achète avec l’argent de l’équipe à la fin de la phase des Redresseurs, et appartient à l’un d’eux.
card-price-enough = L’équipe a { $money } $ : c’est assez.
card-price-short = L’équipe a { $money } $ : il manque { $short } $.
card-owned = Appartient à { $name }.
card-off = Ne fonctionne pas en ce moment.
card-ability-of = { $name } : { $text }.
card-reckoner-not-here = Absent de cette équipe.
card-reckoner-at = Se trouve à { $district }.
card-plans-later =
    { $count ->
        [one] 1 jeton de plus servira
       *[other] { $count } jetons de plus serviront
    } dès le prochain tour.
card-a-die = un dé
card-die-says = S’emploie symbole par symbole là où vous êtes, ou en entier, quelle que soit sa face : pour aller ailleurs, retirer une barricade d’ici, ou pour une carte.
card-die-shows = Il montre : { $symbols }.
card-symbol-research = Baisse d’un point la recherche de l’Épique d’ici. À 0, sa faiblesse est connue.
card-symbol-contain = Repousse d’une case à gauche le crochet de l’Épique d’ici : une action de moins.
card-symbol-attack = Prend un point de santé à l’Épique d’ici. À 0, il est battu et donne sa récompense.
card-symbol-enforcement = Retire une Sûreté de ce quartier.
card-symbol-money = Rapporte 1 $ à l’équipe.
card-symbol-plan = Donne un jeton Planification pour un tour à venir.
card-symbol-here = Ici, il agit sur { $epic }.
card-symbol-enforcement-here =
    { $count ->
        [0] Aucune Sûreté dans votre quartier pour l’instant.
        [one] 1 Sûreté dans votre quartier pour l’instant.
       *[other] { $count } Sûretés dans votre quartier pour l’instant.
    }
card-piece-enforcement = Les soldats du Grand Épique. Quand l’Épique d’ici a agi, chacun pousse son crochet d’une case de plus. Une pièce à poser qui manque coûte un habitant.
card-piece-barricade = Qui est auprès d’elle ne peut quitter le quartier. Un dé entier en retire une, dans son propre quartier.
card-piece-red-shield = Tant qu’il y en a un ici, aucune Sûreté de ce quartier ne peut être retirée. Un symbole Attaquer la Sûreté dépensé ici retire un bouclier.
card-piece-blue-shield = Tant qu’il y en a un ici, aucun crochet de ce quartier ne peut reculer, ni ceux du Grand Épique s’il s’y trouve. Un symbole Contenir dépensé ici retire un bouclier.
card-piece-duplicate = Quand l’Épique d’ici a agi, le premier jeton répète son action la plus à gauche, un deuxième la suivante, et ainsi de suite, où que soit le crochet. Un dé entier en retire un, dans son propre quartier.
card-piece-plan = Vaut un symbole au choix, ou un dé entier. Ce que vous gagnez maintenant sert dès le prochain tour.

## Ce que l’équipe a en commun

card-population = Population
card-population-says = À 0, l’équipe a perdu, à l’instant même.
card-money = Argent
card-money-says = Il est à toute l’équipe ; il achète de l’équipement à la fin de la phase des Redresseurs et se garde d’un tour à l’autre.
card-base = La base
card-base-says = Chaque découverte fait descendre le marqueur d’une case. Au-delà de la dernière, la base est trouvée : un Redresseur perd un dé pour le reste de la partie, et le marqueur remonte en haut.
card-research = Recherche sur le Grand Épique
card-research-says = À 0, le Grand Épique est affaibli et peut être attaqué. Les Épiques battus en rapportent l’essentiel.
card-health = Santé du Grand Épique
card-health-says = À 0, l’équipe a gagné, à l’instant même.
card-market = Équipement à vendre
card-market-says = Cinq cartes sont visibles. Chacune coûte son prix et va à un Redresseur ; les places se remplissent.
card-forecast = Ce que feraient les Épiques
card-forecast-says = Trouvé en les laissant agir sur une copie de la table telle qu’elle est. Ce que les dés décident est donné du moins au plus.
