game-kettle = Bouilloire
