board-label = Table de { NUMBER($wide) } pouces sur { NUMBER($high) }, avec { $figures } figurines. La touche { $key } ouvre la liste.
board-loading = On dresse la table…
board-lost = Les valeurs imprimées n’ont pas pu être chargées.
board-retry = Réessayer
zoom-in = Agrandir
zoom-out = Réduire
fit = Montrer toute la table
rings = Portées de qui je désigne
reserve-of = À déployer
gone = éliminée
reserve = en réserve
active = active
activated = activée
wounded = blessée
stunned = { $count ->
    [1] assommée
   *[other] assommée { $count }
    }
dazed = { $count ->
    [1] étourdie
   *[other] étourdie { $count }
    }
engaged = au corps à corps
carries = porte une relique
life = Vie
life-of = vie { $life } sur { $most }
pressure = Pression
pressure-of = pression { $pressure } sur { $most }
move = Mouvement
defence = Défense
points = Points
contact = Contact
band = { NUMBER($low) }–{ NUMBER($high) }″
band-dice = { $dice ->
    [0] 0 dé
    [1] 1 dé
   *[other] { $dice } dés
    }, dégâts { $damage }
band-fixed = fixe { $fixed }, dégâts { $damage }
weapon = Arme
ring = { NUMBER($high) }″ · { $said }
spot-label = Place provisoire : { NUMBER($x) }″ en largeur, { NUMBER($y) }″ en hauteur. Les flèches la déplacent d’un dixième de pouce, d’un pouce avec Maj ; Page préc. et Page suiv. parcourent { $count } places proposées.
used-of = { NUMBER($used) }″ / { NUMBER($most) }″
left-inches = reste { NUMBER($left) }″
refused-here = pas ici
crater-mark = −2″
objective = Objectif { $letter }
objective-held = Objectif { $letter }, tenu par { $side }
objective-free = Objectif { $letter }, tenu par personne
zone-of = Zone de { $side }
zone-free = Zone { $zone }, encore à personne
turn = Tour
turn-of = tour { $turn }
setup = mise en place
initiative = Initiative
initiative-of = { $side } a l’initiative
activations = À activer
orders = Ordres
passes = Passes
victory = Points
card-of = Carte
no-figure = Désignez une figurine pour voir sa carte.
dice-of = Dernier jet
no-dice = Aucun dé n’a encore été jeté.
attack-throw = { $name } attaque
defence-throw = { $name } se défend
attack-thrown = Attaque
defence-thrown = Défense
die = Dé : { $face }
set = { $count ->
    [2] paire
    [3] triple
   *[other] { $count } pareils
    } +{ $worth }
singles = sans jumeau
successes = { $count ->
    [0] 0 succès
    [1] 1 succès
   *[other] { $count } succès
    }
squad = Escouade
squad-points = { $points } points
squad-left = { $standing } sur { $all } debout
col-side = Camp
col-place = Place
col-life = Vie
col-pressure = Pression
col-move = Mouvement
col-state = État
place-at = { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) }″ ; { NUMBER($y, minimumFractionDigits: 1, maximumFractionDigits: 1) }″
figures-caption = { $count } figurines
against = contre
dice-word = { $count ->
    [0] dé
    [1] dé
   *[other] dés
    }
fixed-word = fixe
hit = blesse
mean = dégâts
kill = élimine
percent = { $value } %
mean-value = { NUMBER($value, maximumFractionDigits: 2) }
attack-reasons = Dés d’attaque
defence-reasons = Dés de défense
becomes = devient
nothing-changes = Rien ne change aussitôt.
dock = Tour, carte et dés
