## Regarder

tables-running = En cours
tables-running-none = Aucune partie publique en cours.
tables-over = Parties terminées
tables-over-none = Aucune partie publique n’est terminée.
watch-lead = Les parties publiques comme un spectateur les voit : ni mains, ni secrets.
