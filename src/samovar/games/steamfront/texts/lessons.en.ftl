## What the coach of a lesson says: read only where somebody learns.

coach-done = That was the lesson’s goal. You know enough for the next one.
coach-missed = The goal slipped away this time; the dice do that. Begin the lesson again whenever you like.
coach-watch = Now the other side. Watch what it does: soon it is your turn again.
coach-free = There is nothing new to learn in this choice. If in doubt, take the one I show.
coach-hold = You stand well here. Stay.
coach-moves-choose = The sides take turns, one figure at a time, and each figure acts once a turn. Begin with your Duellist, behind the wall.
coach-moves-walk = It may walk six inches. Nobody crosses a wall, so the way bends round its end, and the bend counts. Go where I point, or anywhere inside the dashed line.
coach-moves-overload = After moving, a figure takes one action. Nobody is near enough to fight, so overload the boiler: one pressure now is a stronger order later.
coach-moves-next = The conscript has had its turn, so you go on. Activate your Guard: the enemy stands within its five inches.
coach-moves-charge = A movement that ends with the bases touching is a charge, and a charge gives one attack die more. Where must he go to have it?
coach-moves-charge-hint = Up to the conscript, until the bases touch.
coach-moves-strike = Bases touch, so you can strike. Five dice of your sword, one for the charge: look at the odds, then strike.
coach-sets-archer = Begin with your Archer. The halberdier is within eight inches, where its bow is at its best.
coach-sets-stay = Stay where you are: an Archer that has not moved aims better, and may throw one die again.
coach-sets-shoot = Shoot. You will throw five dice. Equal faces make a set: a pair is one success, a triple two. Lone dice are worth nothing.
coach-sets-reroll = Look at the sets. A die without a twin is worth nothing, so throwing it again can only help. Take the one I show.
coach-sets-next = Now your Protector, who stands against the conscript already.
coach-sets-return = Step up to the conscript again: contact first, then blows.
coach-sets-strike = Six dice: only one throw in sixty-five shows six different faces. With as many successes as the defender, or more, you inflict the damage of your mace. Which action is that?
coach-sets-strike-hint = The conscript stands in contact: strike him.
coach-orders-officer = Seven figures bring three order tokens. Your Champion is the officer, and adds his kind of order to that of the faction. Activate him.
coach-orders-charge = Close in on the halberdier again.
coach-orders-strike = Strike the halberdier. Before the dice fall you may improve the attack by an order.
coach-orders-mastery = One token improves this attack, and pressure improves it more. Compare the odds of every row: which one is worth a token and one pressure here?
coach-orders-mastery-hint = Mastery with one pressure: one die more, and one die thrown again.
coach-orders-reroll = Here is the die that Mastery lets you throw again: choose one without a twin.
coach-orders-guard = You are attacked! An order can defend too: Resistance takes one off the damage, for one token and no pressure.
coach-orders-runner = The objective on the right is more than one move away. Activate the Guard with a pressure on its boiler.
coach-orders-run = First its ordinary move, as far towards the objective as five inches go.
coach-orders-rest = Now the neutral action. By itself it does nothing, but it opens the Universal orders.
coach-orders-again = One token and one pressure: the Guard moves once more.
coach-orders-arrive = Run on to the objective.
coach-scenery-choose = The machine in the middle is a generator. Whoever touches it may prime it. Activate your Guard.
coach-scenery-touch = Go up to it until the base touches. The barricade behind it will cover you from the fusilier’s shots.
coach-scenery-prime = Prime the generator: a scenery action. Your flag stays on it when you leave, and you gain a pressure.
coach-scenery-archer = Now the Archer. The building hides the conscript: walls and steam stop sight, barricades only cover, craters slow feet.
coach-scenery-see = The wall hides your target. Find a place within reach from where a line runs free past its corner; the board shows what you would see from there.
coach-scenery-see-hint = Step out to the left of the wall.
coach-scenery-shoot = The conscript is in sight and in range. Shoot.
coach-objectives-choose = Objectives win games: at the end of each turn, whoever has more figures on one scores a point. Activate the guard on the left.
coach-objectives-step = Step on to the objective; it is enough that the base touches it.
coach-objectives-ready = Nobody to fight here. Overload: the pressure will be welcome when somebody comes to take this place.
coach-objectives-second = Now the guard on the right, for the objective on that side.
coach-objectives-archer = A conscript holds the middle. An enemy eliminated is a point too. Activate your Archer.
coach-objectives-shoot = Two objectives are yours. An eliminated enemy is a point, too: what can your Archer do about it? When everybody has acted, the turn ends and points are counted.
coach-objectives-shoot-hint = Shoot the conscript over the barricade.
coach-settled-dice = { $attacker } threw { $dice ->
        [one] one die
       *[other] { $dice } dice
    } and made { $hits ->
        [0] no success
        [one] one success
       *[other] { $hits } successes
    }; { $target } threw { $against } against it and made { $guards ->
        [0] none
       *[other] { $guards }
    }.
coach-settled-hit = { $more ->
        [0] As many successes as the defender are enough: the damage of the weapon, and nothing on top.
        [one] One success beyond the defender’s adds one to the damage of the weapon.
       *[other] { $more } successes beyond the defender’s add { $more } to the damage of the weapon.
    }
coach-settled-miss = { $hits ->
        [0] Without a success an attack does nothing, whatever the defender threw.
       *[other] With fewer successes than the defender an attack does nothing.
    }
coach-settled-life = { $life ->
        [0] { $target } is eliminated: a point for the other side at the end of this turn.
        [one] { $target } has one life left. Whoever has lost half of his life throws one die less.
       *[other] { $target } has { $life } life left. Whoever has lost half of his life throws one die less.
    }
coach-settled-points = Turn { $turn } was counted: { $held ->
        [0] you hold no objective,
        [one] you hold one objective,
       *[other] you hold { $held } objectives,
    } and it stands { $mine } to { $theirs }. Objectives are counted anew at the end of every turn.
coach-settled-turn = Turn { $turn }: everybody may act again, and you have { $orders ->
        [0] no order tokens
        [one] one order token
       *[other] { $orders } order tokens
    }. Unused ones of last turn are gone; pressure stays.
