## Ce que l’on choisit avant la partie : durée, caractère, pour qui.

setting-scenario-libre-about = 6 tours au plus, ou 15 points. Tenir des objectifs et éliminer : le jeu simple, bon pour commencer.
setting-scenario-generateurs-about = 6 tours au plus, ou 15 points. Trois générateurs à allumer et à garder : pour des escouades mobiles. { scenario-generateurs-pitch }
setting-scenario-grande-soupape-about = 6 tours au plus, ou 15 points. Des vannes ouvrent et ferment les nuages de vapeur : pour qui aime façonner le terrain. { scenario-grande-soupape-pitch }
setting-scenario-reliques-about = 6 tours au plus, ou 15 points. Fouiller des coffres et rapporter une relique : une course, avec de la chance dans les coffres. { scenario-reliques-pitch }
setting-scenario-random-about = L’un des quatre, tiré au début de la partie.
setting-squads-lum-rulebook-about = Neuf figurines, 193 points : Champion, 2 Protecteurs, 3 Gardes, 3 Archers. Une ligne solide et des arcs derrière ; facile à mener.
setting-squads-lum-envol-about = Onze figurines, 197 points : Haute Archiviste, 2 Ailes de laiton et des troupes légères. Rapide, pleine de pression ; elle demande un plan.
setting-squads-iron-marteau-about = Douze figurines, 199 points : Maréchal, Brise-ligne, 4 Hallebardiers, 2 Fusiliers, 4 Conscrits. Nombreuse, forte au contact, souvent la première ; facile à mener.
setting-squads-iron-feu-about = Douze figurines, 198 points : Maître canonnier, Mitrailleur, des Fusiliers et un Incendiaire. Tire de loin et craint le contact.
setting-squads-stm-reseau-about = Dix figurines, 198 points : Coordonnateur, 2 Colosses, des Ouvriers, des Riveteurs. Lente, dure à abattre, elle partage sa pression.
setting-squads-stm-meute-about = Dix figurines, 194 points : Premier Éveillé, 2 Faucons, 3 Coursiers, 2 Traqueurs. La plus rapide et la moins protégée ; pour des mains vives.
setting-table-place-des-chaudieres-about = Une place avec deux murs, deux barricades et deux grands nuages de vapeur : des vues courtes.
setting-table-rue-effondree-about = Une rue avec deux angles de mur, deux barricades et deux petits cratères : à couvert des deux côtés.
setting-table-bord-du-grand-cratere-about = Deux bâtiments, deux grands cratères et deux petits nuages : des tirs lointains, des pas lents.
setting-table-build-about = Chaque camp pose à son tour décors et objectifs : plus long, pour qui connaît le jeu.
