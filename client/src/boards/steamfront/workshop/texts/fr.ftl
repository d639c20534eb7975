squads = Escouades
tables = Tables
squad = Nouvelle escouade
table = Nouvelle table
shelf = Cartes de la faction
faction = Faction
show-odds = Montrer la force de frappe de chaque carte
odds-lead = En grand : les dégâts moyens d’une attaque contre 4, 5 et 6 dés de défense. En petit : les mêmes pour dix points d’escouade.
odds-of = Force de frappe : { $card }
odds-head = Dégâts moyens
odds-more = blesse dans { $hit } % des attaques
against = contre { $defence } dés
charging = en charge
lasts = Résiste en moyenne à { $attacks } attaques simples de cinq dés.
limit-officer = un seul, ni plus ni moins
limit-regular = { $count } ou plus
limit-veteran = { $count } semblables au plus
limit-elite = { $count } semblables au plus
points = { $points } pts
points-free = points, sans limite
of-points = sur { $limit } points
figures = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
order-tokens = { $count ->
    [one] { $count } ordre par tour
   *[other] { $count } ordres par tour
}
orders-of = ordres { $category }
categories = Ordres : { $list }
legal = Légale
legal-casual = Légale en partie libre
broken = { $count ->
    [one] { $count } limite enfreinte
   *[other] { $count } limites enfreintes
}
changed-edition = Cette escouade a été faite avec l’édition { $was }. Elle est montrée avec { $is }, dont les valeurs peuvent différer.
changed-card = { $card } : { $was } points alors, { $is } maintenant.
changed-gone = { $card } n’est plus imprimé, et a été laissé de côté.
changed-total = Elle coûtait alors { $was } points ; elle en coûte { $is } maintenant.
squad-empty = Ajoutez des cartes de l’étagère, ou partez d’une escouade toute prête. Les limites s’affichent au fur et à mesure et n’empêchent jamais d’essayer.
casual = Partie libre : un officier, une faction, aucune autre limite
play-squad = Jouer avec cette escouade
print = Imprimer
random-squad = Escouade au hasard
clear = Vider
start-from = Partir d’une escouade toute prête
choose = Choisir…
edition = Valeurs : { $edition }
unofficial = valeurs maison, non officielles
one-less = Un { $card } de moins
one-more = Un { $card } de plus
life = Vie
move = Mouvement
defence = Défense
pressure = Pression
base = Socle
contact = Contact
range = { $low }–{ $high }″
dice = { $dice } dés, dégâts { $damage }
fixed = toujours { $fixed }, dégâts { $damage }
name = Nom
keep = Garder
kept = Gardées dans ce navigateur
kept-as = Gardée sous « { $name } ».
forget = Oublier { $name }
needs-name = Donnez-lui d’abord un nom.
keeping = Lecture en cours ; elle sera gardée ensuite.
nothing-to-keep = Il n’y a encore rien à garder.
copy-code = Copier le code
copy-text = Copier en texte
copied = Copié.
copy-by-hand = Ce navigateur ne nous laisse pas copier : prenez-le dans la case ci-dessous.
paste-squad = Collez un code ou une liste de figurines
paste-table = Collez le code d’une table
import = Ouvrir
deployment = Déploiement
objectives = Objectifs
objective = Objectif
objective-count = { $count } objectifs
scenery = La boîte de décors
hand-empty = Prenez quelque chose dans la boîte, ou faites glisser ce qui est sur la table.
lay-piece = { $piece } à { $turn }° : pressez là où son milieu doit se trouver. La zone hachurée lui est interdite.
lay-objective = Objectif : pressez là où il doit se trouver. La zone hachurée lui est interdite.
turn-left = Tourner à gauche
turn-right = Tourner à droite
lay-here = Poser ici
put-back = Remettre en place
take-away = Enlever
empty-hand = Ranger
field = Table de 30 pouces sur 24 avec { $pieces } décors et { $objectives } objectifs. Les flèches déplacent ce qui est en main.
field-keys = Sur la table : les flèches déplacent d’un dixième de pouce, avec Maj d’un pouce ; N passe aux places suggérées ; Q et E tournent ; Entrée pose ; Échap range ; Suppr enlève.
table-complete = Légale et complète
table-broken = Enfreint une limite
table-unfinished = Pas encore finie
table-unusual = D’autres nombres que ceux que conseille le livre : aux joueurs d’en convenir.
count-pieces = Décors : { $now } sur { $least } à { $most }
count-objectives = Objectifs : { $now } sur { $wanted }
neutral-left = { $count ->
    [one] Un objectif encore doit se trouver entièrement dans la bande neutre.
   *[other] { $count } objectifs encore doivent se trouver entièrement dans la bande neutre.
}
play-table = Jouer sur cette table
random-table = Table au hasard
undo = Annuler
suggest = Place suggérée
ready-table = Commencer par une table toute faite
laid = Sur la table
remove = Enlever { $piece }
order-table = Ordres : un jeton et
for-pressure = { $pressure } de pression
