### Phrases du serveur et du noyau. Les clés sont les mêmes dans chaque langue.

## Refus du noyau

why-nothing-asked = Rien n’est demandé pour l’instant.
why-not-your-turn = Rien ne vous est demandé pour l’instant.
why-not-ready = Vous ne pouvez pas encore être prêt.
why-not-offered = Ceci n’est pas parmi vos choix possibles.
why-no-such-outcome = Ce jet a { $ways } résultats.
why-undo-never = Quelque chose de caché a été montré depuis : impossible de revenir en arrière.
why-undo-consent = D’autres ont choisi depuis : leur accord est nécessaire pour revenir en arrière.

## Annulation

why-undo-over = La partie est finie : on ne revient plus en arrière.
why-undo-sealed = Votre choix est scellé. Choisissez à nouveau pour le changer, tant que tous n’ont pas scellé.
why-undo-off = On joue à cette table sans annulation.
why-undo-own = D’autres ont choisi depuis, et à cette table on n’annule que ses propres derniers choix.
why-undo-none = Vous n’avez rien fait qui puisse être annulé.
why-undo-dice = Des dés ont été lancés ou des cartes tirées depuis : impossible d’annuler.
why-nothing-undone = Rien à rétablir : vous n’avez rien annulé depuis votre dernier choix.

## Choix que tout jeu connaît

choice-ready = Je suis prêt
choice-wait = Je ne suis finalement pas prêt
choice-sealed = Scellé

## Tables et places

why-stale = La partie avait avancé avant l’arrivée de votre choix. Rien n’a été choisi.
why-advice-among-people = Les conseils sont donnés quand vous jouez avec des robots seulement, ou en équipe : pas contre d’autres personnes.
why-no-hints = Cette table joue sans indices.
why-not-playing = Cette partie ne se joue pas en ce moment.
why-not-over = La partie n’est pas encore finie.
why-no-analysis = Aucun robot ne sait réfléchir à ce jeu : la partie ne peut pas être analysée.
why-nothing-follows = Aucune partie ne suit celle-ci.
why-no-suggestions = Les suggestions se font là où tout est ouvert.
why-begun = La partie a commencé.
why-cleared-by-operator = Qui tient ce serveur a retiré cette table.
why-cleared-away = La personne qui avait dressé cette table l’a retirée.
why-no-such-table = Cette table n’existe pas.
why-no-such-seat = Cette place n’existe pas.
why-seat-taken = Cette place est prise.
why-table-full = Toutes les places sont prises.
why-seats-open = Des places sont encore libres : trouvez quelqu’un ou donnez-les à des robots.
why-seat-count = Il faut { $wanted } places, et non { $given }.
why-seat-lent = Un robot joue à cette place. Reprenez-la d’abord.
why-resigned = Vous avez abandonné : la place est à un robot pour de bon.
why-not-host = Seule la personne qui a ouvert la table peut le faire.
why-not-your-seat = Ce n’est pas votre place.
why-not-shown = Montrez d’abord cette place.
why-not-watched = Cette table n’est pas ouverte aux spectateurs.
why-not-away = Personne n’est absent à cette place.
why-not-away-long = La personne assise ici est absente depuis moins { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}.
why-not-away-hours = La personne assise ici est absente depuis moins de { $hours } heures, ce que permet l’horloge de cette table.
why-no-such-level = Il n’y a pas de robot « { $level } » pour ce jeu.
why-no-proposal = Cette proposition n’est plus ouverte.
why-many-standing = Une place peut avoir { $most } réponses permanentes au plus.
why-stuck = Cette partie a été enregistrée d’une façon qui ne peut pas être lue ici ({ $where } : { $reason }). Elle est gardée telle quelle.
why-engine-fault = Une erreur s’est produite de notre côté. La table est comme avant, rien n’est perdu.
why-come-back = La connexion est rouverte.
why-choose-among = Ceci n’intervient pas dans ce qui vous est demandé. Vous pouvez choisir { $things }{ $more ->
    [0] .
   *[other] { " " }ou un parmi { $more } autres.
}
why-only-these = Ceci ne convient pas. Vous pouvez choisir { $things }{ $more ->
    [0] .
   *[other] { " " }ou un parmi { $more } autres.
}
why-choose-place = Ceci n’intervient pas dans ce qui vous est demandé. Choisissez un endroit sur le plateau.
why-no-part = Ceci n’intervient pas dans ce qui vous est demandé.

## Jeux

why-no-such-game = Il n’y a pas de jeu « { $game } ».
why-game-coming = { $game } est encore en préparation.
why-bad-pack = On ne peut pas jouer avec le contenu { $pack }. { $where } : { $reason }
why-no-such-pack = Il n’y a pas de contenu « { $pack } ».
why-no-such-text = Ce texte n’existe pas.
why-clock-range = Une pendule a entre { $least } et { $most } secondes.

## Relectures

why-record-secret = Le relevé contient des secrets : il se lit quand la partie est finie.
why-fork-secret = Une nouvelle table contiendrait des secrets de celle-ci : elle s’ouvre quand la partie est finie.
why-no-such-moment = Ce moment n’existe pas dans cette partie.
why-replay-range = On lit { $most } moments au plus à la fois.

## Personnes

why-unknown-person = Nous ne vous connaissons pas encore : ouvrez d’abord la page d’accueil.
why-name-length = Un nom a entre 1 et { $most } lettres.
why-password-length = Un mot de passe a entre { $least } et { $most } lettres.
why-name-alike = Ce nom ressemble à celui d’une personne qui a un compte ici. Choisissez-en un autre.
why-name-taken = Quelqu’un porte déjà ce nom.
why-has-account = Vous avez déjà un nom et un mot de passe.
why-password-blank = Des espaces seuls ne font pas un mot de passe.
why-password-common = Trop de gens ont ce mot de passe : c’est le premier qu’on essaie. Choisissez-en un autre.
why-password-name = Votre propre nom n’est pas un mot de passe : c’est le premier qu’on essaie.
why-many-guesses = Trop de mots de passe erronés pour ce nom. Attendez quelques minutes. Un appareil déjà connecté auparavant peut se connecter entre-temps.
why-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
why-no-account = Vous n’avez pas encore de nom et de mot de passe.
why-not-present-password = Ce n’est pas votre mot de passe actuel.
why-registration-closed = On ne donne pas de nouveaux noms ici pour le moment.
why-no-invitation = Ici, on s’inscrit sur invitation ; celle-ci manque, a déjà servi ou n’est plus valable. Adressez-vous à qui tient ce serveur.
why-invited-only = Ce serveur est réservé à ses membres. Connectez-vous, ou inscrivez-vous avec votre invitation.
why-banned = Qui tient ce serveur a fermé ce compte.
why-reset-ended = Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre à qui tient ce serveur.
why-unknown-token = Cette clé est révoquée ou n’en a jamais été une. Créez-en une nouvelle dans les réglages.
why-not-by-token = Un programme qui joue pour vous ne peut pas changer qui vous êtes. Faites-le vous-même, une fois connecté.
why-token-account = Un programme joue pour quelqu’un qui a un nom et un mot de passe. Inscrivez-vous d’abord.
why-many-tokens = Vous avez déjà { $most } clés. Révoquez-en une qui ne sert plus.
why-no-such-token = Cette clé n’existe plus.
why-only-players-chat = Seules les personnes assises ici peuvent écrire.
why-chat-length = Une ligne a entre 1 et { $most } lettres.

## Messages

why-too-fast = C’était trop rapide. Attendez un instant et réessayez.
why-too-costly = Cela demanderait trop de calcul. Demandez quelque chose de plus petit.
why-busy = Beaucoup de demandes arrivent en même temps. Réessayez dans un instant.
why-no-lab = Le laboratoire de ce serveur ne vous est pas ouvert.
why-no-such-job = Le laboratoire n’a rien de ce nom.
why-job-not-stopped = Ce travail n’est pas de ceux qui ont été arrêtés.
why-lab-full = Le laboratoire garde { $most } travaux. Jetez-en un d’abord.
why-too-large = Ce message est trop grand.
why-unreadable = Illisible ({ $where } : { $reason }).
why-foreign-page = Cette demande vient d’une autre page.
why-nothing-here = Il n’y a rien à cette adresse.
why-hello-first = Une connexion commence par un salut.
why-hello-once = Une connexion se salue une fois.
why-only-live = Ceci ne vaut que pour les connexions en direct.

## Le journal

note-ready = { $seat } : c’est prêt.
note-not-ready = { $seat } : finalement, pas encore prêt.
note-taken-back = Retour en arrière de { $seat }.
note-lent = Un robot ({ $word }) joue pour { $seat }.
note-taken-over = Un robot ({ $word }) joue pour { $seat } pendant son absence, jusqu’à son retour.
note-reclaimed = { $seat } joue à nouveau.
note-hint = { $seat } a demandé un indice.
note-resigned = { $seat } abandonne : un robot ({ $word }) continue.
note-resigned-over = { $seat } abandonne.
outcome-resigned = La partie s’est terminée par abandon.
note-clock = Le temps de { $seat } est écoulé : le choix par défaut est joué.
note-standing = La réponse permanente de { $seat } est donnée.
note-rules-corrected = Depuis le { $what }, cette partie suit des règles corrigées ; elle continue là où elle en était.
note-goes-on-from = Les dernières étapes ({ $what }) ne conviennent plus aux règles et n’ont pas pu être gardées ; la partie continue d’avant elles.
change-rules = Les règles de cette partie ont été corrigées le { $since } (version { $now } au lieu de { $before }) ; elle a continué là où elle en était.
change-content = Le contenu avec lequel cette partie a commencé ({ $content }) n’est plus disponible ; { $today } le remplace.
change-goes-on-from = Après { $entry } entrées du relevé, les dernières étapes ({ $lost }) ne conviennent plus aux règles ; la partie a continué d’avant elles.
change-replayed = Cette partie a été enregistrée avant que ses moments ne le soient : ils ont été retrouvés avec les règles { $now }, et elle a été jouée avec les règles { $before }.
change-shown-until = Cette partie est montrée jusqu’à l’entrée { $entry } de son relevé : les étapes suivantes ({ $lost }) ne conviennent plus aux règles. Le relevé est entier.
change-record = Ce relevé n’est pas de cette version : { $reason }. Il est montré par les choix et les jets qu’il contient.
change-record-stops = Il est montré jusqu’à l’entrée { $entry }, qui ne convient plus : { $reason }.
note-forked = La partie continue d’ici à une nouvelle table.

## Avis

notice-taken-over = Un robot joue pour { $seat } pendant son absence, jusqu’à son retour.
notice-seat-back = { $seat } est de retour et joue à nouveau.
notice-declined = { $by } n’est pas d’accord.
notice-standing-forgotten = Une de vos réponses permanentes n’a pas pu être donnée ; elle n’est plus gardée.
notice-clock = Il reste { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} à { $seat } ; ensuite le choix par défaut est joué.
notice-clock-yours = Il vous reste { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; ensuite ceci sera choisi pour vous : { $choice }

## Ce qui ne se lit pas : où, et pourquoi. Des parties de phrase

where-line = ligne { $number }
where-entry = entrée { $number }
where-record = le relevé
where-header = l’en-tête
where-end = la fin
where-config = les réglages
where-verb = le choix

fault-many-lines = il a plus de { $most } lignes
fault-long-line = elle a plus de { $most } lettres
fault-no-record = un relevé commence par « { $format } »
fault-after-end = quelque chose suit la fin
fault-header-lacks = l’en-tête ne dit pas « { $word } »
fault-header-word = « { $word } » n’a pas sa place dans l’en-tête d’un relevé
fault-header-open = l’en-tête n’a pas de fin : une ligne vide le suit
fault-other-terms = les réglages, les places, les règles ou le contenu ci-dessus ne sont pas ceux de cette partie
fault-said-twice = elle dit « { $word } » deux fois
fault-seat-line = ici viennent la place { $seat } et son nom
fault-no-entry = « { $line } » n’est ni un choix ni un jet
fault-throw-form = un jet s’écrit nombre/possibilités
fault-throw-number = { $number } n’est pas inférieur à { $ways }
fault-throw-unasked = un jet est noté, mais on ne lance rien ici
fault-throw-ways = le jet a { $ways } possibilités ici, et non { $said }
fault-throw-missing = il manque un jet avant ce choix
fault-no-seat = la place { $seat } n’existe pas
fault-not-whole = « { $word } » n’est pas un nombre entier
fault-not-json = ce n’est pas du JSON
fault-not-object = ici vient un objet JSON
fault-take-back = il n’y a pas { $count } choix à annuler
fault-unheard = « { $said } » ne se lit pas : { $reason }
fault-refused = « { $said } » n’est pas permis : { $reason }
fault-settings = ces réglages sont refusés : { $reason }
fault-other-game = c’est un relevé de { $said }, et non de { $game }
fault-other-rules = fait avec les règles { $said } ; ici, ce sont les règles { $rules }
fault-other-pack = joué avec le contenu { $said } ; ici, c’est { $pack }
fault-seats = les places sont { $seats }
fault-other-end = la partie finit autrement que le relevé ne le dit
fault-seed = la graine n’est pas écrite en hexadécimal
fault-row = ce qui a été joué ne convient plus
fault-no-verb = « { $word } » n’est pas une action de ce jeu
fault-words = après le verbe viennent { $wanted ->
    [0] aucun mot
    [one] un mot
   *[other] { $wanted } mots
}, et non { $given }
fault-written = ceci s’écrit « { $line } »
fault-hidden-word = « { $word } » désigne ce qui est caché et ne peut pas être choisi
fault-no-such-thing = rien ici ne s’appelle « { $word } »
fault-yes-no = « { $word } » n’est ni yes ni no
fault-no-pair = « { $word } » n’est pas une paire
fault-no-setting = il n’y a pas de réglage « { $word } »
fault-no-setting-near = il n’y a pas de réglage « { $word } » ; vouliez-vous dire « { $near } » ?
fault-setting-per-seat = { $setting } : ici vient une liste d’une entrée par place
fault-setting-switch = { $setting } : ici vient oui ou non
fault-setting-number = { $setting } : ici vient un nombre entier de { $low } à { $high }
fault-setting-list = { $setting } : ici vient une liste
fault-setting-word = { $setting } : « { $word } » n’est pas parmi { $known }
fault-setting-word-near = { $setting } : « { $word } » n’est pas parmi { $known } ; vouliez-vous dire « { $near } » ?

## Ce qui ne va pas dans une valeur ou un fichier de contenu ; le lieu est dit avant

fault-a-table = un tableau
fault-a-list = une liste
fault-not-in = « { $id } » n’est pas dans { $table }
fault-must-whole = doit être un nombre entier, et non { $value }
fault-must-range = doit aller de { $least } à { $most } ; ici, c’est { $value }
fault-must-flag = doit être true ou false, et non { $value }
fault-must-word = doit être parmi { $words }, et non { $value }
fault-must-line = doit être un texte qui n’est pas vide, et non { $value }
fault-must-text = doit être un texte en fr et en, et non { $value }
fault-must-id = doit être en mots minuscules à traits d’union, et non { $value }
fault-must-ref = doit être un identifiant de { $table }, et non { $value }
fault-must-list = doit être une liste, et non { $value }
fault-must-table = doit être un tableau, et non { $value }
fault-language = n’est pas une de nos langues : fr ou en
fault-untranslated = n’a pas de texte en { $language }
fault-length = doit avoir de { $least } à { $most } entrées, et non { $count }
fault-few = doit avoir au moins { $least } entrées, et non { $count }
fault-no-room = a de la place pour { $most } entrées de plus, et non { $count }
fault-entry-twice = nomme une entrée deux fois
fault-no-entry-of = n’a pas d’entrée « { $id } »
fault-id-form = un identifiant est en mots minuscules à traits d’union
fault-none-of = n’est pas parmi { $words }
fault-not-below = n’est pas dans le contenu que celui-ci recouvre
fault-no-field = n’a pas sa place ici ; il y a { $words }
fault-missing = manque
fault-no-folder = n’est pas un dossier
fault-no-head = n’a pas de { $file } : ce n’est pas un contenu
fault-not-utf8 = n’est pas en UTF-8
fault-unopened = ne peut pas être ouvert
fault-too-large = est trop grand
fault-too-deep = est trop imbriqué
fault-not-toml = n’est pas du TOML ({ $reason })
fault-stands-already = figure déjà dans { $file }
fault-no-origin = ne dit pas l’origine de { $words }
fault-no-edition = recouvre { $over } : ce n’est pas une édition à part entière
fault-other-base = recouvre { $over }, mais les valeurs dessous sont { $base }
fault-pack-game = est { $said }, mais ici c’est { $game }
fault-pack-name = est de { $said }, mais le dossier s’appelle { $folder }

## Une valeur sur une carte

card-value = { $value }

## Lettres et invitations

why-no-such-letters = Ce serveur n’écrit pas de telles lettres.
why-account-first = Les lettres sont pour qui a ici un nom et un mot de passe : gardez d’abord vos parties sous un nom.
why-no-email = Ceci n’est pas une adresse de courriel.
why-many-ways = Vous avez donné assez d’adresses. Retirez-en d’abord une.
why-refused-address = Qui possède cette adresse ne veut aucune lettre d’ici.
why-many-confirmations = Assez de lettres y sont parties aujourd’hui. Réessayez demain.
why-no-such-way = Cette adresse n’existe plus ici.
why-confirmation-ended = Ce lien ne vaut plus. Donnez l’adresse encore une fois.
why-no-webhook = Ceci n’est pas l’adresse d’un webhook. Elle commence par https://.
why-webhook-https = L’adresse d’un webhook commence par https://.
why-webhook-host = Ce serveur n’écrit pas à { $host }. Qui le tient décide où il le peut.
why-webhook-inside = { $host } n’est pas un lieu public : ce serveur n’y écrit pas.
why-webhook-unknown = Personne ne connaît { $host }.
why-no-subscription = Ce navigateur n’a pas dit comment le joindre.
why-unknown-account = Personne ici n’a ce nom.
why-sits-already = Cette personne est déjà à la table.
why-many-invitations = Assez de personnes ont été invitées à cette table.

## Manières

why-report-length = Dites ce qui s’est passé, en { $most } lettres au plus.
why-report-oneself = C’est vous.
why-no-such-report = Ce signalement n’existe pas.

## Tournois

why-no-such-tournament = Ce tournoi n’existe pas.
why-no-such-meeting = Personne ne se rencontre là.
why-tournament-title = Un tournoi a besoin d’un titre.
why-tournament-together = Dans ce jeu, tous gagnent ou perdent ensemble : personne ne joue contre personne.
why-tournament-seats = Un tournoi se joue à deux par table ; ces réglages ont { $seats } places.
why-tournament-account = Les tournois sont pour qui a un nom et un mot de passe ici : gardez d’abord vos parties sous un nom.
why-tournament-begun = Ce tournoi a commencé : plus personne ne s’inscrit.
why-tournament-full = Ce tournoi a ses { $most } joueurs.
why-tournament-few = Il faut au moins deux joueurs pour un tournoi.
why-tournament-not-entered = Vous n’êtes pas inscrit à ce tournoi.
why-tournament-over = Ce tournoi est terminé.
why-tournament-changed = Quelqu’un est venu ou parti entre-temps.
