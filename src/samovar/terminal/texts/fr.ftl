title = Samovar
key-undo = Annuler
key-log = Journal
key-rules = Règles
key-lens = Regarder
key-board = Plateau
key-language = English
key-help = Aide
key-quit = Quitter
key-back = Retour
key-measure = Règle
you-are = Vous êtes { $seat }
asked-now = À vous de choisir
waiting = On attend { $seats }
thinking = { $seats } … réfléchit
over = La partie est finie.
winners = Victoire : { $seats }
lost = Perdu.
compose = Composer une réponse …
composing = Votre réponse
accept = Choisir
taken-back = Repris.
not-now = Personne ne vous demande rien maintenant.
hand-over = C’est à { $seat }. Passez-lui le clavier, puis Entrée.
rules-find = Chercher dans les règles
lens-which = Regarder à travers
lens-wish = À propos de quoi (clé=valeur …)
lens-nothing = Il n’y a rien à voir.
measured = { $inches }″ de { $from } à { $to }
here = { $at }
answered = Vous avez répondu : { $line }
fault-bot = Un robot a échoué ({ $why }) ; on a répondu à sa place.
connection-lost = La connexion est perdue ; nouvel essai.
new-game = Quel jeu ?
new-seats = Qui joue
new-alone = Vous contre des robots ({ $bot })
new-hot-seat = Tout le monde à ce clavier
new-watch = Des robots seuls, vous regardez
number-range = de { $low } à { $high }
plain-choose = Numéro, ligne, ou : u annuler, t table, l journal, r MOT règles, look LENTILLE [CLÉ=VALEUR …], q quitter
plain-more = D’autres lignes peuvent être écrites de la même façon ; champs : { $fields }
plain-none = Il n’y a pas d’option { $number } ; il y en a de 1 à { $most }.
plain-left = Partie quittée. Elle n’est pas finie.
help =
    Entrée choisit ce qui est marqué ; les flèches parcourent les réponses.
    Tab va au plateau. Les flèches y déplacent un curseur : Entrée, comme un clic, désigne
    une chose et marque la réponse suivante qui la nomme ; M mesure entre deux endroits.
    U annule, L montre le journal, R les règles, V une lentille, B le plateau seul,
    F l’autre langue, Q quitte.
    Quand une réponse peut être composée, la dernière ligne de la liste ouvre son formulaire.
