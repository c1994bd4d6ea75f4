# Hints: why there is none.

not-your-turn = Ce n’est pas à toi. Demande conseil à ton tour.
no-round = Il n’y a pas de manche en cours. Demande conseil à ton tour.
no-choice = Tu n’as qu’un seul coup possible. Il est dans ta main.
one-at-a-time = Ton dernier conseil est encore en route. Redemande quand tu l’auras.
no-answer = L’expert ne peut pas répondre pour l’instant. Appuie de nouveau sur **Conseil** dans un instant, ou joue.
