ask = Zamknąć { $table }?
    .match = Mecz kończy się tutaj. Nikomu się nie liczy.
    .consent = Mecz kończy się tutaj. Nikomu się nie liczy. To nie twój stolik, więc muszą się zgodzić wszyscy obecni.
close = Zamknij
close-asking = Zapytaj resztę
closed = { $table } jest zamknięty.
asked = Czekamy na odpowiedź: { $names }. Stolik zamknie się, gdy zgodzą się wszyscy obecni.
agreed = Zgadzasz się zamknąć stolik. Czekamy na odpowiedź: { $names }.
refused = Chcesz grać dalej, więc stolik zostaje otwarty.

# In the message of the table, while the others are asked.
vote = **{ $host } chce zamknąć ten stolik.** Mecz skończyłby się tutaj i nikomu się nie liczył. Czekamy na odpowiedź: { $names }.
agree = Zamknij
play-on = Gramy dalej

# What stays of a match that was closed before its end.
closed-by = **{ $name } zamyka stolik { $dealt ->
    [no] po rundzie
   *[yes] w rundzie
} { $round }.** Mecz nikomu się nie liczy.
closed-itself = **Stolik zamknął się { $dealt ->
    [no] po rundzie
   *[yes] w rundzie
} { $round }, bo nikt nie został.** Mecz nikomu się nie liczy.
standing = Klasyfikacja ({ rounds })
place = **{ $place }** · **{ $name }** · { $score }
no-round = Żadna runda nie dobiegła końca. Przy stoliku: { $names }.
rematch = Rewanż jest tutaj: [otwórz]({ $link })
