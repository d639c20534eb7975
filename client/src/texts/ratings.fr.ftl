ladder = Classement
ladder-lead = La force de qui joue ici, d’après les parties jouées les uns contre les autres.
ladder-coming = Lecture du classement.
ladder-off = Ce serveur ne tient pas de classement.
ladder-none = Personne n’a encore joué de partie qui compte.
ladder-games = Jeux
ladder-place = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-games-played = Parties
ladder-you = vous
ladder-how = Glicko-2 : chacun commence à 1500, et ± dit de combien la cote peut se tromper. Un rang est donné quand elle est assez sûre. Comptent les parties entre personnes qui ont un compte, une place chacune, sans robots ; à plusieurs, chacun compte contre chacun. Qui part est derrière tous ceux qui restent. Là où tous gagnent ou perdent ensemble, personne n’est classé.
ratings = Cotes
rating-provisional =
    { $count ->
        [one] après une partie, pas encore de rang
       *[other] après { $count } parties, pas encore de rang
    }
rating-place =
    { $count ->
        [one] rang { $place }, après une partie
       *[other] rang { $place }, après { $count } parties
    }
rating-none = Aucune de vos parties n’a encore compté : il faut des personnes qui ont un compte, et aucun robot à la table.
