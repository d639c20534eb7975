game-kettle = Kettle
