card = Carte
card-now = En ce moment
card-see = Voir aussi
card-rule = Lire sa règle dans le livre
card-keep = Clic droit ou appui long pour la garder ouverte
card-opening = Un instant…
card-none = On n’en sait pas plus ici.
