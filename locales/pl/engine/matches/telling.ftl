drew-for-deal = { $draws }. Rozdaje najniższa karta.
    .alone = { $draws }. Rozdaje najniższa karta.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name } dostaje { points }
points-lost = { $name } { $points }
    .heard = { $name } traci { points }
no-points = Nikt nie dostaje punktów.
round-won = { $names } { $winners ->
    [1] wygrywa
   *[other] wygrywają
} rundę.
    .you = Wygrywasz rundę.
round-drawn = Nikt nie wygrywa rundy.
too-long = Runda trwa już tak długo, że tu się kończy.
match-ended = { $names } { $winners ->
    [1] wygrywa
   *[other] wygrywają
} mecz{ $counted ->
    [nothing] { "" }
    [rounds] { "" } (wygrane: { rounds })
   *[points] { "" } – { points }
}!
    .you = Wygrywasz mecz{ $counted ->
        [nothing] { "" }
        [rounds] { "" } (wygrane: { rounds })
       *[points] { "" } – { points }
    }!
paid = { $receiver } dostaje { units } za { $points } pkt. Płaci { $payer }.

# In a list of what happened.

you = ty
you-first = Ty
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
