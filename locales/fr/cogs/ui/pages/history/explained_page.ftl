button = Pourquoi ça ?
title = ### Pourquoi ça ? · { $title }, manche { $round }
reason = **{ $did }**
    « { $why } »
told = -# Voilà ce que les experts se sont dit, avec ce qu’ils voyaient à ce moment-là. Seuls les choix qui comptaient sont ici.
nothing = { $count ->
    [one] L’expert n’avait pas de vrai choix : un seul coup allait, ou les autres se valaient.
   *[other] Les experts n’avaient pas de vrai choix : un seul coup allait, ou les autres se valaient.
}
back = Retour à ma main
