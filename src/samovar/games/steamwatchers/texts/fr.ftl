## Ce qui est demandé

ask-play = À vous : activez un ordre, ou passez.
ask-meeting-recruits = Rendez-vous révélé : laquelle de vos zones les recrues rejoignent-elles ?
ask-casualties =
    Combat perdu, zone { $zone } : choisissez { $count ->
        [one] votre perte
       *[other] vos { $count } pertes
    }.
ask-captivity = Combat gagné : quelle figurine capturez-vous ?
ask-flight = Zone { $zone } perdue : où fuient les survivants ?
ask-overflow = Pas de place pour tous les fuyards : qui rejoint la réserve ?
ask-spoils = La zone { $zone } est à vous : quelles structures détruisez-vous ?
ask-convert = Conversion : où se place le nouveau soldat ?
ask-next-combat =
    { $combats ->
        [0] Les combats sont finis : encore une balise ?
       *[other] Quel combat vient ensuite, ou une balise d’abord ?
    }
ask-reinforcement = Combat, zone { $zone } : quelles zones vous soutiennent ?
ask-bid = Combat, zone { $zone }, attaque { $attack } contre défense { $defence } : combien de barils misez-vous ?
ask-bid-mix =
    Votre mise est de { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } : lesquels dépensez-vous ?
ask-foresight = Le Reliquaire : monter de 1 en incubation pour voir l’autre roue avant de miser ?
ask-open-bid = Combat, zone { $zone }, roues montrées l’une après l’autre : combien de barils misez-vous ?
ask-sacrifice = La zone { $zone } est pleine : quelle structure cède la place ?
ask-sea-choice = Dans quelle mer de glace posez-vous le contrat ?
ask-relocation = Pas de contrat en réserve : lequel change de mer ?
ask-recall-choice = Quel contrat reprenez-vous ?
ask-deed-place = Où s’applique l’effet de la carte ?
ask-raze-choice = Quelle structure est détruite ?
ask-shift-choice = Quel soldat passe dans une zone voisine ?
ask-naming = Archonte, que désignez-vous ?
ask-defence-action = Défense, zone { $zone } : que faites-vous ?
ask-payment =
    { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    } à payer : lesquels ?
ask-slot-choice = Quel emplacement reçoit le jeton ?
ask-isolation = Quarantaine : quelle place le jeton couvre-t-il ?
ask-cleansing = Quel jeton Quarantaine quitte votre plateau ?
ask-banishment = Mort & Exil : qui quitte le plateau ?
ask-manoeuvre = Déplacement depuis la zone { $zone } : qui part, et vers où ?
ask-grouping = Qui va dans la zone { $zone } ?
ask-trap = La balise était piégée : quelle unité est perdue ?
ask-enlistment =
    Mobilisation : où vont les recrues ? { $left ->
        [one] Encore { $left } possible.
       *[other] Encore { $left } possibles.
    }
ask-billet = Quelle zone le soldat rejoint-il ?
ask-planning = Posez vos ordres, face cachée, sur vos zones.
ask-offer =
    La carte vous fait une offre : { $cost ->
        [one] { $cost } baril
       *[other] { $cost } barils
    }. Acceptez-vous ?
ask-auction = Enchère : combien de barils misez-vous ?
ask-alternative = Que prenez-vous de ce que la carte propose ?
ask-watcher = Guetteur, quelle colonne naît ?
ask-legate-token = Légat, sur quelle mer de glace posez-vous votre jeton ?
ask-archon = Archonte, quelle carte jouez-vous ?
ask-primus-token = Primus, quel titre fermez-vous aux autres ?
ask-decline-order = Baisse d’activité : laquelle de vos colonnes baisse maintenant ?
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
ask-scouting = Avant le premier tour : quelle unité part en avant, et vers où ?
ask-outrider = Posez-vous un soldat près de votre déploiement ?
ask-meetings = Laquelle de ces zones est votre rendez-vous secret ?
ask-caravan-place = Dans quelle zone de votre déploiement se tient la caravane ?
ask-caravan-planning = Planifiez vos ordres : un sur chaque zone où vous avez des unités et, si vous voulez, un sur le plateau de caravane.
ask-caravan-manoeuvre = Déplacement du plateau de caravane : seule la caravane se met en route.
ask-embarking = Chargement, zone { $zone } : que prenez-vous à bord ? Places : { $space }.
ask-landing = Déchargement, zone { $zone } : que déposez-vous ?
ask-clearing = La zone { $zone } est pleine : quelle structure cède la place ?
ask-caravan-casualties = Combat perdu, zone { $zone } : choisissez vos pertes ({ $count }), dont un wagon au moins.
ask-condemnation = Un wagon est détruit : quel emplacement de kit est condamné ?
ask-caravan-flight = La zone { $zone } est perdue : où fuient la caravane et les survivants ?
ask-caravan-overflow = Pas assez de place, zone { $zone } : qui reste dehors ({ $count }) ?
ask-shopping = Obtenez ou améliorez des kits. Points restants : { $points }.
ask-kit-gift = Une carte vous donne un kit : lequel, et sur quel emplacement ?
ask-upgrade-gift = Une carte améliore un de vos kits : lequel ?
ask-exploit-next = Quel kit exploitez-vous maintenant ?
ask-declaration = Champs E.M.P. : la carte Archonte { $archon } vous concerne-t-elle ?
ask-second-archon = Baie de capteurs : jouez-vous une deuxième carte Archonte ?
ask-lent-support = Trépieds hydrauliques : votre caravane soutient-elle le combat, zone { $zone } ?
ask-cradle-gift = Vous tenez le Berceau : quelle action gratuite choisissez-vous ?

## Ce qui peut être choisi

choice-take-clan = Mener le clan { $clan }
choice-reserve = Réserver le titre { $title }
choice-deploy = Prendre { $deployment }
choice-station = Placer : { $posts }
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
    [one] 1 Ordre
   *[other] { $count } Ordres
}
choice-activate = Activer l’ordre de la zone { $zone }
choice-pass = Passer et réserver { $title }
choice-stall-steam = Temporiser : défausser la carte { $card }
choice-stall-archon = Temporiser : défausser { $archon }
choice-show-meeting = Révéler votre rendez-vous
choice-walk = Par terre, vers { $zone }
choice-sail = Par mer, vers { $zone }
choice-march = Marche forcée vers { $zone } par { $via }
choice-beacon = Déployer une balise, zone { $zone }
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
choice-fight = Combattre, zone { $zone }
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
choice-raze =
    { $kinds-count ->
        [0] Ne rien détruire
       *[other] Détruire : { $kinds }
    }
choice-give-up =
    { $structure-id ->
        [farm] Céder une ferme
        [turret] Céder une tourelle
        [beacon] Céder une balise
        [toxic-farm] Céder une ferme toxique
       *[other] Céder : { $structure }
    }
choice-turret = Construire une tourelle
choice-bide = Patienter
choice-mobilise = Employer : { $token }
choice-negotiate = Négocier avec les Caréneurs
choice-recruit =
    { $unit-id ->
        [basic] Placer un soldat de base, zone { $zone }
       *[other] Placer un soldat d’élite, zone { $zone }
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
        [basic] Exiler un soldat de base, zone { $zone }
       *[other] Exiler un soldat d’élite, zone { $zone }
    }
choice-disband =
    { $unit-id ->
        [basic] Renvoyer un soldat de base, zone { $zone }
       *[other] Renvoyer un soldat d’élite, zone { $zone }
    }
choice-lower = Baisser la colonne, zone { $zone }
choice-grow =
    { $structure-id ->
        [farm] Bâtir une ferme
        [toxic-farm] Bâtir une ferme toxique
       *[other] Bâtir : { $structure }
    }
choice-keep =
    { $seas-count ->
        [0] Ne garder aucun contrat
       *[other] Garder les contrats : { $seas }
    }
choice-vote = Voter pour le clan { $clan }
choice-shift =
    { $unit-id ->
        [basic] Un soldat de base, de { $origin } à { $to }
       *[other] Un soldat d’élite, de { $origin } à { $to }
    }
choice-relocate = Contrat de la mer { $sea } : vers { $goal }
choice-barrel = Prendre le baril
choice-prefer = Prendre : { $effect }
choice-plan-caravan = { $orders } ; plateau de caravane : { $board }
choice-plan-caravan-shortly = { $count ->
    [one] 1 Ordre
   *[other] { $count } Ordres
}
choice-activate-caravan = Activer le plateau de caravane
choice-drive = Caravane : rouler vers { $path }
choice-ferry = Caravane : prendre la mer vers { $zone }
choice-load = Charger, zone { $zone }
choice-unload = Décharger, zone { $zone }
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
        [one] {" "}{ $basics } soldat,
       *[other] {" "}{ $basics } soldats,
    }{ $elites ->
        [0] {""}
        [one] {" "}{ $elites } élite,
       *[other] {" "}{ $elites } élites,
    } { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }
choice-condemn = Condamner : { $place }
choice-condemn-with = Condamner : { $place }, avec une structure mobile : { $structure }
choice-obtain-kits = Obtenir et améliorer des kits
choice-exploit-kits = Exploiter les kits
choice-buy-kit = Obtenir : { $kit }, { $place }
choice-upgrade-kit = Améliorer : { $kit }
choice-exploit = Exploiter : { $kit }
choice-undergo = Elle me concerne
choice-shelter = Je m’en abrite, en bien comme en mal
choice-muster-at = Mobilisation gratuite autour de la zone { $zone }
choice-fortify-at = Tourelle gratuite, zone { $zone }
choice-upgrade-all = Améliorer tous mes kits

## Ce qui s’est passé

event-first-player-drawn = { $seat } choisit en premier.
event-clan-taken = { $seat } mène le clan { $clan }.
event-title-reserved = { $clan } : titre réservé, { $title }.
event-column-rose =
    { $zone } : la colonne compte { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
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
event-steam-turned = Aucun Guetteur ne choisit : la pioche donne { $card }.
event-legate-placed = { $clan } : jeton Légat posé, mer { $sea }.
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
    { $clan } : recrues, zone { $zone } : { $unit-id ->
        [basic] { $count ->
            [one] { $count } soldat
           *[other] { $count } soldats
        }
       *[other] { $count } d’élite
    }.
event-planned = { $clan } : ordres révélés, { $orders }.
event-activated = { $clan } : ordre { $order } activé, zone { $zone }.
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
event-built = { $clan } : construction, zone { $zone } : { $structure }.
event-razed = Détruit, zone { $zone } : { $structure }.
event-beacon-destroyed = { $by } : balise du clan { $clan } détruite, zone { $zone }.
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
event-supported = { $clan } : soutien au combat, zone { $zone } : { $zones }.
event-announced = { $clan } : force annoncée, { $strength }, zone { $zone }.
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
    { $clan } : pertes, zone { $zone } : { $basics ->
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
    { $clan } : pas de place, zone { $zone } : { $basics ->
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
event-cheered = Un cube Moral, zone { $zone }.
event-waited = { $clan } : attente, zone { $zone }.
event-contract-placed = { $clan } : contrat posé, mer { $sea }.
event-contract-returned = { $clan } : contrat repris, mer { $sea }.
event-incubation-rose = { $clan } : incubation { $level }.
event-incubation-warded =
    { $clan } : hausse d’incubation ignorée, { $left ->
        [0] plus aucune à ignorer
        [one] encore { $left } à ignorer
       *[other] encore { $left } à ignorer
    }.
event-isolated = { $clan } : jeton Quarantaine posé sur { $place }.
event-cleansed = { $clan } : jeton Quarantaine retiré de : { $place }.
event-exiled = { $clan } : Mort & Exil prend, zone { $zone } : { $unit }.
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
    { $clan } : stocks remplis, { $clean ->
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
event-ruins-found = Les ruines sont dans la zone { $zone }.
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
event-camp-set = Les Cramés campent dans la zone { $zone }.
event-shifted = { $clan } : { $unit }, de la zone { $origin } à la zone { $to }.
event-won = Victoire, { $clan } : { $why }.
event-caravan-placed = { $clan } : caravane en place, zone { $zone }.
event-board-planned = { $clan } : ordre { $order } sur le plateau de caravane.
event-board-activated = { $clan } : plateau de caravane activé, ordre { $order }.
event-caravan-drove = { $clan } : caravane en route vers { $path }.
event-caravan-fled = { $clan } : caravane repliée, zone { $zone }.
event-caravan-supported = { $clan } : la caravane soutient le combat, zone { $zone }.
event-pieces-loaded = { $clan } : chargement, zone { $zone } : { $basics } de base, { $elites } d’élite, structures : { $kinds }.
event-pieces-unloaded = { $clan } : déchargement, zone { $zone } : { $basics } de base, { $elites } d’élite, structures : { $kinds }.
event-cargo-lost = { $clan } : cargaison perdue : { $basics } de base, { $elites } d’élite, structures : { $kinds }.
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

why-no-turret-left = Aucune tourelle ne peut être construite ici.
why-no-token = Vous n’avez plus ce jeton en réserve.
why-no-slot = Aucun emplacement d’action spéciale n’est libre, ou vous ne pouvez le payer.
why-nobody-to-recruit = Personne à recruter, ou nulle place pour une recrue.
why-no-negotiation = La carte de l’Archonte interdit la Négociation.
why-name-supporters = Dites quelles zones vous soutiennent.
why-each-zone-once = Nommez chaque zone une fois, dans l’ordre de la liste.
why-cannot-support = Cette zone ne peut pas soutenir le combat.
why-bid-too-high =
    Vous pouvez miser au plus { $barrels ->
        [one] { $barrels } baril
       *[other] { $barrels } barils
    }.
why-zone-not-in-play = Cette zone est hors jeu à si peu de joueurs.
why-zone-full = { $zone } : vous y avez déjà 5 unités.
why-zone-closed = La carte de l’Archonte ferme cette zone.
why-not-adjacent = Cette zone n’est pas voisine de celle des unités.
why-no-sea-way = Aucune mer de glace sous contrat n’y mène.
why-no-beacon-left = Vous n’avez plus de balise en réserve.
why-one-beacon = Une balise a déjà été déployée dans cette activation.
why-not-controlled = Vous ne contrôlez pas cette zone.
why-no-march = Une Marche forcée demande son jeton et un emplacement libre.
why-march-mountain = Une Marche forcée ne franchit ni n’atteint une montagne.
why-march-enemy = Une Marche forcée ne traverse pas des unités adverses.
why-no-elite-here = Aucun soldat d’élite ne peut être recruté maintenant.
why-none-in-reserve = Plus rien en réserve : { $unit }.
why-not-beside = { $zone } : ni la zone elle-même, ni une voisine que vous contrôlez.
why-plan-orders = Dites quel ordre va sur quelle zone.
why-one-order-each = Chaque zone reçoit un seul ordre, dans l’ordre de la liste.
why-no-unit-there = Vous n’y avez pas d’unité : aucun ordre n’y va.
why-not-that-many-orders = Vous n’avez pas autant d’ordres de cette sorte.
why-every-zone-needs-order =
    Posez exactement { $count ->
        [one] { $count } ordre
       *[other] { $count } ordres
    }.
why-no-order-there = Aucun de vos ordres ne peut y être activé.
why-title-taken = Un autre Ambassadeur y attend déjà.
why-title-blocked = Le Primus tient ce titre fermé.
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
why-caravan-mountain = La caravane franchit deux plaines ou une montagne, jamais les deux.
why-caravan-moved = La caravane s’est déjà déplacée.
why-caravan-range = C’est trop loin pour la caravane, ou l’ennemi barre la route.
why-kit-exploited = Ce kit ne peut pas être exploité maintenant ; chacun sert une fois par tour.
why-kit-gone = La réserve n’a plus ce kit.
why-kit-new = Un kit obtenu pendant cette action ne peut pas être amélioré par elle.
why-kit-not-basic = Vous n’avez pas ce kit sur sa face basique.
why-kit-owned = Vous avez déjà ce kit, ou l’avez eu pendant cette action.
why-loads-first-and-once = Le transport charge une fois par activation, avant que la caravane bouge ou décharge.
why-mobile-stays = Les structures mobiles ne sont pas une cargaison : elles restent sur le plateau.
why-no-board-order = Aucun ordre n’est posé sur votre plateau de caravane.
why-no-caravan = Vous n’avez plus de caravane.
why-no-haven = Les kits se paient en havres, et vous n’en contrôlez aucun.
why-no-sea-for-caravan = Sans Modules amphibies, la caravane ne prend pas la mer.
why-no-structures-aboard = Seule la face avancée du transport emporte des structures.
why-no-way-for-caravan = La caravane ne peut pas fuir par là.
why-not-beside-caravan = On ne construit rien dans une zone qui abrite une caravane.
why-not-beside-cradle = Seuls le Berceau et vos zones voisines profitent de cette aide.
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

## Bon à savoir

fact-strength = Force { $strength }
fact-attack = Votre attaque : { $strength }
fact-defence = Défense en vue : { $strength }
fact-incubation = Incubation +{ $squares }
fact-cost =
    { $barrels ->
        [0] Sans frais
        [one] Coût : { $barrels } baril
       *[other] Coût : { $barrels } barils
    }
fact-kit-boxed = Un kit part dans la boîte : { $kit }.
fact-lent = La caravane ajoute { $strength }.

## Comment cela finit

end-hegemony = Victoire par hégémonie, avec { $geo } GÉO.
end-most-geo = Victoire avec le plus de GÉO : { $geo }.
end-fewest-quarantines = À égalité à { $geo } GÉO, le clan au moins de jetons Quarantaine l’emporte.
end-first-title = À égalité à { $geo } GÉO, le premier de la piste l’emporte.
end-last-clan = Le dernier clan debout l’emporte, avec { $geo } GÉO.
end-nobody = Il ne reste personne sur la terre gelée ; le meilleur compte était de { $geo } GÉO.
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
setting-clans = Clans
setting-clans-free = choisi à la table
setting-clans-rhein-stamm = { clan-rhein-stamm }
setting-clans-apotres = { clan-apotres }
setting-clans-flotte-libre = { clan-flotte-libre }
setting-clans-rhone = { clan-rhone }
setting-clans-alliance = { clan-alliance }
setting-clans-catabates = { clan-catabates }
setting-clans-menrau = { clan-menrau }

## Comment s’appellent les champs d’une question

field-orders = Ordres
field-board = Ordre du plateau de caravane
field-zones = Zones qui soutiennent
field-barrels = Barils

## Ce que dit l’ami d’une leçon

lesson-apprenticeship = Apprentissage
lesson-apprenticeship-goal = Votre première partie, règle après règle : quatre tours contre un robot, et un ami qui dit que faire ensuite, et pourquoi.
lesson-war = La Guerre vient
lesson-war-goal = Tout le jeu, avec la Flotte libre contre les Catabates : capacités de clan, cartes Archonte, tourelles. Gagnez aux GEO.
lesson-caravans = Une première caravane
lesson-caravans-goal = Spark of Hope, avec la Flotte libre contre les Catabates : des wagons qui portent vos soldats, des kits qui travaillent pour vous.
coach-wait-setup = Quelqu’un d’autre s’installe. Regardez la carte en attendant : les colonnes de vapeur sont des GEO, et les GEO font gagner.
coach-wait-plans = Vos ordres sont face cachée. Personne ne les voit tant que tous ne sont pas posés ; d’ici là, vous pouvez encore les changer.
coach-wait = Les autres jouent. Regardez quels ordres ils dépensent : ce qui a bougé ne bougera plus ce tour.
coach-won = Vous avez gagné, et vous connaissez le jeu. La prochaine partie a les capacités de clan et les cartes Archonte.
coach-lost = Celle-ci est perdue, mais vous connaissez le jeu. Les fermes ne refroidissent jamais : bâtissez-en davantage la prochaine fois.
coach-clan-choice = Choisissez un clan. Ses capacités décident de votre manière de gagner ; chaque carte de la liste dit comment il aime jouer.
coach-clan-choice-lesson = Bienvenue. Après quatre tours, le clan qui a le plus de GEO gagne : un par étage de vapeur et par ferme dans vos zones. Prenez le clan dont les couleurs vous plaisent ; les capacités de clan sont coupées dans cette première partie.
coach-title-choice = Un titre donne une capacité par tour, et l’ordre du jeu. Un Guetteur fait naître une colonne de vapeur : un bon premier titre.
coach-deployment-choice = Choisissez vos trois zones de départ. Près de colonnes encore libres, c’est le mieux : vous irez à pied.
coach-stations = Répartissez vos soldats sur les trois zones, cinq au plus dans chacune : touchez une zone, ou servez-vous des boutons. Une zone est à vous tant que l’un d’eux s’y tient.
coach-column-place = Votre propre colonne de vapeur : un GEO, votre score, par étage qui reste en fin de tour. Mettez-la là où vos soldats sont nombreux.
coach-farm-places = Les colonnes refroidissent, les fermes non : chacune vaut un GEO à chaque tour. Placez-les derrière vos soldats.
coach-turret-choice = Une tourelle renforce la défense de sa zone. Mettez-la là d’où un voisin peut venir.
coach-accomplice = Le Complice est un contrat pour toujours : des côtes de cette mer, vous naviguez. Choisissez la mer qui touche le plus de vos zones.
coach-scouting = Une unité peut partir en avant avant le premier tour. Une colonne libre à côté en vaut la peine.
coach-outrider = Un soldat hors de votre déploiement prend du terrain tôt. Prenez-le.
coach-meetings = Votre rendez-vous secret compte à la fin si vous le tenez. Choisissez-en un près de vos zones.
coach-watcher = Vous êtes Guetteur : une carte de votre main fait naître sa colonne. { $card } est à vous : ses étages seront des GEO pour vous en fin de tour.
coach-watcher-near = Vous êtes Guetteur : une carte de votre main fait naître sa colonne. { $card } est à côté de vous et n’est à personne : vous pouvez y aller dès ce tour.
coach-watcher-far = Vous êtes Guetteur, mais aucune carte de votre main n’est près de vos zones. Jouez { $card } : c’est ce qui aide le moins les autres.
coach-legate-token = Légat : ce tour, une mer vous est ouverte comme par contrat. Prenez celle qui touche le plus de vos côtes.
coach-archon = Archonte : la carte que vous jouez vaut pour tous jusqu’à ce qu’une autre la recouvre. Lisez qui y gagne, et choisissez ce qui vous sert le plus.
coach-primus-token = Primus : fermez le titre que vous voulez au prochain tour. Personne d’autre ne peut le réserver avant que vous passiez.
coach-naming = Votre carte demande un nom. Choisissez ce qui vous aide, ou ce qui gêne qui mène sur la piste GEO.
coach-deed-place = Choisissez où la carte frappe : chez vous si elle donne, chez un rival si elle prend.
coach-raze-choice = Une structure disparaît. Une tourelle compte moins qu’une ferme.
coach-shift-choice = Un soldat peut passer à côté, sans ordre. Une zone vide avec des étages en vaut la peine.
coach-offer = La carte propose un marché. Le carburant revient au Grand blanc : acceptez si vous avez des barils de reste.
coach-alternative = Deux bonnes choses, un seul choix. Les soldats servent maintenant, les GEO à la fin.
coach-auction = Une enchère secrète : chacun paie sa mise, même le perdant. Misez peu, ou rien.
coach-ballot = Un vote secret : qui garde le Reliquaire ? Votez pour vous, sauf dette envers quelqu’un.
coach-casting-vote = Le vote est à égalité, et vous tranchez. Tranchez pour vous, ou contre celui qui mène.
coach-alms-choice = Dernier sur la piste GEO, premier aidé. Sans route sur la mer, prenez le contrat, sinon le baril.
coach-planning-1 = Chacun planifie en secret : un ordre sur chacune de vos zones ; touchez une zone pour changer son ordre. Déplacement où une colonne libre est voisine, Défense où vous avez à perdre, Leurre pour bluffer.
coach-planning-2 = Tour 2 : l’élite est là. Elle vaut 2 au combat, et une Mobilisation peut en amener un. Planifiez comme avant : allez prendre des étages, défendez vos fermes.
coach-planning-3 = Tour 3 : les mers s’ouvrent. D’une côte où vous avez un contrat, un Déplacement atteint toute plaine de ses rivages. Une Défense peut aussi négocier d’autres contrats.
coach-planning-4 = Dernier tour, et la Marche forcée est à vous : pour un jeton, un Déplacement traverse une plaine et atteint la suivante. Comptez les étages qui resteront après la baisse, et prenez-les.
coach-planning = Un ordre sur chacune de vos zones, en secret. Déplacement vers des étages libres, Défense près d’un rival, Leurre où rien n’est en jeu.
coach-caravan-planning = Planifiez comme d’habitude et donnez, si vous voulez, un ordre au plateau de caravane : un Déplacement la fait rouler, une Défense fait travailler ses kits.
coach-play-move = Tous les ordres sont visibles ; chacun à son tour en active un. Commencez par le Déplacement, zone { $zone } : il peut prendre quelque chose avant les autres.
coach-play-defence = Activez la Défense, zone { $zone } : vous pouvez y recruter. Sa protection est alors consommée ; faites-le quand personne à côté ne peut plus attaquer.
coach-play-turret = Activez la Défense, zone { $zone } : personne ne peut plus y attaquer, faites-en une tourelle. Elle ne coûte rien et protège jusqu’à la fin.
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
coach-defence-action-mobilise = Défense, zone { $zone } : mobilisez. Deux soldats de base, ou une élite quand vous en aurez, dans la zone ou à côté. Restez dans votre ravitaillement.
coach-defence-action-negotiate = Défense, zone { $zone } : négociez. Chaque havre tenu apporte un contrat, et chaque contrat ouvre une mer.
coach-defence-action-turret = Défense, zone { $zone } : bâtissez une tourelle, c’est gratuit. Elle reste, et défend qui tient la zone.
coach-defence-action-kits = Défense avec la caravane, zone { $zone } : obtenez des kits tant qu’il y a des points, puis faites-les travailler. Chaque place du plateau de caravane en porte un.
coach-defence-action-bide = Rien d’utile à faire, zone { $zone } : patientez.
coach-slot-choice = Une action spéciale occupe un emplacement jusqu’à la fin du tour. D’abord l’emplacement gratuit ; les autres coûtent un baril.
coach-payment = Payez en barils sains tant que vous en avez. Chaque baril de contrebande fait monter l’incubation d’un cran, et cela finit en quarantaine.
coach-enlistment = Où vont les recrues ? Une élite vaut 2 et ne mange que pour un. Choisissez la zone qui a le plus à perdre.
coach-billet = Un nouveau soldat : mettez-le là où un de plus fait la différence.
coach-first-elite = Le tour 2 commence par un cadeau : une élite par clan, forte comme deux soldats de base et nourrie comme un seul. Mettez la vôtre où vous combattrez.
coach-first-contract = Le tour 3 commence par un contrat pour chaque clan. Posez le vôtre sur la mer qui touche le plus de vos côtes : de là, vous naviguez dès ce tour.
coach-sea-choice = Un contrat ouvre une mer, et vos mers voisines n’en font qu’une. Choisissez celle qui touche le plus de vos côtes.
coach-relocation = Tous vos contrats sont posés ; l’un peut changer de mer. Ne le faites que si vos côtes ont changé.
coach-recall-choice = Un contrat revient. Gardez ceux de vos propres côtes.
coach-sacrifice = Une zone ne tient que deux structures. Cédez celle qui ne rapporte pas de GEO.
coach-next-combat-over = Le combat est fini. Une balise garderait une zone à vous quand vos soldats la quittent ; vous en avez deux pour toute la partie. Sinon, c’est tout.
coach-next-combat = Plusieurs combats attendent, et vous choisissez l’ordre. Commencez par celui dont vous êtes le plus sûr.
coach-reinforcement = Les zones voisines où vous avez un ordre peuvent soutenir : leurs soldats comptent sans bouger. L’ordre est consommé ; n’appelez que si cela compte.
coach-bid-attack = Attaque { $attack } contre défense { $defence }, et l’égalité est pour vous. Les deux misent en secret, et les deux paient. { $barrels } serait raisonnable ; le panneau dit ce qui est certain.
coach-bid-defence = Défense { $defence } contre attaque { $attack }, et l’égalité est à l’attaquant. Les deux misent en secret, et les deux paient. { $barrels } serait raisonnable ; rien du tout si la zone n’en vaut pas la peine.
coach-bid-mix = Votre mise se paie maintenant. Les barils sains d’abord : la contrebande fait monter l’incubation.
coach-foresight = Le Reliquaire montre l’autre roue contre un cran d’incubation. Cela vaut la peine quand l’enjeu est grand.
coach-casualties = Le perdant choisit ses pertes. Gardez l’élite.
coach-captivity = Gardez un captif : il compte à la fin.
coach-flight = Les survivants fuient vers une de vos zones. Choisissez-en une où il y a de la place, et où ils servent.
coach-overflow = Pas de place pour tous. Renvoyez des soldats de base en réserve.
coach-spoils = La zone est à vous, avec tout ce qui s’y trouve. Les fermes sont des GEO : gardez-les, sauf si vous ne pouvez tenir la zone.
coach-convert = Un converti vous rejoint. Mettez-le où il en faut un de plus.
coach-isolation = L’incubation amène un jeton Quarantaine : une place de votre plateau est perdue. Une place vide du stock coûte le moins aujourd’hui.
coach-cleansing = Un jeton Quarantaine s’en va. Libérez ce qui sert le plus : un emplacement, ou une place de carburant sain.
coach-banishment = Mort & Exil : un soldat perdu pour toute la partie, et deux coûtent un GEO. Prenez un soldat de base dans une zone pleine.
coach-lazaret-offer = Deux barils rachètent un jeton Quarantaine. Utile en début de partie.
coach-decline-order = Baisse d’activité : chaque colonne perd un étage. L’ordre ne compte que si une ferme peut suivre ; n’importe lequel convient.
coach-farming = Le dernier étage a disparu, et le sol encore chaud peut porter une ferme. C’est un GEO pour le reste de la partie : bâtissez.
coach-disbanding = Plus de soldats que vos GEO n’en nourrissent. Renvoyez un soldat de base d’une zone qui en garde d’autres.
coach-contract-upkeep = Chaque contrat coûte un baril par tour. Gardez ceux qui vous serviront.
coach-caravan-place = La caravane n’a pas besoin de ravitaillement et ajoute de la force. Mettez-la avec votre plus grand groupe.
coach-embarking = Les passagers voyagent avec la caravane, sans ravitaillement. Prenez ce qu’il faudra à l’arrivée.
coach-landing = Déposez qui doit tenir ce terrain ; le reste continue.
coach-clearing = La zone est pleine. Cédez la structure qui ne rapporte pas de GEO.
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
