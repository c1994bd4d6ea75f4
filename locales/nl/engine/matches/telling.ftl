# Wat er in elk soort spel gebeurt.

drew-for-deal = { $draws }. Wie de laagste heeft, deelt.
    .alone = { $draws }. Wie de laagste heeft, deelt.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name } krijgt { points }
points-lost = { $name } { $points }
    .heard = { $name } verliest { points }
no-points = Niemand krijgt punten.
round-won = { $names } { $winners ->
    [one] wint
   *[other] winnen
} de ronde.
    .you = Je wint de ronde.
round-drawn = Niemand wint de ronde.
too-long = De ronde duurt te lang en stopt hier.
match-ended = { $names } { $winners ->
    [one] wint
   *[other] winnen
} de partij{ $counted ->
    [nothing] { "" }
    [rounds] { "" } met { $count ->
        [one] 1 gewonnen ronde
       *[other] { $count } gewonnen rondes
    }
   *[points] { "" } met { points }
}!
    .you = Je wint de partij{ $counted ->
        [nothing] { "" }
        [rounds] { "" } met { $count ->
            [one] 1 gewonnen ronde
           *[other] { $count } gewonnen rondes
        }
       *[points] { "" } met { points }
    }!
paid = { $payer } betaalt { $receiver } { units } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.

# In een lijst van wat er gebeurde.

you = jij
you-first = Jij
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
