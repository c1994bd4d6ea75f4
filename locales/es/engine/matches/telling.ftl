drew-for-deal = { $draws }. Reparte quien sacó la más baja.
    .alone = { $draws }. Reparte quien sacó la más baja.
drew-one-for-deal = { $name } { $card }
points-taken = { $name } { $points }
    .heard = { $name }: { points } a favor
points-lost = { $name } { $points }
    .heard = { $name }: { points } en contra
no-points = No puntúa nadie.
round-won = { $names } { $winners ->
    [one] gana
   *[other] ganan
} la ronda.
    .you = Ganas la ronda.
round-drawn = Nadie gana la ronda.
too-long = La ronda se ha alargado demasiado, así que acaba aquí.
match-ended = ¡{ $names } { $winners ->
    [one] gana
   *[other] ganan
} la partida{ $counted ->
    [nothing] { "" }
    [rounds] { "" } con { rounds }
   *[points] { "" } con { points }
}!
    .you = ¡Ganas la partida{ $counted ->
        [nothing] { "" }
        [rounds] { "" } con { rounds }
       *[points] { "" } con { points }
    }!
paid = { $payer } paga { units } a { $receiver } por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

you = tú
you-first = Tú
came-of-it = { $done } → { $after }
and-then = { $done } · { $next }
    .heard = { $done } { $next }
