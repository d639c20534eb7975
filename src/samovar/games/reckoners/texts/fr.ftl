## Questions

ask-switching-off = Laquelle de vos cartes ne fonctionnera pas à la prochaine phase ?
ask-keeping = Dawnslight vous aide : quelle carte gardez-vous, et pour qui ?
ask-next-arrival = Quel quartier reçoit le prochain Épique ?
ask-next-epic = Quel Épique agit maintenant ?
ask-next-copy = Quel voisin est dupliqué d’abord ?
ask-next-card = Quelle carte Newcago agit maintenant ?
ask-blasting = Tenseurs : quelle barricade retirez-vous ?
ask-turning = Improvisation : quel dé de base tournez-vous, et sur quoi ?
ask-dispatching = Dispatch : qui va où, ou quelle barricade disparaît ?
ask-demolishing = Démolition : ajouter un jeton, ou attaquer ?
ask-repeating = Tradecraft : quel symbole gagnez-vous en plus ?
ask-other-half = Qu’est-ce qui paie l’autre moitié de la carte ?
ask-kidnapping = Kidnap : quel quartier, et qu’y amenez-vous ?
ask-carrying = Kidnap : quelle pièce emportez-vous ?
ask-giving = À qui sert la carte ?
ask-again = Extra Ammo : un autre dé, ou le même encore une fois ?
ask-choosing-loser = La base est découverte : qui perd un dé ?
ask-losing-die = La base est découverte : quel dé perdez-vous ?
ask-discarding = Déjouer : qui perd un jeton Planification ?
ask-selling = Piller : quelle carte vendez-vous ?
ask-giving-in = Un Épique vole : quelle carte prend-il, ou quel Redresseur sans carte est désigné ?
ask-second-die = Se déplacer coûte deux dés : quel est le second ?
ask-victim = Quel Redresseur est touché ?
ask-ordering = Que résout-on d’abord ?
ask-bonus = Bonus de Newcago : qui en profite ?
ask-claiming = La récompense : qu’en fait l’équipe ?
ask-spending = En main : { $symbols }. Qu’en faites-vous ?
ask-changing = Utility Tool : quel symbole devient quoi ?
ask-fetching = Rtich : quel dé prenez-vous dans la réserve ?
ask-swapping = Quel dé échangez-vous avec la réserve ?
ask-setting-aside = Quel dé reste hors jeu pour cette phase ?

## Choix

choice-ready = Prêt
choice-wait = Pas prêt, finalement
choice-enter = Commencer ici : { $district }
choice-reroll = Relancer : { $dice }
choice-set-aside = Écarter le { $die }
choice-swap = Échanger le { $die } contre un dé { $colour }
choice-fetch = Prendre un dé { $colour }
choice-pass = Rien de plus
choice-aim = Viser : { $district }
choice-die = Utiliser le { $die }
choice-token = Utiliser un jeton Planification
choice-card = Utiliser { $card }
choice-help = Utiliser { $card }
choice-resume = Reprendre ce qui avait été mis de côté
choice-research = { $district } : recherche sur { $target }
choice-contain = { $district } : contenir { $bracket }
choice-attack = { $district } : attaquer { $target }
choice-disperse = { $district } : retirer une Sûreté
choice-break = { $district } : retirer un { $shield }
choice-earn = Gagner 1 $
choice-plan = Prendre un jeton Planification
choice-protect = Protéger { $district } ({ $symbol })
choice-go = Se déplacer : { $district }
choice-clear = { $district } : retirer une barricade
choice-erase = { $district } : retirer un jeton Dupliquer
choice-activate = Activer { $card }
choice-half = Payer { $symbol } pour { $card }
choice-trade = Utiliser le bonus : { $district }
choice-change = { $symbol } devient { $becomes }
choice-repeat = Un symbole de plus : { $symbol }
choice-give-up = Renoncer aux symboles restants
choice-lay = Mettre de côté pour l’instant
choice-collect = Prendre : { $gain }
choice-hand = Jeton Planification pour { $reckoner }
choice-focus = Recherche : { $district }
choice-first = D’abord { $trigger }
choice-pick = { $reckoner }
choice-visit = { $district }
choice-surrender = Céder { $card }
choice-lose = Perdre le { $die }
choice-pay = Payer { $money } $
choice-keep = { $card }, pour { $reckoner }
choice-turn = Tourner le { $die } sur { $symbol }
choice-lend = { $symbol } pour { $reckoner }
choice-recover = { $reckoner } récupère le { $die }
choice-rethrow = { $reckoner } relance le { $die }
choice-send = { $reckoner } se rend là : { $district }
choice-charge = Poser un jeton Démolition sur la carte
choice-detonate = { $tokens ->
    [0] Attaquer sans jeton
    [one] Dépenser un jeton et attaquer
   *[other] Dépenser { $tokens } jetons et attaquer
}
choice-lure = Placer le Grand Épique : { $district }
choice-gather = Amener des pièces : { $district }
choice-carry = { $piece }, depuis { $district }
choice-buy = { $card }, pour { $reckoner }

## Ce qui s’est passé

event-dealt = { $reckoner } rejoint l’équipe.
event-laid = { $district } fait partie de l’anneau.
event-arrived = { $epic } apparaît : { $district }.
event-displayed = { $card } est à l’étalage.
event-entered = { $reckoner } entre en jeu : { $district }.
event-round-began = Le tour { $number } commence.
event-step-began = { $stage }.
event-rolled = { $reckoner } obtient { $symbols }.
event-die-set-aside = { $reckoner } joue sans un dé { $colour }.
event-die-swapped = { $reckoner } échange un dé { $gave } contre un dé { $took }.
event-die-gained = { $reckoner } gagne un dé { $colour }.
event-die-lost = { $reckoner } perd un dé { $colour }.
event-aimed = Le jeton Sniper marque { $district }.
event-began = { $reckoner } utilise { $symbols }.
event-researched = { $district } : recherche sur { $target }, reste { $left }.
event-weakened = { $district } : faiblesse trouvée, { $target }.
event-contained = { $district } : contenu, { $bracket } est à { $left }.
event-attacked = { $district } : attaque contre { $target }, reste { $left } de santé.
event-defeated = { $epic } est hors de combat : { $district }.
event-dispersed = { $district } : une Sûreté de moins.
event-shield-broken = { $district } : un { $shield } de moins.
event-earned = L’équipe gagne { $money } $ et a { $held } $.
event-planned = { $reckoner } prend un jeton Planification.
event-protected = { $district } : quartier protégé, niveau { $level }.
event-moved = { $reckoner } se déplace : { $district }.
event-barricade-cleared = { $district } : une barricade de moins.
event-token-erased = { $district } : un jeton Dupliquer de moins.
event-activated = { $reckoner } utilise { $card }.
event-token-used = { $reckoner } utilise un jeton Planification.
event-help-used = { $reckoner } utilise { $card }.
event-help-received = { $reckoner } reçoit { $card }.
event-track-moved = { $district } : la piste est à { $left }.
event-die-recovered = { $reckoner } récupère un dé dépensé.
event-die-turned = { $reckoner } tourne un dé sur { $symbol }.
event-charged = Jetons Démolition sur la carte : { $tokens }.
event-great-epic-moved = Le Grand Épique se trouve là : { $district }.
event-piece-carried = { $piece } : de { $district } vers { $to }.
event-bought = { $reckoner } reçoit { $card }.
event-sold = { $card } est vendue pour { $money } $.
event-was-stolen = { $reckoner } se fait voler { $card } : { $district }.
event-came-back = { $reckoner } retrouve { $card }.
event-switched-off = { $card } ne fonctionne pas pour { $reckoner }.
event-thwarted = { $reckoner } perd un jeton Planification.
event-pillaged = Pillage : il reste { $held } $ à l’équipe.
event-base-discovered = Le marqueur de la base descend à la case { $space }.
event-base-hidden = Le marqueur de la base monte à la case { $space }.
event-base-found = La base est découverte.
event-population-fell = Population −{ $loss } : reste { $left }.
event-population-rose = Population +{ $gain } : { $left }.
event-epic-acted = { $epic } agit : { $district }.
event-act-performed = { $district } : { $action }.
event-bracket-moved = { $district } : le crochet est à { $bracket }.
event-track-strengthened = Grand Épique, { $track } : le crochet est à { $bracket }.
event-ability-rolled = Le dé de Capacité Épique donne : { $action }.
event-power-rolled = Dés de Limelight : jaune { $yellow }, noir { $black }, rouge { $red }, bleu { $blue }.
event-assaulted = Assaut contre { $reckoner } : { $assault }.
event-assaults-ended = Les effets d’assaut du tour précédent prennent fin.
event-city-moved = Ildithia dépasse { $district }.
event-won = Le Grand Épique est vaincu. La ville est libre.
event-lost = Il n’y a plus de population. La ville est tombée.

## Pourquoi non

why-no-such-symbol = Ce que vous avez en main ne montre pas ce symbole.
why-out-of-reach = Les symboles agissent dans votre quartier, sauf si une carte dit autre chose.
why-die-begun = Un dé sert symbole par symbole ou en entier, pas les deux.
why-not-your-district = Les barricades se retirent dans votre propre quartier.
why-no-plan-token = La réserve n’a plus de jeton Planification.
why-only-as-printed = Ces symboles ne servent que tels qu’imprimés.
why-submarine-stays = L’action de Submarine ne peut pas devenir un déplacement.
why-held-by-attract = L’Épique vous retient : Attirer est à gauche de son crochet.
why-barricades = Des barricades vous retiennent : { $count }.
why-moves-cost-two = Vos déplacements coûtent deux dés.
why-too-far = Vous ne pouvez pas aller là.
why-great-epic-elsewhere = Le Grand Épique n’est pas là.
why-great-epic-not-weakened = Le Grand Épique n’est pas encore affaibli : reste { $left } de recherche.
why-no-epic = Il n’y a pas d’Épique dans ce quartier.
why-health-infinite = Sa santé est infinie tant que sa faiblesse n’est pas trouvée.
why-weakness-known = Sa faiblesse est déjà trouvée.
why-blue-shield = Un bouclier bleu empêche ici tout crochet de reculer.
why-bracket-at-start = Le crochet ne peut pas reculer davantage.
why-red-shield = Un bouclier rouge protège la Sûreté de ce quartier.
why-card-must-be-given = Un Redresseur sans carte ne peut pas être désigné.
why-shield-without-figure = Un bouclier se retire là où se trouve un Redresseur.
why-no-enforcement = Il n’y a pas de Sûreté ici.
why-no-target = Il n’y a rien ici à quoi l’appliquer.
why-answer-first = Il faut d’abord répondre à cette question.
why-you-are-done = Vous avez dit être prêt. Revenez d’abord là-dessus.
why-enter-first = Chaque Redresseur entre d’abord dans un quartier.
why-rolling-is-over = Les lancers sont finis : les dés s’utilisent maintenant.
why-take-in-hand = Prenez d’abord en main un dé, un jeton ou une carte.
why-use-up-first = Utilisez d’abord ce que vous avez en main.
why-not-begun = Ce que vous avez en main n’est pas entamé.
why-nothing-laid-aside = Vous n’avez rien mis de côté.
why-no-such-district = Ce quartier n’est pas dans l’anneau de la ville.
why-reckoner-not-in-play = Ce Redresseur n’est pas en jeu.
why-not-oneself = Cela sert à un autre Redresseur, jamais à celui qui l’utilise.
why-not-in-district = Ce Redresseur n’est pas dans le quartier en question.
why-no-such-die = Ce dé n’existe pas parmi ceux du Redresseur.
why-die-aside = Ce dé est hors jeu pour cette phase.
why-die-not-spent = Ce dé n’est pas encore dépensé.
why-special-die = Seuls les dés de base peuvent être tournés.
why-no-basic-die = Vous n’avez plus de dé de base non dépensé.
why-like-another-die = Un autre dé, identique tant qu’il n’est pas lancé, est proposé à sa place.
why-one-die-less = Un dé doit rester hors jeu.
why-colour-missing = La réserve n’a plus de dé de cette couleur.
why-same-colour = Le dé a déjà cette couleur.
why-swapped-already = Ce dé vient d’être échangé.
why-swap-another = C’est un autre dé qui s’échange, pas celui qui vient d’arriver.
why-only-the-swapped = Seul le dé échangé auparavant peut l’être à nouveau.
why-card-used = Cette carte a déjà servi ce tour-ci.
why-card-off = Un assaut a mis cette carte hors service.
why-card-came-back = Cette carte est revenue et fonctionne à partir de la prochaine phase des Redresseurs.
why-card-stolen = Cette carte est volée.
why-card-of-nobody = Cette carte n’est à personne.
why-card-permanent = Cette carte agit d’elle-même et ne se dépense jamais.
why-card-wants-die = Cette carte se paie : prenez en main de quoi la payer.
why-card-not-paid = Cette carte ne se paie pas avec un dé.
why-card-costs-one = Cette carte se paie en une fois, pas en deux parts.
why-card-costs-two = Cette carte coûte deux dés : payez l’un de ses deux symboles.
why-card-needs-other = La carte ne demande pas ce symbole.
why-no-second-source = Rien d’autre chez vous ne montre l’autre symbole de la carte.
why-payer-shows-other = Il ne montre pas le symbole demandé.
why-card-no-die = Cette carte ne compte pas comme un dé.
why-paid-already = Cette carte est déjà le premier des deux dés.
why-ability-off = Un assaut vous prive de votre capacité.
why-nobody-to-serve = Elle ne peut servir à personne d’autre maintenant.
why-nobody-to-send = Personne ne peut être envoyé, aucune barricade retirée.
why-no-die-shows-it = Aucun de vos dés non dépensés ne montre ce symbole.
why-same-reckoner = Le second dé est au même Redresseur.
why-no-symbol-left = Il ne reste aucun symbole en main.
why-same-symbol = Un symbole devient un autre, pas lui-même.
why-nothing-to-change = Vous choisissez déjà un symbole parmi plusieurs : rien n’est à changer.
why-demolition-full = Les { $held } jetons Démolition sont sur la carte.
why-demolition-held = Jetons Démolition sur la carte : { $held }.
why-help-not-held = Cette carte Dawnslight n’est pas devant vous.
why-help-heals = Cette carte Dawnslight n’a pas de symbole : elle concerne la population.
why-help-not-drawn = Cette carte Dawnslight n’a pas été piochée.
why-help-earned-by-another = Personne n’est dans le quartier : la carte va à qui l’a gagnée.
why-attract-holds = Un Épique retient ce Redresseur : Attirer est à gauche de son crochet.
why-barricades-hold = Des barricades retiennent ce Redresseur : { $count }.
why-already-there = Le Redresseur est déjà là.
why-barricades-there = Il y a des barricades dans ce quartier.
why-moved-already = Cette carte paie le premier déplacement du tour.
why-no-barricade = Il n’y a pas de barricade dans ce quartier.
why-no-barricade-anywhere = Il n’y a pas de barricade dans la ville.
why-no-duplicate = Il n’y a pas de jeton Dupliquer dans ce quartier.
why-tokens-elsewhere = Les jetons Dupliquer se retirent dans votre propre quartier.
why-no-shield = Il n’y a pas de tel bouclier dans ce quartier.
why-no-track = Les quartiers n’ont une piste de recherche qu’à Babilar.
why-track-done = La piste de ce quartier est à 0.
why-tracks-instead = À Babilar, la recherche sur le Grand Épique se fait sur les pistes des quartiers.
why-no-attack-on-track = Une piste ne s’attaque pas.
why-great-epic-weakened = Le Grand Épique est déjà affaibli.
why-great-epic-there = Le Grand Épique y est déjà.
why-not-ildithia = Seuls les quartiers d’Ildithia se protègent.
why-protected = Le marqueur de ce quartier est à son point le plus bas.
why-any-symbol-protects = Tous les symboles protègent de même : un autre est proposé à sa place.
why-no-bonus = La carte de ce quartier ne demande aucun symbole.
why-bonus-used = Le bonus de ce quartier a déjà servi ce tour-ci.
why-bonus-elsewhere = Un bonus sert aux Redresseurs de son propre quartier.
why-bonus-wants-other = La carte de ce quartier demande un autre symbole.
why-no-sniper = Vous n’avez pas le jeton Sniper.
why-aimed-at-start = Le jeton Sniper se place au début de l’étape.
why-aimed-already = Le jeton Sniper est déjà placé.
why-too-few-pieces = Trop peu de pièces peuvent y être amenées.
why-no-city-piece = Ce n’est pas une pièce de quartier.
why-piece-stays = Les pièces viennent d’autres quartiers.
why-no-such-piece = Il n’y a pas de telle pièce dans ce quartier.
why-carry-on = Pièces encore à emporter : { $left }.
why-not-in-reward = Il n’en reste pas dans la récompense.
why-reward-is-taken = Toutes les parts d’une récompense se prennent.
why-reward-in-order = Les parts d’une récompense se prennent dans l’ordre imprimé.
why-say-where = Dites à quoi cela s’applique.
why-track-of-the-fallen = Cette recherche va au quartier de l’Épique vaincu.
why-not-set-off = Cela n’est pas déclenché, ou déjà résolu.
why-nothing-to-do-there = Il n’y a plus rien à faire dans ce quartier maintenant.
why-neighbours-only = Seuls les quartiers voisins où se trouve un Épique sont dupliqués.
why-hit-already = Ce Redresseur a déjà été touché.
why-not-the-next = Dans le sens horaire, un Redresseur d’un autre quartier vient d’abord.
why-last-die = Le dernier dé de ce Redresseur ne peut pas lui être pris.
why-no-shield-jacket = Seule une Veste-bouclier en service permet de payer à la place.
why-fixed-price = Le prix est de { $price } $.
why-holds-no-token = Ce Redresseur n’a pas de jeton Planification.
why-name-his-card = Ce Redresseur possède des cartes : nommez celle qui est prise.
why-consumed-by-buyer = Un consommable est résolu par celui qui l’achète.
why-buyers-keep = Celui qui achète une carte la garde.

## À savoir

fact-shows = { $symbols }
fact-price = Coûte { $price } $, reste { $left } $
fact-health-left = Santé restante : { $left }
fact-population-lost = Population −{ $loss }
fact-research-left = Recherche restante : { $left }
fact-symbols-lost = { $count ->
    [one] Coûte le symbole entier
   *[other] Coûte les { $count } symboles
}

## Étapes du tour

stage-prologue = Prologue
stage-roll = Lancer les dés
stage-use = Utiliser les dés
stage-collect = Prendre les récompenses
stage-buy = Acheter de l’équipement
stage-activate-city = Activer Ildithia
stage-add-epics = Ajouter des Épiques
stage-newcago-cards = Cartes Newcago
stage-activate-epics = Activer les Épiques
stage-activate-great-epic = Activer le Grand Épique
row-a = A
row-b = B
row-c = C
row-d = D

## Lancer les dés

ask-rerolls = Quels dés relancez-vous ? Les autres sont gardés.
field-dice = Dés à relancer
why-dice-once-each = Nommez chaque dé une fois, dans leur ordre.
why-die-kept = Ce dé est gardé.
why-keep-one = Vous devez garder au moins un des dés que vous venez de lancer.
why-roll-first = Les dés s’utilisent quand tout le monde a lancé.
why-not-offered = Ce n’est pas possible maintenant.

## Entrer, utiliser, acheter

ask-enter-city = Où placez-vous votre figurine ?
ask-use = Tous jouent ensemble : qu’utilisez-vous ?
ask-aiming = Sniper : quel quartier visez-vous ?
ask-riding = Où la carte vous mène-t-elle ?
ask-buy-equipment = Qu’achète l’équipe, et pour qui ?
why-buy-later = L’équipement s’achète après les dés.
why-dice-are-over = Dés et cartes s’utilisent avant les achats.
why-die-spent = Ce dé est dépensé.
why-no-sale = On ne vend des cartes que pour payer Piller.
why-no-token = Vous n’avez pas de jeton Planification.
why-not-on-display = Cette carte n’est pas à l’étalage.
why-not-your-card = Cette carte n’est pas à vous.
why-token-pending = Un jeton Planification gagné dans cette étape se dépense à partir de la suivante.
why-too-dear = Elle coûte { $price } $, l’équipe a { $money } $.

## Réglages incompatibles

why-ring-of-one = Une ville a au moins { $fewest } quartiers.
why-too-few-reckoners = Il faut au moins { $fewest } Redresseurs en jeu.
why-too-many-reckoners = Il y a plus de Redresseurs que de places.
why-somebody-without-reckoner = Chaque personne doit avoir un Redresseur.
why-reckoner-twice = Le même Redresseur ne peut pas être joué deux fois.
why-module-missing = Il faut pour cela un module de Steelslayer qui n’est pas activé.
why-cards-of-newcago = Les cartes Newcago ne servent qu’à Newcago.
why-relaxed-and-intense = La variante détendue et le jeton de difficulté s’excluent.
why-campaign-over = La campagne est finie.
why-no-campaign = Un chapitre, des défaites et une population sauvée appartiennent à une campagne.
why-other-chapter = Ce chapitre de la campagne se joue contre { $great } à { $city }.
why-campaign-unsound = Ce qui est reporté ne correspond pas à l’avancée de la campagne.
why-not-keepable = Seules des cartes possédées peuvent être gardées, et pas plus que convenu.
why-card-twice = La même carte ne peut pas être gardée deux fois.

## Comment cela finit

end-great-epic-defeated = Le Grand Épique est vaincu ; population sauvée : { $population }.
end-population-gone = Il n’y a plus de population : la ville est tombée.

## La prévision : ce que prendraient les Épiques s’ils agissaient maintenant

fact-forecast-population = Population : { $span } de moins
fact-forecast-enforcement = Sûreté en ville : { $span } de plus
fact-forecast-barricades = Barricades en ville : { $span } de plus
fact-forecast-base = Base découverte : { $span ->
    [1] 1 cran
   *[other] { $span } crans
}
fact-forecast-dice = Dés perdus : { $span }
fact-forecast-plans = Jetons Planification perdus : { $span }
fact-forecast-money = Argent perdu : { $span } $
fact-forecast-worst = { $epic } ({ $district }) à lui seul : { $loss }
fact-forecast-danger = La ville risque de tomber pendant la phase des Épiques.
fact-forecast-fall = La ville tombe pendant la phase des Épiques.

## Conseils : les objectifs sur lesquels l’équipe peut se renseigner

hint-defeat = Vaincre { $epic } ({ $district })
hint-weaken = Trouver la faiblesse de { $epic } ({ $district })
hint-expose = Rendre { $great } vulnérable
hint-win = Vaincre { $great }

## Leçons

lesson-dice = Dés et relances
lesson-dice-goal = Lancer jusqu’à trois fois et garder l’utile : quatre symboles de recherche.
lesson-deeds = Chercher, attaquer, contenir
lesson-deeds-goal = Trouver la faiblesse d’un Épique, le vaincre, puis retenir son voisin.
lesson-epics = La phase des Épiques
lesson-epics-goal = Lire les prévisions, et ne pas perdre plus de quatre habitants.
lesson-strike = Acheter, planifier, frapper
lesson-strike-goal = Acheter la bonne carte et vaincre le Grand Épique dès ce tour.
lesson-round = Un premier tour
lesson-round-goal = Un tour entier, dans une ville telle que les cartes la donnent, le guide à vos côtés.
setting-districts = Quartiers, sinon un de plus que de Redresseurs
variant-small = Petite : deux Redresseurs dans deux quartiers
setting-lesson = Leçon
setting-lesson-none = aucune
setting-lesson-dice = { lesson-dice }
setting-lesson-deeds = { lesson-deeds }
setting-lesson-epics = { lesson-epics }
setting-lesson-strike = { lesson-strike }
setting-lesson-round = { lesson-round }
end-lesson-met = Le but de la leçon est atteint.
end-lesson-missed = Le but de la leçon est manqué, cette fois.
ask-reading = Regardez la ville, puis continuez.
choice-go-on = Continuer

## Comment la partie s’est jouée

score-unit = habitants
share-began = Habitants au début
share-lost-epics = Tués par les Épiques
share-lost-great-epic = Tués par le Grand Épique
share-lost-otherwise = Perdus autrement
share-saved = Sauvés
figure-dice-used = Dés et jetons utilisés
figure-researched = Recherches
figure-contained = Confinements
figure-attacked = Attaques
figure-dispersed = Sûreté retirée
figure-defeated = Épiques vaincus
figure-bought = Cartes achetées
fortune = Symboles obtenus, comparés à ce que les mêmes dés montrent en moyenne : seuls les dés colorés portent un symbole en double.

## Actes : plusieurs lignes du journal, dites en une

deed-team = L’équipe : { $reckoners }.
deed-ring = L’anneau : { $districts }.
deed-display = À l’étalage : { $cards }.
deed-rolled = { $reckoner } obtient { $what }.
deed-part-symbol =
    { $symbol }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }
deed-began = { $reckoner } utilise { $what }.
deed-laid = { $reckoner } pose { $what } sur { $card }.
deed-use-move = { $deed } pour se déplacer : { $district }.
deed-use = { $deed } – { $what }.
deed-use-at = { $deed }, { $district } : { $what }.
deed-several = { $what }.
deed-epic = { $epic } agit, { $district } : { $what }.
deed-great-epic = Le Grand Épique agit : { $what }.
deed-city = { $district } : { $what }.
deed-row-epic = { $epic }
deed-part-researched = { $target }, recherche restante : { $left }
deed-part-weakened = faiblesse trouvée, { $target }
deed-part-contained = { $bracket } revient à { $left }
deed-part-attacked = { $target }, santé restante : { $left }
deed-part-defeated = { $epic } est hors de combat
deed-part-dispersed = une Sûreté de moins
deed-part-shield-broken = un { $shield } de moins
deed-part-barricade-cleared = une barricade de moins
deed-part-earned = l’équipe a { $held } $
deed-part-planned = un jeton Planification de plus
deed-part-moved = déplacement : { $district }
deed-part-population = population −{ $loss }
deed-part-action =
    { $action }{ $times ->
        [1] {""}
       *[other] {" "}×{ $times }
    }
deed-part-repeated = { $deed } ×{ $times }
