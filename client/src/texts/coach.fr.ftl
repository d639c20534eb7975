## Le guide d’une leçon

coach-fold = Cacher les conseils
coach-unfold = Montrer les conseils
coach-step = { $step } sur { $of }
coach-hint = Un indice
coach-go-on = Continuer
coach-again = Recommencer
coach-show = Montrez-moi
coach-rule = La règle
coach-done = Objectif atteint
coach-next = Leçon suivante : { $lesson }
