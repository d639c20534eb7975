game-kettle = Bouilloire

lesson-first-fire = Premier feu
lesson-first-fire-goal = Brûlez la moitié de votre charbon, puis allez vous promener.
coach-burn = Brûlez { $pieces } morceaux de charbon : assez pour gagner, et vous gardez le reste.
coach-walk = Bien joué. Promenez-vous où vous voulez.

why-not-that-much-coal = Il n’y a que { $coal } morceaux de charbon.
