# The paces of a table: how long a person has for a turn.

pace-30s = En direct · 30 secondes
pace-1m = En direct · 1 minute
pace-2m = En direct · 2 minutes
pace-5m = Tranquille · 5 minutes
pace-1h = Tranquille · 1 heure
pace-1d = Lent · 1 jour
pace-3d = Lent · 3 jours
pace-7d = Lent · 7 jours
pace-none = Sans limite de temps
pace-unknown = Par défaut

# $time is a time in words, such as 5 minutes.
pace-usual = Par défaut · { $time }

lasting-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
lasting-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
lasting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lasting-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
