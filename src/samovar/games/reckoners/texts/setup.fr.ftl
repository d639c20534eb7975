## Ce que l’on choisit avant la partie : durée, caractère, pour qui.

setting-great-epic-steelheart-about = Le Grand Épique de la première boîte : quatre pistes simples. Commencez par lui.
setting-great-epic-regalia-about = Elle suit les Redresseurs et retourne une carte qui frappe tous ceux qui l’entourent : pour une deuxième partie.
setting-great-epic-limelight-about = Des dés choisissent ses actes dans des tables : pour qui connaît bien le jeu.
setting-city-newcago-about = La première ville, sans règle propre tant qu’on n’ajoute pas ses cartes. Commencez ici.
setting-city-babilar-about = La recherche du Grand Épique est répartie sur des pistes de quartier, et toutes doivent venir à 0 : on voyage davantage.
setting-city-ildithia-about = La ville se déplace : les quartiers agissent selon leur marqueur, et tout symbole employé sur place les protège. Pour qui connaît le jeu.
setting-difficulty-a-about = Débutant : pour une première partie.
setting-difficulty-b-about = Standard : quand chacun connaît ses dés.
setting-difficulty-c-about = Difficile : chaque tour compte.
setting-difficulty-d-about = Étincelles ! : pour les équipes qui gagnent trop souvent.
setting-team-prof-about = { card-mastermind } : { card-mastermind-text }
setting-team-megan-about = { card-checkmate } : { card-checkmate-text }
setting-team-david-about = { card-improvise } : { card-improvise-text }
setting-team-abraham-about = { card-heavy-support } : { card-heavy-support-text }
setting-team-tia-about = { card-intel } : { card-intel-text }
setting-team-cody-about = { card-sniper } : { card-sniper-text }
setting-team-val-about = { card-dispatch } : { card-dispatch-text }
setting-team-mizzy-about = { card-demolition } : { card-demolition-text }
setting-team-exel-about = { card-tradecraft } : { card-tradecraft-text }
setting-team-sam-about = { card-joker } : { card-joker-text }
