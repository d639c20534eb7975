## Rejoindre une partie

tables-open = Tables ouvertes
tables-open-none = Aucune table n’attend de joueurs.
join-lead = On vous a donné six lettres ou un lien. Aucun compte n’est nécessaire.
join-code = Code ou lien
join-go = Rejoindre
