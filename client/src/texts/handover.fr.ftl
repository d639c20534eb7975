## L’écran change de mains

handover = Passez l’écran à { $name }
handover-secret = Secret
handover-more = { $name } joue { $seat }. Rien de la partie n’est affiché d’ici là.
handover-take = Je suis { $name }, montrer mon jeu
handover-protect = Protéger par un code
handover-code = Vos quatre chiffres
handover-code-new = Choisissez quatre chiffres
handover-code-wrong = Ce ne sont pas vos chiffres.
