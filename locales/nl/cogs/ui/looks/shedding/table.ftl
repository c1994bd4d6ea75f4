# De tafel van de aflegspellen.

top = Bovenop: **{ $card }**
top-suit = Bovenop: **{ $card }** – { suit-word } is nu **{ $suit } { $sign }**
top-rank = Bovenop: **{ $card }** – speel **{ $ranks }**
top-open = Bovenop: **{ $card }** – speel **welke kaart je wilt**
top-none = { $suit ->
    [none] Nog geen kaart gespeeld – speel **welke kaart je wilt**
   *[other] Nog geen kaart gespeeld
}
begins-with = Ieders eerste kaart: **{ $suit } { $sign }**
and-earlier = { $top } · eerder: { $cards }
    .heard = { $top }. Daaronder: { $cards }
draw-pile = Pakstapel: { $count }
draw-pile-and-way = Pakstapel: { $count } · { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
    .heard = Pakstapel: { $count }. Er wordt { $way ->
        [clockwise] met de klok mee
       *[counterclockwise] tegen de klok in
    } gespeeld.
draw-penalty = **Te pakken: { $count }**
turns-to-miss = **Over te slaan: { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}**
players-to-skip = **Over te slaan: { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}**
misses = slaat { $count ->
    [one] een beurt
   *[other] { $count } beurten
} over
picking = kiest een kleur
picking-direction = kiest de richting
giving = { $begun ->
    [yes] moet { $to } ook een kaart geven
   *[no] mag { $to } een kaart geven
}
doubting = { $cards ->
    [joker] de joker
   *[other] { $cards }
} van { $player } laten liggen, of uitdagen?
deciding = heeft gepakt en denkt na
again = mag nog een keer
skipped = speelt een antwoord of wordt overgeslagen
holding = { cards }
out = uit
out-in-place = { $place ->
    [1] als eerste uit
    [2] als tweede uit
    [3] als derde uit
   *[other] als nummer { $place } uit
}
out-of-match = ligt eruit
went-out = is uit
went-out-points = is uit: { $points }
left-with = zit nog met { $cards }
left-with-exactly = zit nog met { $cards }: precies { points }, dus terug naar 0
left-with-points = zit nog met { $cards }: { $points }
score = { points }
rounds-won = { $count ->
    [0] geen ronde gewonnen
   *[other] { rounds } gewonnen
}
left-with-cards = zit nog met { cards }
score-down = nog { $count } te gaan
score-down-wild = nog { $count } te gaan · { $ranks }: keuzekaart
uncalled = zei geen “{ $word }”
announced = zei “{ $word }”
barred = kan niet uit, zei geen “{ $word }”
call-button = { $word }!
catch-button = Betrapt!
shouting = { $catch ->
    [yes] Roepen en betrappen doe je met de knoppen **{ $word }!** en **Betrapt!** Op het verkeerde moment drukken kost niets.
   *[no] Roepen doe je met de knop **{ $word }!** Op het verkeerde moment drukken kost niets.
}
final-score = { points } · { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
} gewonnen

# De stapel.

pile-suit = De { suit-word } is nu { $suit }.
pile-rank = Gevraagd: { $ranks }{ $count ->
    [one] .
   *[other] .
}
pile-open = Elke kaart mag.
pile-draw = { cards } in de pakstapel.
