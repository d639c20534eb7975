# Le plateau de The Reckoners : ses propres commandes et légendes.

opening = La ville se met en place…
lost-retry = Réessayer
lost = Le dessin de ce jeu n’a pas pu être chargé. La liste des quartiers et la décision fonctionnent.
ring = Anneau des quartiers
ring-back = Revoir tout l’anneau
districts = { $count ->
    [one] Un quartier
   *[other] { $count } quartiers
}
round = tour { $round }
population = Population
money = Argent
money-held = Argent : { $money } $
base = Base
base-steps = { $steps ->
    [one] un dé perdu ensuite
   *[other] { $steps } crans de marge
}
supply = Reste dans la boîte
pieces = { $name } : { $count }
forecast-short = prévision −{ $loss } → { $left }
forecast-tiny = −{ $loss } → { $left }
outlook = Si les Épiques agissaient maintenant
research-left = Recherche restante : { $left }
health-left = Santé : { $left }
untouchable = intouchable
health-weakened = { $left } dès que sa faiblesse est trouvée
weak = Sa faiblesse est trouvée
weak-short = faible
reward = Récompense : { $gains }
no-epic = Pas d’Épique ici
track-of = { $name }, crochet à { $count } : { $acts }
hunt = Traque du Grand Épique : reste { $left }
level = Niveau { $level }
city-card = Carte de Newcago, { $name }
bonus-on-defeat = s’il tombe :
bonus-on-weakness = s’il est affaibli :
bonus-spend = dépenser
bonus-reach = portée
sniper = Jeton sniper
movement-board = Plateau de mouvement d’Ildithia
great-hidden = caché : encore { $left ->
    [one] une recherche
   *[other] { $left } recherches
}
great-found = faiblesse trouvée
great-locked = Santé { $left }, intouchable tant que sa faiblesse n’est pas trouvée
loss-by = population − { $losses } selon { $by }
by-flat = un nombre fixe
by-shields = les boucliers en ville
by-enforcement = la Sûreté en ville
by-defeated = les Épiques vaincus ce tour
by-equipment-gap = l’écart d’équipement
token-intense = Jeton de difficulté : population −1 de plus à chaque tour
token-hardest = Jeton de difficulté : population −2 de plus à chaque tour
dice-of = Dés de { $name }
dice-left = { $count ->
    [one] Un dé à jouer
   *[other] { $count } dés à jouer
}
rolls = lancers
rolls-left = { $count ->
    [0] Plus de lancer
    [one] Encore un lancer
   *[other] Encore { $count } lancers
}
hand = en main
in-hand = En main : { $symbols }
die = { $name } : { $symbols }, { $colour }, { $state }
together = Ensemble
all-of = { $what } × { $count }
no-use-here = Sans effet à cet endroit : il n’y reste rien à faire, votre figurine est ailleurs, ou une barricade la retient.
begun = { $what }. Où va l’autre symbole ?
leave-rest = Le laisser
die-unthrown = { $name } : { $colour }, pas encore lancé
die-unspent = à jouer
die-kept = gardé
die-keep = garde sa face
die-reroll = sera relancé
die-spent = dépensé
die-aside = hors jeu pour cette phase
reserve = Un dé { $colour } de la réserve, { $count } disponibles
cards = Plans et cartes
market = Marché
market-empty = Rien n’est exposé.
cards-or-market = Cartes ou marché
card = { $name }, { $state } : { $does }
card-ready = prête
card-used = utilisée
card-off = hors service
offer = { $name }, { $price } $ : { $does }
plans = { $count ->
    [one] { $count } jeton Planification
   *[other] { $count } jetons Planification
}{ $pending ->
    [0] {""}
   *[other] , { $pending } de plus au prochain tour
}
plans-later = +{ $count } au prochain tour
plan-tokens = jetons Plan
equipment = { $count ->
    [one] { $count } carte d’équipement
   *[other] { $count } cartes d’équipement
}
my-reckoners = Mes Redresseurs
play-as = Jouer { $name }
choose = Choisir { $name }
becomes = devient
nothing-changes = Rien ne change tout de suite.
effect-research = recherche
effect-health = santé
effect-bracket = crochet
effect-track = piste
effect-plans = jetons Planification
effect-pending = jetons Planification du prochain tour
effect-moves = se déplace
column-epic = Épique
column-research = Recherche
column-health = Santé
column-bracket = Crochet et actions
column-track = Piste
column-pieces = Pièces
column-who = Qui est là
chapter = chapitre { $chapter }
campaign = Campagne
campaign-lead = Trois chapitres avec les mêmes Redresseurs. Après une victoire, chacun garde une carte, l’équipe garde un jeton Planification et de l’argent pour la population en vie ; chaque victoire rend le chapitre suivant plus difficile. Un chapitre perdu se rejoue.
campaign-score = Le score est la population restante aux victoires, moins { $penalty } par défaite.
campaign-won = La campagne est gagnée
campaign-lost = La campagne est perdue
campaign-points = Score
campaign-defeats = Défaites
campaign-money = Argent au départ
campaign-again = Le même chapitre encore, avec ce qui avait été reporté et { $bonus } $ de plus.
campaign-keep = { $most ->
    [one] Chaque Redresseur garde une carte
   *[other] Chaque Redresseur garde jusqu’à { $most } cartes
}
campaign-keeps = { $name } garde
campaign-keep-none = Personne ne possède de carte à garder.
campaign-plan = Qui emporte le jeton Planification ?
chapter-won = Gagné ; { $saved } personnes en vie
chapter-just-before = Commence maintenant
chapter-just-won = Gagné à l’instant
chapter-just-lost = Perdu
chapter-ahead = À venir
next-chapter = Chapitre suivant
same-chapter = Rejouer ce chapitre
carried-over = Reporté :
carried-none = rien
hint = Conseil
hint-goal = Que voulez-vous atteindre pendant ce tour ?
hint-choose = Choisissez un objectif
hint-more = Les réponses qui gardent l’objectif à portée seront marquées. Là où les dés décident ou s’il y a trop de chemins, la réponse reste incertaine.
hint-busy = Recherche de ce que l’équipe peut encore faire…
hint-gone = Cet objectif est atteint ou n’est plus en question.
hint-told = { $yes } réponses le gardent à portée, { $no } le perdent, { $unknown } restent incertaines.
hint-yes = garde l’objectif à portée
hint-no = perd l’objectif
hint-unknown = incertain
suggest = Suggérer
suggest-to = À
suggest-deed = Action
suggest-any = Aucune action, seulement un lieu
suggest-place = Lieu
suggest-nowhere = Aucun lieu
suggest-send = Suggérer
suggest-sent = C’est dit dans la discussion.

saga-open = Ouvrir le dernier chapitre joué
story-steelheart-before = Newcago brille comme une pièce neuve, et personne n’ose la rayer. Cœur d’Acier la tient depuis des années du haut d’une tour qui fut une banque ; vous louez deux caves juste dessous, avec un atelier de tailleur pour façade.
story-steelheart-won = La tour est vide. Là où Cœur d’Acier est tombé, le pavé est redevenu pierre, et la nuit des gens viennent le toucher. Vous êtes partis par le canal du sud, avec ce qui tenait dans deux sacs.
story-steelheart-lost = Les patrouilles sont allées de porte en porte, jusqu’à la dernière. Ceux d’entre vous qui ont pu fuir se sont retrouvés sous le vieux pont, se sont comptés, et ont recommencé à dessiner la tour.
story-regalia-before = Babilar vit sur ses toits, la mer dans ses rues. Regalia voit par la moindre flaque : vous avez appris à ne chuchoter qu’au sec.
story-regalia-won = La marée est partie un mardi et n’est pas revenue. La moitié de la ville a descendu ses escaliers pour la première fois depuis des années ; l’autre discute encore de qui possède le rez-de-chaussée.
story-regalia-lost = Elle a fait monter l’eau d’un étage pour chaque nom de sa liste. Vous avez ramé la nuit, de toit en toit, et emmené ceux qui voulaient encore venir.
story-limelight-before = Ildithia marche : une ville de sel qui pousse d’un côté et s’effrite de l’autre. Quelque part s’y trouve Limelight, que certains d’entre vous appelaient un ami, et qui collectionne à présent les pouvoirs comme d’autres les timbres.
story-limelight-won = Le sel s’est arrêté au milieu d’un champ, et la pluie s’est mise à le fondre. Personne n’a crié victoire. Vous êtes restés là jusqu’à ce que quelqu’un fasse du thé, et alors il y eut beaucoup à dire.
story-limelight-lost = Il connaissait vos plans avant vous ; certains avaient été les siens. La ville a passé sur votre camp, et au matin il ne restait que du sel.
