map = Carte d’Europa, { $zones } zones. La vue liste, touche { $key }, a le même contenu.
map-loading = On déroule la carte
map-lost = La carte n’est pas arrivée. La liste et la décision marchent sans elle.
map-retry = Réessayer
zoom-in = Agrandir
zoom-out = Réduire
fit = Carte entière
tracks = Titres et carte en vigueur
layers = Calques
layer-names = Noms
layer-control = Contrôle
layer-reach = Accès
layer-relief = Montagnes
choose-here = À choisir ici
tray-clan = Clans
tray-order = Jetons d’Ordre
tray-place = Places de votre plateau
tray-archon-card = Cartes Archonte en main
tray-structure = Structures
tray-token = Jetons
tray-unit = Soldats
conclave = Conclave
next-turn = prochain tour
title-held = { $title }, tenu par { $clan }
title-free = { $title }, personne
title-reserved = { $title }, au prochain tour : { $clan }
title-closed = fermé par le Primus
archon-in-force = Carte Archonte en vigueur
archon-bonus = Pour l’Archonte :
archon-none = Aucune carte en vigueur
scenario-card = Carte Scénario
held-by = tenue par { $clan }
deck = Pioche { $left }
discard = défausse { $count }
top-card = sur le dessus : { $card }
turn = Tour
turn-of = tour { $turn } sur { $turns }
setup = mise en place
geo = GÉO
geo-track = Piste GÉO
exile = Mort & Exil
reserve = Réserve
fuel = Algofuel
clean = sain
contraband = contrebande
surplus = surplus
surplus-said = en surplus : { $clean } sain, { $contraband } de contrebande
stock-said = { $full } places pleines sur { $places }, { $sick } en quarantaine
actions = Actions spéciales
caravan-holds = Plateau de caravane : { $order }
caravan-takes = Plateau de caravane : déposez-y un ordre, si vous voulez
slot-free = libre
slot-gratis = gratuit
slot-costs = coûte { $barrels }
slot-sick = quarantaine
supply = Ravitaillement
supply-over = { $count } de trop
supply-said = { $units } unités, ravitaillement pour { $supply }
incubation = Incubation
square-now = { $square }, ici à présent
orders = Ordres en réserve
hand = Main secrète
hand-said = en main : { $steam } cartes vapeur, { $archon } cartes Archonte
hand-empty = aucune carte
only-you = vous seul
meeting = Rendez-vous
contracts = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
beacons = { $count ->
    [one] { $count } balise
   *[other] { $count } balises
}
elites = { $count ->
    [one] { $count } élite
   *[other] { $count } élites
}
soldiers = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
trophies = { $count ->
    [one] { $count } captif
   *[other] { $count } captifs
}
quarantines = { $count ->
    [one] { $count } quarantaine
   *[other] { $count } quarantaines
}
orders-out = { $count ->
    [one] { $count } ordre sur la carte
   *[other] { $count } ordres sur la carte
}
reserve-said = en réserve : { $basics } de base, { $elites } d’élite
exile-said = en Mort & Exil : { $basics } de base, { $elites } d’élite
tokens-left = Jetons spéciaux en réserve
passed = a passé
out = hors jeu
attacking = attaquant
defending = défenseur
combat-in = Combat en { $zone }
combat-coming = Combat prévu en { $zone }
strength = Force
supports = Soutien
bid-secret = Mise secrète :
bid-open = Mise ouverte :
bid-final = avec { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
} : force { $strength }
sealed = { $name } a scellé. Tout est révélé ensemble.
not-sealed = { $name } n’a pas encore scellé.
col-control = Contrôle
col-units = Unités
col-floors = Étages
col-structures = Structures
col-order = Ordre
col-place = Lieu
zones-caption = { $count } zones : contrôle, unités, étages, structures, ordre, lieu
nobody = personne
none = rien
floors = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
farms = { $count ->
    [one] { $count } ferme
   *[other] { $count } fermes
}
toxics = { $count ->
    [one] { $count } ferme toxique
   *[other] { $count } fermes toxiques
}
turrets = { $count ->
    [one] { $count } tourelle
   *[other] { $count } tourelles
}
morale = { $count ->
    [one] cube Moral
   *[other] { $count } cubes Moral
}
loot = { $count ->
    [one] { $count } baril de contrebande
   *[other] { $count } barils de contrebande
}
wagons = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
target = Zone Cible
not-in-play = hors jeu
}
contracts-left = contrats en réserve
aboard = { $count ->
    [one] { $count } soldat à bord
   *[other] { $count } soldats à bord
}
tray-kit = Kits
tray-kit-place = Emplacements de kit
strength-more = cartes et capacités
strength-span = { $least } à { $most }
bid-certain = { $barrels ->
    [0] Gagné quelle que soit la mise adverse.
    [one] Dès 1 baril, la victoire est certaine.
   *[other] Dès { $barrels } barils, la victoire est certaine.
}
bid-never-certain = Aucune mise n’est certaine : l’autre peut miser jusqu’à { $theirs }.
bid-hopeless = Aucune mise ne peut gagner.
key-lost = perdu
key-open = selon l’autre mise (0 à { $theirs })
key-certain = victoire certaine
verdict-certain = Gagne quelle que soit la mise adverse.
verdict-lost = Perd même si l’autre ne mise rien.
verdict-open = { $theirs ->
    [0] Ne gagne que si l’autre ne mise rien.
   *[other] Gagne si l’autre mise au plus { $theirs }.
}
place-slot = Action { $number }
place-empty = Place vide du stock
place-full = Place pleine du stock
may-support = { $clan } peut appeler :
note-held = { $clan } y est : { $units }
stand-no-support = Aucune de mes zones ne soutient de combat
stand-no-foresight = Je ne regarde jamais l’autre roue
stand-no-tripods = Ma caravane ne soutient aucun combat
then-goes-on = Et le tour continue
goes-to = passe à { $clan }
goes-to-nobody = n’est plus à personne
kit-basic = De base :
kit-advanced = Amélioré :
wheel = Votre mise
wheel-more = Un baril de plus dans la mise
wheel-less = { $barrels ->
    [one] Un baril dans la mise ; en reprendre un
   *[other] { $barrels } barils dans la mise ; en reprendre un
}
beacon-token = Balise
beacon-held = Balise : touchez sa zone
beacon-promised = Balise en { $zone }, une fois prise
