chronicle-coming = La partie est parcourue…
chronicle-busy = Le serveur a trop à faire pour parcourir cette partie maintenant.
chronicle-again = Réessayer
chronicle-shares = D’où viennent les { $unit }
chronicle-sum = Ensemble
chronicle-course = { $unit }, tour par tour
chronicle-turning = Les tournants
chronicle-turn = tour { $turn }
chronicle-figures = Ce qui a été fait
chronicle-luck = Chance
course-drawn = { $unit } de chacun à la fin de chaque tour ; les nombres sont dans le tableau ci-dessous
course-table = En tableau
course-see = Voir la fin du tour { $turn }
luck-thrown = obtenu
luck-average = en moyenne
luck-mean = { NUMBER($value, maximumFractionDigits: 1) }
luck-good = de la chance
luck-bad = malchance
luck-usual = comme d’habitude
rematch-swap = Échanger les camps
rematch-shift = Changer de places
result-next = Scénario suivant : { $name }
record-lead = Ce que vous avez joué ici jusqu’à la fin, leçons non comprises.
record-none = Rien encore : les parties finies sont comptées ici.
record-more = Seules les { $count } dernières parties sont comptées.
record-export = Exporter (JSON)
record-coming = Décompte…
record-total = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
record-best = Meilleur résultat : { $merit }
record-by-occasion = Par scénario
record-by-role = Par ce que vous avez joué
record-by-level = Par adversaires
record-people = Des personnes
record-solo = Personne d’autre
record-col-played = jouées
record-col-won = gagnées
record-col-best = record
record-latest = Dernières parties
record-won = gagnée
record-lost = non gagnée
