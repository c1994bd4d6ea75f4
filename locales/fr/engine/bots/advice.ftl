# Ce qu’on dit d’un coup quand aucun fait ne décide à lui seul.

ahead = Dans les manches que j’ai essayées, ça en gagne { $count } de plus sur 100 que le deuxième meilleur coup.
close = Ça se joue à peu : rien d’autre n’est nettement meilleur.
best = Aucun autre coup ne vaut mieux en ce moment.
