## What is chosen before the game: how long, of what character, for whom.

setting-scenario-libre-about = Up to 6 turns or 15 points. Hold objectives and eliminate: the plain game, good for a first one.
setting-scenario-generateurs-about = Up to 6 turns or 15 points. Three generators to light and keep: for squads that move well. { scenario-generateurs-pitch }
setting-scenario-grande-soupape-about = Up to 6 turns or 15 points. Valves turn clouds of steam on and off: for players who like to shape the field. { scenario-grande-soupape-pitch }
setting-scenario-reliques-about = Up to 6 turns or 15 points. Search chests and bring a relic home: a race, with luck in the chests. { scenario-reliques-pitch }
setting-scenario-random-about = One of the four, drawn when the game begins.
setting-squads-lum-rulebook-about = Nine figures, 193 points: Champion, 2 Protectors, 3 Guards, 3 Archers. A firm line with bows behind it; easy to lead.
setting-squads-lum-envol-about = Eleven figures, 197 points: High Archivist, 2 Brass Wings and light troops. Fast, and full of pressure; wants planning.
setting-squads-iron-marteau-about = Twelve figures, 199 points: Marshal, Linebreaker, 4 Halberdiers, 2 Riflemen, 4 Conscripts. Many, strong in contact, first to act; easy to lead.
setting-squads-iron-feu-about = Twelve figures, 198 points: Master Gunner, Heavy Gunner, Riflemen and an Incendiary. Shoots from afar and dislikes contact.
setting-squads-stm-reseau-about = Ten figures, 198 points: Coordinator, 2 Colossi, Workers, Riveters. Slow, hard to fell, shares its pressure.
setting-squads-stm-meute-about = Ten figures, 194 points: First Awakened, 2 Falcons, 3 Couriers, 2 Stalkers. The fastest of all and thinly armoured; for quick hands.
setting-table-place-des-chaudieres-about = A square with two walls, two barricades and two large steam clouds: short lines of sight.
setting-table-rue-effondree-about = A street with two corner walls, two barricades and two small craters: cover on both sides.
setting-table-bord-du-grand-cratere-about = Two buildings, two large craters and two small clouds: far shots, slow feet.
setting-table-build-about = Both sides lay scenery and objectives in turn: longer, and for those who know the game.
