## Cartes : ce qu’est une chose de la table, et ce qu’elle fait maintenant. Les noms des nombres d’abord.

card-of-most = { $count } sur { $most }
card-of-clan = { $clan } : { $units }
card-units =
    { $basics ->
        [0] { $elites ->
            [0] { $more ->
                [0] aucune
                [one] 1 wagon
               *[other] { $more } wagons
            }
           *[other] { $elites } d’élite{ $more ->
                [0] {""}
               *[other] , { $more } wagons
            }
        }
       *[other] { $basics } de base{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }{ $more ->
            [0] {""}
            [one] , 1 wagon
           *[other] , { $more } wagons
        }
    }
card-barrels = { $clean } sains, { $contraband } de contrebande
card-slots-of = { $free } gratuits, { $paid } à un baril chacun
card-units-of = Unités
card-structures = Structures
card-steam-card = Étages de sa carte Vapeur
card-neighbours = Zones voisines
card-seas = Au bord de
card-free-slots = Emplacements de contrat libres
card-shores = Zones de ses rivages
card-next-seas = Touche
card-count = Nombre
card-clan = À
card-floors = Étages
card-place-in-order = Rang dans l’ordre du jeu
card-deployment = Appartient au
card-zones = Zones
card-figures = Figurines de la boîte
card-stocks = Places pour les barils
card-barrels-held = Barils
card-slots = Emplacements d’action spéciale
card-beacons = Balises
card-contracts = Contrats
card-squares = Cases
card-level = Niveau
card-wagons = Wagons
card-steam-held = Cartes Colonne de vapeur
card-archon-held = Cartes Archonte
card-turns = Tour

## Zones et mers

card-zone-plain = une zone de plaine
card-zone-mountain = une zone de montagne
card-mountain-says = On entre à pied dans une montagne comme dans une plaine, mais on n’y débarque pas, et aucune Marche forcée ne la traverse.
card-haven-says = Un havre : qui contrôle la zone peut y négocier un contrat avec les Caréneurs.
card-zone-out = À { $players } joueurs, l’est n’est pas en jeu : personne n’y entre.
card-held-by-nobody = Personne ne la contrôle : ni unité ni balise. Qui y entre la prend.
card-held-units = { $clan } la contrôle : ses unités y sont seules.
card-held-beacon = { $clan } la contrôle par une simple balise : qui entre la détruit et prend la zone.
card-held-toxic = { $clan } la contrôle par une simple ferme toxique.
card-zone-geo =
    Elle vaut maintenant { $geo } GÉO à { $clan } : { $floors ->
        [0] {""}
        [one] 1 étage
       *[other] { $floors } étages
    }{ $farms ->
        [0] {""}
       *[other] { $floors ->
            [0] {""}
           *[other] {", "}
        }{ $farms ->
            [one] 1 ferme
           *[other] { $farms } fermes
        }
    }.
card-strength = Qui l’attaque maintenant trouve une force de { $strength } ; puis chaque camp mise des barils.
card-strength-supported = Qui l’attaque maintenant trouve une force de { $strength }, et jusqu’à { $most } avec le soutien de { $zones } ; puis chaque camp mise des barils.
card-sea-says = Rien ne se pose sur la glace. Qui a un contrat ici va, d’un seul Déplacement, de l’un de ses rivages à n’importe quelle plaine qui la borde ; les mers de vos contrats qui se touchent n’en font qu’une.
card-sea-later = Le tutoriel ouvre les mers au tour 3.
card-sea-contract = { $clan } y navigue : il y tient un contrat, qui lui coûte un baril à chaque Grand blanc.
card-sea-legate = { $clan } y navigue ce tour : le jeton Légat s’y trouve.
card-sea-other = { $clan } y navigue par son Complice, toute la partie.
card-sea-nobody = Personne n’y navigue pour l’instant.

## Pièces

card-unit-basic-says = Vaut 1 point de force. Chaque soldat sur la carte demande une part de ravitaillement.
card-unit-elite-says = Vaut 2 points de force et ne mange que pour un. Vient par une Mobilisation, à la place de deux soldats de base.
card-units-attack = À l’attaque, ils comptent { $strength } ensemble.
card-units-fed = { $clan } a { $units } unités sur la carte et peut en nourrir { $supply }.
card-column-says = Chaque étage vaut 1 GÉO à qui contrôle la zone en fin de tour. À la Baisse d’activité, toute colonne perd un étage et réveille le Fléau : qui la tient avec des unités monte en incubation.
card-column-geo = { $floors } GÉO pour { $clan }, si l’on comptait maintenant ; la baisse vient d’abord.
card-column-nobody = Personne ne la tient : elle ne compte pour personne, et baisse d’un étage comme les autres.
card-column-sinks =
    À la baisse de ce tour : un étage de moins, et celui qui la tient monte de { $rise ->
        [one] 1 case
       *[other] { $rise } cases
    } en incubation.
card-column-last =
    Son dernier étage part alors, et une ferme peut prendre sa place pour { $cost ->
        [0] rien
        [one] 1 baril
       *[other] { $cost } barils
    }.
card-column-untended = Aucune unité auprès d’elle : elle perd un étage sans incubation, et aucune ferme ne peut suivre.
card-structure-stays = Une structure ne bouge pas et ne mange pas. Une zone en porte deux au plus ; détruite, elle ne revient jamais.
card-farm-says = 1 GÉO à chaque Grand blanc pour qui contrôle la zone. Elle ne refroidit jamais.
card-toxic-farm-says = 1 GÉO comme toute ferme, et elle tient seule une zone pour les Menrâu. Tout autre clan qui contrôle la zone monte de 1 en incubation à chaque tour.
card-turret-says = 2 points de force pour qui défend la zone, tant qu’une de ses unités s’y trouve.
card-beacon-says = Elle garde le contrôle d’une zone quand la dernière unité est partie. Qui entre la détruit.
card-farm-now = 1 GÉO pour { $clan } maintenant.
card-farm-nobody = Personne ne contrôle la zone : elle ne compte pour personne.
card-turret-now = Elle ajoute sa force maintenant : une unité est auprès d’elle.
card-turret-unmanned = Personne auprès d’elle : elle ne défend rien pour l’instant.
card-beacon-alone = { $clan } tient la zone par elle seule.
card-beacon-guarded = À { $clan }. Des unités sont là aussi : elle comptera après leur départ.
card-morale-says = Un cube Moral : 2 points de force pour qui défend la zone, jusqu’à ce que le Grand blanc l’enlève.
card-loot = butin des Cramés
card-loot-says = Un baril de contrebande : il va au surplus de qui prend le camp.
card-target-says = Une Zone cible : le scénario dit ce qu’elle vaut à la fin.
card-claim = rendez-vous
card-claim-says = Un rendez-vous révélé : à la fin, 2 GÉO à celui dont c’est le rendez-vous s’il contrôle la zone, 1 à tout autre.
card-contract-says = Un contrat avec les Caréneurs. Il ouvre une mer ; à chaque Grand blanc on le garde pour un baril, ou il revient.
card-legate-says = Le jeton Légat : ce tour, c’est l’un de ses contrats, sans emplacement ni entretien.
card-accomplice-says = Le Complice de la Flotte libre : un contrat pour toute la partie, sans emplacement ni entretien.
card-quarantine-says = Un jeton Quarantaine couvre une place du plateau de clan : un emplacement, une place pour un baril sain ou une case de ravitaillement. Il y reste.

## Ordres et actions

card-order-hidden = un ordre, face cachée
card-order-hidden-says = Seul son propriétaire le connaît. Tous les ordres sont retournés ensemble quand chacun a planifié.
card-order-move-says = Plusieurs groupes peuvent quitter la même zone, chacun vers son but. Entrer chez les autres, c’est combattre. Qui passe reprend ses Déplacements inutilisés.
card-order-defence-says = Tant qu’il est là, il vaut 1 point de force en défense, même après que son propriétaire a passé. Activé, il bâtit une tourelle gratuitement, mobilise ou négocie, et s’en va.
card-order-decoy-says = Il couvre une zone qui n’a pas besoin d’ordre : les autres ne savent pas lesquelles en ont un.
card-order-active = { $clan } est en train de l’exécuter.
card-order-passed = { $clan } a passé : il ne peut plus être activé.
card-order-move-now = { $clan } peut encore l’activer ce tour, ou y renoncer pour soutenir un combat voisin.
card-order-defence-now = { $clan } peut encore l’activer ce tour, ou y renoncer pour soutenir un combat voisin ; en attendant, il ajoute 1 à la défense.
card-token-mobilisation-says = Avec une Défense : jusqu’à deux soldats de base ou une élite, dans la zone ou à côté. Le jeton occupe un emplacement jusqu’à la fin du tour.
card-token-great-host-says = Avec une Défense : jusqu’à quatre soldats de base, jamais d’élite. Le jeton occupe un emplacement jusqu’à la fin du tour.
card-token-forced-march-says = Avec un Déplacement : un groupe traverse une plaine sans ennemi et continue dans la zone suivante. Le jeton occupe un emplacement jusqu’à la fin du tour.
card-token-negotiation-says = Avec une Défense : un contrat par havre que vous contrôlez, sur les mers de votre choix. Le jeton occupe un emplacement jusqu’à la fin du tour.
card-title-says = Les titres donnent aussi l’ordre du jeu, du premier au dernier. Qui passe en réserve un pour le tour suivant, et pas celui qu’il porte.
card-title-held = { $clan } le porte ce tour.
card-title-reserved = { $clan } l’a réservé pour le tour suivant.
card-title-free = Personne ne le porte ce tour.
card-title-not-here = Absent d’une partie à { $players }.
card-archon-up = En vigueur pour tous, jusqu’à ce qu’une autre carte Archonte la recouvre.
card-archon-not-up = Pas en vigueur : elle compte quand un Archonte la joue.
card-steam = Colonne de vapeur : { $zone }
card-steam-says = Jouée par un Guetteur, elle dresse une colonne d’autant d’étages dans sa zone. Cinq étages au plus.
card-steam-new = { $zone } n’a pas encore de colonne.
card-steam-on-top =
    { $zone } a une colonne de { $floors ->
        [one] 1 étage
       *[other] { $floors } étages
    } : les nouveaux s’ajoutent.
card-deployment-says = Vos soldats, votre colonne, vos fermes et votre tourelle commencent dans ces trois zones.
card-deployment-sea = Il donne un contrat sur { $sea } qui ne coûte jamais d’entretien.
card-deployment-floors =
    { $floors ->
        [0] Aucune colonne libre ici ni à côté pour l’instant.
        [one] 1 étage libre ici ou à côté.
       *[other] { $floors } étages libres ici ou à côté.
    }

## Clans et plateaux

card-ability = { $name } : { $text }.
card-ability-off = { $name }, suspendue dans le tutoriel : { $text }.
card-elite = { $name } : { $text }.
card-clan-not-here = Personne ne mène ce clan ici.
card-clan-geo = { $track } GÉO sur la piste, { $geo } si l’on comptait maintenant.
card-clan-fed = { $units } unités sur la carte, { $supply } nourries au plus.
card-exiled =
    { $count ->
        [one] 1 soldat
       *[other] { $count } soldats
    } en Mort & Exil : { $geo } GÉO de moins à la fin.
card-exiled-of =
    { $clan } : { $count ->
        [one] 1 soldat
       *[other] { $count } soldats
    }, { $geo } GÉO de moins à la fin.
card-geo-track-says = Elle montre ce que chaque clan avait au dernier Grand blanc : 1 GÉO par étage et par ferme dans ses zones. Entre deux Grands blancs, aucun marqueur ne bouge. Elle dit combien d’unités sont nourries, et à la fin qui gagne.
card-geo-of = { $clan } : { $track } sur la piste, { $geo } si l’on comptait maintenant.
card-supply-track-says = À chaque Grand blanc, le marqueur va à la case qu’atteignent les GÉO du moment. Les unités de trop quittent la carte pour la réserve ; le reste du temps, on peut en avoir davantage.
card-supply-square = dès { $geo } GÉO, { $units }
card-supply-now = { $units } unités sur la carte, { $supply } nourries au plus.
card-supply-then = Avec { $geo } GÉO, comme on les compterait maintenant, il en nourrirait { $units } : c’est assez.
card-supply-short =
    Avec { $geo } GÉO, comme on les compterait maintenant, il n’en nourrirait que { $units } : { $short ->
        [one] 1 unité devrait
       *[other] { $short } unités devraient
    } partir.
card-supply-sick =
    { $count ->
        [one] 1 case est
       *[other] { $count } cases sont
    } en quarantaine, depuis le haut.
card-incubation-track-says = Elle monte de 1 par baril de contrebande dépensé, et par colonne tenue avec des unités à la Baisse d’activité. Chaque case agit aussitôt ; au Grand blanc, le marqueur retombe à 0.
card-next-quarantine =
    Mise en quarantaine dans { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }.
card-next-exile =
    Mort & Exil dans { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }.
card-track-repeats = La piste est au bout : chaque montée de ce tour répète « { $square } ».
card-track-ends = La piste est au bout, et plus rien n’arrive.
card-wards =
    { $count ->
        [one] La prochaine montée de ce tour sera ignorée.
       *[other] Les { $count } prochaines montées de ce tour seront ignorées.
    }
card-square-resist-says = Rien ne se passe.
card-square-quarantine-says = Couvrez une place de votre plateau d’un jeton Quarantaine : un emplacement, une place de baril sain ou la plus haute case de ravitaillement. Il y reste jusqu’à la fin, sauf si quelque chose l’enlève.
card-square-exile-says = L’un de vos soldats sur la carte est perdu pour toute la partie. Deux d’entre eux vous coûtent un GÉO au décompte final.
card-death-exile-says = Les soldats que le Fléau a pris. Ils ne reviennent jamais, et chaque paire coûte 1 GÉO à son clan à la fin.
card-stock-says = Les barils paient les mises, les emplacements, les fermes et les contrats. Chaque baril de contrebande dépensé fait monter l’incubation de 1. Au Grand blanc, toute place découverte se remplit, et le surplus est perdu.
card-stock-sick =
    { $count ->
        [one] 1 place est
       *[other] { $count } places sont
    } en quarantaine.
card-stock-refilled = Le prochain Grand blanc le remplit jusqu’à { $clean } sains et { $contraband } de contrebande.
card-fuel-clean-says = Paie tout, sans conséquence.
card-fuel-contraband-says = Paie tout, mais chaque baril fait aussitôt monter l’incubation de 1.
card-special-slot-says = Une action spéciale y pose son jeton jusqu’à la fin du tour. Certains emplacements coûtent un baril, d’autres sont gratuits ; un emplacement couvert ne sert plus.
card-slot-now = Emplacement { $number } : { $state }.
card-slot-sick = en quarantaine
card-slot-used = occupé par { $token }
card-slot-paid = coûte { $cost ->
    [one] un baril
   *[other] { $cost } barils
}
card-slot-free = gratuit
card-orders = Jetons d’ordre restants
card-orders-says = Dix en tout : quatre Défenses, trois Déplacements, trois Leurres. Ce qui a servi revient pour le tour suivant.
card-clan-reserve-says = Ce qui n’est pas sur la carte. Sans pièce ici, rien ne peut être posé.
card-hand = Cartes en main
card-hand-says = Le nombre de cartes de chacun est public, leur face est secrète. Aucune limite de main.

## Caravanes

card-caravan-says = Une caravane est une unité de trois wagons qui ne se séparent jamais. Force 1 à l’attaque et en soutien, 4 en défense ; elle se passe de ravitaillement et n’est jamais exilée. Elle roule de deux plaines ou d’une montagne, et porte un kit par wagon.
card-caravan-now = Elle se trouve en { $zone }.
card-caravan-gone = Elle est détruite.
card-caravan-aboard =
    { $count ->
        [one] 1 soldat est
       *[other] { $count } soldats sont
    } à bord : hors de la carte, et sans ravitaillement à fournir.
card-caravan-order = Sur son plateau : { $order }.
card-kit-says = Un kit s’achète côté basique pour un point, que donne chaque havre que vous contrôlez, et se retourne côté avancé pour un autre.
card-kit-basic = Côté basique : { $text }.
card-kit-advanced = Côté avancé : { $text }.
card-kit-place-empty = Libre pour un kit.
card-kit-place-blocked = Bloquée jusqu’à la fin : un wagon a été perdu.
card-kit-basic-up = { $kit }, côté basique visible.
card-kit-advanced-up = { $kit }, côté avancé visible.
card-kit-used = Il a travaillé ce tour.
