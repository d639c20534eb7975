board-label = Table de { NUMBER($wide) } pouces sur { NUMBER($high) }, avec { $figures } figurines. La touche { $key } ouvre la liste.
board-loading = On dresse la table…
board-lost = Les valeurs imprimées n’ont pas pu être chargées.
board-retry = Réessayer
zoom-in = Agrandir
zoom-out = Réduire
fit = Montrer toute la table
rings = Portées de qui je désigne
too-far-by = Trop loin de { NUMBER($by, maximumFractionDigits: 1) }″ : elle se déplace de { NUMBER($most, maximumFractionDigits: 1) }″.
deploy-rest = Déployer le reste pour moi
formation-keep = Garder cette formation
formation-name = { $faction } { $number }
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
spot-called = { $errand }. { $where }
spot-label = Place provisoire : { NUMBER($x) }″ en largeur, { NUMBER($y) }″ en hauteur. Les flèches la déplacent d’un dixième de pouce, d’un pouce avec Maj ; Page préc. et Page suiv. parcourent { $count } places proposées.
used-of = { NUMBER($used, maximumFractionDigits: 1) }″ / { NUMBER($most, maximumFractionDigits: 1) }″
left-inches = reste { NUMBER($left, maximumFractionDigits: 1) }″
refused-here = pas ici
refused-far = trop loin
crater-mark = −2″
objective = Objectif { $letter }
objective-held = Objectif { $letter }, tenu par { $side }
objective-free = Objectif { $letter }, tenu par personne
zone-of = Zone de { $side }
zone-free = { $zone }, encore à personne
zone-label = Zone { $number }
turn = Tour
turn-of = tour { $turn }
setup = mise en place
initiative = Initiative
initiative-of = { $side } a l’initiative
activations = À activer
orders = Ordres
passes = Passes
passed = { $side } passe
victory = Points
card-of = Carte
no-figure = Désignez une figurine pour voir sa carte.
dice-of = Dernier jet
no-dice = Aucune attaque n’a encore été lancée.
attack-throw = { $name } attaque
defence-throw = { $name } se défend
attack-thrown = Attaque
defence-thrown = Défense
die = Dé : { $face }
set = { $count ->
    [2] paire
    [3] triple
   *[other] { $count } pareils
    } +{ $worth }
singles = sans jumeau
successes = { $count ->
    [0] 0 réussite
    [1] 1 réussite
   *[other] { $count } réussites
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
place-at = { NUMBER($x, minimumFractionDigits: 1, maximumFractionDigits: 1) }″ ; { NUMBER($y, minimumFractionDigits: 1, maximumFractionDigits: 1) }″
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
a-figure = une figurine
inches = { NUMBER($value, maximumFractionDigits: 2) }″
cover-by = couvert : { $piece }
blocked-by = caché par { $piece }
clear-sight = vue libre
out-of-range = hors de portée
charge = charge : un dé de plus
tools = Outils de la table
tool-threats = Carte des menaces : où l’ennemi pourrait frapper ensuite
tool-measure = Règle : pressez deux places, ou tirez-la
tool-note = Notes sur la table
tool-switches = Comment joue cette table
tool-bend = Étape : tourner ici, puis continuer (en glissant : espace ou bouton droit)
tool-straighten = Oublier les étapes
switches = Comment joue cette table
switches-why = Ce que le livre laisse ouvert est réglé avant la partie et gardé avec elle.
switch-changed = inhabituel
yes = oui
no = non
close = Fermer
note-new = Note
note-pin = Épingler
note-how = Pressez une place de la table pour l’y épingler. Vous seul voyez vos notes.
note-drop = Enlever : { $said }
targets-from = Cibles depuis cette place
fewer = Moins
dangers = { $count ->
    [0] Personne ne pourrait attaquer ici ensuite
    [1] 1 ennemi pourrait attaquer ici ensuite
   *[other] { $count } ennemis pourraient attaquer ici ensuite
    }
danger-charge = charge : blesse { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } dégâts, élimine { $kill }
danger-shot = tir : blesse { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } dégâts, élimine { $kill }
instruments = Instruments
place = Place provisoire
strike-at = { $attacker } frappe { $target }
shot-at = { $attacker } tire sur { $target }
none = sans dégât
chart = Chance de chaque total de dégâts : { $said }
chart-bar = { $more ->
    [yes] { $damage } ou plus
   *[no] { $damage }
    } : { $chance }
damage-more = { $value ->
    [1] 1 dégât de plus
   *[other] { $value } dégâts de plus
    } si l’attaque touche
damage-less = { $value } dégâts de moins
rerolls = { $count ->
    [1] 1 dé peut être relancé
   *[other] { $count } dés peuvent être relancés
    }
attacks = { $count } attaques
whole = ensemble : { $hit } de blesser, { NUMBER($mean, maximumFractionDigits: 2) } dégâts, { $kill } d’éliminer
hurts = Blesse
orders-for = Avec un ordre
guards-for = Ordres défensifs
no-order = Sans ordre
order-row = { $name }{ $level ->
    [0] {""}
    [1] , 1 pression
   *[other] , { $level } pressions
    }
order-price = { $pressure ->
    [0] 1 ordre
    [1] 1 ordre, 1 pression
   *[other] 1 ordre, { $pressure } pressions
    }
gain = { $sign }{ NUMBER($value, maximumFractionDigits: 2) } dégâts
saves = { NUMBER($value, maximumFractionDigits: 2) } dégâts évités
reflects = { NUMBER($value, maximumFractionDigits: 2) } renvoyés
counters = riposte
feared = { NUMBER($value, maximumFractionDigits: 2) } dégâts à craindre
back = Ce qu’elle peut rendre :
back-sas = frappe : blesse { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } dégâts, élimine { $kill }
back-shot = tire : blesse { $hit }, { NUMBER($mean, maximumFractionDigits: 2) } dégâts, élimine { $kill }
back-none = rien d’où elle se tient
instruction = Quand on m’attaque encore
instruction-ask = Me demander
instruction-never = Ne jamais dépenser d’ordre en défense
instruction-least = { $order } dès que { NUMBER($least) } dégâts ou plus sont à craindre
instruction-select = Pour répondre tout seul : choisissez plus haut un ordre défensif
instruction-from = À partir de ces dégâts
initiative-threw = Initiative : { $first } contre { $second }
next-is = Ensuite : { $side }
asked-now = à lui de jouer
activated-order = Activées ce tour
nobody-yet = personne encore
forecast = Si le tour finissait maintenant
forecast-of = { $side } : { $gain ->
    [0] rien
   *[other] +{ $gain }
    }
forecast-parts = éliminées { $kills }, objectifs { $objectives }, générateurs { $generators }, reliques { $relics }
luck = Dés et chance
luck-open = Journal des dés
luck-of = { $side } : { $rolled } réussites, { NUMBER($expected, maximumFractionDigits: 1) } attendues
luck-ahead = { $sign }{ NUMBER($value, maximumFractionDigits: 1) }
luck-why = Réussites obtenues, à côté de celles que donnent autant de dés en moyenne. Des dés relancés compte ce qu’ils ont apporté, à côté de ce qu’ils apportent en moyenne.
luck-rolled = Obtenues
luck-expected = Attendues
luck-difference = Chance
luck-throws = Jets
throw-number = Nº
throw-who = Qui
throw-kind = Jet
throw-dice = Dés
throw-successes = Réussites
throw-attack = attaque
throw-defence = défense
throw-again = relance
throw-initiative = initiative
no-throws = Rien n’a encore été lancé.
skip-dice = Montrer les dés aussitôt
set-number = Série { $number }
count-rule = { $dice } dés − { $faces } différents = { $successes }
col-sight = Depuis la place
short-victory = Pts
short-activations = Reste
short-orders = Ord.
short-passes = Pass.
short-if-now = Fin
if-now = Si fin
figure-named = { $card } ({ $tag })
die-named = dé { $number } (un { $face })
out-of-reach = { $count ->
    [1] 1 ennemi hors d’atteinte
   *[other] { $count } ennemis hors d’atteinte
    }
switches-start = Cette table se joue avec { $changed ->
    [0] les réglages habituels.
    [1] 1 réglage inhabituel :
   *[other] { $changed } réglages inhabituels :
    }
switches-read = Lire les { $count } autres
why-so = pourquoi ?
