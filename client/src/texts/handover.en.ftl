## The screen is handed over

handover = Pass the screen to { $name }
handover-secret = Secret
handover-more = { $name } plays { $seat }. Nothing of the game is shown until then.
handover-take = I am { $name }, show my side
handover-protect = Protect with a code
handover-code = Your four digits
handover-code-new = Choose four digits
handover-code-wrong = These are not your digits.
