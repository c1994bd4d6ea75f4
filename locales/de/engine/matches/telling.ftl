drew-for-deal = { $draws }. Die niedrigste Karte gibt.
    .alone = { $draws }. Die niedrigste Karte gibt.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name } bekommt { points }
points-lost = { $name } { $points }
    .heard = { $name } verliert { points }
no-points = Niemand bekommt Punkte.
round-won = { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} die Runde.
    .you = Du gewinnst die Runde.
round-drawn = Niemand gewinnt die Runde.
too-long = Die Runde dauert schon viel zu lange, darum endet sie hier.
match-ended = { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} die Partie{ $counted ->
    [nothing] { "" }
    [rounds] { "" } (gewonnen: { rounds })
   *[points] { "" } ({ points })
}!
    .you = Du gewinnst die Partie{ $counted ->
        [nothing] { "" }
        [rounds] { "" } (gewonnen: { rounds })
       *[points] { "" } ({ points })
    }!
paid = { $payer } zahlt { units } an { $receiver } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}).

# In einer Liste dessen, was passiert ist.

you = du
you-first = Du
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
