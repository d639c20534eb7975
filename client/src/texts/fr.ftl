brand-home = Samovar, accueil
skip = Aller au contenu
language = Langue
language-en = anglais
language-fr = français
theme-dark = Thème sombre
theme-light = Thème clair

home-label = Trois jeux de plateau, règles complètes
home-title-worlds = Trois mondes sous pression.
home-title-table = Une seule table.
home-lead = Seul contre des robots, autour d’un écran ou en ligne. Chaque coup légal est montré, chaque refus expliqué, chaque chance calculée.

edition-title = L’édition maison
edition-rules = Règles
edition-rules-more = Chaque règle, redite avec nos mots, a un identifiant, son code et son test.
edition-pictures = Images
edition-pictures-more = Toutes dessinées par ce programme. Aucun texte ni dessin d’éditeur à l’intérieur.
edition-values = Valeurs
edition-values-more = Ce qui n’était imprimé qu’en images est reconstruit. Qui possède la boîte peut remettre les valeurs imprimées par un paquet de contenu.

games = Jeux
games-loading = Ouverture de l’étagère
games-failed = L’étagère ne s’est pas ouverte.
games-failed-more = Le serveur de Samovar ne répond pas. Si vous l’avez arrêté, relancez-le avec
games-retry = Réessayer

game-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
game-players-between = { $least } à { $most } joueurs
game-minutes = { $least } à { $most } min
game-coming = En préparation
game-playable = Prêt à jouer

workshop = Atelier
setting-kept = Dans ce navigateur
setting-own = de l’atelier
workshop-none = { $game } n’a pas d’atelier.
workshop-opening = Ouverture de l’atelier

lost-title = Pas de page ici
lost-more = Rien sur cette table n’a l’adresse { $path }.
lost-home = Retour aux jeux

unofficial = Une implémentation non officielle. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs.
fonts = Polices : Barlow et Spectral, licence libre
