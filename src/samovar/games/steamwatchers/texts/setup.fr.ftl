## Ce que l’on choisit avant la partie : durée, caractère, pour qui.

setting-scenario-apprenticeship-about = 4 tours, de 2 à 5 joueurs. Pour une première partie. { scenario-apprenticeship-rules }
setting-scenario-war-about = 4 tours, de 2 à 5 joueurs. Pour tous ; à jouer en deuxième. { scenario-war-rules }
setting-scenario-fires-about = 3 tours, de 2 à 5 joueurs. Pour une courte soirée et ceux qui aiment se battre. { scenario-fires-rules }
setting-scenario-alga-about = 4 tours, de 2 à 5 joueurs. Pour ceux qui aiment attaquer : qui attend perd. { scenario-alga-rules }
setting-scenario-scorched-about = 4 tours, à 2 joueurs. Pour deux joueurs qui connaissent le jeu. { scenario-scorched-rules }
setting-scenario-havens-about = 5 tours, de 2 à 5 joueurs. Pour ceux qui aiment tenir le terrain ; le plus long. { scenario-havens-rules }
setting-scenario-reliquary-about = 4 tours, de 2 à 5 joueurs. À trois ou plus, pour ceux qui aiment parler et voter. { scenario-reliquary-rules }
setting-scenario-columns-about = 4 tours, de 2 à 5 joueurs. Pour ceux qui aiment les grands enjeux, et le Fléau avec. { scenario-columns-rules }
setting-scenario-rendezvous-about = 4 tours, de 2 à 5 joueurs. Pour ceux qui aiment les secrets ; la carte y compte plus que les combats. { scenario-rendezvous-rules }
setting-scenario-convoy-about = 4 tours, de 2 à 5 joueurs. Avec caravanes : connaître d’abord Spark of Hope. { scenario-convoy-rules }
setting-scenario-cradle-about = 4 tours, de 2 à 5 joueurs. Avec caravanes, pour qui connaît les deux boîtes. { scenario-cradle-rules }
setting-expansion-none-about = La boîte de base seule : commencez par là.
setting-expansion-cards-about = Le jeu de base avec six cartes Archonte de plus, et rien de nouveau à apprendre.
setting-expansion-spark-of-hope-about = Des caravanes qui portent des soldats, un ordre à elles et des kits à assembler : pour qui connaît le jeu de base.
setting-clans-rhein-stamm-about = { clan-rhein-stamm-style } { clan-rhein-stamm-ability-text }
setting-clans-apotres-about = { clan-apotres-style } { clan-apotres-ability-text }
setting-clans-flotte-libre-about = { clan-flotte-libre-style } { clan-flotte-libre-ability-text }
setting-clans-rhone-about = { clan-rhone-style } { clan-rhone-ability-text }
setting-clans-alliance-about = { clan-alliance-style } { clan-alliance-ability-text }
setting-clans-catabates-about = { clan-catabates-style } { clan-catabates-ability-text }
setting-clans-menrau-about = { clan-menrau-style } { clan-menrau-ability-text }
