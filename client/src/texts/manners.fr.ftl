report = Signaler { $name }
report-lead = Qui tient ce serveur lira vos mots et les dernières lignes dites à cette table. { $name } n’en saura rien.
report-words = Ce qui s’est passé
report-send = Envoyer
report-sent = Votre signalement est en route vers qui tient ce serveur.
muted-people = Personnes que vous ne lisez plus
muted-lead = Leurs mots ne vous sont montrés à aucune table, et leurs invitations ne vous parviennent pas.
muted-hear = Lire à nouveau
