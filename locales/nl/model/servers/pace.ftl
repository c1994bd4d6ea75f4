# Het tempo van een tafel: hoe lang je hebt voor een beurt.

pace-30s = Live · 30 seconden
pace-1m = Live · 1 minuut
pace-2m = Live · 2 minuten
pace-5m = Rustig · 5 minuten
pace-1h = Rustig · 1 uur
pace-1d = Langzaam · 1 dag
pace-3d = Langzaam · 3 dagen
pace-7d = Langzaam · 7 dagen
pace-none = Geen tijdslimiet
pace-unknown = Standaard

pace-usual = Standaard · { $time }

lasting-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
lasting-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
lasting-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
lasting-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
