rule-sw-goal-1 = On joue de 2 à 5, et chacun mène un clan, un seul.
rule-sw-goal-2 = Toute partie suit un scénario, et un scénario dure de 3 à 5 tours.
rule-sw-goal-3 = À la fin du dernier tour, le clan le plus riche en ressources géothermiques (GÉO) l’emporte.
rule-sw-goal-4 = Un clan peut gagner avant le dernier tour par hégémonie, mais seulement si le scénario prévoit une condition d’hégémonie.

rule-sw-comp-1 = La boîte contient 1 plateau de jeu, le livret de règles et un livret de récit dont aucune règle ne dépend.
rule-sw-comp-2 = Les jetons de carton sont au nombre de 45 : 1 plaquette d’ajustement, 7 Zone cible, 2 Titre et 35 Quarantaine.
rule-sw-comp-3 = L’unique plaquette d’ajustement a deux faces : 5i sert à cinq, 2i à deux ; à trois ou quatre, elle reste dans la boîte.
rule-sw-comp-4 = Il y a 7 jetons Zone cible, un par clan, avec une face neutre et une face de clan ; seuls des scénarios s’en servent.
rule-sw-comp-5 = Deux titres seulement ont leur jeton : Légat et Primus. Guetteur et Archonte n’en ont pas.
rule-sw-comp-6 = Les 35 jetons Quarantaine sont communs à tous.
rule-sw-comp-7 = Le jeu compte 60 barils d’algofuel sain.
rule-sw-comp-8 = Le jeu compte 32 barils d’algofuel de contrebande.
rule-sw-comp-9 = Le jeu compte 10 cubes Moral.
rule-sw-comp-10 = Une seule tuile porte en haut l’aire Mort & Exil, en bas la piste des tours avec son jeton.
rule-sw-comp-11 = Les pièces de colonne sont 45 en tout : 15 sommets et 30 étages simples.
rule-sw-comp-12 = Les 6 cartes Déploiement sont numérotées et nomment chacune 3 zones de déploiement.
rule-sw-comp-13 = Il y a 49 cartes Colonne de vapeur.
rule-sw-comp-14 = Reliquaire, Ruines et Algue miraculeuse sont les 3 cartes Scénario ; chacune ne sert que dans le scénario qui la nomme.
rule-sw-comp-15 = Les cartes Archonte du jeu de base sont 18, toutes numérotées.
rule-sw-comp-16 = Chacun des 7 clans a 1 plateau de clan, 1 Ambassadeur, 1 marqueur GÉO, 1 marqueur Ravitaillement, 1 marqueur Incubation, 1 roue de combat et 1 aide de jeu.
rule-sw-comp-17 = Les contrats sont 22 : 3 par clan, plus le jeton Complice de la Flotte libre.
rule-sw-comp-18 = Les jetons Ordre sont 70 : chaque clan en a exactement 10, soit 4 Défense, 3 Déplacement et 3 Leurre.
rule-sw-comp-19 = Les jetons Action spéciale sont 35, soit 5 par clan : 2 Marche forcée, 1 Négociation et 2 Mobilisation ; l’une des Mobilisations du Rhein-Stamm est le Grand ost.
rule-sw-comp-20 = Il y a 20 balises aux couleurs des clans ; leur partage entre les clans est celui de l’édition maison.
rule-sw-comp-21 = Les fermes sont 43 : 40 ordinaires dans la réserve générale, et les 3 fermes toxiques des Menrâu.
rule-sw-comp-22 = La réserve générale compte 15 tourelles, mais 10 seulement à deux ou trois.
rule-sw-comp-23 = Les 78 structures sont 20 balises, 43 fermes et 15 tourelles ; aucune autre pièce n’est une structure.
rule-sw-comp-24 = Les figurines sont 112, soit 16 par clan : 12 de base et 4 d’élite chez les Apôtres, l’Alliance et les Catabates, 13 et 3 dans les autres clans.

rule-sw-unit-1 = Les unités sont de deux sortes, soldats de base et soldats d’élite. Une structure n’est jamais une unité.
rule-sw-unit-2 = Les soldats d’élite d’un clan ont une capacité que nul autre clan ne possède.
rule-sw-unit-3 = Sur les plateaux et les cartes, une icône représente un point de force.

rule-sw-struct-1 = Balises, fermes et tourelles sont des structures.
rule-sw-struct-2 = Une structure ne se déplace pas.
rule-sw-struct-3 = Une structure n’a pas besoin de ravitaillement.
rule-sw-struct-4 = Une zone abrite 2 structures au plus ; qui en bâtit une troisième détruit d’abord l’une des deux, à son choix.
rule-sw-struct-5 = Une structure détruite va dans la boîte, jamais dans une réserve.

rule-sw-steam-1 = Une colonne de vapeur rapporte des GÉO à qui contrôle sa zone, mais l’expose à l’incubation en Baisse d’activité.
rule-sw-steam-2 = Des étages posés là où une colonne se dresse déjà s’ajoutent à elle.
rule-sw-steam-3 = Une zone ne porte jamais qu’une colonne.
rule-sw-steam-4 = Une colonne ne dépasse pas 5 étages ; les étages en trop ne sont pas posés.

rule-sw-res-1 = Les pièces inutilisées aux couleurs d’un clan (unités, structures, jetons) forment sa réserve de clan.
rule-sw-res-2 = Tout le reste du matériel inutilisé forme la réserve générale, commune à tous.
rule-sw-res-3 = Une unité posée sur Mort & Exil n’est dans aucune réserve, ne sert plus, et peut compter à la fin de la partie.
rule-sw-res-4 = Ce qui retourne dans la boîte n’est dans aucune réserve et ne revient plus.
rule-sw-res-5 = Le matériel est limité : une pièce qui manque n’est tout simplement pas posée, et rien ne la remplace.
rule-sw-res-6 = Un effet imprimé sur le matériel (carte Archonte, plateau de clan, carte Scénario…) prime sur le livret.
rule-sw-res-7 = La limite de matériel est la seule règle qu’aucun effet imprimé ne peut lever.

rule-sw-zone-1 = Le plateau est divisé en zones : plaines, montagnes et mers de glace.
rule-sw-zone-2 = Une plaine ou une montagne qui touche une mer de glace est côtière.
rule-sw-zone-3 = La montagne gêne certains trajets (débarquement, Marche forcée), mais pas le pas ordinaire d’une zone à la suivante.
rule-sw-zone-4 = Les mers de glace portent les emplacements des contrats passés avec les Caréneurs, sans lesquels on ne navigue pas.

rule-sw-ctrl-1 = Une zone est à un clan quand lui seul y possède une unité ou une balise.
rule-sw-ctrl-2 = Tant qu’un combat annoncé n’est pas résolu, sa zone reste au défenseur.
rule-sw-ctrl-3 = Une mer de glace n’est jamais contrôlée, même couverte de contrats.

rule-sw-occ-1 = Une plaine ou une montagne n’abrite jamais plus de 5 unités d’un même clan.
rule-sw-occ-2 = Une zone n’abrite jamais plus de 2 structures en tout, à qui qu’elles soient.
rule-sw-occ-3 = La limite de 5 unités vaut pour chaque clan : attaquants et défenseurs se côtoient jusqu’à la fin du combat.
rule-sw-occ-4 = Une mer de glace n’accueille ni unité ni structure.

rule-sw-haven-1 = Certaines zones abritent un havre, et c’est grâce aux havres qu’on négocie des contrats.
rule-sw-haven-2 = On contrôle un havre quand on contrôle sa zone ; une balise suffit.

rule-sw-track-1 = La piste Réservation garde le titre choisi pour le tour suivant, la piste Conclave montre les titres du tour ; l’ordre des places y est l’ordre du jeu.
rule-sw-track-2 = Chaque titre donne un pouvoir.
rule-sw-track-3 = La piste GÉO montre le niveau de chacun au début du tour ; elle ne bouge qu’au Grand blanc.
rule-sw-track-4 = Les GÉO viennent surtout des fermes et des étages de vapeur.
rule-sw-track-5 = Le niveau de GÉO décide du nombre d’unités que l’armée peut ravitailler.

rule-sw-deck-1 = La défausse des cartes Colonne de vapeur est face visible, mais on ne la feuillette pas.
rule-sw-deck-2 = Le numéro d’une carte Colonne de vapeur dit à quel Déploiement sa zone appartient ; sans numéro, elle n’est d’aucun.
rule-sw-deck-3 = Une carte Colonne de vapeur nomme une zone et le nombre d’étages à y poser.

rule-sw-board-1 = Chaque plateau de clan est unique : capacité du clan, capacité de l’élite, emplacements d’action spéciale, deux stocks d’algofuel, surplus, piste Ravitaillement, piste Incubation.
rule-sw-board-2 = Un emplacement d’action spéciale reçoit un jeton Action spéciale ; il est gratuit ou coûte 1 algofuel.
rule-sw-board-3 = Le marqueur Ravitaillement dit combien d’unités au plus seront ravitaillées en fin de tour.
rule-sw-board-4 = Le marqueur Incubation suit l’avancée du Fléau dans le clan pendant le tour et revient à 0 à la fin de chacun.
rule-sw-board-5 = Les jetons Quarantaine condamnent des places du plateau de clan : ravitaillement, stock sain ou actions spéciales.

rule-sw-fuel-1 = L’algofuel est de deux sortes, sain ou de contrebande.
rule-sw-fuel-2 = Quand un coût ne précise rien, on paie en sain, en contrebande ou en mêlant les deux.
rule-sw-fuel-3 = Un baril reçu va sur une place libre du stock de sa sorte.
rule-sw-fuel-4 = Les stocks sont remplis à la fin de chaque tour.
rule-sw-fuel-5 = La contrebande compte pleinement dans l’algofuel disponible du tour, par exemple pour miser.
rule-sw-fuel-6 = Les barils qui ne tiennent pas dans le stock vont en surplus, où ils se dépensent librement.
rule-sw-fuel-7 = Le surplus est vidé dans la réserve générale à la fin du tour.
rule-sw-fuel-8 = Tout baril dépensé retourne à la réserve générale.
rule-sw-fuel-9 = Chaque baril de contrebande dépensé fait monter l’incubation de 1 sur-le-champ, quoi qu’il ait payé.

rule-sw-setup-1 = Le plateau va au centre, la tuile Mort & Exil à côté, le jeton des tours sur 0.
rule-sw-setup-2 = Les cartes Archonte sont mélangées en une pioche face cachée.
rule-sw-setup-3 = On s’accorde sur un scénario et on suit sa mise en place et ses règles.
rule-sw-setup-4 = À deux ou trois, retirez les cartes des dix zones de l’est, au-delà du Cratère : Duna Barrage, Epiri, Gagauziya, Lulli Sapmi, Mistreana, Pustynia, Sandzak, Skuthia, Trakija, Vojvodina.
rule-sw-setup-5 = À deux ou trois, la carte Déploiement 3 est retirée elle aussi.
rule-sw-setup-6 = À deux ou trois, personne n’entre dans les dix zones de l’est.
rule-sw-setup-7 = Les cartes Colonne de vapeur sont mélangées et forment la pioche.
rule-sw-setup-8 = À deux, la face 2i couvre la place de Primus : ce titre n’existe pas dans la partie.
rule-sw-setup-9 = À deux ou trois, 5 tourelles retournent dans la boîte.
rule-sw-setup-10 = À cinq, la face 5i allonge la piste Conclave et la piste Réservation.
rule-sw-setup-11 = On fait naître autant de colonnes initiales que le scénario en demande, en révélant des cartes de la pioche.
rule-sw-setup-12 = Pour les colonnes initiales, une carte d’une zone de déploiement est ignorée et la suivante la remplace.
rule-sw-setup-13 = Chaque carte retenue pose dans sa zone le nombre d’étages qu’elle indique.
rule-sw-setup-14 = Les cartes de déploiement ignorées sont ensuite remélangées dans la pioche.
rule-sw-setup-15 = Un conseil, sans plus : La Guerre vient pour une première partie, ou Apprentissage pour apprendre pas à pas.
rule-sw-setup-16 = Les jetons Primus et Légat attendent à leur place sur la piste Conclave.
rule-sw-setup-17 = Le premier joueur est tiré au sort.
rule-sw-setup-18 = À tour de rôle, chacun choisit un plateau de clan encore libre et en prend le matériel.
rule-sw-setup-19 = Aussitôt son clan choisi, le joueur pose son Ambassadeur sur une place libre de la piste Réservation : son titre du premier tour.
rule-sw-setup-20 = Le choix du clan et du titre passe à gauche jusqu’à ce que tous aient choisi.
rule-sw-setup-21 = Le déploiement commence par le dernier à avoir choisi son clan et remonte dans l’ordre inverse.
rule-sw-setup-22 = Le joueur choisit une carte Déploiement restante ; elle lui donne ses 3 zones.
rule-sw-setup-23 = Les forces de départ se répartissent librement dans ces 3 zones, dans la limite d’occupation.
rule-sw-setup-24 = Les 3 étages de départ forment une seule colonne, dans l’une des trois zones de déploiement.
rule-sw-setup-25 = Qui prend le Déploiement 6 pose aussi l’un de ses contrats dans Mare Nostrum et garde la carte.
rule-sw-setup-26 = Pour qui détient le Déploiement 6, garder un contrat dans Mare Nostrum ne coûte rien à l’entretien.
rule-sw-setup-27 = Chaque marqueur GÉO commence sur 5.
rule-sw-setup-28 = Au départ, chaque place libre des deux stocks reçoit un baril de sa sorte.
rule-sw-setup-29 = Le marqueur Incubation commence sur 0.
rule-sw-setup-30 = Le marqueur Ravitaillement commence sur 10.
rule-sw-setup-31 = À 2 : sans l’est, sans Déploiement 3, 10 tourelles, face 2i, 2 emplacements de contrat par mer. À 3 : de même, sans plaquette. À 4 : tout, sans plaquette. À 5 : tout, face 5i, 3 emplacements par mer.

rule-sw-hand-1 = Au fil de la partie, on se fait une main de cartes, Colonne de vapeur et Archonte, sans limite.
rule-sw-hand-2 = Combien de cartes de chaque sorte un joueur a en main, chacun peut le savoir.
rule-sw-hand-3 = Les cartes que chacun a en main restent secrètes.

rule-sw-seq-1 = Un tour compte cinq phases, toujours dans cet ordre : Conclave, Planification, Activation, Baisse d’activité, Grand blanc.
rule-sw-seq-2 = Le scénario fixe le nombre de tours.

rule-sw-conc-1 = Le premier de la piste Réservation fait avancer d’un cran le jeton des tours.
rule-sw-conc-2 = En suivant la piste Réservation, chacun porte son Ambassadeur au même titre sur la piste Conclave.
rule-sw-conc-3 = Le pouvoir d’un titre s’applique dès qu’il est pris, avant que l’Ambassadeur suivant ne bouge.
rule-sw-conc-4 = Le Guetteur prend en main 3 cartes Colonne de vapeur.
rule-sw-conc-5 = Le Guetteur défausse ensuite, face visible, une carte Colonne de vapeur de toute sa main, ancienne ou nouvelle.
rule-sw-conc-6 = La carte jouée fait naître dans sa zone une colonne de la hauteur indiquée.
rule-sw-conc-7 = Chaque fois qu’on est Guetteur, la main grandit de 2 cartes : 3 piochées, 1 jouée.
rule-sw-conc-8 = Pour chaque titre de Guetteur que personne n’a pris, la première carte de la pioche est défaussée et sa colonne naît.
rule-sw-conc-9 = Le Légat prend son jeton et le pose sur une mer de glace.
rule-sw-conc-10 = Le jeton Légat vaut l’un de ses contrats, mais n’occupe aucun emplacement.
rule-sw-conc-11 = Sur la mer où est son jeton, aucune restriction de mouvement de l’Archonte n’atteint le Légat, ni celles de nombre.
rule-sw-conc-12 = Sans Légat, le jeton reste sur la piste Conclave et rien ne se passe.
rule-sw-conc-13 = L’Archonte prend en main 3 cartes Archonte.
rule-sw-conc-14 = L’Archonte joue ensuite, face visible, une carte Archonte de sa main, ancienne ou nouvelle.
rule-sw-conc-15 = Les effets d’une carte Archonte durent jusqu’à ce qu’une autre la recouvre.
rule-sw-conc-16 = Sans Archonte, la carte du tour précédent reste en vigueur.
rule-sw-conc-17 = Sans Archonte, les effets d’arrivée de la carte en vigueur s’appliquent de nouveau, mais non le bonus de l’Archonte.
rule-sw-conc-18 = Le Primus prend son jeton et le pose sur une place de la piste Réservation, sauf celle de Primus.
rule-sw-conc-19 = Tant que le Primus n’a pas passé, nul autre ne peut réserver la place sous son jeton.
rule-sw-conc-20 = Le Primus pose aussi 1 soldat de base de sa réserve dans une zone qu’il contrôle.
rule-sw-conc-21 = Sans Primus, son jeton reste sur la piste Conclave : aucune place n’est fermée, aucun soldat n’arrive.

rule-sw-plan-1 = Tous posent en même temps, face cachée, un ordre sur chaque zone où ils ont au moins une unité.
rule-sw-plan-2 = Une zone ne reçoit qu’un jeton Ordre.
rule-sw-plan-3 = Une zone qui n’a que vos structures (une balise, par exemple) ne reçoit pas d’ordre, même si vous la contrôlez.
rule-sw-plan-4 = La planification s’achève quand chaque zone qui peut recevoir un ordre en a un.
rule-sw-plan-5 = Qui a plus de zones que de jetons laisse sans ordre les zones en trop.
rule-sw-plan-6 = Une zone sans ordre n’est pas activée ce tour et ne peut pas soutenir.
rule-sw-plan-7 = Il y a trois sortes d’ordre : Déplacement, Défense, Leurre.
rule-sw-plan-8 = Les ordres posés restent secrets jusqu’à la révélation commune.
rule-sw-plan-9 = À la révélation, tous les ordres sont retournés ensemble.
rule-sw-plan-10 = Les Leurres révélés retournent aussitôt à leur réserve ; leurs zones n’ont plus d’ordre.
rule-sw-plan-11 = Les Leurres permettent de couvrir plus de 7 zones, mais rien n’interdit de s’en servir avant.
rule-sw-plan-12 = Un scénario ou une extension peut donner un autre usage aux Leurres.

rule-sw-act-1 = En phase 3, chacun à son tour active un ordre et livre ses combats.
rule-sw-act-2 = On joue en suivant la piste Conclave, manche après manche, sans ceux qui ont passé.
rule-sw-act-3 = À son tour, un joueur active un ordre révélé et en accomplit une action, ou bien il passe.
rule-sw-act-4 = L’ordre activé retourne à la réserve de clan après son action.
rule-sw-act-5 = Un ordre est résolu en entier, combats compris, avant que le suivant ne joue.
rule-sw-act-6 = Un ordre resté dans une zone sans unité de son clan retourne à la réserve.
rule-sw-act-7 = Qui active un ordre est le joueur actif jusqu’à l’activation suivante ; la zone de l’ordre est la zone active.
rule-sw-act-8 = Une activation ne donne qu’une action de cet ordre, simple ou spéciale ; un Déplacement peut mêler plusieurs trajets.
rule-sw-act-9 = Déplacement : trajet terrestre ou maritime, Marche forcée. Défense : tourelle, attente, Mobilisation ou Négociation. Leurre : rien.

rule-sw-pass-1 = On passe parce qu’on le veut, ou parce qu’on n’a plus rien à activer.
rule-sw-pass-2 = En passant, on reprend ses ordres Déplacement restés sur le plateau.
rule-sw-pass-3 = Les ordres Défense restent : ils donnent toujours +1 au combat et peuvent servir au soutien, mais ne s’activent plus.
rule-sw-pass-4 = En passant, on porte son Ambassadeur sur une place de la piste Réservation : son titre du tour suivant.
rule-sw-pass-5 = Le Primus peut réserver toute place sans Ambassadeur, y compris celle que couvre son jeton.
rule-sw-pass-6 = Tout autre joueur doit prendre une place libre, sans Ambassadeur ni jeton Primus.
rule-sw-pass-7 = Quand le Primus a réservé, son jeton quitte la piste pour sa réserve ; s’il n’a pas pris la place, elle s’ouvre aux suivants.
rule-sw-pass-8 = On ne réserve pas le titre qu’on porte déjà, sauf si c’est la seule place disponible.
rule-sw-pass-9 = Guetteur 1 et Guetteur 4 sont deux titres distincts : un Guetteur peut réserver l’autre.
rule-sw-pass-10 = Exemple : première à passer, Guetteur 4, le jeton Primus sur Archonte ; elle peut prendre toute autre place.
rule-sw-pass-11 = La phase 3 dure jusqu’à ce que tous aient passé ; qui a passé n’y joue plus.

rule-sw-decl-1 = En phase 4, chaque colonne du plateau perd exactement un étage.
rule-sw-decl-2 = Les étages retirés retournent à la réserve générale.
rule-sw-decl-3 = En phase 4, les colonnes des zones sans unité perdent d’abord un étage ; l’incubation de personne ne bouge.
rule-sw-decl-4 = Une zone tenue par une simple balise ou une ferme toxique compte comme sans unité, et la fin de sa colonne n’y donne pas de ferme.
rule-sw-decl-5 = En phase 4, pour chaque colonne de 2 étages ou plus tenue avec au moins une unité, le joueur ôte un étage et monte de 1 en incubation.
rule-sw-decl-6 = Une colonne de 1 étage tenue avec des unités disparaît et fait aussi monter l’incubation de 1.
rule-sw-decl-7 = Quand sa colonne de 1 étage disparaît, le joueur peut bâtir une ferme dans la zone pour 1 algofuel.
rule-sw-decl-8 = Les colonnes tenues avec des unités baissent clan après clan, en suivant la piste Réservation.
rule-sw-decl-9 = En Baisse d’activité, chacun traite ses zones dans l’ordre qu’il veut.

rule-sw-gb-1 = Le Grand blanc a quatre étapes : GÉO, victoire, préparation, entretien ; on agit ensemble, sauf là où un ordre est donné.
rule-sw-gb-2 = Les GÉO d’un clan sont les fermes et les étages de vapeur de ses zones, plus les points du scénario.
rule-sw-gb-3 = Les points de scénario de chaque tour s’ajoutent à l’étape 1 ; ceux de fin de partie, seulement à la fin.
rule-sw-gb-4 = Le marqueur GÉO prend sa nouvelle valeur, plus haute ou plus basse.
rule-sw-gb-5 = Si le scénario a une condition d’hégémonie, on la vérifie à l’étape 2 ; qui la remplit gagne aussitôt.
rule-sw-gb-6 = Si plusieurs clans remplissent la condition d’hégémonie, le moins de jetons Quarantaine l’emporte, puis le premier sur la piste Réservation.
rule-sw-gb-7 = Au dernier tour, sans hégémonie, la partie s’achève à l’étape 2.
rule-sw-gb-8 = À la fin, chaque paire entière d’unités sur Mort & Exil coûte 1 GÉO ; le plus de GÉO gagne.
rule-sw-gb-9 = À égalité, le moins de jetons Quarantaine l’emporte, puis le premier sur la piste Réservation.
rule-sw-gb-10 = À l’étape 3, chaque place libre des stocks reçoit un baril de sa sorte ; sous un jeton Quarantaine, elle reste vide.
rule-sw-gb-11 = Les barils du surplus retournent à la réserve générale à l’étape 3.
rule-sw-gb-12 = Le marqueur Ravitaillement va sur la case du nouveau niveau de GÉO ; les jetons Quarantaine de la piste le retiennent.
rule-sw-gb-13 = Si le plateau compte plus d’unités que le ravitaillement, leur joueur en retire à son gré jusqu’à l’égalité ; elles rejoignent la réserve de clan, non Mort & Exil.
rule-sw-gb-14 = Le reste du tour, le nombre d’unités peut dépasser le ravitaillement.
rule-sw-gb-15 = À l’étape 4, dans l’ordre de Réservation, chacun paie 1 algofuel par contrat qu’il garde ; les autres reviennent à sa réserve.
rule-sw-gb-16 = Les ordres encore sur le plateau retournent aux réserves.
rule-sw-gb-17 = Les jetons Action spéciale posés sur les plateaux retournent aux réserves ; les jetons Quarantaine restent.
rule-sw-gb-18 = Tous les cubes Moral sont retirés.
rule-sw-gb-19 = Les jetons Légat et Primus reviennent sur la piste Conclave.
rule-sw-gb-20 = En tout dernier, les marqueurs Incubation reviennent à 0.

rule-sw-elim-1 = Un clan sans unité sur le plateau est éliminé.
rule-sw-elim-2 = L’Ambassadeur, le marqueur GÉO, les balises et les contrats d’un clan éliminé vont dans la boîte.
rule-sw-elim-3 = Éliminer un adversaire n’est pas, en soi, une victoire.

rule-sw-spec-1 = Une action spéciale demande de poser son jeton sur un emplacement libre de son plateau de clan, au choix du joueur.
rule-sw-spec-2 = Se servir d’un emplacement coûte 1 algofuel s’il l’indique, rien sinon.
rule-sw-spec-3 = Les actions spéciales d’un tour sont bornées par les emplacements libres et par les jetons de cette sorte en réserve.
rule-sw-spec-4 = Un jeton utilisé reste sur son emplacement jusqu’à l’étape 4 du Grand blanc, à moins qu’un jeton Quarantaine ne le chasse.

rule-sw-move-1 = Activer un ordre Déplacement permet autant de trajets qu’on veut avec les unités de la zone active.
rule-sw-move-2 = Un trajet emmène de la zone active une unité ou un groupe ; c’est un déplacement simple ou une Marche forcée.
rule-sw-move-3 = Seules bougent les unités de la zone active : une unité ne bouge donc qu’une fois par activation.
rule-sw-move-4 = Tous les trajets de l’activation précèdent ses combats.
rule-sw-move-5 = On peut activer un ordre Déplacement sans rien déplacer.
rule-sw-move-6 = Un déplacement simple est terrestre ou maritime.
rule-sw-move-7 = Un déplacement terrestre mène à une plaine ou une montagne voisine.
rule-sw-move-8 = Un détroit relie deux zones de terre, qui sont alors voisines.
rule-sw-move-9 = Aucun trajet ne peut porter le clan à plus de 5 unités dans la zone d’arrivée.

rule-sw-beacon-1 = À tout moment de l’activation d’un de ses ordres Déplacement, le joueur peut déployer une balise.
rule-sw-beacon-2 = La balise va dans n’importe quelle zone qu’il contrôle, pas seulement la zone active.
rule-sw-beacon-3 = Une balise garde le contrôle de sa zone quand toutes les unités l’ont quittée.
rule-sw-beacon-4 = Déployer une balise là où il y a 2 structures envoie l’une d’elles dans la boîte, au choix du joueur.
rule-sw-beacon-5 = La balise vient de la réserve de clan du joueur.

rule-sw-sea-1 = Un déplacement maritime relie deux zones côtières par une mer de glace qui les touche toutes deux et où le clan a un contrat ; une unité ou un groupe l’emprunte.
rule-sw-sea-2 = Sans contrat dans cette mer, ni rien qui en tienne lieu, pas de déplacement maritime.
rule-sw-sea-3 = Des mers de glace voisines où le clan a des contrats n’en font qu’une.
rule-sw-sea-4 = Un déplacement maritime ne s’achève pas sur une montagne côtière.

rule-sw-march-1 = La Marche forcée mène une unité ou un groupe par une plaine jusqu’à une seconde plaine voisine.
rule-sw-march-2 = Chaque Marche forcée prend un jeton Marche forcée et un emplacement libre, avec son coût.
rule-sw-march-3 = La Marche forcée ne traverse ni n’atteint mer de glace ou montagne.
rule-sw-march-4 = La Marche forcée ne traverse pas une zone tenue par des unités adverses.
rule-sw-march-5 = La Marche forcée respecte la limite de 5 unités dans la zone traversée, fût-ce un instant.
rule-sw-march-6 = La Marche forcée peut traverser une zone tenue par une simple balise adverse ; la balise est détruite au passage.
rule-sw-march-7 = La seconde zone d’une Marche forcée peut être occupée par l’ennemi : elle est alors attaquée.

rule-sw-trig-1 = Après les trajets, un combat s’engage dans chaque zone à unités adverses où le joueur actif est entré.
rule-sw-trig-2 = Les combats ne commencent qu’une fois les trajets déclarés finis.
rule-sw-trig-3 = Entrer dans une zone où une balise adverse est seule, ou la traverser, n’engage pas de combat.
rule-sw-trig-4 = Une balise adverse seule, dans une zone où l’on entre ou que l’on traverse, est détruite et va dans la boîte.
rule-sw-trig-5 = Une fois réglés tous les effets et combats du Déplacement, la main passe au suivant de la piste Conclave.
rule-sw-trig-6 = Exemple : un seul ordre Déplacement en Occitania Bassa, avec 5 unités et des contrats dans Mare Nostrum et Mor Irez.

rule-sw-def-1 = Activer un ordre Défense, c’est choisir une seule chose : bâtir une tourelle, patienter, mobiliser ou négocier.
rule-sw-def-2 = Construire une tourelle : posez-la dans la zone active, sans rien payer.
rule-sw-def-3 = Une tourelle ajoute 2 à la force additionnelle de qui défend sa zone.
rule-sw-def-4 = Une tourelle sans unité dans sa zone n’a aucun effet.
rule-sw-def-5 = Patienter : ne rien faire ; la main passe.
rule-sw-def-6 = Patienter consomme l’ordre Défense, dont le +1 est perdu.

rule-sw-mob-1 = Mobilisation : posez un jeton Mobilisation sur un emplacement libre et payez son coût.
rule-sw-mob-2 = Mobilisation : recrutez jusqu’à 2 soldats de base de la réserve, répartis entre la zone active et les zones voisines que vous contrôlez.
rule-sw-mob-3 = Mobilisation, autre possibilité : recrutez 1 soldat d’élite de la réserve, dans la zone active ou une zone voisine que vous contrôlez.
rule-sw-mob-4 = Pour mobiliser, un contrat ne rend pas voisines deux zones côtières.
rule-sw-mob-5 = Les recrues peuvent rejoindre une zone qui a un ordre et prendront part à son activation.

rule-sw-neg-1 = Négociation : posez votre unique jeton Négociation sur un emplacement libre, au coût habituel.
rule-sw-neg-2 = Négociation : pour chaque havre que vous contrôlez, posez un contrat de votre réserve sur un emplacement libre de la mer de votre choix.
rule-sw-neg-3 = Un contrat ouvre désormais cette mer à son clan.
rule-sw-neg-4 = Un clan peut tenir plusieurs emplacements d’une même mer.
rule-sw-neg-5 = Sans contrat en réserve, la Négociation change l’un des vôtres de mer, vers une place libre.
rule-sw-neg-6 = Exemple : 2 havres, 2 contrats, puis un seul déplacement maritime à travers deux mers.
rule-sw-neg-7 = À cinq, chaque mer de glace a un troisième emplacement de contrat ; sinon deux.

rule-sw-combat-1 = Il y a combat dans chaque zone à unités adverses où le joueur actif a fait entrer les siennes.
rule-sw-combat-2 = Plusieurs combats d’une même activation se livrent un par un, dans l’ordre que choisit le joueur actif.
rule-sw-combat-3 = Le joueur actif attaque, son adversaire défend.
rule-sw-combat-4 = Un combat a trois temps : forces initiales, bataille, conséquences.
rule-sw-combat-5 = La force initiale est la force armée plus la force additionnelle.
rule-sw-combat-6 = Chaque soldat de base engagé vaut 1.
rule-sw-combat-7 = Chaque soldat d’élite engagé vaut 2.
rule-sw-combat-8 = Un ordre Défense dans la zone du combat donne +1 au défenseur ; un ordre Déplacement ne donne rien.
rule-sw-combat-9 = Chaque tourelle de la zone du combat donne +2 au défenseur ; deux tourelles, +4.
rule-sw-combat-10 = Un cube Moral dans la zone donne +2 au défenseur.
rule-sw-combat-11 = Attaquant et défenseur peuvent soutenir en rendant à leur réserve un ou plusieurs de leurs ordres posés dans des zones voisines du combat.
rule-sw-combat-12 = L’ordre rendu peut être Déplacement ou Défense ; une zone sans ordre ne soutient pas.
rule-sw-combat-13 = Une zone en soutien ajoute toute sa force armée, unités seules, à la force additionnelle.
rule-sw-combat-14 = Un soldat d’élite en soutien compte 2, mais ne prête pas sa capacité au combat.
rule-sw-combat-15 = L’ordre Déplacement en cours d’activation ne peut pas servir au soutien.
rule-sw-combat-16 = Pour soutenir, un contrat ne rend pas deux zones voisines.
rule-sw-combat-17 = Les unités en soutien ne bougent pas.
rule-sw-combat-18 = L’issue du combat ne touche pas les unités en soutien : ni pertes, ni fuite.
rule-sw-combat-19 = L’attaquant annonce le premier sa force initiale, soutien compris, puis le défenseur.
rule-sw-combat-20 = Chacun choisit ensuite en secret une mise d’algofuel sur sa roue.
rule-sw-combat-21 = La mise ne dépasse pas l’algofuel du joueur, stocks et surplus ensemble.
rule-sw-combat-22 = Les mises sont montrées ensemble, et chacun dépense la sienne, vainqueur comme vaincu.
rule-sw-combat-23 = La force finale est la force initiale plus les barils dépensés.
rule-sw-combat-24 = La plus grande force finale l’emporte.
rule-sw-combat-25 = À égalité, l’attaquant l’emporte.
rule-sw-combat-26 = Le vaincu subit deux pertes, à choisir parmi ses unités qui ont combattu.
rule-sw-combat-27 = Les pertes rejoignent la réserve de clan du vaincu, ni Mort & Exil ni la boîte. Le vainqueur ne perd rien.
rule-sw-combat-28 = Si le défenseur perd, ses balises de la zone vont dans la boîte.
rule-sw-combat-29 = Si le défenseur perd, son ordre de la zone revient à sa réserve.
rule-sw-combat-30 = Les unités restantes d’un défenseur battu fuient toutes vers une même zone qu’il contrôle, par terre ou par mer.
rule-sw-combat-31 = On fuit vers une zone voisine qu’on contrôle, ou par mer avec un contrat, jamais vers une montagne côtière par la mer.
rule-sw-combat-32 = Sans refuge possible, toutes les unités en fuite rejoignent la réserve de clan.
rule-sw-combat-33 = Si l’attaquant perd, ses unités restantes reviennent dans la zone active sans frais, même venues par mer ou en Marche forcée.
rule-sw-combat-34 = Un défenseur vainqueur garde son ordre dans la zone.
rule-sw-combat-35 = Si les fuyards portent le refuge à plus de 5, ceux qui sont en trop rejoignent la réserve.
rule-sw-combat-36 = Le vainqueur prend la zone, ou la garde.
rule-sw-combat-37 = Le vainqueur garde ou détruit les structures restées dans la zone conquise ; les détruites vont dans la boîte.
rule-sw-combat-38 = Un cube Moral est posé sur la zone, qu’elle soit conquise ou tenue.
rule-sw-combat-39 = Tous les combats de l’activation réglés, l’ordre Déplacement retourne à la réserve.
rule-sw-combat-40 = Exemple complet, en Rhône : Stéphane attaque Séverine.
rule-sw-combat-41 = Tourelles et fermes gardées servent désormais leur nouveau maître : elles n’ont pas de propriétaire, balises et fermes toxiques exceptées.
rule-sw-combat-42 = L’ordre de la zone perdue revient au vaincu même quand la fuite est impossible.

rule-sw-morale-1 = Un cube Moral donne +2 à qui défend la zone, non au clan qui l’a gagné.
rule-sw-morale-2 = Jamais plus d’un cube par zone.
rule-sw-morale-3 = Un cube ne bouge jamais.
rule-sw-morale-4 = Les cubes retournent à la réserve générale au Grand blanc.

rule-sw-inc-1 = L’incubation monte de 1 par baril de contrebande dépensé, de 1 par colonne abaissée sous vos unités, et par l’effet d’un scénario, de l’Archonte ou d’un clan.
rule-sw-inc-2 = À chaque pas du marqueur, l’effet de la case atteinte s’applique aussitôt.
rule-sw-inc-3 = S’il monte de plusieurs cases, chacune s’applique, dans l’ordre.
rule-sw-inc-4 = Case Résistance : rien ne se passe.
rule-sw-inc-5 = Case Quarantaine : un jeton Quarantaine va sur votre plateau de clan.
rule-sw-inc-6 = Case Mort & Exil : le joueur retire du plateau l’une de ses unités et la pose sur Mort & Exil.
rule-sw-inc-7 = Une fois Mort & Exil atteint, chaque nouvelle hausse du tour l’applique encore.
rule-sw-inc-8 = Pendant un combat, Mort & Exil ne prend pas une unité qui s’y bat, à moins qu’il n’y en ait pas d’autre.
rule-sw-inc-9 = Les unités exilées peuvent coûter des GÉO au décompte final.

rule-sw-quar-1 = Un jeton Quarantaine reste toute la partie, sauf si un scénario le retire. Le joueur choisit entre trois sortes de place.
rule-sw-quar-2 = Quarantaine, première possibilité : un emplacement d’action spéciale sans jeton Quarantaine ; il ne sert plus.
rule-sw-quar-3 = Un jeton Action spéciale que couvre un jeton Quarantaine retourne d’abord à la réserve et peut resservir ailleurs.
rule-sw-quar-4 = Quarantaine, deuxième possibilité : une place du stock sain sans jeton Quarantaine ; le stock sain perd une place. La contrebande est à l’abri.
rule-sw-quar-5 = Un baril que couvre un jeton Quarantaine retourne à la réserve générale.
rule-sw-quar-6 = Quarantaine, troisième possibilité : la case la plus haute, encore découverte, de la piste Ravitaillement ; le ravitaillement du Grand blanc baisse d’autant.

rule-sw-end-1 = La partie s’achève par hégémonie, ou au bout des tours du scénario.
rule-sw-end-2 = La victoire ne se vérifie qu’au Grand blanc.

rule-sw-scn-1 = Un scénario donne un nombre de tours, un titre et un mot-clé, une mise en place avec ses colonnes initiales, des règles spéciales et parfois une condition d’hégémonie.
rule-sw-scn-2 = Le mot-clé qui suit le titre n’a aucun effet de règle.
rule-sw-scn-3 = Le nombre de tours est un maximum : l’hégémonie peut finir la partie plus tôt.
rule-sw-scn-4 = Un scénario peut changer la mise en place, se servir d’une carte Scénario ou de jetons Zone cible.
rule-sw-scn-5 = Les scénarios racontent une même histoire, mais se jouent dans n’importe quel ordre.

rule-sw-scn-app-1 = Apprentissage est facultatif : les règles y arrivent tour après tour, en 4 tours.
rule-sw-scn-app-2 = Mise en place : 3 colonnes initiales ; au lieu de ses forces habituelles, chaque clan déploie 10 soldats de base, 2 fermes et une colonne de 3 étages.
rule-sw-scn-app-3 = Dans Apprentissage, on ne peut choisir ni les Apôtres ni le Rhein-Stamm.
rule-sw-scn-app-4 = Les clans choisis, chacun met de côté son jeton Négociation, ses 2 Marche forcée, ses 3 contrats et ses soldats d’élite.
rule-sw-scn-app-5 = Dans Apprentissage, le titre d’Archonte ne donne rien.
rule-sw-scn-app-6 = Dans Apprentissage, les capacités de clan ne jouent pas ; celles de l’élite viennent au tour 2.
rule-sw-scn-app-7 = Les nouveautés d’un tour s’appliquent avant sa phase 1.
rule-sw-scn-app-8 = Tour 1 : la Mobilisation ne recrute que des soldats de base ; ni Négociation ni Marche forcée.
rule-sw-scn-app-9 = Tour 2 : l’élite revient ; dans l’ordre de Réservation, chacun pose un soldat d’élite dans une zone qu’il contrôle.
rule-sw-scn-app-10 = Dès le tour 2, la Mobilisation peut recruter un soldat d’élite ; il vaut 2 et sa capacité joue.
rule-sw-scn-app-11 = Tour 3 : le jeton Négociation et les 3 contrats reviennent ; dans l’ordre de Réservation, chacun pose un contrat sur un emplacement libre.
rule-sw-scn-app-12 = Dès le tour 3, et pas avant, on navigue et on négocie.
rule-sw-scn-app-13 = Tour 4 : les deux jetons Marche forcée reviennent, et l’action avec eux.

rule-sw-scn-guerre-1 = La Guerre vient : 3 colonnes initiales, ni mise en place particulière, ni règle spéciale, ni hégémonie.

rule-sw-scn-feux-1 = Mise en place : 3 colonnes initiales ; chacun déploie 2 soldats de base de plus.
rule-sw-scn-feux-2 = Après les déploiements, dans l’ordre de Réservation, chacun mène jusqu’à 2 unités dans 1 ou 2 zones sans maître, voisines de son déploiement.
rule-sw-scn-feux-3 = Les Feux du Vieux Monde se jouent en 3 tours.
rule-sw-scn-feux-4 = À chaque combat gagné, prenez sur votre plateau une figurine parmi les pertes ennemies ; son clan en est privé.
rule-sw-scn-feux-5 = À la fin, chaque paire de figurines capturées donne 1 GÉO.

rule-sw-scn-algue-1 = L’Algue miraculeuse, en 4 tours : 3 colonnes initiales ; chaque clan déploie 1 soldat d’élite de plus.
rule-sw-scn-algue-2 = La carte Algue miraculeuse commence près du plateau, à personne.
rule-sw-scn-algue-3 = Qui gagne un combat prend l’Algue miraculeuse où qu’elle soit, en applique les effets et la garde près de son plateau de clan.
rule-sw-scn-algue-4 = Dès le tour 2, hégémonie : un niveau de 10 GÉO ou davantage.

rule-sw-scn-crames-1 = Le Pillage des Cramés se joue à deux.
rule-sw-scn-crames-2 = Pas de colonne initiale. Révélez et défaussez 3 cartes Colonne de vapeur, déploiements compris ; aucune colonne n’en naît.
rule-sw-scn-crames-3 = Chacune de ces 3 zones reçoit 1 ferme toxique, 1 tourelle, 1 baril de contrebande et 3 soldats de base des Menrâu, qui figurent les Cramés.
rule-sw-scn-crames-4 = Dans Le Pillage des Cramés, les Menrâu ne se jouent pas.
rule-sw-scn-crames-5 = Une carte Déploiement qui contient une zone des Cramés ne peut être choisie.
rule-sw-scn-crames-6 = Après le déploiement, chacun peut poser 1 soldat de base dans une zone sans maître voisine de ses zones de départ.
rule-sw-scn-crames-7 = Les Cramés sont un clan neutre : on peut les attaquer, et ils ne misent jamais.
rule-sw-scn-crames-8 = Prendre une zone des Cramés donne son baril de contrebande, en surplus.
rule-sw-scn-crames-9 = Battus, les Cramés ne perdent que 1 figurine.
rule-sw-scn-crames-10 = Le conquérant déplace les Cramés survivants vers une zone voisine à eux ou à personne ; à défaut, ils sont retirés.
rule-sw-scn-crames-11 = Les Cramés retirés vont dans la boîte.
rule-sw-scn-crames-12 = Une ferme des Cramés vaut 1 GÉO à qui la contrôle, et lui coûte 1 niveau d’incubation en phase 4.

rule-sw-scn-havres-1 = Mise en place : 3 colonnes initiales ; chacun pose 1 jeton Quarantaine à la place de son choix.
rule-sw-scn-havres-2 = Après les colonnes initiales, mêlez la carte Ruines à 10 cartes Colonne de vapeur (15 à cinq) et posez-les sur la pioche.
rule-sw-scn-havres-3 = Si Ruines est parmi les cartes d’un Guetteur, ou révélée pour un Guetteur absent, on pioche d’abord une carte de remplacement, puis on applique Ruines.
rule-sw-scn-havres-4 = Au début de chaque Grand blanc, on peut payer 2 algofuels pour ôter un jeton Quarantaine de son plateau.
rule-sw-scn-havres-5 = Le rachat d’un jeton Quarantaine précède remplissage et ravitaillement : la place libérée compte déjà dans ce Grand blanc.
rule-sw-scn-havres-6 = Dès le tour 3, hégémonie : contrôler 4 havres, ou 3 à cinq.

rule-sw-scn-reliq-1 = Mise en place : 3 colonnes initiales ; la carte Reliquaire attend près du plateau.
rule-sw-scn-reliq-2 = Dans le scénario du Reliquaire, les Apôtres ne se jouent pas.
rule-sw-scn-reliq-3 = Un Guetteur joue deux cartes Colonne de vapeur, et non une seule.
rule-sw-scn-reliq-4 = Chaque Guetteur absent fait naître 2 colonnes depuis la pioche.
rule-sw-scn-reliq-5 = Dès le tour 2, à la fin du Conclave, on vote pour le dépositaire du Reliquaire.
rule-sw-scn-reliq-6 = Au vote du Reliquaire, chacun a une voix par paire de zones qu’il contrôle.
rule-sw-scn-reliq-7 = Après discussion, tous votent ensemble, chacun donnant toutes ses voix à un seul joueur, soi compris.
rule-sw-scn-reliq-8 = Le plus de voix reçoit le Reliquaire ; à égalité, le premier de la piste Conclave tranche.
rule-sw-scn-reliq-9 = Tout à la fin du Grand blanc, les plus pauvres en GÉO reçoivent 1 baril sain ou posent 1 contrat, dans l’ordre de Réservation.

rule-sw-scn-colonnes-1 = Mise en place : pas de colonne initiale ; les cartes Saksa, Istra et Commonwealth vont dans la boîte ; dans chacune de ces zones, un jeton Zone cible neutre et une colonne haute de 5 étages.
rule-sw-scn-colonnes-2 = Toute colonne qui naît gagne un étage de plus, dans la limite de 5.
rule-sw-scn-colonnes-3 = En phase 4, une colonne de 4 ou 5 étages tenue avec des unités coûte 3 niveaux d’incubation au lieu de 1.
rule-sw-scn-colonnes-4 = À la fin, chaque zone à jeton Zone cible donne 2 GÉO à qui la contrôle.

rule-sw-scn-rdv-1 = Mise en place : 3 colonnes initiales ; avant le premier Conclave, chacun tire 3 cartes Colonne de vapeur, en cache une sous son plateau (son rendez-vous) et rend les autres à la pioche.
rule-sw-scn-rdv-2 = Aux tours 1 à 3, avant d’activer un ordre, on peut révéler son rendez-vous et y poser le jeton Zone cible de son clan.
rule-sw-scn-rdv-3 = Qui révèle son rendez-vous avant la fin recrute 2 soldats de base, ensemble, dans l’une de ses zones.
rule-sw-scn-rdv-4 = À la fin, tous les rendez-vous encore cachés sont révélés.
rule-sw-scn-rdv-5 = À la fin, contrôler son propre rendez-vous donne 2 GÉO.
rule-sw-scn-rdv-6 = À la fin, chaque rendez-vous adverse contrôlé donne 1 GÉO.

rule-sw-clan-rs-1 = Le Grand ost : avec ce jeton Mobilisation, le Rhein-Stamm recrute jusqu’à 4 soldats de base.
rule-sw-clan-rs-2 = Le Grand ost ne recrute pas de soldat d’élite.
rule-sw-clan-rs-3 = Imposant : chaque Iotunn qui attaque vaut 3 au lieu de 2, mais ni en défense ni en soutien.

rule-sw-clan-ahl-1 = Légions fanatiques : les Apôtres ne paient jamais un emplacement d’action spéciale.
rule-sw-clan-ahl-2 = La piste Incubation des Apôtres a une fin : sur sa dernière case, les hausses suivantes ne font plus rien.
rule-sw-clan-ahl-3 = Conversion : après une attaque gagnée avec au moins une Idole, posez 1 soldat de base de la réserve là où l’on s’est battu ou dans une zone voisine à vous.

rule-sw-clan-fl-1 = Complice des Caréneurs : à la mise en place, le jeton Complice va sur une mer de glace ; il vaut un contrat et n’occupe pas d’emplacement.
rule-sw-clan-fl-2 = Le jeton Complice ne bouge plus, ne part jamais et ne coûte pas d’entretien.
rule-sw-clan-fl-3 = Pillards des banquises : pour les Fonceurs, toute mer qui garde un emplacement libre est comme sous contrat.

rule-sw-clan-cr-1 = Balises piégées : qui détruit une balise du Conglomérat perd l’une des unités qu’il a fait entrer dans la zone.
rule-sw-clan-cr-2 = La victime choisit l’unité, qui rejoint sa réserve.
rule-sw-clan-cr-3 = Une unité seule prise au piège est perdue et ne prend pas la zone.
rule-sw-clan-cr-4 = Tir de suppression : les Perce-ciel peuvent soutenir un combat à 2 zones de distance, plaines ou montagnes.

rule-sw-clan-ao-1 = Planification stratégique : au début du premier Conclave, l’Alliance prend en main 2 cartes Colonne de vapeur.
rule-sw-clan-ao-2 = Une fois par tour, au lieu d’activer un ordre, l’Alliance peut temporiser en défaussant une carte de sa main.
rule-sw-clan-ao-3 = La carte défaussée pour temporiser n’a aucun effet.
rule-sw-clan-ao-4 = Guérilla urbaine : attaquer avec au moins une Jeep donne +1 par structure de la zone attaquée, quel que soit le nombre de Jeeps.

rule-sw-clan-cat-1 = Glisse-neige : pour les Catabates, la montagne est une plaine ; ils y marchent de force et y débarquent.
rule-sw-clan-cat-2 = Ailes de la mort ne vaut que pour une Marche forcée faite d’Érynies seules.
rule-sw-clan-cat-3 = Une Marche forcée d’Érynies seules peut traverser une zone à unités adverses sans y combattre.

rule-sw-clan-men-1 = Souches toxiques : les Menrâu ont 3 fermes toxiques ; quand ils bâtissent une ferme, elle peut être toxique.
rule-sw-clan-men-2 = Aucune ferme toxique à la mise en place.
rule-sw-clan-men-3 = En phase 4, tout autre clan qui contrôle une zone à ferme toxique monte de 1 en incubation.
rule-sw-clan-men-4 = Une ferme toxique seule dans une zone, sans unité ni balise adverse, la donne aux Menrâu.
rule-sw-clan-men-5 = Neurotoxines : si au moins un Semeur attaque, le défenseur échange avant les mises 1 baril sain contre 1 de contrebande.
rule-sw-clan-men-6 = Neurotoxines : le défenseur monte en outre de 1 en incubation, avant les mises.

rule-sw-aid-1 = L’aide de jeu résume les règles ; là où elle s’en écarte, les règles priment.

rule-sh-comp-1 = Les plateaux de caravane sont 5 : un par joueur, non par clan.
rule-sh-comp-2 = Les wagons sont 21 : 3 pour chacun des 7 clans.
rule-sh-comp-3 = Les kits sont 26, à deux faces, basique et avancée.
rule-sh-comp-4 = L’extension apporte 6 cartes Archonte.
rule-sh-comp-5 = Un conseil : ne mêlez pas les extensions avant de bien connaître chacune.

rule-sh-setup-1 = Avec son clan, chacun prend un plateau de caravane et ses 3 wagons.
rule-sh-setup-2 = La caravane se déploie avec les autres unités, dans l’une des 3 zones, dans la limite d’occupation.
rule-sh-setup-3 = Les kits vont face basique dans la réserve générale, en nombre fixé par celui des joueurs.
rule-sh-setup-4 = Chacun commence avec un Transport lourd, face basique, sur la première place de son plateau de caravane.

rule-sh-caravan-1 = La caravane est une unité : elle contrôle sa zone et y permet un ordre ; elle a en outre son plateau et sa propre place d’ordre.
rule-sh-caravan-2 = La caravane a 3 wagons, et chacun peut porter un kit.
rule-sh-caravan-3 = Les wagons d’une caravane ne se séparent jamais.
rule-sh-caravan-4 = Dans la limite d’occupation, la caravane compte autant d’unités qu’elle a de wagons.
rule-sh-caravan-5 = Mort & Exil ne prend jamais la caravane.
rule-sh-caravan-6 = À l’attaque ou en soutien, la caravane vaut 1, quel que soit le nombre de ses wagons.
rule-sh-caravan-7 = En défense, la caravane a +3, soit 4.
rule-sh-caravan-8 = La caravane n’a pas besoin de ravitaillement.
rule-sh-caravan-9 = La caravane franchit jusqu’à 2 plaines, ou 1 montagne.
rule-sh-caravan-10 = Glisse-neige vaut aussi pour la caravane des Catabates.
rule-sh-caravan-11 = La caravane n’effectue jamais de Marche forcée.
rule-sh-caravan-12 = La caravane ne se déplace ni ne fuit par mer, à moins d’avoir des Modules amphibies.

rule-sh-combat-1 = La caravane combat selon les règles ordinaires, sauf pour ce qui attend le vaincu, attaquant ou défenseur.
rule-sh-combat-2 = Si son joueur perd, l’ordre du plateau de caravane reste ; celui de la zone suit la règle ordinaire.
rule-sh-combat-3 = Quand une caravane a combattu et perdu, l’une des deux pertes doit être un wagon.
rule-sh-combat-4 = Une caravane qui combat seule perd deux wagons.
rule-sh-combat-5 = La caravane fuit selon les règles ordinaires.
rule-sh-combat-6 = Avec des Modules amphibies, la caravane peut fuir par une mer sous contrat.
rule-sh-combat-7 = Un wagon détruit est posé sur une place de kit de son joueur, désormais condamnée.
rule-sh-combat-8 = Le kit de la place où l’on pose un wagon détruit va dans la boîte.
rule-sh-combat-9 = Le dernier wagon perdu, la caravane quitte la partie : wagons, plateau et kits vont dans la boîte.

rule-sh-kit-1 = Obtenir et améliorer des kits est une nouvelle action simple de Défense, que l’ordre soit dans une zone ou sur le plateau de caravane.
rule-sh-kit-2 = Obtenir et améliorer des kits donne un point d’achat par havre contrôlé, à dépenser en tout ou partie.
rule-sh-kit-3 = Pour 1 point, achetez un kit de la réserve générale et posez-le, face basique, sur une place de kit.
rule-sh-kit-4 = Si la place porte déjà un kit, l’ancien va dans la boîte.
rule-sh-kit-5 = On n’achète pas un kit qu’on a déjà, ni deux fois le même.
rule-sh-kit-6 = Aucun kit ne s’installe sur une place condamnée par un wagon détruit.
rule-sh-kit-7 = Pour 1 point, retournez l’un de vos kits sur sa face avancée.
rule-sh-kit-8 = Un kit acheté ne peut pas être amélioré par la même action.
rule-sh-kit-9 = Exemple : 2 havres, achat d’un Générateur de biomasse, amélioration du Transport lourd.
rule-sh-kit-10 = Un effet permanent ne demande pas d’activation et joue sans limite.
rule-sh-kit-11 = Un effet d’exploitation ne joue qu’une fois par tour, en activant le plateau de caravane.

rule-sh-exploit-1 = Nouvelle action simple, Exploiter des kits : seulement en activant une Défense ou un Leurre du plateau de caravane.
rule-sh-exploit-2 = Exploiter des kits déclenche l’exploitation de tous les kits installés, l’un après l’autre, dans l’ordre voulu.
rule-sh-exploit-3 = L’exploitation d’un kit s’achève avant que celle du suivant ne commence.

rule-sh-order-1 = En planification, on peut poser sur son plateau de caravane un de ses dix ordres, en plus de celui de la zone.
rule-sh-order-2 = À la révélation, l’ordre du plateau de caravane reste, même un Leurre.
rule-sh-order-3 = Déplacement sur le plateau de caravane : seule la caravane bouge.
rule-sh-order-4 = Défense sur le plateau de caravane : tant qu’il y est, la caravane a +1 en force.
rule-sh-order-5 = Activer une Défense du plateau de caravane donne une seule de ces choses : une action de Défense là où est la caravane, l’achat de kits, ou leur exploitation.
rule-sh-order-6 = Leurre sur le plateau de caravane : il n’exploite que les kits.
rule-sh-order-7 = Pour le reste, l’ordre du plateau de caravane suit les règles ordinaires : une activation à la fois, retour après usage, Déplacement repris quand on passe.
rule-sh-order-8 = L’ordre du plateau de caravane ne sert jamais au soutien ; la caravane soutient par l’ordre de sa zone.

rule-sh-tl-1 = Transport lourd : en activant un Déplacement de la zone ou du plateau de la caravane, chargez d’abord des unités de sa zone ou d’une zone voisine que vous contrôlez.
rule-sh-tl-2 = Les unités chargées sont posées sur le kit, hors du plateau de jeu.
rule-sh-tl-3 = Transport lourd : on peut décharger d’abord, sur place ou dans une zone voisine, contrôlée ou non, puis déplacer la caravane.
rule-sh-tl-4 = Transport lourd : on peut déplacer d’abord la caravane, puis décharger dans sa nouvelle zone ou une zone voisine.
rule-sh-tl-5 = Transport lourd : on peut garder les unités à bord et les décharger lors d’un Déplacement ultérieur.
rule-sh-tl-6 = Décharger dans une zone ennemie engage un combat.
rule-sh-tl-7 = Les unités à bord n’ont pas besoin de ravitaillement au Grand blanc.
rule-sh-tl-8 = Ce qui est à bord ne compte pas dans la limite d’occupation.
rule-sh-tl-9 = Les unités à bord n’ajoutent aucune force.
rule-sh-tl-10 = Les unités à bord ne sont ni des pertes de combat ni prises par Mort & Exil.
rule-sh-tl-11 = Si le Transport lourd est détruit ou remplacé, les unités à bord rejoignent la réserve de clan.
rule-sh-tl-12 = Transport lourd, face avancée : les structures se chargent et se déchargent comme les unités ; à bord, elles ne servent à rien.
rule-sh-tl-13 = Une structure déchargée respecte la limite de 2 structures de la zone.
rule-sh-tl-14 = Hormis les structures mobiles d’un scénario, seul le Transport lourd avancé change une structure de zone ; la face basique n’en porte pas.
rule-sh-tl-15 = Exemple, première étape : une caravane en Occitania Bassa charge 3 soldats de base de Catalunya, sa voisine.

rule-sh-kits-1 = Baie de capteurs, avancée : les deux cartes Archonte jouées valent ensemble ce tour.
rule-sh-kits-2 = Champs E.M.P., avancés : sitôt la carte Archonte révélée, leur joueur dit s’il la subit.
rule-sh-kits-3 = Si deux joueurs ont des Champs E.M.P. avancés, ils se prononcent dans l’ordre du Conclave.
rule-sh-kits-4 = Qui refuse la carte Archonte par ses Champs E.M.P. n’en reçoit rien, ni bien ni mal, et l’Archonte ne peut le désigner.
rule-sh-kits-5 = Simulateurs de combat : une Mobilisation autour de la caravane, dans sa zone ou les zones voisines contrôlées.
rule-sh-kits-6 = Station de recyclage : redescendre le marqueur Incubation n’applique aucune case.
rule-sh-kits-7 = Trépieds hydrauliques : ce soutien est celui de la caravane seule, sans les autres unités de la zone.
rule-sh-kits-8 = Le bonus de défense de +3 ne joue pas dans le soutien des Trépieds hydrauliques.
rule-sh-kits-9 = La caravane ne compte pas deux fois, par les Trépieds hydrauliques et par un ordre rendu.

rule-sh-compat-1 = Trois équipements d’une autre extension (Drones brouilleurs, Piège à vent stationnaire, Tablette de prévision) ne touchent pas l’ordre du plateau de caravane.
rule-sh-compat-2 = L’équipement Signal de raid, d’une autre extension, ne sert une caravane que si elle a des Modules amphibies.
rule-sh-compat-3 = L’équipement Contingent de traîneaux, d’une autre extension, ne sert une caravane qu’avec des Modules amphibies ; avec des Trépieds hydrauliques, les deux se cumulent.

rule-sh-scn-1 = Tous les scénarios de base vont avec l’extension, sauf Les Feux du Vieux Monde.
rule-sh-scn-2 = Les scénarios de l’extension ne se mêlent à aucune autre extension.

rule-sh-archon-1 = Avec l’extension, 6 cartes Archonte de base tirées au sort cèdent la place aux 6 nouvelles.
rule-sh-archon-2 = Sans les règles de caravane, on peut simplement ajouter les 6 nouvelles cartes aux cartes de base.

rule-sh-scn-soh-1 = Mise en place : 3 colonnes initiales ; les 2 fermes et la tourelle de départ vont sur le plateau de caravane.
rule-sh-scn-soh-2 = Les structures du plateau de caravane, et non celles du Transport lourd, sont mobiles et actives.
rule-sh-scn-soh-3 = Chaque ferme mobile vaut 1 GÉO au Grand blanc.
rule-sh-scn-soh-4 = La tourelle mobile donne +2 en force additionnelle à la défense.
rule-sh-scn-soh-5 = La limite de 2 structures ignore les structures mobiles.
rule-sh-scn-soh-6 = Le Transport lourd ne porte pas les structures mobiles, qui ne se déchargent pas.
rule-sh-scn-soh-7 = Quand un wagon est détruit, le vainqueur le prend près de son plateau de clan.
rule-sh-scn-soh-8 = Le vaincu pose une de ses structures mobiles sur une place de kit, ainsi condamnée, et en perd l’usage ; le kit qui s’y trouvait va dans la boîte.
rule-sh-scn-soh-9 = On ne bâtit rien dans une zone où se tient une caravane.
rule-sh-scn-soh-10 = À la fin, chaque wagon ennemi capturé vaut 1 GÉO.

rule-sh-scn-berceau-1 = Avant les colonnes initiales, la carte Catabatia va dans la boîte ; un jeton Zone cible neutre marque cette zone, qui devient le Berceau.
rule-sh-scn-berceau-2 = Le scénario du Berceau commence avec 4 colonnes initiales.
rule-sh-scn-berceau-3 = Dans le scénario du Berceau, les Catabates ne se jouent pas.
rule-sh-scn-berceau-4 = Le Déploiement 2 (Tirol, Catabatia, Dalmacija) ne peut être choisi.
rule-sh-scn-berceau-5 = La colonne de départ de chacun a 1 étage au lieu de 3.
rule-sh-scn-berceau-6 = Tant que personne ne le contrôle, le Berceau est neutre : on n’y entre qu’en l’attaquant.
rule-sh-scn-berceau-7 = Le Berceau neutre ne mise rien, et sa force finale est 12.
rule-sh-scn-berceau-8 = Aucun soutien vers le Berceau, contrôlé ou non.
rule-sh-scn-berceau-9 = Qui contrôle le Berceau a +1 en le défendant.
rule-sh-scn-berceau-10 = Aucun soutien depuis le Berceau non plus, et aucune structure ne s’y pose jamais, pas même une balise.
rule-sh-scn-berceau-11 = Au Grand blanc de chaque tour, le Berceau vaut 2 GÉO à qui le contrôle.
rule-sh-scn-berceau-12 = Au Grand blanc, qui contrôle le Berceau peut prendre une action gratuite sur trois.
rule-sh-scn-berceau-13 = Action gratuite : une Mobilisation dans le Berceau ou une zone voisine contrôlée, sans jeton ni algofuel.
rule-sh-scn-berceau-14 = Action gratuite : bâtir une tourelle dans une zone contrôlée voisine du Berceau.
rule-sh-scn-berceau-15 = Action gratuite : retourner tous ses kits basiques sur leur face avancée.
rule-sh-scn-berceau-16 = À égalité de GÉO à la fin, qui contrôle le Berceau ne peut gagner ; puis le moins de jetons Quarantaine, puis le premier de la piste Conclave.
