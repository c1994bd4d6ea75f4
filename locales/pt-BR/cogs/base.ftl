cannot-show = Não posso mostrar { $thing ->
        [tournament] um torneio
       *[table] uma mesa
    } neste canal. Está faltando: { $missing }.
    Peça à administração, ou use outro canal.
not-shown = Não consegui mostrar { $thing ->
        [tournament] o torneio
       *[table] a mesa
    } neste canal ({ $why }). { $otherwise }
not-reached = Não consegui falar com o Discord para mostrar { $thing ->
        [tournament] o torneio
       *[table] a mesa
    }. { $otherwise }
restarting = Estou reiniciando. Nada se perde. Tente de novo em um minuto.
too-late = Isso chegou tarde demais e não valeu. Faça de novo, por favor.
does-not-fit = “{ $value }” não serve aí. Escolha uma opção da lista.
unseen = Isso está em um canal que você não vê. Use `/eights show what:Mesas` para achar uma mesa em que possa entrar.
unknown-button = Não conheço esse botão. Use `/eights show` para ver a mesa de novo.

no-table = Não há mesa neste canal. Abra uma com `/eights open`.
several = Há várias mesas neste canal: { $tables }. Escolha a sua com `table:`.
same-name = Várias mesas deste canal têm esse nome: { $tables }. Escolha a sua com `table:`.
unknown = Essa mesa não existe neste canal. Escolha uma da lista.
