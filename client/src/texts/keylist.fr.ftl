## Ses propres touches

keys-more = Chiffres et lettres choisissent l’option qui les montre. Les flèches vont d’une option à l’autre et, sur un plateau, au lieu voisin.
keys-single = Les lettres seules sont des raccourcis
keys-usual = Revenir aux touches habituelles
key-change = Changer
key-change-deed = Changer la touche pour : { $deed }
key-press = Pressez une touche
key-taken = Déjà prise pour : { $deed }
