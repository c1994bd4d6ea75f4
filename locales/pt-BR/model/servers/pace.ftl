pace-30s = Ao vivo · 30 segundos
pace-1m = Ao vivo · 1 minuto
pace-2m = Ao vivo · 2 minutos
pace-5m = Com calma · 5 minutos
pace-1h = Com calma · 1 hora
pace-1d = Sem pressa · 1 dia
pace-3d = Sem pressa · 3 dias
pace-7d = Sem pressa · 7 dias
pace-none = Sem limite de tempo
pace-unknown = Padrão

pace-usual = Padrão · { $time }

lasting-days = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}
lasting-hours = { $count ->
    [1] 1 hora
   *[other] { $count } horas
}
lasting-minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
}
lasting-seconds = { $count ->
    [1] 1 segundo
   *[other] { $count } segundos
}
