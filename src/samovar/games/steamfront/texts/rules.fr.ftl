rule-sf-1-1-1 = Chaque camp est une escouade, et son joueur en est l’officier.

rule-sf-1-3-1 = Il existe trois factions et pas une de plus : Luminarchs, Iron Dominion, Steamwokens.

rule-sf-2-1-1 = Deux escouades se rencontrent sur un scénario.

rule-sf-2-2-1 = Chacun aligne une escouade conforme au format retenu.
rule-sf-2-2-2 = La table mesure 30 pouces sur 24 ; un socle y tient tout entier.
rule-sf-2-2-3 = Le décor compte : il arrête le regard ou le pas, protège, ralentit ou se manie.
rule-sf-2-2-4 = Tout ce qui se lance est un dé à six faces.
rule-sf-2-2-5 = Une figurine vaut ce que dit sa carte.
rule-sf-2-2-6 = Les distances sont en pouces ; un pouce fait 25,4 mm.
rule-sf-2-2-7 = Les jetons ordre sont les ordres qu’un camp peut encore donner ce tour-ci.
rule-sf-2-2-8 = Les jetons vapeur sont la pression que détient une figurine.
rule-sf-2-2-9 = La vie perdue se marque en gouttes : 1 pour une petite, 3 pour une grande.

rule-sf-2-3-1 = La vie est ce qu’une figurine peut perdre avant d’être retirée.
rule-sf-2-3-2 = Le mouvement est le plus long trajet d’un déplacement.
rule-sf-2-3-3 = La défense est le nombre de dés que lance une cible.
rule-sf-2-3-4 = Une figurine ne garde pas plus de pression que n’en permet sa carte.
rule-sf-2-3-5 = Une arme sert à une ou plusieurs distances, ses portées.
rule-sf-2-3-6 = Chaque portée a ses propres dés d’attaque.
rule-sf-2-3-7 = Chaque portée a ses propres dégâts.
rule-sf-2-3-8 = Les mots-clés disent la faction, le rang et les capacités communes.
rule-sf-2-3-9 = Un spécial agit de lui-même, ou quand son joueur le veut.

rule-sf-2-4-1 = Un nuage de vapeur arrête toute ligne de vue qui le rencontre.
rule-sf-2-4-2 = Qui est dans un nuage ne tire pas.
rule-sf-2-4-3 = Personne ne tire sur une figurine prise dans un nuage.
rule-sf-2-4-4 = Un nuage ne ralentit personne, et l’on s’y bat socle à socle.
rule-sf-2-4-5 = Une barricade se contourne, elle ne se franchit pas.
rule-sf-2-4-6 = Une cible qu’une barricade cache au tireur, même un peu, lance un dé de défense de plus.
rule-sf-2-4-7 = Un tireur collé à la barricade tire par-dessus : ce dé n’est pas lancé.
rule-sf-2-4-8 = Une barricade laisse la vue libre.
rule-sf-2-4-9 = Un mur se contourne, il ne se franchit pas.
rule-sf-2-4-10 = Un mur arrête toute ligne de vue qui le rencontre.
rule-sf-2-4-11 = Un déplacement entamé dans un cratère est plus court de deux pouces, en vol aussi.
rule-sf-2-4-12 = Un déplacement qui touche un cratère, ne serait-ce que du bord du socle, est plus court de deux pouces.
rule-sf-2-4-13 = Un cratère ne cache rien et ne protège personne.
rule-sf-2-4-14 = Tout autre décor est permis si son scénario dit ce qu’il fait.

rule-sf-3-1-1 = Une escouade a un officier, ni plus ni moins.
rule-sf-3-1-2 = Une escouade a au moins trois réguliers, quels qu’ils soient.
rule-sf-3-1-3 = Un même vétéran se prend trois fois au plus.
rule-sf-3-1-4 = Une même élite se prend deux fois au plus.
rule-sf-3-1-5 = Une escouade coûte au plus 200 points.
rule-sf-3-1-6 = Rangs et coûts sont ceux de l’édition en main ; une escouade enregistrée retient la sienne.
rule-sf-3-1-7 = L’exemple du livre : Champion, 2 Protecteurs, 3 Gardes, 3 Archers, 193 points.
rule-sf-3-1-8 = Les réguliers n’ont d’autre plafond que les points.

rule-sf-3-2-1 = Le scénario se choisit d’un commun accord ou se tire au sort.

rule-sf-4-0-1 = Un tour a trois phases : initiative, activation, contrôle.

rule-sf-4-1-1 = Chaque tour s’ouvre sur un jet d’initiative.
rule-sf-4-1-2 = Un dé chacun, et le plus haut prend l’initiative.
rule-sf-4-1-3 = Des dés égaux se relancent.
rule-sf-4-1-4 = Un camp reçoit alors un ordre pour trois figurines sur la table, tout groupe entamé comptant.
rule-sf-4-1-5 = Le camp le moins nombreux reçoit une passe par figurine d’écart.
rule-sf-4-1-6 = Seules comptent les figurines sur la table à ce moment.

rule-sf-4-2-1 = Qui a l’initiative active en premier.
rule-sf-4-2-2 = Puis les camps alternent, une figurine à la fois.
rule-sf-4-2-3 = Cela dure tant qu’il en reste ; un camp qui n’a plus personne est sauté.
rule-sf-4-2-4 = Une passe permet à son camp de sauter son tour d’activer.
rule-sf-4-2-5 = Une figurine s’active une fois par tour.
rule-sf-4-2-6 = L’ordre est fixe : choisir, bouger, choisir une action, l’améliorer, la résoudre, finir.
rule-sf-4-2-7 = Une figurine va où elle veut dans la limite de son mouvement, ou reste.
rule-sf-4-2-8 = Les amis la laissent passer, mais elle ne finit pas sur eux.
rule-sf-4-2-9 = Les ennemis et le décor solide l’arrêtent.
rule-sf-4-2-10 = Un déplacement qui finit au contact d’un ennemi est une charge, qui vaut un dé d’attaque.
rule-sf-4-2-11 = Au contact d’un ennemi, une figurine ne bouge pas à l’étape de mouvement.
rule-sf-4-2-12 = Elle ne s’échappe qu’à l’étape d’action : action neutre, ordre Universel, 1 ou 2 pressions.
rule-sf-4-2-13 = Puis une action sur quatre : combat, surcharge, décor, neutre.
rule-sf-4-2-14 = Un ordre, avec ou sans pression, peut améliorer l’action.
rule-sf-4-2-15 = Une seule action par activation.
rule-sf-4-2-16 = Un seul ordre par activation.
rule-sf-4-2-17 = La figurine est marquée : son activation est finie.

rule-sf-4-3-1 = En phase de contrôle, on compte les points du scénario.
rule-sf-4-3-2 = Les ordres et les passes qui restent sont perdus.
rule-sf-4-3-3 = Pression, blessures, assommé et étourdi demeurent.
rule-sf-4-3-4 = Un nouveau tour commence par son initiative.

rule-sf-5-0-1 = Les quatre actions sont combat, surcharge, décor et neutre.

rule-sf-5-1-1 = Un combat est soit une attaque au contact, soit un tir.
rule-sf-5-1-2 = Une attaque au contact vise un ennemi dont le socle touche, avec la portée SAS de l’arme.
rule-sf-5-1-3 = Un tir veut un tireur et une cible dont aucun n’est au corps à corps.
rule-sf-5-1-4 = La distance est l’écart en droite ligne entre les deux socles, là où le regard passe.
rule-sf-5-1-5 = L’écart doit tomber dans une portée de l’arme, que le tireur choisit.
rule-sf-5-1-6 = L’attaquant décide d’abord d’un ordre.
rule-sf-5-1-7 = Puis le défenseur peut réagir par un ordre défensif, s’il en a un.
rule-sf-5-1-8 = L’attaquant lance les dés d’attaque de la portée.
rule-sf-5-1-9 = La cible lance ses dés de défense.
rule-sf-5-1-10 = La moitié de sa vie perdue, ou davantage, une figurine lance un dé de moins des deux côtés.
rule-sf-5-1-11 = Nul ne lance moins de trois dés, quoi qu’il subisse.
rule-sf-5-1-12 = Les faces égales forment des séries : deux dés font une réussite, chaque dé de plus en ajoute une.
rule-sf-5-1-13 = L’exemple du livre : un triple et deux paires en sept dés font quatre réussites.
rule-sf-5-1-14 = Une attaque sans réussite ne fait rien.
rule-sf-5-1-15 = Autant de réussites que le défenseur : les dégâts de l’arme.
rule-sf-5-1-16 = Chaque réussite au-delà de celles du défenseur ajoute un dégât.
rule-sf-5-1-17 = Moins de réussites que le défenseur : rien.
rule-sf-5-1-18 = Une attaque qui blesse coûte toujours au moins une vie.
rule-sf-5-1-19 = Une figurine à bout de vie quitte la table.

rule-sf-5-2-1 = Une surcharge donne une pression.
rule-sf-5-2-2 = Une figurine pleine n’en gagne pas.
rule-sf-5-2-3 = On peut surcharger au corps à corps.

rule-sf-5-3-1 = Une action de décor se fait au contact de l’élément.
rule-sf-5-3-2 = Elle ne se fait pas au corps à corps.
rule-sf-5-3-3 = Le scénario dit ce qu’elle produit.

rule-sf-5-4-1 = Une action neutre ne fait rien par elle-même ; elle ouvre les ordres Universels.
rule-sf-5-4-2 = On peut rester neutre au corps à corps.

rule-sf-6-0-1 = La pression sert dans sa propre action et quand on est attaqué.
rule-sf-6-0-2 = Une escouade dispose de trois catégories : Universel, celle de sa faction, celle de son officier.
rule-sf-6-0-3 = L’exemple du livre : les Steamwokens du Coordonnateur ont Universel, Défense et Dégâts.
rule-sf-6-0-4 = À l’annonce de l’action, on peut dépenser un jeton ordre, et de la pression de la figurine autant qu’on veut.
rule-sf-6-0-5 = L’amélioration finit avec l’action.

rule-sf-6-1-0 = Universel : une action neutre devient une surcharge et un combat.
rule-sf-6-1-1 = Universel avec 1 pression : un déplacement de plus, même hors d’un corps à corps.
rule-sf-6-1-2 = Universel avec 2 pressions : un déplacement et une attaque, dans l’ordre voulu.

rule-sf-6-2-0 = Résistance : un dégât de moins.
rule-sf-6-2-1 = Résistance avec 1 pression : deux dégâts de moins.
rule-sf-6-2-2 = Résistance avec 2 pressions : un dégât au plus, et chaque réussite en défense coûte une vie à l’attaquant.

rule-sf-6-3-0 = Défense : un dé de défense de plus.
rule-sf-6-3-1 = Défense avec 1 pression : un dé de plus et un dégât de moins.
rule-sf-6-3-2 = Défense avec 2 pressions : un dé de plus, puis une contre-attaque.

rule-sf-6-4-0 = Dégâts : relancer un dé d’attaque.
rule-sf-6-4-1 = Dégâts avec 1 pression : relancer un dé, un dégât de plus.
rule-sf-6-4-2 = Dégâts avec 2 pressions : relancer autant de dés qu’on veut, deux dégâts de plus.

rule-sf-6-5-0 = Distance : un dé de plus pour un tir.
rule-sf-6-5-1 = Distance avec 1 pression : la plus longue portée gagne six pouces.
rule-sf-6-5-2 = Distance avec 2 pressions : un tir de plus.

rule-sf-6-6-0 = Impact : un dégât de plus au contact.
rule-sf-6-6-1 = Impact avec 1 pression : relancer un dé, un dégât de plus, dans toute attaque.
rule-sf-6-6-2 = Impact avec 2 pressions : au contact, un dé et un dégât de plus, et la cible est assommée.

rule-sf-6-7-0 = Maîtrise : relancer un dé d’attaque.
rule-sf-6-7-1 = Maîtrise avec 1 pression : au contact, un dé de plus, et en relancer un.
rule-sf-6-7-2 = Maîtrise avec 2 pressions : une attaque au contact de plus.

rule-sf-7-1 = Attaque : les dés lancés pour toucher.
rule-sf-7-2 = Assommé : au début de son activation, la figurine rend son jeton, et l’activation avec.
rule-sf-7-3 = Blessé : à la moitié de sa vie ou en dessous, un dé de moins pour attaquer et pour défendre.
rule-sf-7-4 = Corps à corps : deux ennemis dont les socles se touchent.
rule-sf-7-5 = Charge : finir son déplacement au contact d’un ennemi, pour un dé d’attaque.
rule-sf-7-6 = Contre-attaque : qui survit à une attaque au contact peut rendre le coup, avec l’arme de contact de son choix.
rule-sf-7-7 = Défense : les dés lancés contre une attaque.
rule-sf-7-8 = Dégâts : la vie que retire une attaque réussie.
rule-sf-7-9 = Désengagement : par une action neutre avec un ordre Universel et 1 ou 2 pressions, et pas autrement.
rule-sf-7-10 = Double-attaque : deux attaques au contact, les deux cibles nommées avant le premier jet.
rule-sf-7-11 = Double-tir : deux tirs, les deux cibles nommées avant le premier jet.
rule-sf-7-12 = Élite : deux fois la même au plus.
rule-sf-7-13 = Étourdie : un dé de défense de moins par pion, jusqu’à ce que commence sa prochaine activation.
rule-sf-7-14 = Lance-flamme : rien à lancer pour toucher ; une valeur fixe s’oppose au jet de défense.
rule-sf-7-15 = Officier : un par escouade.
rule-sf-7-16 = Mouvement : jusqu’où va une figurine, au plus.
rule-sf-7-17 = Ordre : un jeton ouvre le tableau des ordres.
rule-sf-7-18 = Portée : là où une arme sert.
rule-sf-7-19 = Pression : dépensée avec un ordre, elle en ouvre les meilleures lignes.
rule-sf-7-20 = Régulier : trois au moins.
rule-sf-7-21 = SAS : deux socles se touchent ; un écart de deux centièmes de pouce compte encore.
rule-sf-7-22 = Spécial : ce que peut une carte et non les autres.
rule-sf-7-23 = Vétéran : trois fois le même au plus.
rule-sf-7-24 = Vol : par-dessus le décor et les ennemis, pourvu qu’on finisse à l’écart.

rule-sf-9-1-1 = On tire l’un des trois déploiements.
rule-sf-9-1-2 = On tire le nombre de décors et d’objectifs ; de 5 à 7 et 3 ou 5 sont conseillés, les joueurs peuvent convenir d’autres nombres.
rule-sf-9-1-3 = Le décor est des quatre types, de toute taille et de toute forme.
rule-sf-9-1-4 = Les camps posent tour à tour un décor ou un objectif.
rule-sf-9-1-5 = Le décor reste à trois pouces des zones de déploiement.
rule-sf-9-1-6 = Les objectifs restent à six pouces des zones de déploiement.
rule-sf-9-1-7 = Les objectifs restent à trois pouces des bords de la table.
rule-sf-9-1-8 = Les objectifs restent à trois pouces les uns des autres.
rule-sf-9-1-9 = Rien ne se chevauche, mais tout peut se toucher.
rule-sf-9-1-10 = Au moins un objectif est tout entier dans la bande neutre ; deux si leur nombre est pair.

rule-sf-9-2-1 = Les camps déploient tour à tour une figurine, tout entière dans leur zone.

rule-sf-9-3-1 = Les points se donnent quand un tour finit, pas avant.
rule-sf-9-3-2 = Chaque ennemi éliminé pendant le tour vaut un point.
rule-sf-9-3-3 = Chaque objectif tenu vaut un point, tour après tour.

rule-sf-9-4-1 = Quinze points mettent fin à la partie.
rule-sf-9-4-2 = Le sixième tour est le dernier.
rule-sf-9-4-3 = Le plus de points l’emporte.

rule-sf-9-5-1 = D’autres scénarios, déploiements et décors s’ajoutent comme du contenu.
