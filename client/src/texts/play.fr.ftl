## Mots de partout

close = Fermer
less = Moins
more = Plus
save = Enregistrer
copy = Copier
copied = Copié
becomes = devient
request-failed = Le serveur n’a pas répondu. Réessayez.
theme = Thème
comfort = Confort
text-size = Taille du texte
motion = Mouvement
motion-system = Comme le système
motion-full = Complet
motion-still = Aucun
patterns = Motifs sur les couleurs
patterns-off = Sans
patterns-normal = Normaux
patterns-strong = Marqués
confirmations = Demander deux fois
confirmations-never = Jamais
confirmations-final = Avant l’irréversible
confirmations-always = Toujours
done-unasked = Fait pour vous : { $choice }.
done-otherwise = Choisir autrement
every-question = Demander même s’il n’y a qu’une réponse
playback = Tours des autres
playback-off = Aussitôt
playback-fast = Rapide
playback-normal = Normal
playback-slow = Lent
sound = Sons
sound-off = Aucun
sound-alone = Seul à l’écran
sound-always = Toujours
volume = Volume
settings = Réglages

## Touches

keys = Touches
deed-commit = valider le choix
deed-back = revenir d’un pas, fermer
deed-undo = annuler
deed-redo = refaire ce qui a été annulé
deed-list = plateau en liste
deed-board = aller au plateau
deed-find = chercher par nom
deed-why = pourquoi pas ?
deed-card = qu’est-ce que c’est ?
deed-next-event = ligne suivante du journal
deed-previous-event = ligne précédente du journal
deed-fit = plateau entier
deed-zoom-in = plus près
deed-zoom-out = plus loin
deed-player = joueur suivant
deed-rule = règle de cette décision
deed-aid = aide de jeu
deed-log = aller au journal

## Vous

your-name = Votre nom à la table

## Accueil

pages = Pages
home-join = Rejoindre par code
play-bots = Jouer
play-bots-game = Jouer à { $game } contre les robots, tout de suite
set-up = Préparer
set-up-game = Préparer une partie de { $game }
resume = Reprendre
resume-all = Toutes mes parties ({ $count })

## Nouvelle partie

new-title = Nouvelle partie
wish-open = Libre, par lien ou par code
clock = Pendule
clock-none = Sans pendule
clock-decision = { $days ->
    [0] { $seconds } secondes par décision
    [one] Un jour par décision
   *[other] { $days } jours par décision
}
clock-player = { $minutes } minutes chacun, et { $bonus } secondes après chaque décision
undo-policy = Annulations
undo-policy-consent = Libres, ou avec accord
undo-policy-own = Ses propres derniers pas seulement
undo-policy-none = Jamais
table-title = Nom de la table
table-public = Tout le monde peut s’asseoir depuis la liste des tables ouvertes
table-watch = Qui a le lien peut regarder
table-hints = Indices : on peut demander ce que ferait un joueur fort
table-hints-off = aucun

## Tables

tables-loading = Recherche des tables
tables-failed = Les tables n’ont pas pu être lues.
table-yours = à vous
table-playing = en cours
table-lobby = attend des joueurs
table-here = { $count ->
    [one] { $count } personne est là
   *[other] { $count } personnes sont là
}
table-over = terminée
table-stuck = en pause
mine = Mes parties
notify = Me prévenir quand c’est à moi
notice-turn = C’est à vous.
notify-denied = Votre navigateur interdit les notifications de ce site.
notify-more = Tant qu’une page de ce site est ouverte quelque part, même à l’arrière-plan.
games-wait = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
watch = Regarder
join = Rejoindre une partie

## Salon

lobby = Le salon
invite = Inviter
deciding = { $count ->
    [one] { $names } décide.
   *[other] { $names } décident.
}
ready = Je suis prêt

## Places

seats = Places
players = Joueurs
seat-you = Vous
seat-bot = Robot, { $level }
seat-open = Place libre
seat-lent = { $name }, un robot joue ({ $level })
seat-away = { $minutes ->
    [0] absent
    [one] absent depuis { $minutes } minute
   *[other] absent depuis { $minutes } minutes
}
seat-not-here = absent
seat-manage = Qui joue cette place
only-you = vous seul
doing-asked = à jouer
doing-sealed = scellé
doing-ready = prêt
doing-won = vainqueur
level-random = fantasque
level-beginner = débutant
level-beginner-how = Joue volontiers, voit ce qui saute aux yeux et passe à côté du reste : pour une première partie.
level-casual = détendu
level-casual-how = Joue bien le plus souvent, et se trompe de temps en temps.
level-greedy = posé
level-greedy-how = Prend ce qui paraît le mieux sur le moment, sans distraction ni plan.
level-shrewd = rusé
level-shrewd-how = Essaie quelques choix jusqu’à la fin du tour avant de décider.
level-master = maître
level-master-how = Réfléchit plus longtemps et compare beaucoup de suites possibles : jusqu’à quelques secondes par choix.
style-bold = hardi
style-careful = prudent
style-eager = avide
style-patient = patient
advice = Que ferait un joueur fort ?
advice-busy = Réflexion à partir de ce que vous voyez…
advice-best = meilleur dans { $best } tours imaginés sur { $of }
bot-level = Force du robot
lend = Laisser un robot jouer pour moi
reclaim = Je rejoue moi-même
lent-to = Un robot ({ $level }) joue pour vous.
bots-wait = Les robots attendent que vous soyez prêt.
bots-play = Qu’ils jouent maintenant
resign = Abandonner
resign-more = Quitter toutes vos places pour de bon. Un robot continue si d’autres jouent encore ; sinon la partie se termine.
resign-really = Abandonner vraiment ? On ne peut pas revenir en arrière.
resign-yes = Oui, abandonner
resign-no = Continuer
resigned-to = Vous avez abandonné : un robot ({ $level }) joue à cette place.
seat-resigned = { $name } a abandonné, un robot joue ({ $level })
table-turn = tour { $turn }
table-won = gagnée
table-lost = non gagnée
table-lesson = Leçon : { $name }
take-over = Demander un robot

## Table

table-opening = Ouverture de la table
table-slow = La table se prépare. Encore un instant.
table-no-answer = Le serveur ne répond pas encore.
table-closed = Cette table ne vous est pas ouverte
table-failed = La table n’a pas pu être ouverte
skip-decision = Aller à la décision
board = Plateau
board-empty = Ce jeu ne montre rien sur un plateau.
pad = Pressez un endroit
phases = Phases du tour
rule-now = Règle de cette décision
menu = Menu
menu-home = Tous les jeux
record = Relevé de la partie
tabs = Journal, messages et règles
tab-log = Journal
tab-chat = Messages
tab-rules = Règles
unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
sheet = Réduire ou agrandir le panneau
title-asked = À vous · { $name }
announce = On vous demande : { $question }
stuck = La partie est en pause.
stuck-more = Ce qui a été enregistré est gardé. Rouvrez la table après la prochaine mise à jour.
lost-connection = Connexion perdue, { $seconds } s. Votre sélection est gardée.
lost-connection-choice = Connexion perdue, { $seconds } s. Votre choix est gardé et partira une seule fois.
lost-again = Essayer

## Décision

turn-yours = À vous
turn-team = Tous jouent ensemble
turn-reaction = Votre réponse
turn-simultaneous = Chacun choisit en secret
turn-waiting = En attente
turn-watching = Vous regardez
turn-over = La partie est finie
time-left = Il reste { $time }
nothing-asked = Rien n’est demandé pour l’instant.
waiting-for = { $count ->
    [one] { $names } doit décider.
   *[other] { $names } doivent décider.
}
sealed-by = { $count ->
    [one] { $names } a scellé son choix.
   *[other] { $names } ont scellé leurs choix.
}
calm = En attendant, regardez : cliquez sur le plateau, lisez le journal ou les règles.
calm-watching = Vous voyez ce que chacun peut voir. Cliquez sur le plateau pour lire ce qui s’y trouve.
plan = Votre plan
plan-hint = Cliquez sur le plateau et gardez ce qui vous intéresse pour votre tour. Quand ce sera à vous, ce qui convient sera sélectionné ; rien ne part tout seul.
plan-add = Garder pour mon tour
plan-note = Une note pour vous
plan-select = Sélectionner
plan-selected = sélectionné, comme prévu
plan-not-now = ne peut pas être choisi maintenant
plan-changed = a changé depuis
plan-drop = Oublier { $name }
plan-forget = Oublier le plan
commit-incomplete = Complétez votre choix
commit-this = Faire cela
commit-really = Vraiment ? { $choice }
commit-seal = Sceller : { $choice }
commit-reseal = Sceller plutôt : { $choice }
sealed = Scellé : { $choice }. Vous pouvez encore changer.
not-asked = Rien à décider pour vous.
preview = Ce qui arriverait
changes-more = { $count ->
    [one] Et un autre changement.
   *[other] Et { $count } autres changements.
}
undo = Annuler
redo = Refaire
undo-consent = Demander à annuler
undo-never = Ne pourra pas être annulé.
refused = Pas possible
refused-stale = Quelqu’un a agi d’abord. Rien n’a été envoyé ; voici la nouvelle question.
meanwhile = Pendant votre absence
meanwhile-seen = Vu
why-not = pourquoi pas ?
why-not-this = Pourquoi pas { $name } ?
why-other-sort = { $name } est { $is } ; on vous demande { $asked }.
why-nothing = On ne peut rien en faire maintenant.
why-watching = Vous regardez : rien ne se choisit ici.
proposal = Proposition
proposal-take-back = { $name } demande à annuler.
proposal-take-back-to = { $name } demande à annuler, jusqu’avant : « { $line } »
proposal-withdraw = Tant pis
proposal-take-over = { $name } propose qu’un robot joue pour { $seat }.
proposal-waits = On attend { $names }.
agree = Accepter
refuse = Refuser
stand = Toujours répondre ainsi : { $choice }
stand-no-more = Me redemander
standing = Réponses permanentes
share-less = Un de moins : { $name }
share-more = Un de plus : { $name }
suggested = Suggestions
options-filter = Filtrer les options
options-refused = { $count } ne sont pas possibles
options-more = { $count ->
    [one] { $count } autre option
   *[other] { $count } autres options
}
some-count = { $least ->
    [0] { $chosen } sur { $most } au plus
   *[other] { $chosen } sur { $most }
}
assign-left = { $count ->
    [0] plus aucun
   *[other] reste { $count }
}
assign-from = { $thing } (depuis { $place })
assign-taken = { $place } cède : { $thing }
assign-nothing = rien
move-up = Monter { $name }
move-down = Descendre { $name }
point-nudge = Déplacer
point-nudge-more = Avec les flèches : un dixième de pouce, avec Maj un pouce
point-add = Ajouter un point
point-remove = Ôter le dernier point
field-unknown = Cette page est plus ancienne que le serveur : rechargez-la pour répondre.

## Journal, messages, liste, recherche

reel = Ce qu’ont fait les autres
reel-back = Un acte en arrière
reel-next = Un acte en avant
reel-pause = Pause
reel-play = Continuer
reel-skip = Passer
reel-my-turn = À moi
reel-again = Depuis mon tour
reel-again-long = Revoir ce qui s’est passé depuis mon dernier tour
reel-settled = Ce qui est réglé

log = Journal
log-filter = Montrer du journal
log-all = Tout
log-mine = Ce que j’ai fait
log-others = Ce que les autres ont fait
log-notes = Notes de la table
log-see = voir
log-undo = annuler jusqu’ici
log-undo-consent = demander à annuler jusqu’ici
log-details = les { $count } lignes de cet acte
log-struck = Annulé :
log-empty = Rien ne s’est encore passé.
chat = Messages
chat-lost = Pas envoyé : la connexion est perdue.
list = Plateau en liste
list-filter = Montrer de la liste
list-all = Tout
list-mine = À moi
list-others = Aux autres
list-changed = Changé
list-open = À choisir
list-name = Nom
list-caption = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
find = Chercher
find-name = Nom d’un lieu, d’une figurine, d’une carte
find-nothing = Rien ne porte ce nom.

## Règles

rules = Règles
rules-title = Règles de { $game }
rules-lead = Chaque règle avec nos mots, sous l’identifiant que la table montre quand elle refuse. Les arbitrages répondent à ce que les règles laissent ouvert.
rules-search = Chercher dans les règles
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle n’a ces mots.
rules-more = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
}
rules-all = Toutes les règles
rules-loading = Ouverture des règles
rules-failed = Les règles n’ont pas pu être lues.
rule-see = Voir
ruling = arbitrage

## Passage de main

## Fin

you-won = Vous avez gagné
you-lost = Vous n’avez pas gagné
mark-suggested = Suggéré par { $name }
play-on = Continuer
play-on-begun = Continuer : la suite a commencé
result-other = Autre partie
rematch = Rejouer
replay-watch = Voir la rediffusion

## Un palmarès à soi

record-own = Mon palmarès

## Rediffusion

replay = Rediffusion
dice = Vérifier les dés

## Learning

first-title = Première visite ?
first-lead = Jouez votre première partie avec un guide à vos côtés, qui dit quoi faire et pourquoi. Sans compte, sans rien installer.
learn-count = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
}
learn = Apprendre
learn-title = Apprendre { $game }
learn-lead = De courtes parties avec un guide à vos côtés. Rien ne peut mal tourner.
learn-none = Ce jeu n’a pas de leçons.
learn-all = { $count ->
    [one] { $count } autre leçon
   *[other] { $count } autres leçons
}
learn-finished = faite
learn-next = la suivante
learn-first = Jouez votre première partie
learn-minutes = { $minutes } min
coach = Guide

## Content packs

pack = Contenu

## Spectators

watch-delayed = Les joueurs ont { $choices } choix d’avance sur ce que vous voyez.

## The rulebook and the player aid

book-lead = Tout ce qu’il faut pour jouer, dans l’ordre où l’on en a besoin.
book-index = Chapitres
book-rules = Règles que dit ce paragraphe
book-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Un endroit
   *[other] { $count } endroits
}
aid = Aide de jeu
aid-print = Imprimer
aid-none = Ce jeu n’a pas encore d’aide de jeu.
analysis = Analyse
