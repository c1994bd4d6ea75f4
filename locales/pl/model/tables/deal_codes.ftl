no-code = To nie jest kod rozdania. Wygląda tak: D12-K7QM2X. Znajdziesz go po meczu pod **Uczciwe rozdanie**.
unknown = Nie znam rozdania { $code }. Sprawdź kod i wpisz go jeszcze raz.
elsewhere = Rozdanie { $code } jest z innego serwera. Zagraj je tam albo użyj kodu z tego serwera.
playing = Mecz { $match } wciąż trwa. Poczekaj, aż się skończy, i zagraj jego kartami.
unfinished = Mecz { $match } zamknięto przed końcem, więc jego karty zostają zakryte. Użyj kodu ukończonego meczu.
not-kept = Nie mogę rozdać meczu { $match } jeszcze raz, bo nie mam już jego kart. Użyj kodu nowszego meczu.
other-game = To rozdanie jest do gry { $game }. Pomiń `game:` albo użyj kodu innego meczu.
other-rules = To rozdanie ma zasady meczu { $match }. Pomiń `game:`, żeby nimi zagrać.
other-seats = To rozdanie jest na { $count ->
    [one] { $count } osobę
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}. Pomiń `seats:` albo użyj kodu innego meczu.
fixed = Ten stolik gra kartami z meczu { $match }, więc gra, zasady i miejsca zostają te same. Do zmian otwórz inny stolik.
