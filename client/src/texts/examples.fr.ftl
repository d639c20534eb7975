## Les exemples du livret de règles

example-play = Jouer cette position
example-drawing = La position se dessine…
example-failed = La position ne peut pas être montrée pour l’instant.
example-picture = La position sur le plateau
