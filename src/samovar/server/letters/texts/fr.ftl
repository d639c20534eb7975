### Ce que disent les lettres. Les clés sont les mêmes dans chaque langue.

letter-hello = Bonjour { $name },
letter-turns =
    { $count ->
        [one] Une table vous attend :
       *[other] { $count } tables vous attendent :
    }
letter-invited = { $name } vous invite à une table : { $table }
letter-subject-turns =
    { $count ->
        [one] C’est à vous de jouer
       *[other] C’est à vous de jouer à { $count } tables
    }
letter-subject-invitations =
    { $count ->
        [one] Vous êtes invité à une table
       *[other] Vous êtes invité à { $count } tables
    }
letter-subject-both =
    { $turns ->
        [one] C’est à vous de jouer,
       *[other] C’est à vous de jouer à { $turns } tables,
    } { $invitations ->
        [one] et vous êtes invité
       *[other] et vous êtes invité à { $invitations } tables
    }
letter-stop = Ne plus écrire à cette adresse
letter-stop-unasked = Ne plus jamais écrire à cette adresse

letter-subject-confirm = Samovar peut-il vous écrire ici ?
letter-confirm-email = Quelqu’un a donné cette adresse sur { $server } pour être averti de ses tours et des invitations. Si c’était vous, confirmez-la ; le lien vaut deux jours :
letter-confirm-webhook = Quelqu’un a donné ce canal sur { $server } pour être averti de ses tours et des invitations. Si c’était vous, confirmez-le ; le lien vaut deux jours :
letter-confirm-else = Si ce n’était pas vous, ne faites rien : sans votre accord, rien d’autre ne viendra.
letter-subject-reset = Un nouveau mot de passe pour Samovar
letter-reset = Ce lien permet de choisir un nouveau mot de passe sur { $server }. Il sert une fois, dans la journée :
letter-reset-else = Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe ne change pas.
