## What is chosen before the game: how long, of what character, for whom.

setting-scenario-apprenticeship-about = 4 turns, 2 to 5 players. For a first game. { scenario-apprenticeship-rules }
setting-scenario-war-about = 4 turns, 2 to 5 players. For everybody; the one to play second. { scenario-war-rules }
setting-scenario-fires-about = 3 turns, 2 to 5 players. For a short evening and players who like to fight. { scenario-fires-rules }
setting-scenario-alga-about = 4 turns, 2 to 5 players. For players who like to attack: whoever waits loses. { scenario-alga-rules }
setting-scenario-scorched-about = 4 turns, for 2 players. For two who know the game. { scenario-scorched-rules }
setting-scenario-havens-about = 5 turns, 2 to 5 players. For players who like to hold ground; the longest one. { scenario-havens-rules }
setting-scenario-reliquary-about = 4 turns, 2 to 5 players. For three or more who like to talk and vote. { scenario-reliquary-rules }
setting-scenario-columns-about = 4 turns, 2 to 5 players. For players who like large stakes and much plague. { scenario-columns-rules }
setting-scenario-rendezvous-about = 4 turns, 2 to 5 players. For players who like secrets; the map matters more than fights. { scenario-rendezvous-rules }
setting-scenario-convoy-about = 4 turns, 2 to 5 players. With caravans: know Spark of Hope first. { scenario-convoy-rules }
setting-scenario-cradle-about = 4 turns, 2 to 5 players. With caravans, for those who know both boxes. { scenario-cradle-rules }
setting-expansion-none-about = The base box alone: begin here.
setting-expansion-cards-about = The base game with six more Archon cards, and nothing new to learn.
setting-expansion-spark-of-hope-about = Caravans that carry soldiers, an Order of their own and kits to build up: for those who know the base game.
setting-clans-rhein-stamm-about = { clan-rhein-stamm-style } { clan-rhein-stamm-ability-text }
setting-clans-apotres-about = { clan-apotres-style } { clan-apotres-ability-text }
setting-clans-flotte-libre-about = { clan-flotte-libre-style } { clan-flotte-libre-ability-text }
setting-clans-rhone-about = { clan-rhone-style } { clan-rhone-ability-text }
setting-clans-alliance-about = { clan-alliance-style } { clan-alliance-ability-text }
setting-clans-catabates-about = { clan-catabates-style } { clan-catabates-ability-text }
setting-clans-menrau-about = { clan-menrau-style } { clan-menrau-ability-text }
