chapter = Rozdajcie i mnie
off = Nie daję ci znać, gdy otwiera się stolik.
on-ping = Gdy otworzy się stolik, pinguję cię na jego kanale. Gra: { $games }.
on-message = Gdy otworzy się stolik, wysyłam ci prywatną wiadomość. Gra: { $games }.
any-game = dowolna
hours = Tylko od { $first } do { $last } ({ $zone }).
rest = Najwyżej raz na { $time }.
rest-hours = { $count ->
    [one] godzinę
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
rest-days = { $count ->
    [7] tydzień
    [one] dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
closed = Nie mogę pisać do ciebie prywatnie, więc od teraz pinguję cię na kanale.
no-pings = Na tym serwerze pingi są wyłączone, więc wybierz prywatną wiadomość, żeby wiedzieć o stolikach.

ask-way = Daj mi znać, gdy otworzy się stolik
    .help = Daję znać tylko na tym serwerze i nigdy o twoim własnym stoliku.
ask-off = Nie dawaj mi znać
ask-ping = Pinguj mnie na jego kanale
ask-message = Wyślij mi prywatną wiadomość
ask-games = Gry
    .help = Zostaw puste, jeśli każda pasuje.
ask-games-typed =
    .help = Ich nazwy po przecinku. Zostaw puste, jeśli każda pasuje.
ask-more-games = Więcej gier
ask-hours = W tych godzinach
    .help = Według twojego zegara, np. 18-23. Zostaw puste, jeśli pora jest obojętna.
ask-rest = Najwyżej raz na
