manager = Só quem tem a permissão Gerenciar servidor pode mudar estas configurações. Peça a uma dessas pessoas.
unknown = Essa opção não está mais disponível. Abra `/eights settings` de novo.
half-quiet = As horas de silêncio precisam de começo e fim. Escolha os dois, ou nenhum.
always-quiet = As horas de silêncio não podem começar e acabar na mesma hora. Escolha duas diferentes, ou nenhuma.

wrong-channel = Mesas não são permitidas neste canal. Vá para { $channels }.
no-channel = Mesas não são permitidas neste canal, e os canais escolhidos para elas foram apagados. Peça a alguém com a permissão Gerenciar servidor que escolha outros em `/eights settings`.
wrong-role-table = Aqui, só quem tem { $roles } abre mesas. Entre em uma com `/eights show what:Mesas`.
wrong-role-tournament = Aqui, só quem tem { $roles } abre torneios. Peça a alguém com esse cargo.
no-role = Os cargos que podiam abrir isto foram apagados. Peça a alguém com a permissão Gerenciar servidor que escolha outros em `/eights settings`.
channel-full = Este canal está cheio: { $count ->
    [1] 1 mesa está aberta, e esse é o máximo permitido
   *[other] { $count } mesas estão abertas, e esse é o máximo permitido
}. Entre em uma com `/eights show what:Mesas`, ou tente outro canal.
tables-of-member = { $count ->
    [1] Você já tem uma mesa aberta aqui, e esse é o máximo permitido
   *[other] Você já tem { $count } mesas abertas aqui, e esse é o máximo permitido
}. Feche uma com `/eights table action:Fechar`.
house-rules-full = Este servidor já salvou { $count ->
    [1] 1 conjunto de regras da casa, o máximo permitido
   *[other] { $count } conjuntos de regras da casa, o máximo permitido
}. Antes, apague um com `/houserules saved action:Apagar`.
house-rules-of-member = { $count ->
    [1] Você já salvou um conjunto de regras da casa aqui, o máximo permitido
   *[other] Você já salvou { $count } conjuntos de regras da casa aqui, o máximo permitido
}. Antes, apague um com `/houserules saved action:Apagar`.
pace = Não conheço esse ritmo. Escolha um da lista.
pace-begun = O ritmo não muda depois que as cartas são dadas. Mude antes da próxima partida.
pace-tournament = O torneio define o ritmo das suas mesas.

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
