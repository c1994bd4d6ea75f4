ask = Zamknąć { $table }?
    .match = To kończy mecz, a wynik się nie liczy.
close = Zamknij
closed = { $table } jest zamknięty.

# What stays of a match that was closed before its end.
closed-by = **{ $name } zamyka stolik { $dealt ->
    [no] po rundzie
   *[yes] w rundzie
} { $round }.** Mecz nikomu się nie liczy.
closed-itself = **Stolik zamknął się { $dealt ->
    [no] po rundzie
   *[yes] w rundzie
} { $round }, bo { $why ->
    [retired] jednej z jego zasad już nie ma
   *[left] nikt nie został
}.** Mecz nikomu się nie liczy.
standing = Klasyfikacja ({ rounds })
place = **{ $place }** · **{ $name }** · { $score }
no-round = Żadna runda nie dobiegła końca. Przy stoliku: { $names }.
rematch = Rewanż jest tutaj: [otwórz]({ $link })
