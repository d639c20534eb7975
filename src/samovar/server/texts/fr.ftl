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

## Choix que tout jeu connaît

choice-ready = Je suis prêt
choice-wait = Je ne suis finalement pas prêt
choice-sealed = Scellé

## Tables et places

why-stale = La partie avait avancé avant l’arrivée de votre choix. Rien n’a été choisi.
why-not-playing = Cette partie ne se joue pas en ce moment.
why-not-over = La partie n’est pas encore finie.
why-nothing-follows = Aucune partie ne suit celle-ci.
why-no-suggestions = Les suggestions se font là où tout est ouvert.
why-begun = La partie a commencé.
why-cleared-away = La personne qui avait dressé cette table l’a retirée.
why-no-such-table = Cette table n’existe pas.
why-no-such-seat = Cette place n’existe pas.
why-seat-taken = Cette place est prise.
why-table-full = Toutes les places sont prises.
why-seats-open = Des places sont encore libres : trouvez quelqu’un ou donnez-les à des robots.
why-seat-count = Il faut { $wanted } places, et non { $given }.
why-seat-lent = Un robot joue à cette place. Reprenez-la d’abord.
why-not-host = Seule la personne qui a ouvert la table peut le faire.
why-not-your-seat = Ce n’est pas votre place.
why-not-shown = Montrez d’abord cette place.
why-not-watched = Cette table n’est pas ouverte aux spectateurs.
why-not-away = Personne n’est absent à cette place.
why-not-away-long = La personne assise ici est absente depuis moins de { $seconds } secondes.
why-no-such-level = Il n’y a pas de robot « { $level } » pour ce jeu.
why-no-proposal = Cette proposition n’est plus ouverte.
why-many-standing = Une place peut avoir { $most } réponses permanentes au plus.
why-stuck = Cette partie a commencé avec d’autres règles ou un autre contenu et ne peut pas continuer ici ({ $where } : { $reason }).
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

why-record-secret = Le compte rendu contient des secrets : il se lit quand la partie est finie.
why-fork-secret = Une nouvelle table contiendrait des secrets de celle-ci : elle s’ouvre quand la partie est finie.
why-no-such-moment = Ce moment n’existe pas dans cette partie.
why-replay-range = On lit { $most } moments au plus à la fois.

## Personnes

why-unknown-person = Nous ne vous connaissons pas encore : ouvrez d’abord la page d’accueil.
why-name-length = Un nom a entre 1 et { $most } lettres.
why-password-length = Un mot de passe a entre { $least } et { $most } lettres.
why-name-taken = Quelqu’un porte déjà ce nom.
why-has-account = Vous avez déjà un nom et un mot de passe.
why-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
why-only-players-chat = Seules les personnes assises ici peuvent écrire.
why-chat-length = Une ligne a entre 1 et { $most } lettres.

## Messages

why-too-fast = C’était trop rapide. Attendez un instant et réessayez.
why-too-large = Ce message est trop grand.
why-unreadable = Illisible ({ $where } : { $reason }).
why-foreign-page = Cette demande vient d’une autre page.
why-nothing-here = Il n’y a rien à cette adresse.
why-hello-first = Une connexion commence par un salut.
why-hello-once = Une connexion se salue une fois.
why-only-live = Ceci ne vaut que pour les connexions en direct.

## Le journal

note-taken-back = Retour en arrière de { $seat }.
note-lent = Un robot ({ $word }) joue pour { $seat }.
note-reclaimed = { $seat } joue à nouveau.
note-clock = Le temps de { $seat } est écoulé : le choix par défaut est joué.
note-standing = La réponse permanente de { $seat } est donnée.
note-forked = La partie continue d’ici à une nouvelle table.

## Avis

notice-declined = { $by } n’est pas d’accord.
notice-clock = Il reste { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} à { $seat } ; ensuite le choix par défaut est joué.
notice-clock-yours = Il vous reste { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; ensuite ceci sera choisi pour vous : { $choice }
