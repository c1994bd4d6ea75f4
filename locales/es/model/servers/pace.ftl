pace-30s = En vivo · 30 segundos
pace-1m = En vivo · 1 minuto
pace-2m = En vivo · 2 minutos
pace-5m = Con calma · 5 minutos
pace-1h = Con calma · 1 hora
pace-1d = Lento · 1 día
pace-3d = Lento · 3 días
pace-7d = Lento · 7 días
pace-none = Sin límite de tiempo
pace-unknown = Lo habitual

pace-usual = Lo habitual · { $time }

lasting-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
lasting-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
lasting-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
lasting-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
