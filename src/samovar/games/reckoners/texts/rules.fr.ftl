## But et fin

rule-rk-goal-1 = Une seule équipe, coopérative : tous les Redresseurs gagnent ou perdent ensemble, personne ne marque seul.
rule-rk-goal-2 = De 1 à 6 personnes s’installent ; de 2 à 6 Redresseurs sont en jeu.
rule-rk-goal-3 = L’équipe gagne à l’instant même où la santé du Grand Épique tombe à 0.
rule-rk-goal-4 = L’équipe perd à l’instant même où la population tombe à 0.
rule-rk-goal-5 = L’une ou l’autre fin interrompt ce qui est en cours ; rien de ce qui devait suivre n’a lieu.
rule-rk-goal-6 = La population ne descend jamais sous 0 ; le surplus de dégâts ne compte pas.
rule-rk-goal-7 = Le Grand Épique ne peut pas être attaqué tant que sa recherche n’est pas à 0, c’est-à-dire tant que sa faiblesse n’est pas trouvée.
rule-rk-goal-8 = Il n’y a pas d’autre fin : ni limite de tours, ni défaite pour un paquet vide, des dés perdus ou une base découverte.

## Matériel

rule-rk-comp-1 = Il y a 7 plateaux Quartier : un anneau ne dépasse donc jamais 7 quartiers.
rule-rk-comp-2 = Il existe 25 figurines de Sûreté.
rule-rk-comp-3 = Chaque Sûreté à placer alors que la réserve est vide coûte 1 population.
rule-rk-comp-4 = La réserve compte 8 ou 88 barricades (deux listes publiques se contredisent) ; un paramètre en décide.
rule-rk-comp-5 = Chaque barricade qui manque au moment d’être placée coûte 1 population.
rule-rk-comp-6 = Il existe 20 jetons Planification pour toute l’équipe, y compris ceux en attente.
rule-rk-comp-7 = Quand il n’y a plus de jeton Planification, un gain de jetons est simplement perdu, sans perte de population.
rule-rk-comp-8 = Dés du jeu de base : 18 dés de base blancs et 24 dés spéciaux, 4 de chacune des six couleurs (violet, bleu, vert, rouge, orange, noir).
rule-rk-comp-9 = Dé de base : une face par symbole. Dé spécial : son symbole double sur 2 faces, simple sur 1, et trois autres symboles une fois chacun.
rule-rk-comp-10 = 25 cartes Épique, 29 cartes Équipement, 6 cartes Capacité, 6 plateaux et figurines de Redresseur, 1 jeton Sniper.
rule-rk-comp-11 = 12 crochets d’action : il en faut au plus 7 pour les quartiers et 4 pour le Grand Épique.
rule-rk-comp-12 = Les pièces retirées de la ville (Sûreté, barricades, boucliers, jetons) retournent à leur réserve et peuvent revenir.
rule-rk-comp-13 = Tous les dés qui n’appartiennent à aucun Redresseur forment une réserve commune, visible de tous.

## Mise en place

rule-rk-setup-1 = Les quartiers forment un anneau : un de plus que le nombre de Redresseurs en jeu.
rule-rk-setup-2 = Chaque quartier a exactement un voisin dans le sens horaire et un dans l’autre sens ; « adjacent » désigne l’un ou l’autre.
rule-rk-setup-3 = Les quartiers utilisés et leur ordre dans l’anneau sont tirés au hasard ; les autres ne servent pas.
rule-rk-setup-4 = Une personne seule mène au moins 2 Redresseurs (2 par défaut, 6 au plus) ; tous les nombres suivent les Redresseurs et non les personnes.
rule-rk-setup-5 = Une même personne peut mener plusieurs Redresseurs ; chacun a ses dés, son plateau, ses cartes et sa figurine.
rule-rk-setup-6 = Mélangez le paquet Épique ; placez un Épique face visible dans chaque quartier.
rule-rk-setup-7 = Le crochet d’un nouvel Épique a exactement 3 actions à sa gauche.
rule-rk-setup-8 = La recherche et la santé partent des deux valeurs principales de la carte ; la valeur affaiblie, plus petite, attend son heure.
rule-rk-setup-9 = La santé peut être infinie : un tel Épique ne subit rien tant que sa faiblesse n’est pas trouvée.
rule-rk-setup-10 = La population part de 40, quel que soit le nombre de Redresseurs.
rule-rk-setup-11 = L’équipe commence avec 0 $.
rule-rk-setup-12 = Le marqueur de la base part de la case du haut, sur 10.
rule-rk-setup-13 = Mélangez le paquet Équipement et exposez 5 cartes face visible pour toute l’équipe.
rule-rk-setup-14 = Chaque Redresseur de base prend 6 dés : 3 dés de base et 3 de sa couleur (Tia violet, Abraham vert, David bleu, Megan rouge, Cody orange, Prof noir).
rule-rk-setup-15 = Personne ne commence avec un jeton Planification ou un équipement.
rule-rk-setup-16 = Un plateau d’ajustement par nombre de Redresseurs et par difficulté : A Débutant, B Standard, C Difficile, D Flamme !
rule-rk-setup-17 = Chacun des quatre crochets du Grand Épique a exactement 2 actions à sa gauche au départ.
rule-rk-setup-18 = À Newcago, la recherche et la santé du Grand Épique viennent du tableau de Newcago, selon la difficulté et le nombre de Redresseurs.
rule-rk-setup-19 = Newcago, difficulté B, pour 2/3/4/5/6 Redresseurs (reconstitution) : 3/4/5/6/7 quartiers et Épiques ; recherche du Grand Épique 24/34/44/54/64, santé 9/13/17/21/25 ; toujours 40 de population et 0 $.
rule-rk-setup-20 = Chaque Redresseur est choisi ou tiré au sort ; jamais deux fois le même.
rule-rk-setup-21 = Les plateaux, figurines et cartes Capacité inutilisés quittent la partie ; les dés inutilisés restent dans la réserve.

## Prologue

rule-rk-pro-1 = Un prologue se joue une seule fois, juste après la mise en place et avant le premier tour.
rule-rk-pro-2 = La figurine du Grand Épique entre dans l’anneau grâce au dé de mouvement de Cœur d’Acier.
rule-rk-pro-3 = Pendant le prologue, seule la piste rouge est résolue ; ni la jaune, ni la noire, ni la bleue.
rule-rk-pro-4 = Après la part du Grand Épique, chaque Redresseur place sa figurine dans un quartier au choix ; un quartier peut en accueillir plusieurs.
rule-rk-pro-5 = Pendant le prologue, les Épiques n’agissent pas et leurs crochets n’avancent pas.
rule-rk-pro-6 = La Sûreté placée pendant le prologue reste et compte dès le premier tour.

## Le tour

rule-rk-round-1 = Jeu de base seul : lancer les dés, les utiliser, prendre le butin, acheter de l’équipement ; puis ajouter des Épiques, les activer, activer Cœur d’Acier.
rule-rk-round-2 = Un tour comprend la phase des Redresseurs (lancer, utiliser, butin, achats), puis la phase des Épiques (ajouter, activer les Épiques, activer le Grand Épique).
rule-rk-round-3 = Tous les Redresseurs agissent ensemble : il n’y a pas d’ordre de jeu, les dés des uns et des autres se dépensent dans n’importe quel ordre.
rule-rk-round-4 = Les étapes ne se chevauchent pas : pas d’achat pendant l’utilisation des dés, plus de dés une fois les achats commencés.
rule-rk-round-5 = L’équipe ne quitte une étape que lorsque chaque Redresseur a déclaré en avoir fini.
rule-rk-round-6 = Les dés non dépensés à la fin de l’étape d’utilisation sont perdus pour le tour ; rien n’oblige à les dépenser.
rule-rk-round-7 = Les cartes utilisables une fois par tour redeviennent disponibles avant la phase des Redresseurs suivante.

## Lancer les dés

rule-rk-roll-1 = Trois lancers au plus : le premier avec tous les dés, puis les dés non gardés sont relancés.
rule-rk-roll-2 = Après chacun des deux premiers lancers, il faut garder au moins un des dés qui viennent d’être lancés.
rule-rk-roll-3 = Les dés gardés restent bloqués jusqu’à la fin de l’étape.
rule-rk-roll-4 = Après le troisième lancer, tous les dés restants gardent leur face.
rule-rk-roll-5 = Un Redresseur peut s’arrêter plus tôt en gardant tout.
rule-rk-roll-6 = Si un seul dé est relancé au deuxième lancer, il doit être gardé : il n’y a pas de troisième lancer.
rule-rk-roll-7 = Un Redresseur lance tous les dés qu’il possède, dés supplémentaires compris.

## Utiliser les dés

rule-rk-use-1 = Six symboles : Recherche, Contenir, Attaquer un Épique, Attaquer la Sûreté, Gagner de l’argent, Planification ; chaque symbole vaut une fois son action.
rule-rk-use-2 = Un symbole agit dans le quartier de la figurine de qui le dépense, sauf si une carte dit autre chose.
rule-rk-use-3 = Les symboles d’un même dé peuvent servir à des usages différents, l’un après l’autre.
rule-rk-use-4 = Un dé doit être épuisé avant d’en entamer un autre ; les symboles en trop sont perdus.
rule-rk-use-5 = Entre deux symboles d’un même dé, personne n’entame un autre dé, une carte ou un jeton ; seuls les effets déclenchés par le premier symbole s’intercalent.
rule-rk-use-6 = Les effets déclenchés (butin, symbole de Babilar, Favor, Blind Spot, bonus de Newcago) se résolvent entièrement, puis le dé interrompu continue.
rule-rk-use-7 = Usages d’un dé entier : se déplacer, retirer une barricade, retirer un jeton Dupliquer, activer une carte ; chacun prend un dé complet, quelle que soit sa face.
rule-rk-use-8 = Un dé sert soit symbole par symbole, soit en entier ; jamais un symbole pour une action et le reste pour un usage de dé entier.
rule-rk-use-9 = Chaque dé se dépense une fois par tour.
rule-rk-use-10 = Les symboles qu’une carte donne « comme d’un dé » valent un dé à tous égards : action imprimée, usage de dé entier, activation d’une carte.
rule-rk-use-11 = Dépenser un symbole sans cible valable est refusé, jamais gaspillé en silence ; renoncer à des symboles est un choix explicite.
rule-rk-use-12 = Si le Grand Épique est dans le quartier, le joueur choisit pour chaque symbole l’Épique du lieu ou le Grand Épique.
rule-rk-use-13 = Un quartier dont l’Épique a été vaincu n’offre plus d’Épique pour cible jusqu’à l’étape d’ajout.

## Les symboles

rule-rk-sym-1 = Recherche baisse de 1 la recherche de l’Épique du quartier.
rule-rk-sym-2 = À 0 de recherche, la faiblesse de l’Épique est trouvée : sa santé devient la plus petite de sa santé actuelle et de sa valeur affaiblie.
rule-rk-sym-3 = Trouver la faiblesse ne guérit jamais les dégâts déjà subis.
rule-rk-sym-4 = Un Épique dont la recherche est à 0 n’en reçoit plus.
rule-rk-sym-5 = Un Redresseur situé dans le quartier du Grand Épique peut dépenser des recherches directement sur lui (dans les villes où il a une seule valeur de recherche).
rule-rk-sym-6 = Quand la recherche du Grand Épique tombe à 0, il est affaibli et peut être attaqué aussitôt, dans la même étape.
rule-rk-sym-7 = Contenir déplace d’une case vers la gauche le crochet de l’Épique du quartier.
rule-rk-sym-8 = Un crochet s’arrête quand il n’a plus qu’une action à sa gauche ; le contenir encore est refusé.
rule-rk-sym-9 = Sur le Grand Épique, un symbole Contenir déplace l’un de ses quatre crochets d’une case vers la gauche ; chaque symbole choisit de nouveau.
rule-rk-sym-10 = Attaquer un Épique baisse de 1 la santé de l’Épique du quartier ; une santé finie peut être attaquée sans recherche.
rule-rk-sym-11 = Une santé infinie ne peut être attaquée qu’une fois la faiblesse trouvée.
rule-rk-sym-12 = Les dégâts et les recherches restent d’un tour à l’autre.
rule-rk-sym-13 = Les symboles au-delà du dernier point de santé ne passent pas à l’Épique suivant.
rule-rk-sym-14 = Le Grand Épique affaibli perd 1 de santé par symbole d’attaque dépensé dans son quartier.
rule-rk-sym-15 = Attaquer la Sûreté retire une Sûreté du quartier.
rule-rk-sym-16 = Gagner de l’argent ajoute 1 $ à la caisse de l’équipe.
rule-rk-sym-17 = Planification donne un jeton pour une étape d’utilisation ultérieure.

## Se déplacer, barricades

rule-rk-move-1 = Se déplacer coûte un dé, quelle que soit sa face.
rule-rk-move-2 = Un déplacement mène à n’importe quel autre quartier de l’anneau.
rule-rk-move-3 = Autant de déplacements que l’on veut par tour, un dé chacun.
rule-rk-move-4 = Les barricades interdisent de quitter leur quartier tant qu’elles ne sont pas toutes retirées.
rule-rk-move-5 = Un dé, quelle que soit sa face, retire une barricade.
rule-rk-move-6 = On ne retire des barricades que dans son propre quartier.
rule-rk-move-7 = Les barricades restent quand l’Épique du quartier est vaincu ou remplacé.
rule-rk-move-8 = Un quartier peut accueillir autant de Redresseurs que l’on veut, avec l’Épique et le Grand Épique.
rule-rk-move-9 = Les déplacements forcés par les Épiques ignorent les barricades et ne coûtent rien.

## Jetons Planification

rule-rk-plan-1 = Un jeton Planification vaut un symbole de n’importe quelle sorte, choisi en le dépensant.
rule-rk-plan-2 = Un jeton Planification compte aussi pour un dé entier : se déplacer, retirer une barricade ou un jeton Dupliquer, activer une carte.
rule-rk-plan-3 = Un jeton gagné par un symbole Planification ou un butin est en attente : il ne peut pas être dépensé dans l’étape où il a été gagné.
rule-rk-plan-4 = Un jeton appartient au Redresseur qui l’a gagné ; il ne se transmet pas.
rule-rk-plan-5 = Aucune limite aux jetons détenus ou dépensés par tour, hormis la réserve de 20.
rule-rk-plan-6 = Les effets liés aux dés (doubler un dé de base) ne touchent pas les jetons Planification.
rule-rk-plan-7 = Déjouer peut prendre n’importe quel jeton, en attente ou non.

## Les cartes

rule-rk-card-1 = Chaque carte à utiliser sert une fois par tour.
rule-rk-card-2 = Une carte « à utiliser » se paie d’un dé, d’un jeton Planification ou de l’action d’une autre carte.
rule-rk-card-3 = Si une carte exige des symboles, ce qui la paie doit les montrer ; sinon n’importe quelle face convient.
rule-rk-card-4 = Ce que le dé montre au-delà de l’exigence est perdu.
rule-rk-card-5 = Une carte « gratuite » s’utilise une fois par tour sans rien payer (on la tourne).
rule-rk-card-6 = Une carte permanente agit d’elle-même, tout le temps, et ne se dépense jamais.
rule-rk-card-7 = Seul le propriétaire utilise une carte ou profite de son effet permanent.
rule-rk-card-8 = Les symboles d’une carte peuvent en payer une autre.
rule-rk-card-9 = Une carte ne peut ni se payer elle-même ni être réactivée dans le même tour parce que son dé est récupéré.
rule-rk-card-10 = Les cartes s’utilisent pendant l’étape d’utilisation des dés, sauf les permanentes et les consommables.
rule-rk-card-11 = Les symboles d’une carte doivent tous être dépensés avant d’entamer un autre dé ou une autre carte, comme ceux d’un dé.
rule-rk-card-12 = La portée imprimée sur une carte vaut pour chaque symbole qu’elle donne à cette utilisation.

## Les capacités

rule-rk-abil-1 = Prof, Cerveau (à utiliser) : prendre un jeton Planification que l’on peut dépenser dans la même étape.
rule-rk-abil-2 = Megan, Échec et mat (à utiliser) : retirer toute la Sûreté de son quartier ; un bouclier rouge l’interdit.
rule-rk-abil-3 = David, Improvisation (à utiliser) : tourner un de ses dés de base non dépensés sur la face voulue ; pas les dés spéciaux.
rule-rk-abil-4 = Abraham, Soutien lourd (donner) : un autre Redresseur gagne un symbole montré par un dé non dépensé d’Abraham, de base ou spécial ; le dé reste à dépenser.
rule-rk-abil-5 = Tia, Renseignement (donner) : un autre Redresseur relance un dé non dépensé, de base ou spécial.
rule-rk-abil-6 = Cody, Sniper (permanente) : un jeton marque un quartier où il peut utiliser des symboles comme si sa figurine s’y trouvait.
rule-rk-abil-7 = Le jeton Sniper se place sur n’importe quel quartier au début de chaque étape d’utilisation.
rule-rk-abil-8 = Le jeton porte des symboles, pas les usages d’un dé entier : ni en partir, ni y retirer barricades ou jetons Dupliquer.
rule-rk-abil-9 = Blackmail et Sabotage ne regardent que la figurine de Cody, jamais le jeton.
rule-rk-abil-10 = Par le jeton, Cody peut porter la dernière attaque ou la dernière recherche et profiter ainsi de loin de Favor ou de Blind Spot.
rule-rk-abil-11 = Les bonus de Newcago viennent du quartier de la figurine de Cody, jamais de celui du jeton ; mais il peut exercer le sien là où est le jeton.

## L’équipement

rule-rk-eq-1 = Camera (5 $, permanente) : la recherche de vos dés de base compte double.
rule-rk-eq-2 = Evidence (5 $, permanente) : Contenir compte double sur vos dés de base.
rule-rk-eq-3 = Safe House (6 $, gratuite) : deux symboles Planification.
rule-rk-eq-4 = Drone (5 $, gratuite) : deux symboles Contenir dans son quartier.
rule-rk-eq-5 = Helicopter (4 $, gratuite) : un déplacement.
rule-rk-eq-6 = Bank Vault (6 $, à utiliser) : trois symboles Argent.
rule-rk-eq-7 = Notebooks (5 $, gratuite) : deux symboles Recherche, utilisables dans n’importe quel quartier.
rule-rk-eq-8 = Grenade Launcher (6 $, gratuite) : deux attaques contre des Épiques, dans n’importe quel quartier.
rule-rk-eq-9 = Schematics (3 $, gratuite) : un symbole Planification.
rule-rk-eq-10 = Recrue, six cartes (6 $ chacune, permanente) : gagner un dé de la couleur de la carte, pris dans la réserve. Un plateau contient 13 dés ; une carte qui en donnerait un de plus attend qu’il y ait de la place.
rule-rk-eq-11 = Tenseurs (4 $, à utiliser) : retirer jusqu’à 3 barricades, n’importe où.
rule-rk-eq-12 = Harmsway (6 $, à utiliser) : population +3.
rule-rk-eq-13 = Veste-bouclier (4 $, permanente) : quand la découverte de la base coûterait un dé à son propriétaire, l’équipe peut payer 2 $ à la place.
rule-rk-eq-14 = Fusil Gauss (5 $, gratuite) : deux attaques contre un Épique dans son quartier.
rule-rk-eq-15 = Sourcier d’Épiques (4 $, gratuite) : un symbole Recherche et un symbole Contenir ; ils ne sont pas identiques, Fuel Cells n’y change donc rien.
rule-rk-eq-16 = Moto (4 $, permanente) : le premier déplacement de chaque tour est gratuit.
rule-rk-eq-17 = Mobiles (3 $, donner) : un autre Redresseur gagne un symbole montré par un dé non dépensé du propriétaire.
rule-rk-eq-18 = Fumigènes (3 $, permanente) : les barricades n’arrêtent pas leur propriétaire.
rule-rk-eq-19 = Lunette de sniper (6 $), Grenades aveuglantes (4 $), Plans (5 $), permanentes : Attaquer un Épique, Attaquer la Sûreté ou Planification compte double sur vos dés de base.
rule-rk-eq-20 = Faux billets (4 $, gratuite) : deux symboles Argent.
rule-rk-eq-21 = Informateur (5 $, à utiliser) : trois symboles Recherche dans son quartier.
rule-rk-eq-22 = Tenue antiémeute (4 $, gratuite) : deux attaques contre la Sûreté dans son quartier.
rule-rk-eq-23 = Le paquet Équipement de base contient 29 cartes différentes.

## Les Épiques

rule-rk-epic-1 = Une carte Épique porte une recherche, une santé, une santé affaiblie, une piste d’actions et un butin ; un Épique par quartier.
rule-rk-epic-2 = Un Épique activé effectue chaque action à gauche de son crochet, de gauche à droite.
rule-rk-epic-3 = Un crochet à 0 ne donne aucune action, mais il avance tout de même.
rule-rk-epic-4 = Les Épiques agissent quartier par quartier, dans le sens horaire, en commençant par celui du Grand Épique.
rule-rk-epic-5 = Chaque Épique en jeu est activé une fois par tour, même ajouté ce tour-ci.
rule-rk-epic-6 = Après ses actions, le crochet avance vers la droite de 1 plus la Sûreté présente dans le quartier.
rule-rk-epic-7 = L’avancée vient après les actions : un nouvel Épique agit donc avec 3.
rule-rk-epic-8 = Chaque case que le crochet ne peut parcourir parce qu’il est au bout déclenche aussitôt la dernière action de la piste.
rule-rk-epic-9 = Attaquer la population : −1 (−2 pour l’action double).
rule-rk-epic-10 = Ajouter de la Sûreté : une figurine dans le quartier de l’Épique.
rule-rk-epic-11 = Ajouter une barricade : une dans le quartier de l’Épique.
rule-rk-epic-12 = Découvrir la base : le marqueur de la base descend d’une case.
rule-rk-epic-13 = Renforcer une piste du Grand Épique : le crochet de cette couleur avance d’une case, où que soit le Grand Épique.
rule-rk-epic-14 = À 0 de santé, l’Épique est vaincu : butin, carte à la défausse, marqueurs et crochet retirés ; les pièces du quartier restent.
rule-rk-epic-15 = Un Épique vaincu n’agit plus ce tour-ci.
rule-rk-epic-16 = Ajouter des Épiques : chaque quartier sans Épique reçoit la carte suivante, crochet à 3 et marqueurs neufs.
rule-rk-epic-17 = Les quartiers vides sont garnis dans le sens horaire depuis celui du Grand Épique.
rule-rk-epic-18 = Un paquet Épique vide est reformé avec les Épiques vaincus, mélangés ; s’il n’y en a pas, le quartier reste vide.
rule-rk-epic-19 = Le Grand Épique n’agit qu’après tous les Épiques : ce qu’ils ont renforcé compte dans le même tour.

## Le butin

rule-rk-rew-1 = Jeu de base seul : le butin de tous les Épiques vaincus ce tour-ci se prend ensemble, dans une étape après les dés.
rule-rk-rew-2 = Le butin est à l’équipe, qui décide de l’usage de chaque symbole et de qui prend les jetons Planification.
rule-rk-rew-3 = Les symboles de butin s’utilisent dans n’importe quel quartier et se répartissent librement, où que l’Épique soit tombé.
rule-rk-rew-4 = Dans un butin, la recherche sur le Grand Épique baisse la sienne où qu’il se trouve.

## L’argent

rule-rk-mon-1 = L’argent forme une seule caisse pour l’équipe.
rule-rk-mon-2 = L’argent n’a pas de plafond hormis l’affichage à deux chiffres (99).
rule-rk-mon-3 = L’argent ne descend jamais sous 0.

## Acheter

rule-rk-buy-1 = L’équipement ne s’achète que pendant l’étape d’achat.
rule-rk-buy-2 = On achète autant de cartes exposées que l’argent le permet.
rule-rk-buy-3 = Chaque carte achetée va à un Redresseur au choix de l’équipe, où que soient les figurines.
rule-rk-buy-4 = L’étalage est complété après chaque achat : une carte tout juste dévoilée peut être achetée dans la même étape.
rule-rk-buy-5 = Quand le paquet est vide, l’étalage diminue, voilà tout.
rule-rk-buy-6 = L’équipement ne passe jamais d’un Redresseur à un autre.
rule-rk-buy-7 = Une carte achetée sert au plus tôt à l’étape d’utilisation suivante ; les effets permanents agissent aussitôt.
rule-rk-buy-8 = L’argent non dépensé reste.

## La base

rule-rk-base-1 = Chaque découverte fait descendre le marqueur de la base d’une case.
rule-rk-base-2 = Une découverte au-delà de la case du bas révèle la base : un Redresseur choisi par l’équipe perd un dé de son choix et le marqueur remonte tout en haut.
rule-rk-base-3 = Base découverte : le perdant choisit parmi tous ses dés, même déjà dépensés si cela arrive pendant l’étape d’utilisation.
rule-rk-base-4 = Base découverte : le dé est perdu pour le reste de la partie et retourne à la réserve.
rule-rk-base-5 = Un Redresseur à 1 dé ne peut pas être choisi ; si tous en sont là, population −1 à la place.
rule-rk-base-6 = Les découvertes qui restent après une base révélée continuent depuis le haut.
rule-rk-base-7 = Rien ne fait monter le marqueur au-dessus du haut.

## Le Grand Épique

rule-rk-ge-1 = Quatre pistes, résolues de haut en bas : jaune, noire, rouge, bleue.
rule-rk-ge-2 = Sur chaque piste, chaque action à gauche du crochet est effectuée.
rule-rk-ge-3 = Les crochets du Grand Épique ne bougent pas par sa propre activation ; seuls les actions des autres Épiques et Contenir les déplacent.
rule-rk-ge-4 = Un crochet renforcé alors qu’il est au bout effectue aussitôt la dernière action de sa piste.
rule-rk-ge-5 = Une piste du Grand Épique garde sa première action ; un crochet à 0, si le paramètre le permet : rien sur cette piste (les colonnes de Limelight s’arrêtent à 1).
rule-rk-ge-6 = La piste jaune attaque la population.
rule-rk-ge-7 = Le Grand Épique n’est pas un Épique de quartier : ce qui parle de la carte, de l’avancée ou de l’action la plus à gauche d’un Épique ne le touche pas.

## Cœur d’Acier

rule-rk-steel-1 = Cœur d’Acier : jaune, noir, rouge, bleu, puis sa figurine se déplace.
rule-rk-steel-2 = Noir : une découverte de la base par case.
rule-rk-steel-3 = Rouge : additionnez les cases à gauche du crochet et placez autant de Sûreté, une par quartier, depuis le sien dans le sens horaire, en refaisant le tour s’il le faut.
rule-rk-steel-4 = Bleu : la case k pose une barricade dans le k-ième quartier dans le sens horaire, le sien étant le premier.
rule-rk-steel-5 = Cœur d’Acier se déplace selon son dé de mouvement.
rule-rk-steel-6 = Les cases 1 et 2 de chaque piste viennent du plateau d’ajustement, les cases 3 à 8 du plateau Pouvoir.
rule-rk-steel-7 = Cœur d’Acier n’a pas d’effets d’assaut ; les jetons Assaut qu’un module a créés sont tout de même rendus au début de son activation.

## Steelslayer : matériel

rule-rs-comp-1 = 2 Grands Épiques de plus, chacun avec figurine et silhouette : Regalia et Limelight.
rule-rs-comp-2 = 14 plateaux Quartier : 7 marqués B (Babilar) et 7 marqués I (Ildithia).
rule-rs-comp-3 = 1 livret Limelight, une page par nombre de Redresseurs et par difficulté.
rule-rs-comp-4 = 16 boucliers : 10 rouges et 6 bleus, deux réserves séparées.
rule-rs-comp-5 = 11 plateaux d’ajustement.
rule-rs-comp-6 = 7 marqueurs de quartier, assez pour le plus grand anneau.
rule-rs-comp-7 = 1 jeton de difficulté à deux faces (−1, −2) : une seule à la fois est en jeu.
rule-rs-comp-8 = 1 plateau Pouvoir : Regalia d’un côté, Limelight de l’autre.
rule-rs-comp-9 = 8 jetons Dupliquer pour toute la ville.
rule-rs-comp-10 = 4 nouveaux Redresseurs, chacun avec figurine, plateau et carte Capacité.
rule-rs-comp-11 = 12 jetons Assaut.
rule-rs-comp-12 = Les jetons Assaut ne font que marquer des effets : en manquer n’annule jamais un effet.
rule-rs-comp-13 = 3 jetons Démolition.
rule-rs-comp-14 = 1 plateau de mouvement d’Ildithia.
rule-rs-comp-15 = 18 dés spéciaux, 3 par couleur : exactement ce qu’il faut aux quatre nouveaux Redresseurs.
rule-rs-comp-16 = 4 dés de pouvoir de Limelight (un par tableau) et 1 dé de Capacité Épique.
rule-rs-comp-17 = 7 cartes Capacité : 4 nouvelles et 3 de remplacement (David, Abraham, Tia).
rule-rs-comp-18 = 7 cartes Newcago à deux faces, une par quartier de Newcago.
rule-rs-comp-19 = 24 cartes Équipement : 22 nouvelles et 2 de remplacement.
rule-rs-comp-20 = 39 cartes Épique : les 25 Épiques de base dans une nouvelle version, et 14 autres.
rule-rs-comp-21 = 12 cartes Regalia.
rule-rs-comp-22 = 14 cartes Dawnslight.
rule-rs-comp-23 = La boîte contient des feuillets de campagne ; leur contenu n’est pas dans la règle.
rule-rs-comp-24 = Avec 4 + 3 dés par couleur et 6 Redresseurs au plus, il reste toujours au départ un dé de chaque couleur dans la réserve.

## Cartes de remplacement

rule-rs-repl-1 = Med Kit et Fuel Cells coûtent 1 $ de plus que leurs anciennes versions, qui sont retirées.
rule-rs-repl-2 = David, Abraham et Tia reçoivent une carte Capacité réimprimée, au pouvoir inchangé.
rule-rs-repl-3 = Une icône désigne désormais les seuls dés de base.
rule-rs-repl-4 = Une autre icône désigne n’importe quel dé, de base ou spécial.
rule-rs-repl-5 = Une troisième icône signifie « une fois par tour, donner ».

## Modules

rule-rs-mod-1 = Quatre modules : Redresseurs, équipement, Épiques, Grands Épiques et villes ; toutes les combinaisons sont permises.
rule-rs-mod-2 = Le module 4 se joue sans le module 3, mais les nouvelles actions d’Épique restent nécessaires : villes et Grands Épiques s’en servent.
rule-rs-mod-3 = Nouveaux Grands Épiques et nouvelles villes ne changent rien à la victoire ni à la défaite.
rule-rs-mod-4 = Le module 3 remplace toutes les cartes Épique de base, il ne s’y ajoute pas ; sans lui on joue les 25 cartes de base, qui n’ont que les actions du jeu de base.
rule-rs-mod-5 = Le module 2 mélange ses 24 cartes à l’équipement de base.
rule-rs-mod-6 = Nouveaux et anciens Redresseurs se mêlent librement.
rule-rs-mod-7 = Le dé de Capacité Épique, les boucliers et les jetons Dupliquer sont sortis dès que le module 3, Regalia ou Ildithia est en jeu.

## Nouveaux Redresseurs

rule-rs-reck-1 = Les plateaux de joueur sont choisis ou distribués au hasard.
rule-rs-reck-2 = Les nouveaux Redresseurs commencent avec les dés de leur plateau au lieu de 3 + 3 ; toujours six dés.
rule-rs-reck-3 = Plateaux, figurines et capacités inutilisés sont rangés ; les dés inutilisés restent à portée, car des cartes peuvent en donner.
rule-rs-reck-4 = Val : 2 dés de base, 2 verts, 2 violets.
rule-rs-reck-5 = Dispatch (à utiliser) : un autre Redresseur va dans n’importe quel autre quartier, ou une barricade est retirée de n’importe quel quartier ; l’un ou l’autre.
rule-rs-reck-6 = Dispatch : il faut un autre Redresseur, Val ne peut pas se déplacer elle-même ainsi. Le déplacement ne coûte rien à celui qui bouge.
rule-rs-reck-7 = Un Redresseur dépêché est retenu par les barricades de son quartier et par Attirer, comme quiconque se déplace.
rule-rs-reck-8 = Dispatch : la barricade peut être dans n’importe quel quartier, Val n’a pas à s’y trouver.
rule-rs-reck-9 = Mizzy : 2 dés de base, 2 orange, 2 noirs.
rule-rs-reck-10 = Mizzy commence avec ses 3 jetons Démolition à côté de son support, aucun sur la carte.
rule-rs-reck-11 = Démolition (à utiliser) : poser un jeton sur la carte, ou en retirer de 0 à 3 et attaquer avec 2 symboles par jeton plus 1.
rule-rs-reck-12 = Exemple du livre : deux jetons sur trois donnent cinq attaques, qui viennent à bout de Curveball.
rule-rs-reck-13 = Démolition : même sans jeton sur la carte, l’action donne une attaque.
rule-rs-reck-14 = Tous les symboles d’une Démolition se dépensent comme ceux d’un seul dé.
rule-rs-reck-15 = Démolition : 3 jetons au plus ; en ajouter un quatrième est refusé ; les jetons retirés retournent à sa réserve.
rule-rs-reck-16 = Démolition : ajouter et attaquer sont une même activation ; l’un des deux par tour.
rule-rs-reck-17 = Exel : 2 dés de base, 2 bleus, 2 rouges.
rule-rs-reck-18 = Tradecraft (à utiliser) : le dé qui l’active n’est pas perdu ; il garde ses symboles et en gagne un de plus, identique.
rule-rs-reck-19 = Tradecraft : une carte Équipement ou un jeton Planification peut l’activer ; le symbole de plus est l’un de ceux que donne la carte ou le jeton.
rule-rs-reck-20 = Tradecraft : si ce qui l’active montre des symboles différents, le joueur choisit celui qui est répété.
rule-rs-reck-21 = Exemple du livre : Notebooks active Tradecraft et donne trois recherches utilisables dans n’importe quel quartier ce tour-ci.
rule-rs-reck-22 = Le symbole de Tradecraft s’ajoute avant que Fuel Cells ne compte : simple + 1 = deux, donc trois ; double + 1 = trois, rien de plus.
rule-rs-reck-23 = Tradecraft : un dé, une carte ou un jeton par tour reçoit le supplément.
rule-rs-reck-24 = Sam : aucun dé de base, un dé spécial de chaque couleur.
rule-rs-reck-25 = Joker (permanente) : après chacun des deux premiers lancers, Sam peut ne garder aucun dé.
rule-rs-reck-26 = Joker ne donne pas de lancer supplémentaire.
rule-rs-reck-27 = Les effets sur les dés de base ne font rien pour Sam, sauf s’il acquiert un dé de base.

## Nouvelles sortes de cartes

rule-rs-card-1 = Cartes « donner » : une fois par tour pendant l’étape d’utilisation, sans coût.
rule-rs-card-2 = Cartes « donner » : le bienfait va à un autre Redresseur, jamais au propriétaire.
rule-rs-card-3 = Cartes « donner » : un autre Redresseur mené par la même personne convient.
rule-rs-card-4 = Sans autre Redresseur en jeu, une carte « donner » est inutilisable.
rule-rs-card-5 = Celui qui donne et celui qui reçoit n’ont pas à être dans le même quartier.
rule-rs-card-6 = Une carte « donner » utilisée est tournée de 90 degrés : chacun voit qu’elle a servi, jusqu’au tour suivant.
rule-rs-card-7 = Cartes « coûte deux » : une fois par tour pendant l’étape d’utilisation, contre deux dés montrant les deux symboles imprimés.
rule-rs-card-8 = Cartes « coûte deux » : les deux dés restent sur la carte jusqu’à la fin du tour, en signe d’utilisation.
rule-rs-card-9 = Cartes « coûte deux » : jetons Planification et cartes Équipement peuvent remplacer l’un des dés ou les deux.
rule-rs-card-10 = Cartes « coûte deux » : il faut deux sources distinctes, un dé double ne paie jamais les deux parts.
rule-rs-card-11 = Les consommables se résolvent à l’achat, puis quittent la partie.
rule-rs-card-12 = Un consommable agit comme un butin d’Épique : dans n’importe quel quartier, réparti librement, uniquement tel qu’imprimé.
rule-rs-card-13 = Un consommable peut vaincre des Épiques (butin aussitôt, et la chaîne continue), voire finir la partie, le tout pendant l’étape d’achat.
rule-rs-card-14 = Un consommable n’est jamais possédé : il ne compte pas comme équipement.
rule-rs-card-15 = Les Épiques vaincus par un consommable comptent comme vaincus ce tour-ci.

## Nouvel équipement

rule-rs-eq-1 = Gottschalk, Climbing Kit (permanentes) : les deux symboles imprimés s’utilisent dans les quartiers voisins de la figurine comme si elle s’y trouvait.
rule-rs-eq-2 = Gottschalk et Climbing Kit : les deux symboles de la carte ont cette portée, pas les autres.
rule-rs-eq-3 = Gottschalk et Climbing Kit : la portée vaut aussi pour ces symboles venus de jetons Planification, de capacités ou d’autres cartes.
rule-rs-eq-4 = Gottschalk et Climbing Kit : la portée couvre l’usage des symboles (l’action, le bouclier correspondant, protéger Ildithia), pas l’usage d’un dé entier.
rule-rs-eq-5 = Kidnap (à utiliser), premier choix : placer la figurine du Grand Épique dans un quartier choisi.
rule-rs-eq-6 = Kidnap, second choix : amener 3 pièces (boucliers, barricades, Sûreté, jetons Dupliquer, au choix) de n’importe où en jeu vers le quartier choisi.
rule-rs-eq-7 = Kidnap : les pièces viennent d’autres quartiers, jamais de la réserve ; s’il y en a moins de 3 en jeu, toutes peuvent être déplacées.
rule-rs-eq-8 = Kidnap : un bouclier rouge empêche d’emporter la Sûreté ; mais le bouclier lui-même peut partir d’abord.
rule-rs-eq-9 = Tracking Device (à utiliser) : un jeton Planification directement sur son plateau, à dépenser dès cette étape ou à garder.
rule-rs-eq-10 = Spyril (donner) : un autre Redresseur récupère un dé dépensé, de base ou spécial, sans le relancer.
rule-rs-eq-11 = Spyril : le dé récupéré peut servir autrement ; son premier usage reste acquis.
rule-rs-eq-12 = Spyril : ce dé ne peut pas activer de nouveau la carte qu’il avait activée.
rule-rs-eq-13 = Spyril : les dés perdus par la découverte de la base ou écartés par un assaut ne sont pas « dépensés » et ne se récupèrent pas.
rule-rs-eq-14 = Dish Soap (à utiliser) : le marqueur de la base monte d’une case.
rule-rs-eq-15 = Dish Soap : tout en haut, le marqueur reste (il ne repasse pas en bas) ; le propriétaire gagne un symbole Argent, utilisable comme un dé.
rule-rs-eq-16 = Utility Tool : changer un symbole en n’importe quel autre pendant l’étape d’utilisation.
rule-rs-eq-17 = Utility Tool : sur une source à deux symboles ou plus, un seul change ; les autres se dépensent normalement dans la même action.
rule-rs-eq-18 = Utility Tool : un double dont un symbole a changé ne compte plus deux symboles identiques.
rule-rs-eq-19 = Herman (permanente) : à l’acquisition, un de ses dés peut être échangé contre un dé de la réserve.
rule-rs-eq-20 = Herman : au début de chaque phase des Redresseurs, le dé déjà échangé peut l’être de nouveau, aucun autre ; tant qu’aucun ne l’a été, n’importe lequel de ses dés peut l’être.
rule-rs-eq-21 = Illicit Investments (permanente) : le symbole imprimé compte pour deux sur ses dés de base.
rule-rs-eq-22 = Illicit Investments : dés de base seulement ; dés spéciaux, jetons Planification et cartes ne changent pas.
rule-rs-eq-23 = Submarine (permanente) : après chaque déplacement, effectuer l’une des deux actions imprimées comme d’un dé ; jamais les deux.
rule-rs-eq-24 = Submarine : cette action peut aussi retirer une barricade ou activer une carte.
rule-rs-eq-25 = Submarine : elle ne peut pas devenir un nouveau déplacement (la règle ne le cite pas ; sinon les déplacements ne finiraient jamais).
rule-rs-eq-26 = Submarine : seuls les propres déplacements du propriétaire la déclenchent, pas le fait d’être attiré, repoussé ou dépêché.
rule-rs-eq-27 = Fuel Cells (permanente) : un dé, une capacité ou un équipement à exactement deux symboles identiques peut compter pour trois.
rule-rs-eq-28 = Fuel Cells : les symboles doublés par des cartes comme Camera ou Evidence conviennent, de même que des cartes comme Safe House ou Drone.
rule-rs-eq-29 = Fuel Cells : un symbole seul, trois ou plus ne sont pas améliorés.
rule-rs-eq-30 = Fuel Cells : ni les jetons Planification, ni les butins, ni les cartes Dawnslight ne sont améliorés.
rule-rs-eq-31 = Newcago Dog, Babilar Pizza et Ildithia Tea sont les trois consommables.
rule-rs-eq-32 = Newcago Dog (3 $) : 3 attaques comme butin (contenu reconstitué).
rule-rs-eq-33 = Babilar Pizza (3 $) : 2 recherches et 2 Contenir comme butin (contenu reconstitué).
rule-rs-eq-34 = Ildithia Tea (4 $) : 2 recherches sur le Grand Épique et 1 jeton Planification comme butin (contenu reconstitué).
rule-rs-eq-35 = Med Kit (à utiliser) : population +2 (effet reconstitué, la hausse de prix est dans la règle).
rule-rs-eq-36 = Blackmail (permanente) : à l’activation, l’Épique du quartier du propriétaire saute son action la plus à gauche.
rule-rs-eq-37 = Blackmail agit dès l’achat, donc aussi dans la phase des Épiques du même tour.
rule-rs-eq-38 = Blackmail : une action Dupliquer ou un jeton Dupliquer effectue tout de même l’action la plus à gauche.
rule-rs-eq-39 = Blackmail ne fait rien au Grand Épique, ni par le jeton de Cody.
rule-rs-eq-40 = Blackmail : sauter une action Attirer ne lève pas son effet persistant.
rule-rs-eq-41 = Sabotage (permanente) : à l’activation, le crochet de l’Épique du quartier du propriétaire avance d’une case de moins.
rule-rs-eq-42 = Sabotage agit dès l’achat.
rule-rs-eq-43 = Sabotage ne fait rien au Grand Épique, ni par le jeton de Cody.
rule-rs-eq-44 = Sabotage : l’avancée réduite ne passe jamais sous 0 et épargne aussi une action de bout de piste.
rule-rs-eq-45 = Sabotage : les actions Renforcer ne sont pas réduites.
rule-rs-eq-46 = Favor (permanente) : quand un Épique est vaincu dans le quartier du propriétaire, il gagne un symbole Planification comme d’un dé.
rule-rs-eq-47 = Favor : il le gagne aussi pour un Épique vaincu ailleurs si la dernière attaque est la sienne.
rule-rs-eq-48 = Favor : ce symbole peut servir à se déplacer, retirer une barricade ou activer une carte plutôt qu’à prendre un jeton.
rule-rs-eq-49 = Favor : un seul symbole par Épique vaincu, même si les deux conditions sont remplies.
rule-rs-eq-50 = Favor : une attaque venue d’un butin ou d’un consommable n’est à personne ; seul le quartier peut alors déclencher Favor.
rule-rs-eq-51 = Blind Spot (permanente) : quand un Épique ou le Grand Épique est affaibli dans le quartier du propriétaire, il gagne une attaque comme d’un dé.
rule-rs-eq-52 = Blind Spot : aussi quand la dernière action Rechercher est la sienne, où que soit l’Épique. La recherche d’un butin, d’un consommable ou de la population d’Ildithia n’est à personne : seul le quartier peut alors déclencher Blind Spot.
rule-rs-eq-53 = Blind Spot : à Babilar, le Grand Épique n’est affaibli que lorsque la dernière piste de quartier atteint 0.
rule-rs-eq-54 = Data Chip, Epic Bomb (coûtent deux) : elles donnent leurs symboles comme d’un dé, aussi pour les usages de dé entier.
rule-rs-eq-55 = Exemple du livre : Prof paie Data Chip avec Schematics (Planification) et un dé Contenir.
rule-rs-eq-56 = Exemple du livre : un dé à double Planification à la place de Schematics perd sa seconde Planification.
rule-rs-eq-57 = Exemple du livre : Utility Tool ne fait pas qu’un dé à double Planification remplisse les deux exigences ; il faut deux sources différentes.
rule-rs-eq-58 = Utility Tool peut corriger le symbole de l’une des deux sources distinctes.
rule-rs-eq-59 = Epic Bomb fonctionne comme Data Chip avec sa propre exigence (Recherche + Attaquer la Sûreté, 5 attaques : reconstitué).
rule-rs-eq-60 = Extra Ammo (donner) : un autre Redresseur relance jusqu’à deux dés non dépensés, ou deux fois le même.
rule-rs-eq-61 = Extra Ammo : les dés dépensés ne se relancent pas.
rule-rs-eq-62 = Extra Ammo s’utilise pendant l’étape d’utilisation et ne compte pas parmi les lancers.
rule-rs-eq-63 = Predictive Analytics (permanente) : les symboles Planification peuvent devenir aussitôt des jetons, dépensables ce tour-ci.
rule-rs-eq-64 = Predictive Analytics : pas pour les jetons venus d’un butin.
rule-rs-eq-65 = Predictive Analytics : sans limite par tour.
rule-rs-eq-66 = Predictive Analytics : dépenser un jeton en Planification pour reprendre un jeton ne change rien et n’avance à rien.
rule-rs-eq-67 = Rtich (permanente) : gagner un dé de n’importe quelle couleur, pris dans la réserve.
rule-rs-eq-68 = Rtich : de plus, un autre de ses dés peut être échangé avec la réserve, aussitôt ou au début d’une phase des Redresseurs ultérieure.
rule-rs-eq-69 = Rtich : au début de chaque phase des Redresseurs, l’un de ces deux dés ou les deux peuvent être échangés de nouveau.
rule-rs-eq-70 = Rtich : une couleur absente de la réserve ne peut pas être choisie.
rule-rs-eq-71 = Si une carte qui donne un dé est volée ou vendue, le dé retourne à la réserve ; écartée par un assaut, il n’est pas lancé pendant cette phase ; l’échange de Herman demeure.
rule-rs-eq-72 = Chaque carte a un seul prix, à l’achat comme à la vente ; hormis les deux hausses de 1 $, tous les prix sont reconstitués.

## Nouveaux Épiques

rule-rs-epic-1 = Utilisez les 39 nouvelles cartes Épique au lieu des anciennes et sortez le dé de Capacité Épique, les boucliers et les jetons Dupliquer.
rule-rs-epic-2 = 5 attaques viennent à bout de Curveball.
rule-rs-epic-3 = 6 attaques viennent à bout de Dazzle ; tout son butin : 2 recherches sur le Grand Épique et 2 $.
rule-rs-epic-4 = Sourcefield : 2 recherches trouvent sa faiblesse, 4 attaques le vainquent alors ; tout son butin : 2 Planification et 2 recherches sur le Grand Épique.
rule-rs-epic-5 = L’action la plus à gauche de Loophole renforce la piste noire.
rule-rs-epic-6 = Refractionary peut placer un bouclier bleu.
rule-rs-epic-7 = Les premières cases d’Ozone sont Sûreté, population par Sûreté et piste bleue (dans un certain ordre), et la case 4 Sûreté.

## Actions d’Épique

rule-rs-act-1 = Un effet persistant n’est pas une action : il dure tant que son symbole est à gauche du crochet, et commence aussitôt.
rule-rs-act-2 = Effet persistant : il cesse dès que le crochet passe à gauche du symbole, même en pleine étape d’utilisation.
rule-rs-act-3 = Attirer (action) : tous les Redresseurs des quartiers adjacents sont amenés dans le quartier de l’Épique actif ; les barricades n’y font rien.
rule-rs-act-4 = Attirer (persistant) : l’action Se déplacer est interdite aux Redresseurs de ce quartier.
rule-rs-act-5 = Attirer (persistant) : entrer n’est pas interdit, ni les autres actions.
rule-rs-act-6 = Attirer (persistant) : les déplacements forcés (Repousser, un autre Attirer) emportent tout de même les Redresseurs retenus.
rule-rs-act-7 = Attirer (persistant) retient aussi les déplacements par carte (Helicopter, Moto, Dispatch).
rule-rs-act-8 = Repousser : ajouter une barricade dans le quartier de l’Épique actif et déplacer tous les Redresseurs qui y sont vers le quartier suivant dans le sens horaire, malgré les barricades.
rule-rs-act-9 = Repousser : sans barricade en réserve, la perte de population s’applique et les Redresseurs sont déplacés quand même.
rule-rs-act-10 = Renforcer l’Épique : son crochet avance d’une case vers la droite.
rule-rs-act-11 = Renforcer l’Épique : les actions nouvellement découvertes ne sont pas effectuées si l’Épique a été activé (ou l’est en ce moment) ce tour-ci.
rule-rs-act-12 = Renforcer l’Épique : s’il n’a pas encore été activé ce tour-ci, l’action découverte fera partie de son activation.
rule-rs-act-13 = Renforcer l’Épique : au bout de la piste, la dernière action est effectuée aussitôt à la place.
rule-rs-act-14 = Les actions qu’un Épique effectue sont fixées par son crochet au début de son activation.
rule-rs-act-15 = Transformation : lancer le dé de Capacité Épique une fois par symbole et effectuer chaque résultat.
rule-rs-act-16 = Dé de Capacité Épique (reconstitué) : attaquer la population, Sûreté, barricade, découvrir la base, bouclier bleu, jeton Dupliquer.
rule-rs-act-17 = Transformation : l’action obtenue a lieu dans le quartier de l’Épique qui se transforme.
rule-rs-act-18 = Voler un équipement : un Redresseur (au choix de l’équipe) perd une carte Équipement, glissée sous l’Épique actif.
rule-rs-act-19 = Voler : si le Redresseur désigné ne possède aucune carte, population −1 par vol.
rule-rs-act-20 = Voler : l’équipe désigne le Redresseur ; elle peut en désigner un sans carte, et la population paie.
rule-rs-act-21 = Voler : quand cet Épique est vaincu, toutes les cartes sous lui retournent à leurs anciens propriétaires.
rule-rs-act-22 = Voler : une carte rendue n’agit qu’à partir de la phase des Redresseurs suivante (un jeton Assaut la marque).
rule-rs-act-23 = Carte rendue : cela vaut aussi pour les effets permanents, par exemple dans la phase des Épiques du même tour.
rule-rs-act-24 = Une carte volée n’est à personne et ne peut pas être vendue.
rule-rs-act-25 = Carte volée : son effet permanent s’arrête tant qu’elle est volée.
rule-rs-act-26 = Déjouer : un Redresseur (au choix de l’équipe) défausse un jeton Planification.
rule-rs-act-27 = Déjouer : si personne n’en a, population −1 par action.
rule-rs-act-28 = Ajouter un bouclier : un rouge ou un bleu, comme imprimé, dans le quartier.
rule-rs-act-29 = Un bouclier dont la couleur est épuisée coûte 1 population à la place.
rule-rs-act-30 = Dupliquer (partageur) : effectuer aussitôt l’action la plus à gauche de chaque Épique voisin.
rule-rs-act-31 = Dupliquer (partageur) : les actions copiées ont lieu dans le quartier de l’Épique qui copie.
rule-rs-act-32 = Dupliquer (partageur) : les crochets des voisins ne comptent pas ; la case 1 est copiée même si elle est contenue.
rule-rs-act-33 = Dupliquer (partageur) : le voisin dans le sens horaire d’abord, puis l’autre ; un voisin des deux côtés (2 quartiers) compte une fois ; un quartier vide ne donne rien.
rule-rs-act-34 = Dupliquer (partageur) : une action copiée qui est elle-même Dupliquer ne fait rien (pas de récursion).
rule-rs-act-35 = Ajouter un jeton Dupliquer : un dans le quartier ; si tous sont en jeu, population −1 par jeton manquant.
rule-rs-act-36 = Ajouter un jeton Dupliquer (sens horaire) : dans le quartier suivant dans le sens horaire, même pénalité.
rule-rs-act-37 = Chaque jeton Dupliquer qui ne peut pas être placé coûte 1 population.
rule-rs-act-38 = Les pièces se placent dans le quartier où l’action a lieu, sauf si l’action en désigne un autre.

## Actions sous condition

rule-rs-cond-1 = Une action sous condition répète le symbole du haut autant de fois que compte celui du bas.
rule-rs-cond-2 = Exemple 1 du livre : attaquer la population une fois par barricade du quartier, toutes celles ajoutées par cette activation comprises.
rule-rs-cond-3 = Action sous condition : les pièces ajoutées après l’activation de cet Épique ne comptent pas.
rule-rs-cond-4 = Action sous condition : le compte se fait à la fin de l’activation, après les jetons Dupliquer et avant l’avancée du crochet.
rule-rs-cond-5 = Exemple 2 du livre : attaquer la population selon la recherche actuelle de l’Épique ; à 0 de recherche, selon sa santé actuelle.
rule-rs-cond-6 = Action selon recherche ou santé : une santé infinie ne compte jamais, car elle n’existe que tant que la recherche dépasse 0.
rule-rs-cond-7 = Une action sous condition copiée dans un autre quartier y compte, pour l’Épique de ce quartier.
rule-rs-cond-8 = Action sous condition : un compte de 0 ne donne ni effet ni pénalité.

## Piller et vendre

rule-rs-pill-1 = Piller : argent −1 par symbole.
rule-rs-pill-2 = Piller : à 0 $, l’équipe doit vendre de l’équipement pour continuer à payer.
rule-rs-pill-3 = Piller : après une vente, le reste du pillage continue.
rule-rs-pill-4 = Une vente rapporte le prix entier de la carte, qui est mélangée au paquet Équipement et pourra revenir.
rule-rs-pill-5 = On ne vend que pour payer Piller.
rule-rs-pill-6 = Piller : sans argent ni équipement, population −1 par pillage impayé.
rule-rs-pill-7 = Piller : l’équipe choisit la carte ; utilisée, tournée ou écartée, elle peut être vendue ; volée, non.
rule-rs-pill-8 = Piller : les cartes se vendent une à une, et seulement quand la caisse est exactement à 0.

## Boucliers

rule-rs-shield-1 = Un seul bouclier rouge protège toute la Sûreté de son quartier.
rule-rs-shield-2 = Un seul bouclier bleu empêche tous les crochets de son quartier d’aller à gauche, y compris les quatre du Grand Épique tant qu’il y est.
rule-rs-shield-3 = Les boucliers ne gênent pas les autres usages de ces symboles : se déplacer, barricade, cartes.
rule-rs-shield-4 = Un symbole de la sorte du bouclier, dépensé dans le quartier, en retire un : Attaquer la Sûreté pour le rouge, Contenir pour le bleu.
rule-rs-shield-5 = Plusieurs boucliers d’une couleur doivent tous être retirés pour que la protection cesse.
rule-rs-shield-6 = Sous un bouclier bleu, les crochets vont toujours vers la droite.
rule-rs-shield-7 = Sous un bouclier rouge, on peut toujours ajouter de la Sûreté.
rule-rs-shield-8 = Exemple du livre : le dé à double Contenir de David à Painted Village ; le premier symbole retire le bouclier bleu laissé par Refractionary, le second peut aller à Regalia.
rule-rs-shield-9 = Les boucliers restent quand l’Épique du quartier est vaincu.
rule-rs-shield-10 = La protection du Grand Épique suit sa position, pas la piste.
rule-rs-shield-11 = Les symboles de butin ne retirent un bouclier correspondant que dans un quartier où se trouve un Redresseur.

## Jetons Dupliquer

rule-rs-dup-1 = Quand un Épique est activé, après ses propres actions, le premier jeton Dupliquer du quartier répète l’action la plus à gauche, le deuxième effectue la case 2, et ainsi de suite.
rule-rs-dup-2 = Jetons Dupliquer : les crochets ne les limitent pas.
rule-rs-dup-3 = Jetons Dupliquer : s’il y a plus de jetons que de cases, la dernière case est répétée.
rule-rs-dup-4 = Jetons Dupliquer : ils ne s’usent pas ; ils agissent chaque tour jusqu’à leur retrait.
rule-rs-dup-5 = Jetons Dupliquer : dans un quartier sans Épique, ils ne font rien et attendent.
rule-rs-dup-6 = Jetons Dupliquer : seuls comptent ceux présents au début de l’activation ; ceux qu’elle ajoute agissent au tour suivant.
rule-rs-dup-7 = Jetons Dupliquer : un dé quelconque en retire un du quartier du Redresseur, quoi qu’il montre.
rule-rs-dup-8 = Jetons Dupliquer : un jeton Planification ou l’action d’une carte peut remplacer le dé ; un symbole de butin, non.
rule-rs-dup-9 = Exemple du livre : Ozone à Chinatown avec 4 jetons ajoute 3 Sûretés, attaque la population de 6 et renforce deux fois le bleu.
rule-rs-dup-10 = Kidnap peut emporter des jetons vers un autre quartier, où ils agissent alors.

## Le nouveau tour

rule-rs-phase-1 = Avec Steelslayer, le butin se prend pendant l’étape d’utilisation des dés ; il n’y a plus d’étape à part.
rule-rs-phase-2 = L’étape réunie s’applique dès qu’un module de Steelslayer est en jeu.
rule-rs-phase-3 = Ildithia ajoute une étape avant l’ajout des Épiques : 4 activer Ildithia, 5 ajouter des Épiques, 6 les activer, 7 le Grand Épique.
rule-rs-phase-4 = Les cartes Newcago ajoutent une étape entre l’ajout et l’activation des Épiques : 4 ajouter, 5 cartes Newcago, 6 Épiques, 7 Grand Épique.
rule-rs-phase-5 = Une phase des Redresseurs s’ouvre sur les échanges de Herman et de Rtich, avant le lancer.

## Le butin immédiat

rule-rs-rew-1 = Le butin est reçu à l’instant où l’Épique est vaincu et résolu aussitôt.
rule-rs-rew-2 = Un butin ne peut être ni mis de côté ni refusé ; les symboles sans cible utile sont perdus.
rule-rs-rew-3 = Butin : toutes ses parts sont prises.
rule-rs-rew-4 = L’équipe choisit l’ordre des parts d’un même butin.
rule-rs-rew-5 = Les symboles de butin ne servent que tels qu’imprimés : ni déplacement, ni barricade, ni carte, ni jeton Dupliquer, ni piste d’Ildithia.
rule-rs-rew-6 = Les jetons Planification d’un butin ne se dépensent qu’aux étapes d’utilisation suivantes.
rule-rs-rew-7 = Les jetons Planification d’un butin peuvent être perdus par Déjouer dans le même tour.
rule-rs-rew-8 = Exception : à Babilar, la recherche sur le Grand Épique d’un butin va au quartier de l’Épique vaincu.
rule-rs-rew-9 = Exemple du livre : les 6 attaques d’Abraham viennent à bout de Dazzle ; 2 recherches sur Limelight et 2 $ arrivent aussitôt ; la recherche de Limelight est à 0, d’autres peuvent donc l’attaquer dans la même étape.
rule-rs-rew-10 = Une attaque de butin peut vaincre un autre Épique, dont le butin suit aussitôt, et ainsi de suite.
rule-rs-rew-11 = La recherche simple d’un butin peut trouver des faiblesses dans n’importe quel quartier.
rule-rs-rew-12 = Butin : peu importe où l’Épique est tombé ou où sont les figurines.
rule-rs-rew-13 = Les attaques d’un butin peuvent viser le Grand Épique affaibli, où qu’il soit.

## Regalia

rule-rs-reg-1 = Mettez en place silhouette, plateau d’ajustement (nombre de Redresseurs et difficulté) et face Regalia du plateau Pouvoir.
rule-rs-reg-2 = Les plateaux A, B, C et D sont Débutant, Standard, Difficile et Flamme !
rule-rs-reg-3 = Regalia : chaque crochet a deux actions à sa gauche au départ.
rule-rs-reg-4 = Les marqueurs de santé et de recherche partent des valeurs de la ville et de la difficulté.
rule-rs-reg-5 = Dé de Capacité Épique, boucliers, jetons Dupliquer et Assaut sont sortis.
rule-rs-reg-6 = Prologue comme pour Cœur d’Acier, mais avec la piste rouge de Regalia.
rule-rs-reg-7 = Regalia : au prologue, elle est placée par le dé de mouvement de Cœur d’Acier, non selon sa propre règle.
rule-rs-reg-8 = Regalia agit après tous les Épiques.
rule-rs-reg-9 = Étape 1 de Regalia : rendre les jetons Assaut utilisés au tour précédent.
rule-rs-reg-10 = Étape 2 de Regalia : effectuer tout ce qui est à gauche des quatre crochets, de haut en bas.
rule-rs-reg-11 = Regalia : ses crochets ne bougent pas pendant son activation.
rule-rs-reg-12 = Étape 3 de Regalia : elle va, dans le sens horaire, au prochain quartier où se trouve au moins un Redresseur.
rule-rs-reg-13 = Regalia : on cherche à partir du quartier suivant ; si seul le sien a des Redresseurs, elle y revient et y reste.
rule-rs-reg-14 = Étape 4 de Regalia, après son déplacement : révéler la première carte Regalia ; chaque Redresseur de son nouveau quartier la subit.
rule-rs-reg-15 = Cartes Regalia : les victimes sont fixées à la révélation ; entrer dans son quartier ou en sortir ensuite n’y change rien.
rule-rs-reg-16 = Le paquet Regalia de 12 cartes, une fois vide, est reformé avec sa défausse mélangée.
rule-rs-reg-17 = Regalia : le rouge ne place de la Sûreté que dans les deux quartiers voisins, jamais dans le sien.
rule-rs-reg-18 = Exemple du livre : l’action rouge partagée donne 5 Sûretés aux deux voisins, c’est-à-dire 5 dans chacun.
rule-rs-reg-19 = Exemple du livre : l’action horaire place 1 Sûreté dans le quartier suivant dans le sens horaire.
rule-rs-reg-20 = Exemple du livre : l’action antihoraire en place 1 dans le quartier suivant de l’autre côté.
rule-rs-reg-21 = Regalia : le bleu n’agit que dans son propre quartier ; à la différence de Cœur d’Acier, il ne voyage pas.
rule-rs-reg-22 = Exemple du livre : bouclier bleu, jeton Dupliquer, deux transformations, le tout à Central Park.
rule-rs-reg-23 = Un résultat qui demande un Épique (renforcer, dupliquer) s’applique à celui de son quartier ; s’il n’y en a pas, rien ne se passe.
rule-rs-reg-24 = Les cases 1 et 2 de chaque piste viennent du plateau d’ajustement, les cases 3 à 8 du plateau Pouvoir (reconstitution).
rule-rs-reg-25 = Le jaune de Regalia attaque la population de la somme de ses cases ; le noir découvre la base, déjoue et pille (reconstitution).

## Effets d’assaut

rule-rs-aslt-1 = Un effet d’assaut dure un tour : il vaut pendant la prochaine phase des Redresseurs et a disparu à la suivante.
rule-rs-aslt-2 = Une carte écartée ne l’est que pour la prochaine phase des Redresseurs : elle agit encore dans la phase des Épiques qui l’a frappée, et de nouveau dans la suivante.
rule-rs-aslt-3 = Un effet du tour r finit avec la phase des Redresseurs du tour r+1 ; ceux créés dans la phase des Épiques du tour r+1 (cartes Newcago) ne sont pas retirés quand le Grand Épique y rend les jetons.
rule-rs-aslt-4 = Les jetons marquent qui est touché et par quoi ; plusieurs effets sur un même Redresseur se cumulent.
rule-rs-aslt-5 = Six effets : une relance de moins, un dé de moins, un équipement de moins, pas de capacité, déplacement à deux dés, doubles comptés pour un.
rule-rs-aslt-6 = Assaut « une relance de moins » : deux lancers au lieu de trois ; le reste des règles du lancer ne change pas.
rule-rs-aslt-7 = Assaut « un dé de moins » : le joueur choisit un dé, hors jeu pour cette phase.
rule-rs-aslt-8 = Assaut « un équipement de moins » : le joueur choisit une carte ; elle lui reste, mais ni son usage ni son effet permanent ne fonctionnent.
rule-rs-aslt-9 = Assaut « un équipement de moins » : un Redresseur touché sans équipement coûte 1 population.
rule-rs-aslt-10 = Assaut « un équipement de moins » : la carte est choisie, ou la pénalité payée, au moment où l’effet s’applique, pas plus tard.
rule-rs-aslt-11 = Assaut « un équipement de moins » : une carte écartée est toujours possédée ; elle compte pour Limelight et peut être vendue ou volée.
rule-rs-aslt-12 = Assaut « pas de capacité » : ni l’usage ni la part permanente de la carte Capacité.
rule-rs-aslt-13 = Assaut « pas de capacité » : les jetons posés sur une carte Capacité bloquée y restent.
rule-rs-aslt-14 = Assaut « déplacement à deux dés » : chaque déplacement coûte deux dés.
rule-rs-aslt-15 = Assaut « déplacement à deux dés » : une carte qui donne un déplacement (Helicopter, Moto) compte pour l’un des deux dés.
rule-rs-aslt-16 = Assaut « déplacement à deux dés » : jetons Planification et actions de carte peuvent être le second dé ; être dépêché, attiré ou repoussé n’est pas une action Se déplacer et ne coûte rien.
rule-rs-aslt-17 = Assaut « doubles comptés pour un » : chaque symbole double des dés et équipements du Redresseur compte une fois.
rule-rs-aslt-18 = Assaut « doubles comptés pour un » : Fuel Cells n’aide pas les dés spéciaux pendant ce temps, quelle que soit l’origine de la paire, Tradecraft compris.
rule-rs-aslt-19 = Assaut « doubles comptés pour un » : cartes et capacités qui donnent trois symboles ou plus ne sont pas touchées.
rule-rs-aslt-20 = Assaut « doubles comptés pour un » : seuls les doubles imprimés sur une face ou un équipement sont réduits ; ni les dés de base doublés par Camera, ni le symbole de Tradecraft.
rule-rs-aslt-21 = Assaut : les effets touchent des Redresseurs, pas des personnes ; qui en mène deux peut en avoir un touché et un libre.

## Babilar

rule-rs-bab-1 = Tirez au hasard, parmi les quartiers de Babilar, un de plus que de Redresseurs et disposez-les en anneau ; les autres ne servent pas.
rule-rs-bab-2 = À Babilar, le Grand Épique n’a pas de valeur de recherche à lui.
rule-rs-bab-3 = Babilar : santé 10/15/20/25 et recherche par quartier 7/8/9/10 pour A/B/C/D.
rule-rs-bab-4 = Babilar : la santé ne dépend pas du nombre de Redresseurs.
rule-rs-bab-5 = Babilar : un marqueur par quartier sur la valeur de départ.
rule-rs-bab-6 = Babilar : le symbole de la case de départ ne se déclenche jamais.
rule-rs-bab-7 = Mélangez les 14 cartes Dawnslight, face cachée.
rule-rs-bab-8 = Babilar : le Grand Épique ne peut pas être attaqué tant que les pistes de tous les quartiers ne sont pas à 0.
rule-rs-bab-9 = Babilar : la recherche sur le Grand Épique d’un butin baisse la piste du quartier où cet Épique a été vaincu.
rule-rs-bab-10 = Babilar : un symbole Recherche peut aller à la piste de son propre quartier plutôt qu’à l’Épique ; peu importe où est le Grand Épique.
rule-rs-bab-11 = Babilar : la recherche directe fonctionne aussi quand le quartier n’a pas d’Épique.
rule-rs-bab-12 = Pistes de Babilar : un symbole que le marqueur atteint ou franchit s’effectue aussitôt ; les pas restants suivent.
rule-rs-bab-13 = Babilar : le marqueur avance case par case, la partie peut donc finir entre deux pas.
rule-rs-bab-14 = Babilar : une base découverte pendant l’étape d’utilisation coûte n’importe quel dé du Redresseur choisi, même dépensé.
rule-rs-bab-15 = Babilar : pendant l’étape d’utilisation, Piller peut se payer en vendant n’importe quel équipement, même utilisé.
rule-rs-bab-16 = Babilar : Déjouer peut prendre n’importe quel jeton gagné dans cette phase, même pas encore posé sur un plateau.
rule-rs-bab-17 = Babilar : une piste à 0 ignore toute recherche de plus ; les autres parts du butin agissent.
rule-rs-bab-18 = Babilar : les pas au-delà de 0 sont perdus, ils ne passent pas à un autre quartier.
rule-rs-bab-19 = Babilar : la recherche d’un butin s’applique même si elle déclenche des symboles nuisibles.
rule-rs-bab-20 = Exemple du livre, première partie : 2 recherches de Tia trouvent la faiblesse de Sourcefield, 4 attaques d’Abraham le vainquent à Grand Central ; les 2 recherches du butin avancent le marqueur de 2 et causent 2 découvertes ; la base est découverte, Tia abandonne un dé dépensé, puis dépense 2 recherches sur la piste et obtient l’aide de Dawnslight.
rule-rs-bab-21 = Exemple du livre, seconde partie : Abraham prend la carte à deux Contenir, va avec son dernier dé à Central Park, retire le bouclier bleu avec le premier et recule le crochet rouge de Regalia avec le second.
rule-rs-bab-22 = Babilar : la recherche sur le Grand Épique venue d’un consommable va à un quartier au choix de l’équipe.
rule-rs-bab-23 = Babilar : les symboles Recherche simples d’un butin vont à n’importe quel Épique ou à n’importe quelle piste de quartier.
rule-rs-bab-24 = Babilar : les cartes qui portent la recherche dans d’autres quartiers atteignent aussi leurs pistes.
rule-rs-bab-25 = Babilar : les pistes ne remontent jamais ; un Grand Épique affaibli le reste.

## Dawnslight

rule-rs-dawn-1 = Aide de Dawnslight : piochez deux cartes, l’équipe en garde une, l’autre va sous le paquet.
rule-rs-dawn-2 = Dawnslight : la carte gardée va à un Redresseur du quartier où l’aide a été obtenue.
rule-rs-dawn-3 = Dawnslight : s’il n’y a personne, elle va à celui dont la recherche l’a obtenue.
rule-rs-dawn-4 = Dawnslight : si un butin a fait avancer le marqueur et que le quartier est désert, elle va au Redresseur qui a vaincu cet Épique.
rule-rs-dawn-5 = Dawnslight : les cartes restent face visible à côté du Redresseur jusqu’à leur usage.
rule-rs-dawn-6 = Dawnslight : à tout moment de l’étape d’utilisation, son détenteur peut la retirer de la partie pour son effet.
rule-rs-dawn-7 = Dawnslight : aucune limite par tour ; une carte peut servir dans l’étape même où elle est reçue.
rule-rs-dawn-8 = Dawnslight : les cartes à symboles agissent comme un dé montrant ces symboles, usages de dé entier compris.
rule-rs-dawn-9 = Dawnslight, carte de population : +3, même au-delà de la valeur de départ.
rule-rs-dawn-10 = Les cartes Dawnslight ne sont pas de l’équipement : ni volées, ni vendues, ni écartées, ni comptées.
rule-rs-dawn-11 = Dawnslight, contenu du paquet (reconstitution) : chacun des six symboles en double sur 2 cartes, population +3 sur 2 cartes ; seules la carte à deux Contenir et celle à +3 sont connues.
rule-rs-dawn-12 = Paquet Dawnslight : s’il reste une seule carte, on la prend ; s’il n’en reste aucune, rien ne se passe.
rule-rs-dawn-13 = Dawnslight : les cartes utilisées ne reviennent jamais ; celles qui n’ont pas été choisies restent dans le paquet.

## Limelight

rule-rs-lim-1 = Mettez en place la silhouette, le plateau d’ajustement de Limelight et la face Limelight du plateau Pouvoir.
rule-rs-lim-2 = Limelight : les crochets ont deux actions à leur gauche au départ, c’est-à-dire la colonne 2.
rule-rs-lim-3 = Limelight : ouvrez la page du livret selon le nombre de Redresseurs et la difficulté ; les quatre dés de pouvoir y sont posés.
rule-rs-lim-4 = Limelight : la recherche part de la valeur de la page.
rule-rs-lim-5 = Limelight : la page donne aussi la santé qu’il a une fois affaibli.
rule-rs-lim-6 = Ildithia, difficulté B, pour 2/3/4/5/6 Redresseurs (reconstitution) : recherche 14/20/26/32/38, santé 7/9/11/13/15 ; seule la valeur 38 pour 4 Redresseurs en D est réelle.
rule-rs-lim-7 = Boucliers, jetons Dupliquer et Assaut sont sortis.
rule-rs-lim-8 = Limelight, prologue : la case rouge B-1, quoi que montre le crochet ; aucun dé n’est lancé.
rule-rs-lim-9 = Limelight : au prologue, il est placé par le dé de mouvement de Cœur d’Acier.
rule-rs-lim-10 = Limelight agit après tous les Épiques.
rule-rs-lim-11 = Étape 1 de Limelight : rendre les jetons Assaut utilisés au tour précédent.
rule-rs-lim-12 = Étape 2 de Limelight : lancer ensemble les quatre dés de pouvoir.
rule-rs-lim-13 = Étape 3 de Limelight : résoudre les quatre tableaux de haut en bas (jaune, noir, rouge, bleu) ; la ligne est le dé du tableau, la colonne le crochet de la piste.
rule-rs-lim-14 = Tableaux de Limelight : une case peut contenir plusieurs actions, séparées par un trait ; toutes sont effectuées dans l’ordre.
rule-rs-lim-15 = Limelight : ses crochets ne bougent pas pendant son activation (sauf si une case le renforce).
rule-rs-lim-16 = Étape 4 de Limelight : il va, dans le sens horaire, au prochain quartier sans Redresseur.
rule-rs-lim-17 = Limelight : avec un quartier de plus que de Redresseurs, l’un est toujours libre ; si c’est seulement le sien, il y revient et y reste.
rule-rs-lim-18 = Limelight : contenir recule un crochet d’une colonne, on lit donc une colonne plus basse.
rule-rs-lim-19 = Limelight : les colonnes vont de 1 à 6 ; un crochet ne peut pas être contenu en dessous de la colonne 1.
rule-rs-lim-20 = Limelight : renforcer au-delà de la colonne 6 effectue aussitôt la case de la colonne 6 sur la dernière ligne lancée pour cette couleur (ligne B avant le premier lancer).
rule-rs-lim-21 = Exemple du livre, jaune B-4 : perte de population selon l’écart d’équipement ; Exel a 2 cartes, Sam aucune, donc 7.
rule-rs-lim-22 = Exemple du livre, noir D-3 : renforcer trois fois les Épiques de son quartier et des deux quartiers adjacents.
rule-rs-lim-23 = Exemple du livre, rouge A-2 : 3 Sûretés dans les quartiers adjacents, puis chaque Épique, mais pas Limelight lui-même, avance d’une case.
rule-rs-lim-24 = Exemple du livre, bleu C-2 : 2 barricades et 1 jeton Dupliquer dans chacun des deux quartiers adjacents.
rule-rs-lim-25 = Exemple du livre, dernière étape : il va dans le sens horaire au prochain quartier sans Redresseur.

## Les tableaux de Limelight

rule-rs-lact-1 = Tableaux de Limelight : « x » veut dire répéter autant de fois ; une icône à part veut dire dans tous les quartiers.
rule-rs-lact-2 = Limelight, attaque fixe : le nombre imprimé, par exemple 5.
rule-rs-lact-3 = Limelight, population selon tous les boucliers en jeu, rouges et bleus : 0-2, 3-4, 5, 6 et plus coûtent 4, 5, 6, 7 dans la case du livre.
rule-rs-lact-4 = Limelight, population selon toute la Sûreté en jeu : 0-2, 3-4, 5, 6 et plus coûtent 5, 6, 7, 8 dans la case du livre.
rule-rs-lact-5 = Limelight, population selon les Épiques vaincus dans le tour écoulé : 0-1, 2, 3-4, 5-7 coûtent 7, 6, 5, 4 dans la case du livre.
rule-rs-lact-6 = Exemple du livre : trois Épiques vaincus coûtent 5.
rule-rs-lact-7 = Limelight, Épiques vaincus : 7 au plus par tour, car ils ne sont remplacés que dans la phase des Épiques ; le compte repart à chaque tour.
rule-rs-lact-8 = Limelight, population selon l’écart d’équipement entre le Redresseur qui a le plus de cartes et celui qui en a le moins : 0, 1, 2, 3 et plus coûtent 5, 6, 7, 8 dans la case du livre.
rule-rs-lact-9 = Limelight, écart d’équipement : les cartes écartées comptent ; les cartes volées, les cartes Dawnslight et les consommables ne comptent pas.
rule-rs-lact-10 = Limelight, renforcer l’Épique de son quartier : crochet d’une case à droite ; pas d’action de plus, il a déjà agi, sauf au bout de la piste.
rule-rs-lact-11 = Limelight, renforcer les Épiques de tous les quartiers ; lui-même n’est pas touché.
rule-rs-lact-12 = Limelight, renforcer Limelight : ses propres crochets avancent.
rule-rs-lact-13 = Limelight : chaque quartier reçoit 1 Sûreté et 1 bouclier rouge.
rule-rs-lact-14 = Limelight : manquer de pièces en garnissant tous les quartiers coûte 1 population par pièce manquante.
rule-rs-lact-15 = Limelight : ajouter 2 Sûretés par Redresseur, dans le quartier où chacun se trouve.
rule-rs-lact-16 = Limelight : pour chaque Redresseur, ajouter dans son quartier 1 Sûreté par carte Équipement qu’il possède, au moins 1 chacun.
rule-rs-lact-17 = Exemple du livre, Sharp Tower : Val sans carte en amène 1, Exel et Mizzy avec 5 cartes à eux deux en amènent 5.
rule-rs-lact-18 = Limelight, Sûreté par équipement : le minimum vaut par Redresseur, non par quartier.
rule-rs-lact-19 = Limelight : une case d’assaut touche tous les Redresseurs, où qu’ils soient.
rule-rs-lact-20 = Livret de Limelight : les autres pages dérivent de la page 4 Redresseurs, B (reconstitution) : les nombres jaunes varient selon la difficulté (−1, 0, 0, +1) et le nombre (−2, −1, 0, 0, +1), jamais sous 1 ; la Sûreté « adjacente » ou « ici » compte une de moins à 2 ou 3 Redresseurs, jamais sous 1.
rule-rs-lact-21 = Livret de Limelight : seules quatre cases sont connues ; les autres cases et pages sont du contenu.

## Ildithia

rule-rs-ild-1 = Tirez au hasard, parmi les quartiers d’Ildithia, un de plus que de Redresseurs et disposez-les en anneau ; les autres ne servent pas.
rule-rs-ild-2 = Ildithia : un marqueur par quartier, au niveau du nombre de Redresseurs.
rule-rs-ild-3 = Ildithia, niveaux de départ (reconstitution) : 3, 4, 5, 6, 7 pour 2 à 6 Redresseurs ; 7 est le haut de la piste, 0 le point de recherche.
rule-rs-ild-4 = Ildithia, points par tour (reconstitution) : 1, 1, 2, 2, 3 pour 2 à 6 Redresseurs.
rule-rs-ild-5 = Sortez le plateau de mouvement, le dé de Capacité Épique, les boucliers, les jetons Dupliquer et Assaut.
rule-rs-ild-6 = Prologue : avant l’entrée des Redresseurs, posez le plateau de mouvement entre le quartier du Grand Épique et le suivant dans le sens horaire, flèches dans ce sens.
rule-rs-ild-7 = À chaque tour, « activer Ildithia » vient juste avant l’ajout des Épiques.
rule-rs-ild-8 = Le plateau de mouvement d’Ildithia tourne dans le sens horaire d’autant de points que le veut le nombre de Redresseurs ; un point est un intervalle entre deux quartiers.
rule-rs-ild-9 = Ildithia : chaque quartier franchi effectue toutes les actions à hauteur de son marqueur et en dessous.
rule-rs-ild-10 = Ildithia : le marqueur de ce quartier revient ensuite au niveau de départ.
rule-rs-ild-11 = Ildithia : les quartiers non franchis gardent leur marqueur abaissé.
rule-rs-ild-12 = Ildithia : les actions d’une piste s’effectuent de haut en bas.
rule-rs-ild-13 = Ildithia : plusieurs quartiers franchis se résolvent dans l’ordre où ils l’ont été.
rule-rs-ild-14 = Ildithia : Dupliquer sur une piste ne fait rien si l’Épique du quartier a été vaincu ce tour-ci, car les nouveaux arrivent plus tard.
rule-rs-ild-15 = Ildithia : Dupliquer sur une piste effectue l’action la plus à gauche de l’Épique de ce quartier.
rule-rs-ild-16 = Ildithia : le point le plus bas (2 recherches sur le Grand Épique) n’est pas une action d’Épique ; il ne vient qu’en protégeant.
rule-rs-ild-17 = Protéger Ildithia : pendant l’étape d’utilisation, n’importe quel symbole dépensé dans son quartier en abaisse le marqueur de 1.
rule-rs-ild-18 = Ildithia : atteindre le point le plus bas donne aussitôt 2 recherches sur le Grand Épique.
rule-rs-ild-19 = Ildithia : au point le plus bas, protéger n’a plus d’effet.
rule-rs-ild-20 = Protéger Ildithia : dés, jetons Planification, symboles de cartes et de Dawnslight conviennent ; les symboles de butin, non.
rule-rs-ild-21 = Protéger Ildithia : chaque symbole de Démolition ou d’une carte à plusieurs symboles abaisse de 1.
rule-rs-ild-22 = Exemple du livre, 3 Redresseurs, Inkom Territory : le dé à double Planification de Sam donne une planification et une protection ; à l’activation suivraient noir +1, une barricade et Dupliquer ; avec Loophole en jeu, Dupliquer veut dire encore noir +1 ; puis le marqueur revient.
rule-rs-ild-23 = Ce qu’Ildithia ajoute compte dans la même phase des Épiques : barricades et Sûreté pour les Épiques, pistes renforcées pour le Grand Épique.
rule-rs-ild-24 = Ildithia : une action la plus à gauche sous condition, effectuée par une piste, se compte aussitôt, hors de toute activation.
rule-rs-ild-25 = Le plateau de mouvement d’Ildithia tourne pendant toute la partie.

## Cartes Newcago

rule-rs-new-1 = À Newcago, posez au-dessus de chaque quartier sa propre carte, face A ou B, au choix pour chacune ; les cartes inutilisées sont rangées.
rule-rs-new-2 = Cartes Newcago : les faces restent pour toute la partie.
rule-rs-new-3 = Cartes Newcago : chaque face a une part néfaste (action d’Épique, en haut) et une part utile (bonus, en bas).
rule-rs-new-4 = Cartes Newcago : juste avant l’activation des Épiques, l’action de chaque carte s’effectue une fois.
rule-rs-new-5 = Cartes Newcago : dans le quartier du Grand Épique, l’action s’effectue une seconde fois.
rule-rs-new-6 = Les cartes Newcago se résolvent dans le sens horaire depuis le quartier du Grand Épique ; la sienne deux fois de suite.
rule-rs-new-7 = Cartes Newcago : l’étape n’a pas besoin d’Épique et suit leur ajout ; les pièces qu’elle place comptent dans l’activation qui vient.
rule-rs-new-8 = Cartes Newcago : le bonus ne sert qu’aux Redresseurs dont la figurine est dans ce quartier, pendant la phase des Redresseurs.
rule-rs-new-9 = Le jeton de Cody n’obtient pas le bonus d’un autre quartier ; celui du sien peut agir là où est le jeton.
rule-rs-new-10 = Cartes Newcago : les pièces vont au quartier dont la carte agit.
rule-rs-new-11 = Cartes Newcago : une action d’assaut touche le prochain Redresseur dans le sens horaire, à partir du quartier de la carte.
rule-rs-new-12 = Assaut de Newcago : on commence à compter par le quartier de la carte.
rule-rs-new-13 = Assaut de Newcago : s’il y a plusieurs Redresseurs dans ce quartier, les joueurs en choisissent un.
rule-rs-new-14 = Assaut de Newcago : pour la répétition due au Grand Épique, passez le Redresseur déjà touché et prenez le suivant dans le sens horaire.
rule-rs-new-15 = Assaut de Newcago : s’il n’y a pas d’autre Redresseur, la répétition n’a pas de cible.
rule-rs-new-16 = Cartes Newcago, bonus de victoire : quand un Épique tombe dans le quartier, un Redresseur présent peut effectuer aussitôt les actions montrées.
rule-rs-new-17 = Cartes Newcago, bonus de faiblesse : quand un Épique est affaibli dans le quartier, un Redresseur présent peut effectuer aussitôt les actions montrées.
rule-rs-new-18 = Cartes Newcago, bonus contre un symbole : une fois par étape d’utilisation, un Redresseur présent peut dépenser un dé au symbole demandé pour les actions montrées.
rule-rs-new-19 = Bonus contre un symbole : le dé entier est dépensé ; une face double ne donne pas de second usage, son reste est perdu.
rule-rs-new-20 = Cartes Newcago : les actions de ces trois bonus ne servent que telles qu’imprimées, jamais à se déplacer, retirer une barricade ou activer une carte.
rule-rs-new-21 = Cartes Newcago, bonus de portée : tous les Redresseurs présents ont l’effet de Climbing Kit ou de Gottschalk, selon les symboles montrés.
rule-rs-new-22 = Cartes Newcago : les bonus sont facultatifs.
rule-rs-new-23 = Bonus de Newcago, butin et Favor d’une même victoire sont des effets distincts ; l’équipe en choisit l’ordre.

## Mélanges

rule-rs-mix-1 = N’importe quel Grand Épique peut se jouer dans n’importe quelle ville.
rule-rs-mix-2 = Le livre ne conseille ces mélanges qu’aux joueurs expérimentés : une option avancée, pas le réglage par défaut.
rule-rs-mix-3 = Le Grand Épique garde ses propres plateaux Pouvoir et d’ajustement (ou les tableaux de son livret).
rule-rs-mix-4 = La recherche et la santé sont celles que l’on utilise normalement dans la ville.
rule-rs-mix-5 = Exemple du livre : 4 joueurs, Flamme !, Regalia à Ildithia part avec 38 de recherche, d’après le livret de Limelight.
rule-rs-mix-6 = Exemple du livre : 2 joueurs, Flamme !, Limelight à Babilar : 10 de recherche dans chaque quartier, santé 25.
rule-rs-mix-7 = Les règles de la ville (Dawnslight, protection, cartes Newcago) suivent la ville ; mouvement, pistes, cartes et dés suivent le Grand Épique.
rule-rs-mix-8 = À Ildithia, le plateau de mouvement part à côté du Grand Épique joué, quel qu’il soit.
rule-rs-mix-9 = Regalia et Limelight rendent les jetons Assaut dans toutes les villes.
rule-rs-mix-10 = Cœur d’Acier garde ses plateaux d’ajustement dans les autres villes ; seules la recherche et la santé changent.

## Difficulté

rule-rs-diff-1 = Variante détendue : commencer avec 1 $ de plus par Redresseur.
rule-rs-diff-2 = Variante intense : un jeton à côté de la piste jaune ajoute chaque tour 1 (premier palier) ou 2 (le plus dur) à la perte de population du jaune.
rule-rs-diff-3 = Jeton de difficulté : il s’applique chaque tour, même quand la piste jaune ne fait rien.
rule-rs-diff-4 = Jeton de difficulté : avec Limelight, il s’ajoute au résultat du tableau jaune.
rule-rs-diff-5 = Jeton de difficulté : pas au prologue.
rule-rs-diff-6 = Jeton de difficulté : une fois par activation, non par action jaune.
rule-rs-diff-7 = Les deux variantes de difficulté s’excluent ; les combiner est refusé, sauf si un paramètre le permet.

## La campagne maison

rule-rs-camp-1 = Un mode campagne existe, mais ses règles sont sur une feuille et une page à part, pas dans le livre ; on n’en sait rien.
rule-rs-camp-2 = Trois chapitres à la suite : Cœur d’Acier à Newcago, Regalia à Babilar, Limelight à Ildithia.
rule-rs-camp-3 = Mêmes personnes et mêmes Redresseurs à tous les chapitres.
rule-rs-camp-4 = L’équipe choisit la première difficulté ; chaque victoire la monte d’une lettre, D au plus.
rule-rs-camp-5 = Chaque chapitre est une mise en place complète : population 40, marqueur de la base tout en haut, tous les dés rendus, ville vide, aucune carte Dawnslight, jetons Démolition hors de la carte.
rule-rs-camp-6 = Après une victoire, chaque Redresseur garde une carte Équipement qu’il possède ; le reste retourne au paquet ; les cartes gardées manquent au paquet suivant.
rule-rs-camp-7 = Une carte encore sous un Épique invaincu n’est pas possédée et ne peut pas être gardée.
rule-rs-camp-8 = Après une victoire, l’équipe garde un jeton Planification si elle en avait au moins un, pour un Redresseur de son choix ; il est dépensable au tour 1.
rule-rs-camp-9 = Après une victoire, le chapitre suivant commence avec 1 $ par tranche entière de 10 de population restante ; l’argent restant n’est pas gardé.
rule-rs-camp-10 = L’argent reporté s’ajoute à celui de la variante détendue.
rule-rs-camp-11 = Après une défaite, le même chapitre est rejoué à la même difficulté, avec le même report et 1 $ de plus par Redresseur pour chaque défaite dans ce chapitre.
rule-rs-camp-12 = Limite facultative : une quatrième défaite dans toute la campagne la fait perdre (par défaut : aucune limite).
rule-rs-camp-13 = La campagne est gagnée quand Limelight est vaincu ; le score est la somme des populations restantes aux trois victoires, moins 5 par défaite.
rule-rs-camp-14 = L’état au début de chaque chapitre est conservé : une reprise repart à l’identique, hormis le bonus de défaite et de nouveaux tirages.
rule-rs-camp-15 = Les cartes Newcago sont facultatives au chapitre 1 et notées avec la campagne.

## Interactions

rule-rs-int-1 = Aucune chaîne ne dure sans fin : Submarine ne peut pas se déplacer, Dupliquer ne copie pas Dupliquer, les jetons se comptent au début d’une activation.
rule-rs-int-2 = Les jetons Assaut portent le tour de leur création ; ils sont rendus selon leur âge, non tous à la fois.
rule-rs-int-3 = Blackmail ôte une exécution de la case 1, les jetons Dupliquer la ramènent.
rule-rs-int-4 = La case B-1 du prologue et la colonne 2 de départ sont deux choses différentes.
rule-rs-int-5 = On peut gagner, affaiblir et perdre pendant l’étape d’achat.
rule-rs-int-6 = Kidnap change le départ du prochain mouvement et qui est touché par les pistes liées à un quartier.
rule-rs-int-7 = La carte Newcago doublée est celle du quartier où est le Grand Épique quand l’étape se joue.
rule-rs-int-8 = Attirer et Repousser ont lieu avant le déplacement du Grand Épique : ils décident où Regalia trouve des Redresseurs et où Limelight n’en trouve pas.
rule-rs-int-9 = Un quartier peut avoir les deux couleurs ; chacune ne protège que sa sorte.
rule-rs-int-10 = La population perdue par manque de pièces peut faire perdre la partie.
rule-rs-int-11 = Le jeton qui marque une carte rendue n’est pas un effet d’assaut : le reprendre ne rend jamais la carte utilisable avant la phase des Redresseurs suivante, et ne touche personne.
rule-rs-int-12 = Des effets simultanés se résolvent l’un après l’autre, au choix de l’équipe ; chacun va au bout de sa propre chaîne d’abord.
rule-rs-int-13 = Tout hasard vient d’un seul générateur enregistré : tirage des quartiers, paquets, dés, dé de mouvement, dé de Capacité Épique, dés de pouvoir.
