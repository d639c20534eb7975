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
ask-giving-in = Un Épique vole : quelle carte prend-il ?
ask-second-die = Se déplacer coûte deux dés : quel est le second ?
ask-victim = Quel Redresseur est touché ?
ask-ordering = Que résout-on d’abord ?
ask-bonus = Bonus de Newcago : qui en profite ?
ask-claiming = Le butin : qu’en fait l’équipe ?
ask-spending = En main : { $symbols }. Pour quoi faire ?
ask-changing = Utility Tool : quel symbole devient quoi ?
ask-fetching = Rtich : quel dé prenez-vous dans la réserve ?
ask-swapping = Quel dé échangez-vous avec la réserve ?
ask-setting-aside = Quel dé reste hors jeu pour cette phase ?

## Choix

choice-ready = J’ai fini
choice-wait = Finalement, je n’ai pas fini
choice-enter = Entrer : { $district }
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
why-card-not-ready = Cette carte a déjà servi, ou ne peut pas servir maintenant.
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
why-no-enforcement = Il n’y a pas de Sûreté ici.
why-no-target = Il n’y a rien ici à quoi l’appliquer.

## À savoir

fact-shows = { $symbols }
fact-health-left = Santé restante : { $left }
fact-research-left = Recherche restante : { $left }
fact-symbols-lost = { $count ->
    [one] Coûte le symbole entier
   *[other] Coûte les { $count } symboles
}

## Étapes du tour

stage-prologue = Prologue
stage-roll = Lancer les dés
stage-use = Utiliser les dés
stage-collect = Prendre le butin
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

why-too-few-reckoners = Il faut au moins { $fewest } Redresseurs en jeu.
why-too-many-reckoners = Il y a plus de Redresseurs que de places.
why-somebody-without-reckoner = Chaque personne doit avoir un Redresseur.
why-reckoner-twice = Le même Redresseur ne peut pas être joué deux fois.
why-module-missing = Il faut pour cela un module de Steelslayer qui n’est pas activé.
why-cards-of-newcago = Les cartes Newcago ne servent qu’à Newcago.
why-relaxed-and-intense = La variante détendue et le jeton de difficulté s’excluent.
why-campaign-over = La campagne est finie
why-no-campaign = Un chapitre, des défaites et une population sauvée appartiennent à une campagne.
why-other-chapter = Ce chapitre de la campagne se joue contre { $great } à { $city }.
why-campaign-unsound = Ce qui est reporté ne correspond pas à l’avancée de la campagne.
why-not-keepable = Seules des cartes possédées peuvent être gardées, et pas plus que convenu
why-card-twice = La même carte ne peut pas être gardée deux fois.

## Comment cela finit

end-great-epic-defeated = Le Grand Épique est vaincu ; population sauvée : { $population }.
end-population-gone = Il n’y a plus de population : la ville est tombée.

## La prévision : ce que prendraient les Épiques s’ils agissaient maintenant

fact-forecast-population = Population −{ $span }
fact-forecast-enforcement = Sûreté en ville : { $span } de plus
fact-forecast-barricades = Barricades en ville : { $span } de plus
fact-forecast-base = Base découverte : { $span ->
    [1] 1 cran
   *[other] { $span } crans
}
fact-forecast-dice = Dés perdus : { $span }
fact-forecast-plans = Jetons Plan perdus : { $span }
fact-forecast-money = Argent perdu : { $span } $
fact-forecast-worst = { $epic } ({ $district }) à lui seul : { $loss }
fact-forecast-danger = La ville risque de tomber pendant la phase des Épiques.
fact-forecast-fall = La ville tombe pendant la phase des Épiques.

## Conseils : les objectifs sur lesquels l’équipe peut se renseigner

hint-defeat = Vaincre { $epic } ({ $district })
hint-weaken = Trouver la faiblesse de { $epic } ({ $district })
hint-expose = Rendre { $great } vulnérable
hint-win = Vaincre { $great }
