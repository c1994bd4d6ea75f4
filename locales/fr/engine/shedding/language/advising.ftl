# Why a choice is a good one, in one sentence to the player who asked for a hint.

goes-out = { $off ->
    [0] { $count ->
        [1] C’est ta dernière carte.
       *[other] Ce sont tes dernières cartes.
    }
   *[other] Tu finis, et ça enlève { $off } à ton total.
}
stops = Il ne reste { $left ->
    [1] qu’une carte
   *[other] que { $left } cartes
} à { $name }, et ce coup lui fait piocher des cartes ou sauter son tour.
lacks = { $name } a pioché { $times ->
    [1] une fois
    [2] deux fois
   *[other] { $times } fois
} quand il fallait jouer { $suit }, et n’en a sans doute pas.
bluff = D’après les mains possibles, { $name } bluffe { $tenths } fois sur 10.
holds = Tu as { $count ->
        [1] une autre carte
       *[other] { $count } autres cartes
    } à { $suit }.
hurts = Ce coup fait piocher { $name }, ou lui fait sauter son tour.
only = C’est la seule carte que tu peux jouer.
several = Ce coup te débarrasse de { $count } cartes d’un coup.
opens = Après, tu peux enchaîner avec { $cards }.
keeps = Avec ce coup, tu gardes { $card } pour plus tard.
sheds = Ce coup te débarrasse de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gives-points = Ça refile { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
draws = Mieux vaut garder { $cards } pour plus tard.
call = Si tu oublies l’annonce, { $count ->
        [0] ça ne coûte rien
        [1] tu pioches une carte
       *[other] tu pioches { $count } cartes
    }.
call-opens = Sans l’annonce, tu ne peux pas finir à ton prochain tour.
catch = { $name } a oublié l’annonce, et pioche { $count ->
        [0] zéro carte
        [1] une carte
       *[other] { $count } cartes
    } si tu fais vite.
