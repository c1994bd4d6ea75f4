button = Pourquoi ça ?
title = ### Pourquoi ça ? · { $title }, manche { $round }
told = -# Ce qu’un conseil aurait dit aux experts avant les coups qui comptaient, avec ce qu’ils voyaient à ce moment-là.
reason = **{ $did }**
    « { $why } »
nothing = { $count ->
    [1] L’expert n’avait pas de vrai choix : un seul coup allait, ou les autres se valaient.
   *[other] Les experts n’avaient pas de vrai choix : un seul coup allait, ou les autres se valaient.
}
back = Retour à ma main
