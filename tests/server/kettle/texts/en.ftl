game-kettle = Kettle

lesson-first-fire = First fire
lesson-first-fire-goal = Burn half of your coal, then go for a walk.
coach-burn = Burn { $pieces } pieces of coal: enough to win, and you keep the rest.
coach-walk = Well done. Now walk wherever you like.

why-not-that-much-coal = There are only { $coal } pieces of coal.
