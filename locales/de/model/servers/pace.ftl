pace-30s = Live · 30 Sekunden
pace-1m = Live · 1 Minute
pace-2m = Live · 2 Minuten
pace-5m = Gemütlich · 5 Minuten
pace-1h = Gemütlich · 1 Stunde
pace-1d = Langsam · 1 Tag
pace-3d = Langsam · 3 Tage
pace-7d = Langsam · 7 Tage
pace-none = Ohne Zeitlimit
pace-unknown = Standard

pace-usual = Standard · { $time }

lasting-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
lasting-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
lasting-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
lasting-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
