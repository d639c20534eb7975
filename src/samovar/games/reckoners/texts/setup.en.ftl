## What is chosen before the game: how long, of what character, for whom.

setting-great-epic-steelheart-about = The Great Epic of the first box: four plain tracks. Begin with him.
setting-great-epic-regalia-about = She follows the Reckoners and turns a card that hits everybody where she stands: a second game.
setting-great-epic-limelight-about = Dice choose what he does out of tables: for those who know the game well.
setting-city-newcago-about = The first city, with no rules of its own unless its cards are added. Begin here.
setting-city-babilar-about = The Great Epic’s research is spread over tracks of the districts, and all must come to 0: you travel more.
setting-city-ildithia-about = The city moves: districts act as their markers stand, and any symbol used there protects them. For those who know the game.
setting-difficulty-a-about = Beginner: for a first game.
setting-difficulty-b-about = Standard: once everybody knows his dice.
setting-difficulty-c-about = Hard: every round counts.
setting-difficulty-d-about = Sparks!: for teams that win too often.
setting-team-prof-about = { card-mastermind }: { card-mastermind-text }
setting-team-megan-about = { card-checkmate }: { card-checkmate-text }
setting-team-david-about = { card-improvise }: { card-improvise-text }
setting-team-abraham-about = { card-heavy-support }: { card-heavy-support-text }
setting-team-tia-about = { card-intel }: { card-intel-text }
setting-team-cody-about = { card-sniper }: { card-sniper-text }
setting-team-val-about = { card-dispatch }: { card-dispatch-text }
setting-team-mizzy-about = { card-demolition }: { card-demolition-text }
setting-team-exel-about = { card-tradecraft }: { card-tradecraft-text }
setting-team-sam-about = { card-joker }: { card-joker-text }
