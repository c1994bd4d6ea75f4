# What happens in every kind of game. A form in `.you` is for the player who did it.

drew-for-deal = { $draws }. Celui qui a la carte la plus basse distribue.
    .alone = { $draws }. Celui qui a la carte la plus basse distribue.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name } marque { points }
points-lost = { $name } { $points }
    .heard = { $name } perd { points }
no-points = Personne ne marque de points.
round-won = { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} la manche.
    .you = Tu gagnes la manche.
round-drawn = Personne ne gagne la manche.
too-long = La manche dure depuis trop longtemps, donc elle s’arrête ici.
match-ended = { $names } { $winners ->
    [1] gagne
   *[other] gagnent
} la partie{ $counted ->
    [nothing] { "" }
    [rounds] { "" } avec { rounds } en poche
   *[points] { "" } avec { points }
} !
    .you = Tu gagnes la partie{ $counted ->
        [nothing] { "" }
        [rounds] { "" } avec { rounds } en poche
       *[points] { "" } avec { points }
    } !
paid = { $payer } paie { units } à { $receiver } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# In a list of what happened.

you = toi
you-first = Toi
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
