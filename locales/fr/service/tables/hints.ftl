# Hints: why there is none.

not-your-turn = Ce n’est pas à toi. Demande conseil à ton tour.
no-round = Aucune manche en cours. Demande conseil à ton tour.
no-choice = Rien à choisir : ta main montre la seule chose possible.
one-at-a-time = Tu attends déjà un conseil. Redemande quand tu l’auras.
no-answer = L’expert ne peut pas répondre. Appuie de nouveau sur **Conseil** dans un instant, ou joue.
