brand-home = Samovar, home
skip = Skip to content
language = Language
language-en = English
language-fr = French
theme-dark = Dark theme
theme-light = Light theme

home-label = Three board games, complete rules
home-title-worlds = Three worlds under pressure.
home-title-table = One table.
home-lead = Alone against bots, around one screen or online. Every legal move is shown, every refusal explained, every chance computed.

edition-title = The house edition
edition-rules = Rules
edition-rules-more = Each rule, restated in our own words, has an id, its code and its test.
edition-pictures = Pictures
edition-pictures-more = All drawn by this program. No publisher’s text or art is inside.
edition-values = Values
edition-values-more = What was printed only as pictures is rebuilt. Owners of a box can put the printed values back with a content pack.

games = Games
games-loading = Opening the shelf
games-failed = The shelf did not open.
games-failed-more = Samovar’s server does not answer. If you stopped it, start it again with
games-retry = Try again

game-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
game-players-between = { $least } to { $most } players
game-minutes = { $least } to { $most } min
game-coming = In preparation
game-playable = Ready to play

workshop = Workshop
setting-kept = Kept in this browser
setting-own = from the workshop
workshop-none = { $game } has no workshop.
workshop-opening = Opening the workshop

lost-title = No such page
lost-more = Nothing on this table has the address { $path }.
lost-home = Back to the games

unofficial = An unofficial implementation. The games and their names belong to their authors and publishers.
fonts = Fonts: Barlow and Spectral, open licence
