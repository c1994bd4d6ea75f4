pace-30s = Na żywo · 30 sekund
pace-1m = Na żywo · 1 minuta
pace-2m = Na żywo · 2 minuty
pace-5m = Na luzie · 5 minut
pace-1h = Na luzie · 1 godzina
pace-1d = Powoli · 1 dzień
pace-3d = Powoli · 3 dni
pace-7d = Powoli · 7 dni
pace-none = Bez limitu czasu
pace-unknown = Jak zwykle

# $time is a time in words, such as 5 minutes.
pace-usual = Jak zwykle · { $time }

lasting-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
lasting-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
lasting-minutes = { $count ->
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
lasting-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
