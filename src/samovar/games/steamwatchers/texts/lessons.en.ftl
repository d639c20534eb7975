## What the coach of a lesson says: read only where somebody learns.

coach-wait-setup = Somebody else is setting up. Look at the map meanwhile: columns of steam are GEO, and GEO wins.
coach-wait-plans = Your Orders lie face down. Nobody sees them until all are placed; until then you may still change them.
coach-wait = The others are playing. Watch which Orders they use up: what has moved cannot move again this turn.
coach-won = You have won, and you know the game now. The next one has clan abilities and Archon cards.
coach-lost = This one is lost, but you know the game now. Farms never cool down: build more of them next time.
coach-clan-choice = Choose a clan. Its abilities decide how you win; each card in the list says how it likes to play.
coach-clan-choice-lesson = Welcome. After four turns the clan with most GEO wins: one for each floor of steam and each farm in your zones. Choose the clan whose colours you like; clan abilities are off in this first game.
coach-title-choice = A title gives one ability a turn, and the order of play. A Watcher makes a new column of steam rise: a good first title.
coach-deployment-choice = Pick where you start: three zones. Close to columns that nobody holds yet is best, since you will walk there.
coach-stations = Spread your soldiers over the three zones, at most five in each: press a zone, or use the buttons. A zone is yours as long as one of them stands there.
coach-column-place = Your own column of steam: one GEO, your score, for each floor that is left when a turn ends. Put it where your soldiers are many.
coach-farm-places = Columns cool down, farms do not: each is a GEO in every turn. Put them behind your soldiers.
coach-turret-choice = A turret makes its zone stronger in defence. Put it where a neighbour could come from.
coach-accomplice = The Accomplice is a contract for ever: from coasts of that sea you sail. Choose the sea that touches most of your zones.
coach-scouting = One unit may go ahead before the first turn. A free column next door is worth it.
coach-outrider = A soldier outside your deployment claims ground early. Take him.
coach-meetings = Your secret rendezvous counts at the end if you hold it. Choose one close to your zones.
coach-watcher = You are a Watcher: one card of your hand makes its column rise. { $card } is yours, so its floors are GEO for you when the turn ends.
coach-watcher-near = You are a Watcher: one card of your hand makes its column rise. { $card } is next to you and nobody’s: you can walk there this turn.
coach-watcher-far = You are a Watcher, but no card of your hand is near your zones. Play { $card }: it helps the others least.
coach-legate-token = Legate: this turn one sea is open to you as if you had a contract. Take the one that touches most of your coasts.
coach-archon = Archon: the card that you play rules for all until another covers it. Read who gains by it, and choose what helps you most.
coach-primus-token = Primus: close the title that you want for yourself next turn. Nobody else can reserve it before you pass.
coach-naming = Your card needs a name. Choose what helps you, or hurts whoever is ahead on the GEO track.
coach-deed-place = Choose where the card strikes: your own zone if it gives, a rival’s if it takes.
coach-raze-choice = One structure goes. A turret matters less than a farm.
coach-shift-choice = A soldier may step next door, without an Order. An empty zone with floors is worth it.
coach-offer = The card offers a bargain. Fuel comes back in the Great White: take it if you can spare the barrels.
coach-alternative = Two good things, one choice. Soldiers help now, GEO helps at the end.
coach-auction = A secret auction: only the highest bidder pays, and a bid of nothing wins nothing. Bid what the prize is worth to you, not more.
coach-ballot = A secret vote on who keeps the Reliquary. Vote for yourself unless you owe somebody.
coach-casting-vote = The vote is tied and you decide. Decide for yourself, or against the leader.
coach-alms-choice = Last on the GEO track, first to be helped. Without a way over the sea take the contract, otherwise the barrel.
coach-planning-1 = Now everybody plans in secret: one Order on each of your zones; press a zone to change its Order. Move where a free column is next door, Defence where you have something to lose, a Decoy to bluff.
coach-planning-2 = Turn 2: elite soldiers are back. They count 2 in a fight, and a Mobilisation can bring one. Plan as before: go and take floors, defend your farms.
coach-planning-3 = Turn 3: the seas open. From a coast of a sea with your contract, a Move reaches every plain on its shores. A Defence in a zone can also negotiate for more contracts.
coach-planning-4 = Last turn, and Forced March is yours: for a token, a Move crosses one plain and reaches the next. Count the floors that will be left after the decline, and take those.
coach-planning = One Order on each of your zones, in secret. Move towards free floors, Defence beside a rival, a Decoy where nothing is at stake.
coach-planning-hint =
    { $moves-count ->
        [0] No zone needs to move
       *[other] Move from { $moves }
    }; { $defences-count ->
        [0] no zone needs a Defence
       *[other] Defence in { $defences }
    }; Decoys for the rest.
coach-settled-geo = Turn { $turn } is settled. The Great White counted { $geo } GEO for you; after it you hold { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
} and { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
}. Every column had lost a floor before.
coach-settled-supply = These GEO feed { $supply } units; { $units } of yours are on the map now. In the next Great White whoever is beyond what your GEO feed goes home.
coach-settled-fuel = Your stock is filled again: { $clean } clean and { $contraband } contraband barrels. Incubation is back at 0; { $quarantines ->
    [0] no place of your board is under quarantine
    [one] 1 place of your board stays under quarantine
   *[other] { $quarantines } places of your board stay under quarantine
}.
coach-settled-exile =
    { $count ->
        [0] Nobody of yours is in Death & Exile. Every pair there would cost you a GEO at the end: mind contraband and tall columns.
        [one] 1 soldier of yours is in Death & Exile, for the whole game. A second one would cost you a GEO at the end.
       *[other] { $count } soldiers of yours are in Death & Exile, for the whole game: { $geo } GEO less at the end, one for each pair.
    }
coach-caravan-planning = Plan as usual, and if you like give the caravan board an Order of its own: a Move drives the caravan, a Defence works with its kits.
coach-play-move = All Orders lie open now, and you take turns to activate one. Begin with the Move in { $zone }: it can take something before others do.
coach-play-defence = Activate the Defence in { $zone }: you can recruit there. Its protection is used up, so do it when nobody near can still attack.
coach-play-negotiate = Activate the Defence in { $zone }: a haven of yours lets you negotiate a contract for a sea that is not open to you yet. The order’s protection is used up by that.
coach-play-kits = Activate the Defence in { $zone }, where your caravan is: obtain kits there while points last.
coach-play-turret = Activate the Defence in { $zone }: nobody can attack there now, so turn it into a turret. That costs nothing and protects for the rest of the game.
coach-play-pass-last = Nothing more to gain: pass. No turn follows, so that the title no longer matters.
coach-play-pass = Nothing more to gain here: pass. You choose your title for next turn, and whoever passes first has the widest choice. Defence Orders keep protecting.
coach-play-caravan = Activate the caravan board: its Order moves the caravan, or sets its kits to work.
coach-meeting-recruits = Recruits for your rendezvous. Put them where they guard most.
coach-manoeuvre-walk = From { $zone } on foot: click where to go. A group walks one zone; several groups may leave, each to its own place, and enemies there mean combat.
coach-manoeuvre-sail = From { $zone } over the ice: your contract opens the whole sea, and any plain on its shores is one step away.
coach-manoeuvre-march = Forced March from { $zone }: for a token and a slot of your board the group crosses a plain without enemies and goes on to the next.
coach-manoeuvre-beacon = Leave a beacon: it keeps a zone yours after the last soldier has left, until somebody walks in.
coach-manoeuvre-finish = Nobody else needs to leave { $zone }. Say that this is all; if you have met enemies, combat begins now.
coach-caravan-manoeuvre = Only the caravan moves now. Drive it where its kits or its passengers are needed; its wagons are strength, too.
coach-grouping = How many go? To an empty zone one or two are enough; to a fight send all whom you can spare. One must stay if the zone behind is to remain yours.
coach-trap = The beacon was trapped. Give up a basic soldier rather than an elite one.
coach-defence-action-mobilise = Defence in { $zone }: mobilise. Two basic soldiers, or one elite once you have them, in this zone or beside it. Stay within your Supply.
coach-defence-action-negotiate = Defence in { $zone }: negotiate. Each haven that you hold brings a contract, and each contract opens a sea.
coach-defence-action-turret = Defence in { $zone }: build a turret for nothing. It stays, and it defends whoever holds the zone.
coach-defence-action-kits = Defence with the caravan in { $zone }: obtain kits while points last, then let them work. Each place of the caravan board holds one.
coach-defence-action-bide = Nothing useful to do in { $zone }: wait.
coach-slot-choice = A special action occupies a slot until the turn ends. Use the free slot first; the others cost a barrel.
coach-slot-choice-alike = No slot costs anything for this token today. Take one that else costs a barrel, and keep the free slot.
coach-payment = Pay with clean barrels while you have them. Each contraband barrel raises incubation by one, and that ends in quarantine.
coach-enlistment = Where do the recruits stand? An elite soldier counts 2 and eats like one. Choose the zone that has most to lose.
coach-billet = A new soldier: put him where one more makes a difference.
coach-first-elite = Turn 2 begins with a gift: one elite soldier for each clan, as strong as two basic ones, and fed like one. Put yours where you will fight.
coach-first-contract = Turn 3 begins with a contract for each clan. Lay yours on the sea that touches most of your coasts: from there you sail this turn.
coach-sea-choice = A contract opens a sea, and adjacent seas of yours join into one. Choose the sea with most of your coasts.
coach-relocation = All contracts are out; one may change its sea. Only do it if your coasts have changed.
coach-recall-choice = One contract comes back. Keep those at your own coasts.
coach-sacrifice = Two structures are all that a zone holds. Give up the one that earns no GEO.
coach-next-combat-over = The fight is over. A beacon would keep a zone yours when your soldiers leave it; { $beacons ->
    [0] yours are all in use
    [one] one of yours is left
   *[other] { $beacons } of yours are left
}. Otherwise that is all.
coach-next-combat = Several combats wait, and you choose their order. Begin with the one that you are surest of.
coach-reinforcement = Zones next door with an Order of yours may support: their soldiers count but do not move. The Order is used up, so call them only if it matters.
coach-bid-attack = Attack { $attack } against defence { $defence }, and a tie is yours. Both bid barrels in secret, and both pay. How many is this zone worth to you? The panel says what is certain.
coach-bid-attack-hint = { $barrels } would be sensible.
coach-bid-defence = Defence { $defence } against attack { $attack }, and a tie goes to the attacker. Both bid barrels in secret, and both pay. What is the zone worth to you? Nothing is fine if it is not worth it.
coach-bid-defence-hint = { $barrels } would be sensible.
coach-bid-mix = Your bid is paid now. Clean barrels first: contraband raises incubation.
coach-foresight = The Reliquary lets you see the other wheel for one square of incubation. Worth it when much is at stake.
coach-casualties = The loser chooses his losses. Keep the elite.
coach-captivity = Keep a captive: it counts at the end.
coach-flight = The survivors flee to one of your zones. Choose one with room, where they are useful.
coach-scorched-flight = You move the Scorched who are left. Send them where they stand in your rival’s way, not in yours.
coach-overflow = No room for all. Let basic soldiers go back to the reserve.
coach-spoils = The zone is yours with all that stands in it. Farms are GEO: keep them, unless you cannot hold the zone.
coach-convert = A convert joins you. Put him where you need one more.
coach-isolation = Incubation brings a Quarantine token: one place of your board is lost. An empty stock place costs you least today.
coach-cleansing = One Quarantine token leaves. Free what you use most: a slot, or a place for clean fuel.
coach-banishment = Death & Exile: a soldier is gone for the whole game, and two of them cost a GEO. Take a basic soldier from a full zone.
coach-lazaret-offer = Two barrels buy off a Quarantine token. Worth it early in the game.
coach-decline-order = Steam Decline: every column loses a floor. The order matters only when a farm could follow; any will do.
coach-farming = The last floor is gone, and the warm ground can bear a farm. That is a GEO for the rest of the game: build it.
coach-disbanding = More soldiers than your GEO can feed. Send home a basic soldier from a zone that keeps others.
coach-contract-upkeep = Each contract costs a barrel a turn. Keep those that you will sail by.
coach-caravan-place = The caravan needs no supply and adds strength. Let it stand with your largest group.
coach-embarking = Passengers travel with the caravan and need no supply. Take what you will need at the other end.
coach-landing = Set down whoever should hold this ground; the rest travels on.
coach-clearing = The zone is full. Give up the structure that earns no GEO.
coach-caravan-casualties = A caravan that loses gives up a wagon at least. Spare the elite.
coach-condemnation = A destroyed wagon covers a kit place. Cover an empty one, or your weakest kit.
coach-caravan-flight = The caravan flees with the survivors. Choose the zone where it is safe next turn.
coach-caravan-overflow = Not all fit in. Let basic soldiers stay out.
coach-shopping = Points buy kits, or turn one to its better side. Two kits that work every turn beat one that shines once.
coach-kit-gift = A kit for nothing. Take the one that you will use each turn.
coach-upgrade-gift = Turn one kit to its better side: the one that you use most.
coach-exploit-next = Your kits work one after the other, in the order that you like.
coach-declaration = Your kit can keep this card off, with its good and its bad. Keep it off if it hurts you.
coach-second-archon = A second Archon card may rule beside the first. Play one that helps you.
coach-lent-support = Your caravan can lend its strength from next door. It costs nothing: help, unless you want the zone yourself later.
coach-cradle-gift = The Cradle pays its holder. Soldiers if you have room to feed them, otherwise the turret.
