## Mes parties

mine-lead = Celles qui vous attendent viennent d’abord.
mine-running = En cours
mine-none = Vous ne jouez aucune partie.
mine-lobby = En attente de joueurs
mine-lobby-none = Aucune de vos tables n’attend de joueurs.
record-open = Ouvrir un relevé
record-opening = Lecture du relevé
record-open-more = Un fichier téléchargé ici ou d’un autre Samovar, pour le revoir et reprendre la partie à tout moment.
mine-over = Rediffusions
mine-over-none = Les parties terminées seront gardées ici.
mine-lessons = Leçons
mine-lessons-none = Les leçons commencées seront rangées ici.
