game-kettle = Bouilloire

axis-stoker = Chauffeur
axis-tool = Outil
stoker-anna = Anna
stoker-boris = Boris
stoker-clara = Clara
stoker-dmitri = Dmitri
tool-tongs = pinces
tool-shovel = pelle
tool-oilcan = burette
tool-rag = chiffon
way-x = en largeur
way-y = en longueur
card-none = aucune carte
card-ember = la Braise
card-gasket = le Joint
card-valve = la Soupape
card-piston = le Piston
card-gauge = le Manomètre
card-whistle = le Sifflet

row-round = Tour
row-heat = Chaleur
row-coal = Charbon
row-coins = Pièces
row-coal-box = Soute
row-deck-left = Cartes restantes
row-hand = Carte en main
row-holds = Cartes tenues
row-place = Lieu
row-tool = Outil

setting-players = Joueurs
setting-yard = La cour
setting-yard-more = Une cour murée est trop petite pour quatre.
setting-quick = Partie rapide
yard-open = ouverte
yard-walled = murée

ask-bid = Combien de charbon brûlez-vous ?
ask-flourish = Montrer votre carte pour une seconde pièce ?
ask-stroll = Où allez-vous ?
ask-pack = Quels outils prenez-vous ?
ask-tidy = Dans quel ordre les poser ?
ask-posting = Qui reçoit quel outil ?
ask-talk = Qui veut donner du charbon ?

field-pieces = Morceaux de charbon
field-to = Vers où
field-tools = Outils
field-posts = Qui reçoit quoi

choice-burn = Brûler { $pieces ->
    [0] rien
    [one] { $pieces } morceau de charbon
   *[other] { $pieces } morceaux de charbon
}
choice-play = { $yes ->
    [yes] Montrer la carte
   *[no] Garder la carte
}
choice-walk = Aller en { $to }
choice-take = Prendre { $tools-count ->
    [0] aucun outil
   *[other] { $tools }
}
choice-line = Poser : { $tools }
choice-post = Distribuer { $posts }
choice-give = Donner { $pieces } charbon à { $stoker }

event-burnt = { $stoker } brûle { $pieces ->
    [0] rien
   *[other] { $pieces } charbon
}.
event-drew = { $stoker } pioche { $card }.
event-drew-unseen = { $stoker } pioche une carte.
event-gusted = { $degrees ->
    [0] Le vent est calme.
    [one] Une rafale ôte un degré.
   *[other] Une rafale ôte { $degrees } degrés.
}

fact-fresh-air = L’air frais vous fait du bien.
end-most-coins = Le plus de pièces à la fin : { $coins }.
why-burn-only = Ici, on ne brûle que du charbon.
why-not-that-much-coal = Vous n’avez que { $coal } morceaux de charbon.
why-walk-to-one-point = Allez en un seul point.
why-too-far = C’est à plus de { $stride } pas.
why-outside-yard = C’est hors de la cour.
why-two-tools = Deux outils au plus.
why-line-up-what-you-carry = Posez ce que vous portez.
why-post-each-tool = Chaque outil va à quelqu’un.
why-one-tool-each = Un outil chacun.
why-not-yourself = On ne se donne rien à soi-même.
why-yard-too-small = La cour murée est trop petite pour quatre.

lesson-first-fire = Premier feu
lesson-first-fire-goal = Brûlez la moitié de votre charbon, puis allez vous promener.
coach-burn = Brûlez { $pieces } morceaux de charbon : assez pour gagner, et vous gardez le reste.
coach-walk = Bien joué. Promenez-vous où vous voulez.
