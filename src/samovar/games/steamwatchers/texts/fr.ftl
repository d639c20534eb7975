## Ce qui est demandé

ask-play-others = À { $names } d’activer un ordre ou de passer.
ask-planning-others = Chacun pose ses ordres, face cachée.
ask-caravan-planning-others = Chacun pose ses ordres, face cachée.
ask-manoeuvre-others = À { $names } de se déplacer depuis { $zone }.
ask-grouping-others = À { $names } de dire qui part vers { $zone }.
ask-bid-others = Combat en { $zone }, attaque { $attack } contre défense { $defence } : les mises se font en secret.
ask-reinforcement-others = Combat en { $zone } : à { $names } d’appeler du soutien ou non.
ask-flight-others = La zone { $zone } est perdue : à { $names } de dire où fuient les survivants.
ask-defence-action-others = À { $names } d’utiliser la Défense en { $zone }.
ask-play = À vous : activez un ordre, ou passez.
ask-meeting-recruits =
    Rendez-vous révélé : { $count ->
        [one] 1 soldat rejoint l’une de vos zones
       *[other] { $count } soldats rejoignent l’une de vos zones
    }. Laquelle ?
ask-casualties =
    Combat perdu en { $zone } : choisissez { $count ->
        [one] votre perte
       *[other] vos { $count } pertes
    }.
ask-captivity = Combat gagné : quelle figurine capturez-vous ?
ask-flight = La zone { $zone } est perdue : où fuient les survivants ?
ask-scorched-flight = La zone { $zone } est prise : où fuient les Cramés survivants ?
ask-overflow =
    { $goal } n’a { $room ->
        [0] pas de place pour ceux
       *[other] de place que pour { $room } de ceux
    } qui fuient { $zone } : { $count ->
        [one] qui rejoint la réserve ?
       *[other] lesquels, au nombre de { $count }, rejoignent la réserve ?
    }
ask-spoils = La zone { $zone } est à vous : quelles structures détruisez-vous ?
ask-convert = Conversion : où se place le nouveau soldat ?
ask-next-combat =
    { $combats ->
        [0] Les combats sont finis : déployer une balise ?
       *[other] Quel combat vient ensuite, ou une balise d’abord ?
    }
ask-reinforcement = Combat en { $zone } : quelles zones vous soutiennent ? Chacune y perd son ordre.
ask-bid = Combat en { $zone }, attaque { $attack } contre défense { $defence } : combien de barils misez-vous ?
ask-bid-mix =
    Votre mise est de { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } : lesquels dépensez-vous ?
ask-foresight =
    Le Reliquaire, combat en { $zone } : monter de { $squares } en incubation pour voir l’autre roue avant de miser ?
ask-open-bid =
    Combat en { $zone } : { $shown ->
        [-1] votre roue se montre d’abord. Combien de barils misez-vous ?
       *[other] l’autre roue montre { $shown }. Combien de barils misez-vous ?
    }
ask-sacrifice = La zone { $zone } est pleine : que détruisez-vous pour faire place ({ $structure }) ?
ask-sea-choice = Dans quelle mer de glace posez-vous le contrat ?
ask-relocation = Pas de contrat en réserve : lequel change de mer ?
ask-recall-choice = { $source } : quel contrat reprenez-vous ?
ask-deed-place =
    { $source } : { $effect-id ->
        [mobilise] autour de quelle zone mobilisez-vous ?
        [add-floor] sur quelle colonne ajoutez-vous un étage ?
        [morale] dans quelle zone placez-vous un cube Moral ?
        [build] { $structure-id ->
            [farm] dans quelle zone bâtissez-vous une ferme ?
            [turret] dans quelle zone bâtissez-vous une tourelle ?
            [beacon] dans quelle zone déployez-vous une balise ?
           *[other] dans quelle zone construisez-vous ({ $structure }) ?
        }
        [raze] dans quelle zone détruisez-vous une structure ?
       *[other] où s’applique son effet ?
    }
ask-raze-choice = { $source } en { $zone } : quelle structure détruisez-vous ?
ask-shift-choice =
    { $source } : quel soldat passe dans une zone voisine ? { $left ->
        [one] Encore 1 possible.
       *[other] Encore { $left } possibles.
    }
ask-naming =
    Archonte, { $source } : { $wanted ->
        [sea] quelle mer de glace désignez-vous ?
        [clan] quel clan désignez-vous ?
       *[other] quelle zone désignez-vous ?
    }
ask-defence-action = Défense en { $zone } : que faites-vous ?
ask-payment =
    { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } à payer : sain ou contrebande ?
ask-slot-choice = Quel emplacement reçoit le jeton ({ $token }) ?
ask-isolation = Quarantaine : quelle place de votre plateau le jeton couvre-t-il ?
ask-cleansing = Quel jeton Quarantaine quitte votre plateau ?
ask-banishment = L’incubation atteint Mort & Exil : quel soldat quitte la partie ?
ask-manoeuvre = Déplacement depuis la zone { $zone } : qui part, et vers où ?
ask-grouping = Qui va dans la zone { $zone } ?
ask-trap = La balise de la zone { $zone } était piégée : quelle unité arrivée là est perdue ?
ask-enlistment =
    Mobilisation : où vont les recrues ? { $elites ->
        [0] Soldats de base, { $left } au plus.
       *[other] Soldats de base, { $left } au plus, ou 1 élite.
    }
ask-billet =
    { $source } : { $unit-id ->
        [basic] quelle zone le soldat rejoint-il ?
       *[other] quelle zone le soldat d’élite rejoint-il ?
    }
ask-planning = Posez vos ordres, face cachée, sur vos zones.
ask-offer =
    { $source } : { $cost ->
        [0] acceptez-vous ? Cela permet : { $prize }.
        [one] payer { $cost } baril ? Cela permet : { $prize }.
       *[other] payer { $cost } barils ? Cela permet : { $prize }.
    }
ask-auction = { $source } : combien de barils misez-vous ? Seule la plus haute mise paie, et obtient : { $prize }.
ask-alternative = { $source } : laquelle de ses offres prenez-vous ?
ask-watcher = Guetteur, quelle colonne faites-vous apparaître ?
ask-legate-token = Légat, sur quelle mer de glace posez-vous votre jeton ?
ask-archon = Archonte, quelle carte jouez-vous ?
ask-primus-token = Primus, quel titre fermez-vous aux autres ?
ask-decline-order = Baisse d’activité : chacune de vos colonnes perd un étage. Laquelle maintenant ?
ask-farming =
    La colonne de la zone { $zone } a disparu : y bâtir une ferme pour { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } ?
ask-ballot = Vote : qui gardera le Reliquaire ?
ask-casting-vote = Le vote est à égalité, et vous tranchez : qui garde le Reliquaire ?
ask-alms-choice = Votre clan est le plus pauvre : un baril sain, ou un contrat ?
ask-lazaret-offer =
    Payer { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } pour se défaire d’un jeton Quarantaine ?
ask-disbanding =
    { $excess ->
        [one] 1 unité ne peut être ravitaillée
       *[other] { $excess } unités ne peuvent être ravitaillées
    } : qui part ?
ask-contract-upkeep = Quels contrats gardez-vous ? Chacun coûte 1 baril.
ask-clan-choice = Quel clan menez-vous ?
ask-title-choice = Quel titre réservez-vous pour le premier tour ?
ask-deployment-choice = Où commencent vos forces ?
ask-stations =
    { $unit-id ->
        [basic] Où commencent vos { $count } soldats de base ?
       *[other] { $count ->
            [one] Où commence votre soldat d’élite ?
           *[other] Où commencent vos { $count } soldats d’élite ?
        }
    }
ask-column-place = Dans quelle zone se dresse votre première colonne ?
ask-farm-places = Dans quelles zones sont vos premières fermes ?
ask-turret-choice = Dans quelle zone est votre première tourelle ?
ask-accomplice = Sur quelle mer de glace attend votre Complice ?
ask-scouting =
    Avant le premier tour : quelle unité part en avant, et vers où ? { $left ->
        [one] Encore 1 possible.
       *[other] Encore { $left } possibles.
    }
ask-outrider = Posez-vous un soldat près de votre déploiement ?
ask-meetings = Laquelle de ces zones est votre rendez-vous secret ?
ask-caravan-place = Dans quelle zone de votre déploiement se tient la caravane ?
ask-caravan-planning = Planifiez vos ordres : un sur chaque zone où vous avez des unités et, si vous voulez, un sur le plateau de caravane.
ask-caravan-manoeuvre = Déplacement du plateau de caravane : seule la caravane se met en route.
ask-embarking = Chargement en { $zone } : que prenez-vous à bord ? Places : { $space }.
ask-landing = Déchargement en { $zone } : que déposez-vous ?
ask-clearing = La zone { $zone } est pleine : que détruisez-vous pour y déposer ce que porte la caravane ({ $structure }) ?
ask-caravan-casualties = Combat perdu en { $zone } : choisissez vos pertes ({ $count }), dont un wagon au moins.
ask-condemnation = Un wagon est détruit : quel emplacement de kit est condamné ?
ask-caravan-flight = La zone { $zone } est perdue : où fuient la caravane et les survivants ?
ask-caravan-overflow =
    { $goal } n’a { $room ->
        [0] pas de place pour ceux
       *[other] de place que pour { $room } de ceux
    } qui fuient { $zone } : { $count ->
        [one] qui reste en arrière, un soldat ou un wagon ?
       *[other] lesquels restent en arrière, au nombre de { $count }, soldats ou wagons ?
    }
ask-shopping = Obtenez ou améliorez des kits. Points restants : { $points }.
ask-kit-gift = { $source } vous donne un kit : lequel, et sur quel emplacement ?
ask-upgrade-gift = { $source } améliore un de vos kits : lequel ?
ask-exploit-next = Quel kit exploitez-vous maintenant ?
ask-declaration = Champs E.M.P. : subissez-vous la carte Archonte { $archon }, ou vous en abritez-vous ?
ask-second-archon = Baie de capteurs : jouez-vous une deuxième carte Archonte ? Sans son bonus ; les deux ont effet ce tour.
ask-lent-support = Trépieds hydrauliques : votre caravane soutient-elle le combat en { $zone } ?
ask-cradle-gift = Vous tenez le Berceau : quelle action gratuite choisissez-vous ?

## Ce qui peut être choisi

choice-take-clan = Mener le clan { $clan }
choice-reserve = Réserver le titre { $title }
choice-deploy = Prendre le { $deployment }
choice-station = Placer : { $posts }
choice-station-in-1 = En placer { $count1 } en { $zone1 }
choice-station-in-2 = En placer { $count1 } en { $zone1 } et { $count2 } en { $zone2 }
choice-station-in-3 = En placer { $count1 } en { $zone1 }, { $count2 } en { $zone2 } et { $count3 } en { $zone3 }
choice-at = Choisir { $zone }
choice-at-sea = Choisir { $sea }
choice-name = Désigner { $clan }
choice-accept = Accepter
choice-refuse = Refuser
choice-play-steam = Choisir la carte de la zone { $card }
choice-play-archon = Jouer { $archon }
choice-block = Fermer le titre { $title }
choice-plan = Ordres : { $orders }
choice-plan-shortly = { $count ->
    [one] 1 ordre
   *[other] { $count } ordres
}
choice-activate = Activer l’ordre de la zone { $zone }
choice-pass = Passer et réserver { $title }
choice-stall-steam = Temporiser : défausser la carte { $card }
choice-stall-archon = Temporiser : défausser { $archon }
choice-show-meeting = Révéler votre rendez-vous
choice-walk = Par terre, vers { $zone }
choice-sail = Par mer, vers { $zone }
choice-march = Marche forcée vers { $zone } par { $via }
choice-beacon = Déployer une balise en { $zone }
choice-finish = C’est tout
choice-send =
    Envoyer { $basics ->
        [0] { $elites ->
            [one] { $elites } élite
           *[other] { $elites } élites
        }
        [one] { $basics } soldat{ $elites ->
            [0] {""}
            [one] , { $elites } élite
           *[other] , { $elites } élites
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
            [one] , { $elites } élite
           *[other] , { $elites } élites
        }
    }
choice-fight = Combattre en { $zone }
choice-support =
    { $zones-count ->
        [0] Aucun soutien
       *[other] Soutien : { $zones }
    }
choice-burn =
    Miser { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }
choice-pay =
    Payer { $clean ->
        [0] { $contraband ->
            [0] rien
           *[other] { $contraband } de contrebande
        }
        [one] { $clean } sain{ $contraband ->
            [0] {""}
           *[other] , { $contraband } de contrebande
        }
       *[other] { $clean } sains{ $contraband ->
            [0] {""}
           *[other] , { $contraband } de contrebande
        }
    }
choice-lose =
    Perdre { $basics ->
        [0] { $elites ->
            [one] { $elites } élite
           *[other] { $elites } élites
        }
        [one] { $basics } soldat{ $elites ->
            [0] {""}
            [one] , { $elites } élite
           *[other] , { $elites } élites
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
            [one] , { $elites } élite
           *[other] , { $elites } élites
        }
    }
choice-capture =
    { $unit-id ->
        [basic] Capturer un soldat de base
       *[other] Capturer un soldat d’élite
    }
choice-flee = Fuir vers { $zone }
choice-drive-to = Les chasser vers { $zone }
choice-raze =
    { $kinds-count ->
        [0] Ne rien détruire
       *[other] Détruire : { $kinds }
    }
choice-give-up =
    { $structure-id ->
        [farm] Détruire une ferme
        [turret] Détruire une tourelle
        [beacon] Détruire une balise
        [toxic-farm] Détruire une ferme toxique
       *[other] Détruire : { $structure }
    }
choice-turret = Construire une tourelle
choice-bide = Patienter
choice-mobilise = Employer : { $token }
choice-negotiate = Négocier avec les Caréneurs
choice-recruit =
    { $unit-id ->
        [basic] Placer un soldat de base en { $zone }
       *[other] Placer un soldat d’élite en { $zone }
    }
choice-slot =
    { $slot ->
        [0] Premier emplacement
        [1] Deuxième emplacement
        [2] Troisième emplacement
        [3] Quatrième emplacement
       *[other] Dernier emplacement
    }
choice-isolate = Couvrir : { $place }
choice-cleanse = Libérer : { $place }
choice-exile =
    { $unit-id ->
        [basic] Exiler un soldat de base posté en { $zone }
       *[other] Exiler un soldat d’élite posté en { $zone }
    }
choice-disband =
    { $unit-id ->
        [basic] Renvoyer un soldat de base posté en { $zone }
       *[other] Renvoyer un soldat d’élite posté en { $zone }
    }
choice-lower = Baisser la colonne en { $zone }
choice-grow =
    { $structure-id ->
        [farm] Bâtir une ferme
        [toxic-farm] Bâtir une ferme toxique
       *[other] Bâtir : { $structure }
    }
choice-keep =
    { $seas-count ->
        [0] Ne garder aucun contrat
        [one] Garder le contrat : { $seas }
       *[other] Garder les contrats : { $seas }
    }
choice-vote = Voter pour le clan { $clan }
choice-shift =
    { $unit-id ->
        [basic] Un soldat de base : { $origin } → { $to }
       *[other] Un soldat d’élite : { $origin } → { $to }
    }
choice-relocate = Contrat posé sur { $sea } : vers { $goal }
choice-barrel = Prendre le baril
choice-prefer = Prendre : { $effect }
choice-plan-caravan = { $orders } ; plateau de caravane : { $board }
choice-plan-caravan-shortly = { $count ->
    [one] 1 ordre
   *[other] { $count } ordres
}
choice-activate-caravan = Activer le plateau de caravane
choice-drive = Caravane : rouler vers { $path }
choice-ferry = Caravane : prendre la mer vers { $zone }
choice-load = Charger en { $zone }
choice-unload = Décharger en { $zone }
choice-embark =
    À bord{ $basics ->
        [0] {""}
        [one] {" "}· { $basics } soldat
       *[other] {" "}· { $basics } soldats
    }{ $elites ->
        [0] {""}
        [one] {" "}· { $elites } élite
       *[other] {" "}· { $elites } élites
    }{ $kinds-count ->
        [0] {""}
       *[other] {" "}· { $kinds }
    }
choice-land =
    Déposer{ $basics ->
        [0] {""}
        [one] {" "}· { $basics } soldat
       *[other] {" "}· { $basics } soldats
    }{ $elites ->
        [0] {""}
        [one] {" "}· { $elites } élite
       *[other] {" "}· { $elites } élites
    }{ $kinds-count ->
        [0] {""}
       *[other] {" "}· { $kinds }
    }
choice-forfeit =
    Perdre{ $basics ->
        [0] {""}
        [one] {" "}{ $basics } soldat
       *[other] {" "}{ $basics } soldats
    }{ $elites ->
        [0] {""}
        [one] { $basics ->
            [0] {" "}
           *[other] {", "}
        }{ $elites } élite
       *[other] { $basics ->
            [0] {" "}
           *[other] {", "}
        }{ $elites } élites
    }{ $wagons ->
        [0] {""}
        [one] { $basics ->
            [0] { $elites ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $wagons } wagon
       *[other] { $basics ->
            [0] { $elites ->
                [0] {" "}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $wagons } wagons
    }
choice-condemn = Condamner : { $place }
choice-condemn-with = Condamner : { $place }, avec une structure mobile : { $structure }
choice-obtain-kits = Obtenir et améliorer des kits
choice-exploit-kits = Exploiter les kits
choice-buy-kit = Obtenir : { $kit }, { $place }
choice-upgrade-kit = Améliorer : { $kit }
choice-exploit = Exploiter : { $kit }
choice-undergo = Subir la carte
choice-shelter = M’en abriter, en bien comme en mal
choice-muster-at = Mobilisation gratuite autour de la zone { $zone }
choice-fortify-at = Tourelle gratuite en { $zone }
choice-upgrade-all = Améliorer tous mes kits
choice-recruits =
    { $count ->
        [one] Placer 1 soldat de base en { $zone }
       *[other] Placer { $count } soldats de base en { $zone }
    }
choice-soldier-at = Placer le soldat en { $zone }
choice-column-at = Dresser la colonne en { $zone }
choice-turret-at = Placer la tourelle en { $zone }
choice-caravan-at = Placer la caravane en { $zone }
choice-mobilise-at = Mobiliser autour de la zone { $zone }
choice-floor-at = Ajouter un étage en { $zone }
choice-morale-at = Placer le cube Moral en { $zone }
choice-build-at =
    { $structure-id ->
        [farm] Bâtir une ferme en { $zone }
        [turret] Bâtir une tourelle en { $zone }
        [beacon] Déployer une balise en { $zone }
       *[other] Construire en { $zone } : { $structure }
    }
choice-finish-fight =
    { $combats ->
        [one] C’est tout : au combat
       *[other] C’est tout : aux combats
    }
choice-no-beacon = Pas de balise, c’est tout
choice-raze-at = Détruire une structure en { $zone }
choice-name-zone = Désigner { $zone }
choice-name-sea = Désigner { $sea }
choice-sign = Poser le contrat sur { $sea }
choice-recall = Reprendre le contrat posé sur { $sea }
choice-lay-legate = Poser le jeton Légat sur { $sea }
choice-lay-accomplice = Placer le Complice sur { $sea }
choice-raise = Jouer { $card } : sa colonne apparaît
choice-meet-at = Se donner rendez-vous en { $card }
choice-bid-last = Miser après avoir vu l’autre roue
choice-bid-together = Miser en même temps
choice-take-offer =
    { $cost ->
        [0] Accepter : { $prize }
        [one] Payer { $cost } baril : { $prize }
       *[other] Payer { $cost } barils : { $prize }
    }
choice-buy-off =
    Payer { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } et retirer un jeton Quarantaine
choice-keep-quarantine = Ne rien payer
choice-lend = Soutenir avec la caravane : +{ $strength }
choice-lend-nothing = Ne pas engager la caravane
choice-no-second-card = Ne pas jouer de deuxième carte
choice-no-gift = Ne prendre aucune action gratuite
choice-prefer-effect =
    { $effect-id ->
        [gain-fuel] Prendre { $amount } { $fuel }
        [build] Construire : { $structure }
        [upgrade-kit] Améliorer un kit
        [gain-kit] Obtenir un kit
       *[other] Prendre : { $effect }
    }

## Ce qui s’est passé

event-first-player-drawn = { $seat } choisit en premier.
event-clan-taken = { $seat } mène le clan { $clan }.
event-title-reserved = { $clan } : titre réservé, { $title }.
event-column-rose =
    { $floors ->
        [0] { $zone } : plus d’étage pour la colonne.
        [one] { $zone } : la colonne monte de { $floors } étage.
       *[other] { $zone } : la colonne monte de { $floors } étages.
    }
event-deployment-taken = { $clan } : { $deployment }.
event-stationed =
    { $clan } : { $unit-id ->
        [basic] soldats
       *[other] élites
    } en place : { $posts }.
event-turn-began = Tour { $turn }
event-phase-began = { $phase }
event-title-taken = { $clan } : titre pris, { $title }.
event-steam-drawn =
    { $clan } : { $count ->
        [one] { $count } carte Colonne de vapeur piochée
       *[other] { $count } cartes Colonne de vapeur piochées
    }.
event-steam-seen = { $clan } : cartes piochées, { $cards }.
event-steam-played = { $clan } : carte Colonne de vapeur jouée, { $card }.
event-steam-turned = Carte de vapeur retournée : { $card }.
event-legate-placed = { $clan } : jeton Légat posé sur { $sea }.
event-archon-drawn =
    { $clan } : { $count ->
        [one] { $count } carte Archonte piochée
       *[other] { $count } cartes Archonte piochées
    }.
event-archon-seen = { $clan } : cartes piochées, { $archons }.
event-archon-played = { $clan } : carte Archonte jouée, { $archon }.
event-archon-again = Sans Archonte : { $archon } reste, et son arrivée s’applique encore.
event-primus-blocked = { $clan } : titre fermé, { $title }.
event-recruited =
    { $clan } : recrues en { $zone } : { $unit-id ->
        [basic] { $count ->
            [one] { $count } soldat
           *[other] { $count } soldats
        }
       *[other] { $count } d’élite
    }.
event-planned = { $clan } : ordres révélés, { $orders }.
event-activated = { $clan } : ordre { $order } activé en { $zone }.
event-passed-turn = { $clan } : tour passé, titre réservé, { $title }.
event-stalled-with-steam = { $clan } : temporisation, carte Colonne de vapeur { $card } défaussée.
event-stalled-with-archon = { $clan } : temporisation, carte Archonte { $archon } défaussée.
event-meeting-shown = { $clan } : rendez-vous révélé, { $zone }.
event-moved =
    { $clan } : trajet { $way }, de la zone { $origin } à la zone { $zone } : { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
    }.
event-built =
    { $structure-id ->
        [farm] { $clan } : ferme bâtie en { $zone }.
        [turret] { $clan } : tourelle bâtie en { $zone }.
        [beacon] { $clan } : balise déployée en { $zone }.
       *[other] { $clan } : construction en { $zone } : { $structure }.
    }
event-razed =
    { $structure-id ->
        [farm] Une ferme est détruite en { $zone }.
        [turret] Une tourelle est détruite en { $zone }.
       *[other] Détruit en { $zone } : { $structure }.
    }
event-beacon-destroyed = { $by } : balise du clan { $clan } détruite en { $zone }.
event-trap-sprung =
    La balise de la zone { $zone } était piégée. { $clan } : pertes, { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
    }.
event-supported = { $clan } : soutien au combat en { $zone } : { $zones }.
event-announced = { $clan } : force annoncée en { $zone } : { $strength }.
event-bid-shown =
    { $clan } : mise de { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }.
event-paid =
    { $clan } : dépense, { $clean ->
        [0] { $contraband ->
            [0] rien
           *[other] { $contraband } de contrebande
        }
        [one] { $clean } sain{ $contraband ->
            [0] {""}
           *[other] , { $contraband } de contrebande
        }
       *[other] { $clean } sains{ $contraband ->
            [0] {""}
           *[other] , { $contraband } de contrebande
        }
    }.
event-fought = { $zone } : victoire, { $clan } ; défaite, { $loser } ; attaque { $attack }, défense { $defence }.
event-units-lost =
    { $clan } : pertes en { $zone } : { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
    }.
event-figure-captured = { $clan } : captif pris au clan { $loser } : { $unit }.
event-fled =
    { $clan } : fuite de la zone { $origin } à la zone { $zone } : { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
    }.
event-scattered =
    { $clan } : aucun refuge autour de la zone { $zone } : { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
    } de retour à la réserve.
event-fell-back =
    { $clan } : repli vers la zone { $zone } : { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] , { $elites } d’élite
        }
    }.
event-cheered = Un cube Moral se pose en { $zone }.
event-waited = { $clan } : attente en { $zone }.
event-contract-placed = { $clan } : contrat posé sur { $sea }.
event-contract-returned = { $clan } : contrat repris sur { $sea }.
event-incubation-rose = { $clan } : incubation { $level }.
event-incubation-warded =
    { $clan } : hausse d’incubation ignorée, { $left ->
        [0] plus aucune à ignorer
        [one] encore { $left } à ignorer
       *[other] encore { $left } à ignorer
    }.
event-isolated = { $clan } : jeton Quarantaine posé sur { $place }.
event-cleansed = { $clan } : jeton Quarantaine retiré de : { $place }.
event-exiled = { $clan } : Mort & Exil prend en { $zone } : { $unit }.
event-column-fell =
    { $zone } : { $floors ->
        [0] la colonne disparaît
        [one] { $floors } étage restant
       *[other] { $floors } étages restants
    }.
event-geo-counted = { $clan } : { $geo } GÉO.
event-supply-set =
    { $clan } : ravitaillement pour { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
event-refilled =
    { $clan } : { $clean ->
        [0] { $contraband ->
            [0] aucun stock à remplir
           *[other] stocks remplis, { $contraband } de contrebande
        }
        [one] stocks remplis, { $clean } sain{ $contraband ->
            [0] {""}
           *[other] , { $contraband } de contrebande
        }
       *[other] stocks remplis, { $clean } sains{ $contraband ->
            [0] {""}
           *[other] , { $contraband } de contrebande
        }
    }.
event-disbanded =
    { $clan } : faute de ravitaillement, { $unit-id ->
        [basic] un soldat
       *[other] une élite
    } quitte la zone { $zone }.
event-fuel-gained =
    { $clan } : { $barrels ->
        [one] { $barrels } baril gagné
       *[other] { $barrels } barils gagnés
    }, { $fuel }.
event-fuel-lost =
    { $clan } : { $barrels ->
        [one] { $barrels } baril perdu
       *[other] { $barrels } barils perdus
    }, { $fuel }.
event-fuel-swapped = { $clan } : un baril change de sorte.
event-eliminated = { $clan } : plus une unité sur le plateau, fin de la partie pour ce clan.
event-scenario-card-taken = { $clan } : carte prise, { $scenario_card }.
event-ruins-found = Les ruines sont en { $zone }.
event-sea-named = { $clan } : mer désignée, { $sea }.
event-zone-named = { $clan } : zone désignée, { $zone }.
event-clan-named = { $by } : clan désigné, { $clan }.
event-voted =
    { $by } : { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    } pour le clan { $clan }.
event-auction-won =
    { $clan } : enchère gagnée pour { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }.
event-auction-void = Personne ne mise : l’enchère reste sans effet.
event-camp-set = Les Cramés campent en { $zone }.
event-shifted = { $clan } : { $unit }, de la zone { $origin } à la zone { $to }.
event-won = Victoire, { $clan } : { $why }.
event-caravan-placed = { $clan } : caravane placée en { $zone }.
event-board-planned = { $clan } : ordre { $order } sur le plateau de caravane.
event-board-activated = { $clan } : plateau de caravane activé, ordre { $order }.
event-caravan-drove = { $clan } : caravane en route vers { $path }.
event-caravan-fled = { $clan } : caravane repliée en { $zone }.
event-caravan-supported = { $clan } : la caravane soutient le combat en { $zone }.
event-pieces-loaded =
    { $clan } : chargement en { $zone } : { $basics ->
        [0] {""}
        [one] { $basics } soldat
       *[other] { $basics } soldats
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } d’élite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    }.
event-pieces-unloaded =
    { $clan } : déchargement en { $zone } : { $basics ->
        [0] {""}
        [one] { $basics } soldat
       *[other] { $basics } soldats
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } d’élite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    }.
event-cargo-lost =
    { $clan } : cargaison perdue : { $basics ->
        [0] {""}
        [one] { $basics } soldat
       *[other] { $basics } soldats
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } d’élite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    }.
event-wagons-lost = { $clan } : wagons détruits : { $wagons }.
event-wagons-captured = { $clan } : wagons pris au clan { $loser } : { $wagons }.
event-place-condemned = { $clan } : { $place }, condamné.
event-caravan-destroyed = { $clan } : caravane détruite pour de bon.
event-kit-bought = { $clan } : kit installé, { $kit }, { $place }.
event-kit-boxed = { $clan } : kit remis dans la boîte, { $kit }.
event-kit-upgraded = { $clan } : kit amélioré, { $kit }.
event-kit-exploited = { $clan } : kit exploité, { $kit }.
event-card-undergone = { $clan } : carte subie.
event-card-kept-off = { $clan } : à l’abri de la carte.

## Pourquoi non

why-no-turret-left = Il ne reste aucune tourelle dans la réserve générale.
why-no-token = Vous n’avez plus ce jeton en réserve.
why-no-slot = Aucun emplacement d’action spéciale n’est libre, ou vous ne pouvez le payer.
why-nobody-to-recruit = Personne à recruter, ou nulle place pour une recrue.
why-no-negotiation = La carte de l’Archonte interdit la Négociation.
why-name-supporters = Dites quelles zones vous soutiennent.
why-each-zone-once = Nommez chaque zone une fois, dans l’ordre de la liste.
why-bid-too-high =
    Vous n’avez que { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    } à miser, stocks et surplus ensemble.
why-wheel-ends =
    Votre roue de combat s’arrête à { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }.
why-card-limits-bids =
    Une carte en vigueur limite votre mise à { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }.
why-zone-not-in-play = { $zone } : hors jeu à si peu de joueurs.
why-zone-full = { $zone } : vous y avez déjà 5 unités.
why-zone-closed = { $zone } : la carte de l’Archonte ferme cette zone.
why-not-adjacent = { $zone } n’est pas voisine de la zone des unités.
why-no-sea-way = Aucune mer de glace sous contrat n’y mène.
why-no-beacon-left = Vous n’avez plus de balise en réserve.
why-one-beacon = Une balise a déjà été déployée dans cette activation.
why-no-march = Une Marche forcée demande son jeton et un emplacement libre.
why-march-mountain = Une Marche forcée ne franchit ni n’atteint une montagne, et { $zone } en est une.
why-march-enemy = Une Marche forcée ne traverse pas d’unités adverses : elles tiennent { $zone }.
why-no-elite-here = Aucun soldat d’élite ne peut être recruté maintenant.
why-none-in-reserve = Plus rien en réserve : { $unit }.
why-not-beside = { $zone } n’est ni { $centre }, ni sa voisine par terre.
why-plan-orders = Dites quel ordre va sur quelle zone.
why-one-order-each = Chaque zone reçoit un seul ordre, dans l’ordre de la liste.
why-no-unit-there = Vous n’avez pas d’unité en { $zone } : aucun de vos ordres n’y va.
why-not-that-many-orders = Vous n’avez pas autant d’ordres de cette sorte.
why-every-zone-needs-order =
    Posez exactement { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }.
why-no-order-there = Aucun de vos ordres n’est en { $zone } : la zone ne fait plus rien ce tour.
why-title-taken = { $title } : l’Ambassadeur du clan { $clan } y attend déjà.
why-title-blocked = { $title } : le Primus tient ce titre fermé jusqu’à ce qu’il passe.
why-own-title = Vous portez déjà ce titre : { $title }.
why-no-meeting-now = Votre rendez-vous ne peut être révélé maintenant.
why-not-primus-place = La place de Primus elle-même ne peut être fermée.
why-clan-barred = Ce clan ne se joue pas dans ce scénario.
why-clan-taken = Un autre joueur mène déjà ce clan.
why-five-units = Une zone abrite au plus 5 de vos unités.
why-players = Ce scénario se joue de { $fewest } à { $most }.
why-too-many-clans = Il y a plus de clans nommés que de joueurs.
why-cannot-unload-there = Rien de ce qui est à bord ne peut être déposé là.
why-caravan-elsewhere = La caravane n’est pas dans la zone active.
why-caravan-mountain = La caravane franchit deux plaines ou une montagne, jamais les deux : { $zone } est une montagne.
why-caravan-moved = La caravane s’est déjà déplacée.
why-caravan-range = { $zone } est trop loin pour la caravane, ou l’ennemi barre la route.
why-caravan-enemy = La caravane ne traverse pas d’unités ennemies, et elles tiennent { $zone }.
why-way-alike = Un autre chemin vers { $zone } rencontre les mêmes balises et est proposé à sa place.
why-kit-exploited = { $kit } a déjà servi : chaque kit s’exploite une fois par tour.
why-kit-gone = La réserve n’a plus ce kit.
why-kit-new = Un kit obtenu pendant cette action ne peut pas être amélioré par elle.
why-kit-not-basic = Vous n’avez pas ce kit sur sa face basique.
why-kit-owned = Vous avez déjà ce kit, ou l’avez eu pendant cette action.
why-loads-first-and-once = Le transport charge une fois par activation et avant tout, sans qu’une unité ait bougé ni la caravane déchargé.
why-mobile-stays = Les structures mobiles ne sont pas une cargaison : elles restent sur le plateau.
why-no-board-order = Aucun ordre n’est posé sur votre plateau de caravane.
why-no-caravan = Vous n’avez plus de caravane.
why-no-haven = Les kits se paient en havres, et vous n’en contrôlez aucun.
why-no-sea-for-caravan = Sans Modules amphibies, la caravane ne prend pas la mer.
why-no-structures-aboard = Seule la face avancée du transport emporte des structures.
why-no-way-for-caravan = Vos soldats pourraient fuir en { $zone }, pas la caravane : il lui faut une route.
why-not-beside-caravan = On ne construit rien dans une zone qui abrite une caravane.
why-not-beside-cradle = { $zone } n’est pas voisine du Berceau.
why-not-deployed-there = La caravane commence dans une de vos zones de déploiement.
why-not-in-cradle = Aucune structure n’est admise dans le Berceau.
why-not-the-board = Seul un ordre du plateau de caravane exploite les kits.
why-nothing-aboard = Il n’y a rien à bord à déposer.
why-nothing-to-exploit = Aucun kit installé ne peut être exploité.
why-nothing-to-load = Il n’y a rien à vous à charger là.
why-nothing-to-obtain = Il n’y a rien à obtenir ni à améliorer.
why-one-board-order = Le plateau de caravane reçoit un seul ordre.
why-one-wagon = L’une des pertes doit être un wagon.
why-only-caravan = L’ordre du plateau ne déplace que la caravane.
why-place-blocked = Cet emplacement de kit est condamné.
why-scenario-with-caravans = Ce scénario se joue avec Spark of Hope.
why-scenario-without-caravans = Ce scénario se joue sans caravanes.
why-transport-full = Le transport n’emporte pas autant.
why-unloads-once = Le transport décharge une fois par activation.
why-nobodys-zone = Personne ne contrôle { $zone }, et il faut une zone à vous.
why-zone-of-another = { $zone } est tenue par le clan { $clan }.
why-not-home = { $zone } n’est pas l’une des trois zones de votre déploiement.
why-none-of-that-kind = Aucune de vos unités en { $zone } n’est de cette sorte ({ $unit }).
why-caravan-only = Seule votre caravane se tient en { $zone }, et elle ne part pas ainsi.
why-no-soldier-there = Aucun de vos soldats ne se tient en { $zone }.
why-order-of-another = L’ordre en { $zone } est celui du clan { $clan }.
why-only-structures-there = Seules des structures vous tiennent { $zone }, et un ordre demande une unité.
why-your-own-zone = { $zone } est à vous, et la carte vise les zones des autres.
why-not-near-caravan = { $zone } n’est pas voisine de votre caravane.
why-not-the-named-zone = { $zone } n’est pas la zone que la carte désigne.
why-no-haven-there = Il n’y a pas de havre en { $zone }.
why-haven-there = Il y a un havre en { $zone }, et la carte vise les zones sans havre.
why-units-there = Il y a des unités en { $zone }, et la carte vise les zones désertes.
why-no-column-or-farm = { $zone } n’a ni colonne ni ferme.
why-no-column-there = Il n’y a pas de colonne de vapeur en { $zone }.
why-column-too-low =
    La colonne de { $zone } est trop basse : la carte vise au moins { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
why-column-too-tall =
    La colonne de { $zone } est trop haute : la carte vise au plus { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
why-column-full = La colonne de { $zone } a déjà { $floors } étages : elle n’en porte pas plus.
why-no-such-structure = Il n’y a rien de tel en { $zone } : { $structure }.
why-spared-structure = La carte n’y touche pas : { $structure }.
why-nothing-to-raze = Il n’y a rien en { $zone } que cela puisse détruire.
why-morale-there = Un cube Moral se trouve déjà en { $zone }.
why-sea-full = { $sea } n’a plus d’emplacement de contrat libre.
why-no-contract-there = Aucun de vos contrats ne se trouve dans la mer { $sea }.
why-same-sea = Le contrat se trouve déjà dans cette mer.
why-no-contract-left = Vous n’avez plus de contrat en réserve.
why-title-not-in-play = { $title } : ce titre n’existe pas à ce nombre de joueurs.
why-clan-not-here = Personne ne mène ce clan dans cette partie : { $clan }.
why-clan-out = Ce clan n’est plus en jeu : { $clan }.
why-clan-shielded = { $clan } s’abrite de cette carte et ne peut être désigné.
why-not-yourself = Il faut désigner un autre clan que le vôtre.
why-not-tied = { $clan } n’est pas parmi les ex æquo.
why-no-such-card = Vous n’avez pas la carte Colonne de vapeur { $card }.
why-no-such-archon = Vous n’avez pas la carte Archonte { $archon }.
why-card-in-force = { $archon } fait déjà loi.
why-bound-to-activate = Vous avez révélé votre rendez-vous : activez maintenant un ordre.
why-only-alliance-stalls = Seule l’Alliance de l’Ouest temporise avec une carte.
why-stalled-already = Vous avez déjà temporisé : c’est une fois par tour.
why-basic-only = Seuls des soldats de base viennent ainsi.
why-only-this-unit = Seule cette sorte vient maintenant : { $unit }.
why-lose-exactly =
    { $count ->
        [one] Il en part exactement 1.
       *[other] Il en part exactement { $count }.
    }
why-not-so-many-there = { $zone } n’en a pas autant de cette sorte qui puissent partir.
why-not-so-many-structures = Il n’y a pas autant de structures de cette sorte.
why-flight-too-far = { $zone } est à vous, mais ni voisine, ni par-delà une mer sous contrat.
why-flight-not-beside = { $zone } n’est pas voisine de la zone perdue.
why-no-combat-there = Il n’y a pas de combat à livrer en { $zone }.
why-combats-first = Il reste un combat à livrer.
why-card-bars-support = Une carte en vigueur vous interdit tout soutien.
why-cradle-bars-support = Nul soutien ne va au Berceau ni n’en vient.
why-fights-already = Le combat a lieu en { $zone } même : ses unités se battent déjà.
why-no-unit-to-support = Vous n’avez pas d’unité en { $zone } qui puisse soutenir.
why-no-order-to-support = { $zone } n’a pas d’ordre que vous puissiez céder pour soutenir.
why-order-in-use = L’ordre de { $zone } est en train d’être activé : il ne peut soutenir.
why-too-far-to-support = { $zone } n’est pas voisine du combat.
why-pay-exactly =
    Le prix est d’exactement { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    }.
why-no-such-barrels = Vous avez { $clean } sain et { $contraband } de contrebande.
why-cannot-pay = Cela coûte { $cost }, et vous avez { $fuel } en algofuel.
why-no-such-slot = Votre plateau de clan n’a pas cet emplacement.
why-slot-sick = Un jeton Quarantaine couvre cet emplacement.
why-slot-used = Un jeton occupe cet emplacement jusqu’au Grand blanc.
why-slot-alike = Un emplacement libre de même sorte est proposé à sa place.
why-supply-covered = La piste de ravitaillement est couverte autant qu’elle peut l’être.
why-stock-covered = Toutes les places du stock sain sont couvertes.
why-no-empty-place = Aucune place du stock sain n’est vide.
why-no-clean-barrel = Aucun baril sain ne se trouve en stock.
why-no-quarantine-there = Aucun jeton Quarantaine ne s’y trouve.
why-fighters-stay = Les unités de { $zone } se battent : d’autres doivent partir d’abord.
why-fell-with-the-empty = Aucune de vos unités n’est en { $zone } : sa colonne a baissé avec les désertes.
why-column-fell = La colonne de { $zone } a déjà baissé ce tour.
why-only-farms = Seule une ferme pousse où fut une colonne, pas ceci : { $structure }.
why-only-menrau-grow = Seuls les Menrâu en bâtissent : { $structure }.
why-no-piece-left = Il n’en reste pas en réserve : { $structure }.
why-not-the-caravans-zone = Votre caravane n’est pas en { $zone }.
why-no-unit-of-yours = Vous n’avez pas d’unité en { $zone }.
why-nowhere-next-door = De { $zone }, nul ne peut passer à côté : aucune voisine n’est libre, ou à vous avec de la place.
why-nobody-next-door = Aucun de vos soldats n’est voisin de { $zone }.
why-not-this-token = { $token } n’est pas un jeton de Mobilisation.
why-only-rhein-stamm = Seul le Rhein-Stamm lève le Grand ost.
why-deployment-not-in-play = { $deployment } : hors jeu à si peu de joueurs.
why-deployment-barred = { $deployment } est exclu dans ce scénario.
why-deployment-taken = { $deployment } est pris par le clan { $clan }.
why-deployment-scorched = Les Cramés tiennent une zone de { $deployment }.
why-station-all =
    Placez exactement { $count ->
        [one] { $count } soldat
       *[other] { $count } soldats
    }.
why-farms-all =
    Placez exactement { $count ->
        [one] { $count } ferme
       *[other] { $count } fermes
    }.
why-two-structures = { $zone } porte déjà deux structures.
why-home-already = { $zone } est l’une de vos zones de déploiement : il faut aller au-delà.
why-not-beside-home = { $zone } n’est pas voisine de votre déploiement.
why-already-there = On se tient déjà en { $zone }.
why-nobody-left-to-move = Plus personne en { $zone } ne peut partir.
why-card-limits-moves = Une carte en vigueur ne laisse plus partir de figurines.
why-out-of-reach = { $zone } est hors d’atteinte : ni voisine, ni à deux plaines, ni par-delà une mer sous contrat.
why-not-coastal = { $zone } n’est pas côtière.
why-coastal-mountain = { $zone } est une montagne : on y embarque, on n’y débarque pas.
why-march-too-far = { $zone } n’est pas à deux zones par terre.
why-somebody-must-go = Au moins une unité doit partir.
why-elites-only = Seules vos élites atteignent { $zone } par ce chemin.
why-room-for-fewer =
    { $count ->
        [0] { $zone } : vous y avez déjà 5 unités.
       *[other] { $zone } : il y a encore place pour { $count } de vos unités.
    }
why-no-basic-kit = Aucun de vos kits n’est sur sa face basique.
why-no-room-for-wagons = { $zone } n’a pas de place pour vos wagons ({ $wagons }).
why-not-mobile = Vous n’avez pas de structure mobile de cette sorte : { $structure }.
why-kit-not-installed = { $kit } n’est pas installé sur votre caravane.
why-kit-permanent = { $kit } agit de lui-même : il n’y a rien à exploiter.
why-choose-in-list = C’est bien de { $zone } qu’il s’agit : choisissez dans la liste.
why-about-another = Il s’agit de { $here }, pas de { $zone }.
why-seas-later = L’apprentissage n’ouvre les mers de glace qu’au troisième tour.
why-must-choose = Cela ne se refuse pas : choisissez.
why-in-order = Nommez-les dans l’ordre de la liste.
why-no-order-to-activate = Il ne vous reste aucun ordre à activer après avoir révélé votre rendez-vous.
why-no-floor-left = Il ne reste aucun étage dans la réserve générale.
why-no-cube-left = Il ne reste aucun cube Moral dans la réserve générale.
why-no-barrel-left = Il ne reste aucun baril sain dans la réserve générale.
why-nothing-to-do = Rien de cela ne peut se faire maintenant.
why-not-so-many-contracts = Vous n’avez pas autant de contrats dans la mer { $sea }.
why-name-each-home = Dites pour chacune de vos trois zones, une fois et dans l’ordre de la liste, combien y vont.
why-two-farms = Une zone porte au plus deux structures.
why-not-so-many-aboard = Il n’y en a pas autant à bord.
why-move-something = Il faut nommer au moins une pièce.
why-enemies-hold = Des unités adverses se tiennent en { $zone } : on n’y dépose pas de structure.
why-structure-blocks = Le vainqueur emporte le wagon : nommez une structure mobile qui condamne l’emplacement.
why-wagon-blocks = Le wagon détruit condamne lui-même l’emplacement, non une structure.
why-name-other-kind =
    { $wanted ->
        [sea] La carte désigne une mer de glace.
        [clan] La carte désigne un clan.
       *[other] La carte désigne une zone.
    }
why-no-way-for-soldiers = La caravane pourrait fuir en { $zone }, pas vos soldats, et tous fuient ensemble.

## Bon à savoir

fact-strength = Force { $strength }
fact-attack =
    Votre attaque : { $strength }{ $support ->
        [0] {""}
       *[other] , jusqu’à { $most } avec soutien
    }
fact-defence =
    Défense : { $strength }{ $support ->
        [0] {""}
       *[other] , jusqu’à { $most } avec soutien
    }
fact-incubation = Incubation +{ $squares }
fact-cost =
    { $barrels ->
        [0] Gratuit
        [one] Coût : { $barrels } baril
       *[other] Coût : { $barrels } barils
    }
fact-usual-cost =
    { $barrels ->
        [one] D’ordinaire, il coûte { $barrels } baril.
       *[other] D’ordinaire, il coûte { $barrels } barils.
    }
fact-kit-boxed = Un kit part dans la boîte : { $kit }.
fact-mobilisation = Jusqu’à { $basics } soldats de base, ou 1 élite
fact-great-host = Jusqu’à { $basics } soldats de base
fact-talks =
    { $contracts ->
        [0] Sans havre, aucun contrat
        [one] { $contracts } contrat, pour vos havres
       *[other] { $contracts } contrats, pour vos havres
    }
fact-talks-relocate = Réserve vide : un contrat peut changer de mer
fact-one-makes-room = La zone est pleine : une structure est détruite pour faire place
fact-makes-room =
    La zone est pleine : { $structure-id ->
        [farm] une ferme est détruite pour faire place
        [turret] une tourelle est détruite pour faire place
        [beacon] une balise est détruite pour faire place
        [toxic-farm] une ferme toxique est détruite pour faire place
       *[other] une structure est détruite pour faire place ({ $structure })
    }
fact-wait = Rien ne se passe, et l’ordre est dépensé
fact-kits-upgraded = Sur leur face avancée : { $kits }
fact-caravan-lost = La caravane est détruite pour de bon.
fact-places-condemned =
    { $places ->
        [one] 1 emplacement de kit est condamné.
       *[other] { $places } emplacements de kit sont condamnés.
    }
fact-supply-most =
    { $units ->
        [one] Dès lors, 1 unité au plus est ravitaillée.
       *[other] Dès lors, { $units } unités au plus sont ravitaillées.
    }
fact-barrel-lost = Le baril qui s’y trouve est perdu, et le stock en contient 1 de moins.
fact-place-lost = Le stock sain en contient 1 de moins dès le prochain plein.
fact-slot-lost =
    { $cost ->
        [0] Un emplacement gratuit ne sert plus.
       *[other] Un emplacement qui coûte { $cost } ne sert plus.
    }
fact-no-room =
    { $count ->
        [one] 1 n’y trouve pas place.
       *[other] { $count } n’y trouvent pas place.
    }
fact-soldiers-lost = Les soldats ne peuvent suivre : ils rejoignent la réserve.

## Comment cela finit

end-hegemony = Victoire par hégémonie, avec { $geo } GÉO.
end-most-geo = Victoire avec le plus de GÉO : { $geo }.
end-fewest-quarantines = À égalité à { $geo } GÉO, le clan au moins de jetons Quarantaine l’emporte.
end-first-title = À égalité à { $geo } GÉO, le premier de la piste l’emporte.
end-last-clan = Le dernier clan debout l’emporte, avec { $geo } GÉO.
end-nobody = Il ne reste personne sur la terre gelée, et personne ne l’emporte.
end-cradle = À égalité à { $geo } GÉO, et qui tient le Berceau ne peut pas l’emporter.

## Réglages d’une partie

setting-expansion = Extension
setting-expansion-none = aucune
setting-expansion-cards = seulement les cartes Archonte de Spark of Hope
setting-expansion-spark-of-hope = Spark of Hope, avec caravanes
setting-scenario = Scénario
setting-scenario-apprenticeship = { scenario-apprenticeship }
setting-scenario-war = { scenario-war }
setting-scenario-fires = { scenario-fires }
setting-scenario-alga = { scenario-alga }
setting-scenario-scorched = { scenario-scorched }
setting-scenario-havens = { scenario-havens }
setting-scenario-reliquary = { scenario-reliquary }
setting-scenario-columns = { scenario-columns }
setting-scenario-rendezvous = { scenario-rendezvous }
setting-scenario-convoy = { scenario-convoy }
setting-scenario-cradle = { scenario-cradle }
setting-players = Joueurs
setting-clans = Clan
setting-clans-free = choisi à la table
setting-clans-rhein-stamm = { clan-rhein-stamm }
setting-clans-apotres = { clan-apotres }
setting-clans-flotte-libre = { clan-flotte-libre }
setting-clans-rhone = { clan-rhone }
setting-clans-alliance = { clan-alliance }
setting-clans-catabates = { clan-catabates }
setting-clans-menrau = { clan-menrau }
setting-last-clan-wins = Le dernier clan debout l’emporte aussitôt
setting-turns = Tours, sinon ceux du scénario
variant-small = Petite : Guerre en deux tours, deux clans

## Comment s’appellent les champs d’une question

field-orders = Ordres
field-board = Ordre du plateau de caravane
field-zones = Zones qui soutiennent
field-barrels = Barils

## Ce que dit l’ami d’une leçon

lesson-apprenticeship = Apprentissage
lesson-apprenticeship-goal = Votre première partie, règle après règle : quatre tours contre un robot, et un ami qui dit que faire ensuite, et pourquoi.
lesson-war = La Guerre vient
lesson-war-goal = Tout le jeu, avec la Flotte libre contre les Catabates : capacités de clan, cartes Archonte, tourelles. Gagnez aux GÉO.
lesson-caravans = Une première caravane
lesson-caravans-goal = Spark of Hope, avec la Flotte libre contre les Catabates : des wagons qui portent vos soldats, des kits qui travaillent pour vous.

## Comment la partie s’est jouée

score-unit = GÉO
share-floors = Étages des colonnes
share-farms = Fermes
share-cards = Cartes en vigueur
share-added = Caravane
share-added-at-the-end = Wagons capturés
share-scenario = GÉO propres au scénario
share-exiles = Mort & Exil, un par paire d’exilés
share-marker = Marqueur du dernier Grand blanc
share-eliminated = Éliminé
figure-combats-won = Combats gagnés
figure-combats-lost = Combats perdus
figure-units-lost = Unités perdues
figure-fuel-spent = Barils brûlés
figure-fuel-in-vain = … dans des combats perdus
figure-built = Structures bâties
figure-exiled = Exilés

## Actes : plusieurs lignes du journal, dites en une

deed-clan = { $seat } mène { $clan } et réserve le titre { $title }.
deed-deployed =
    { $clan } se déploie en { $zones } : { $basics ->
        [one] { $basics } soldat
       *[other] { $basics } soldats
    }{ $elites ->
        [0] {""}
       *[other] , { $elites } d’élite
    }.
deed-columns = Des colonnes montent – { $zones }.
deed-plans = Les ordres sont révélés.
deed-order = { $clan }, { $order } en { $zone } : { $what }.
deed-board-order = { $clan }, { $order } sur le plateau de caravane : { $what }.
deed-went-on = { $clan } poursuit : { $what }.
deed-with = { $deed } – { $what }.
deed-fighting = { $zone } : { $clan } attaque { $other }.
deed-fought =
    { $zone } : { $loser } perd { $low } à { $high } contre { $clan }{ $bids ->
        [0] {""}
       *[other] , mises { $bid } et { $against }
    }{ $after-count ->
        [0] {""}
       *[other]  ; { $after }
    }.
deed-side =
    force { $strength }{ $barrels ->
        [0] {""}
        [one] {" "}+ { $barrels } baril
       *[other] {" "}+ { $barrels } barils
    }{ $more ->
        [0] {""}
       *[other] {" "}+ { $more }
    }
deed-decline =
    { $count ->
        [one] Une colonne baisse
       *[other] { $count } colonnes baissent
    }{ $gone ->
        [0] {""}
        [one] , une s’éteint
       *[other] , { $gone } s’éteignent
    }.
deed-white = GÉO – { $scores }.
deed-row-orders = { $orders }
deed-row-floors =
    { $floors ->
        [0] la colonne disparaît
        [one] { $floors } étage restant
       *[other] { $floors } étages restants
    }
deed-row-sick =
    incubation { $level }{ $covered ->
        [0] {""}
        [one] , { $covered } quarantaine
       *[other] , { $covered } quarantaines
    }{ $exiled ->
        [0] {""}
       *[other] , { $exiled } en Mort & Exil
    }
deed-row-white =
    GÉO{ $supply ->
        [-1] {""}
       *[other] , ravitaillement pour { $supply }
    }{ $barrels ->
        [0] {""}
        [one] , { $barrels } baril rempli
       *[other] , { $barrels } barils remplis
    }{ $left ->
        [0] {""}
        [one] , { $left } unité part, non ravitaillée
       *[other] , { $left } unités partent, non ravitaillées
    }
deed-part-moved =
    { $basics ->
        [0] { $elites } d’élite
        [one] { $basics } soldat{ $elites ->
            [0] {""}
           *[other] {" "}et { $elites } d’élite
        }
       *[other] { $basics } soldats{ $elites ->
            [0] {""}
           *[other] {" "}et { $elites } d’élite
        }
    } vers { $zone }{ $way-id ->
        [sea] {" "}par mer
        [march] {" "}à Marche forcée
       *[other] {""}
    }
deed-part-built =
    { $structure-id ->
        [farm] une ferme
        [turret] une tourelle
        [beacon] une balise
       *[other] { $structure }
    }{ $away ->
        [yes] {" "}en { $zone }
       *[no] {""}
    }
deed-part-recruited =
    { $unit-id ->
        [basic] { $count ->
            [one] { $count } recrue
           *[other] { $count } recrues
        }
       *[other] { $count } d’élite
    }{ $away ->
        [yes] {" "}en { $zone }
       *[no] {""}
    }
deed-part-waited = attente
deed-part-razed =
    { $structure-id ->
        [farm] une ferme détruite en { $zone }
        [turret] une tourelle détruite en { $zone }
       *[other] { $structure }, détruit en { $zone }
    }
deed-part-column-rose = colonne en { $zone } +{ $floors }
deed-part-column-fell =
    { $floors ->
        [0] la colonne disparaît en { $zone }
        [one] { $floors } étage restant en { $zone }
       *[other] { $floors } étages restants en { $zone }
    }
deed-part-legate-placed = le Légat en { $sea }
deed-part-contract-placed = un contrat en { $sea }
deed-part-auction-won =
    { $clan } remporte l’enchère pour { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }
deed-part-auction-void = personne ne mise à l’enchère
deed-part-caravan-drove = la caravane vers { $path }
deed-part-pieces-loaded =
    { $basics ->
        [0] {""}
        [one] { $basics } soldat
       *[other] { $basics } soldats
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } d’élite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    } à bord en { $zone }
deed-part-pieces-unloaded =
    { $basics ->
        [0] {""}
        [one] { $basics } soldat
       *[other] { $basics } soldats
    }{ $elites ->
        [0] {""}
       *[other] { $basics ->
            [0] {""}
           *[other] {", "}
        }{ $elites } d’élite
    }{ $kinds-count ->
        [0] {""}
       *[other] { $basics ->
            [0] { $elites ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $kinds }
    } à terre en { $zone }
deed-part-exiled = Mort & Exil en { $zone }
deed-part-incubation = incubation { $level }
deed-part-losses =
    { $count ->
        [one] { $count } perte
       *[other] { $count } pertes
    }
deed-part-fled = fuite vers { $zones }
deed-part-fell-back = repli vers { $zones }
deed-part-caravan-destroyed = la caravane est détruite
