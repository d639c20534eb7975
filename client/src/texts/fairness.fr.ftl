## Les dés étaient-ils honnêtes ?

dice-loading = Vérification
dice-more = Avant la partie, le serveur a montré l’empreinte d’un nombre secret ; chaque jet découle de ce nombre. Après la partie, il montre le nombre : chacun peut vérifier les jets.
dice-commitment = Montré avant la partie
dice-seed = Révélé après la partie
dice-throws = Jets
dice-wait = Le nombre est révélé à la fin de la partie.
dice-fair = Le nombre répond à l’empreinte et chaque jet répond au nombre : calculé dans votre navigateur.
dice-fair-server = Le serveur trouve chaque jet en ordre. Votre navigateur ne peut pas calculer l’empreinte sur cette connexion.
dice-unfair = Quelque chose ne concorde pas.
dice-other-seed = Le nombre révélé n’est pas celui qui était promis.
dice-other-promise = L’empreinte n’est pas celle que votre navigateur a gardée en voyant cette table la première fois.
dice-other-throws = { $count ->
    [one] Le jet { $first } ne découle pas du nombre.
   *[other] { $count } jets ne découlent pas du nombre ; le premier est le jet { $first }.
}
