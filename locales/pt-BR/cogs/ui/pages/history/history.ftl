title = ### Partidas · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = este servidor
whose-channel = este canal
whose-member = { $name }
whose-member-channel = { $name } neste canal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partida { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } venceu com { $total }
       *[no] { $name } { $total }
    }
abandoned = não terminada
empty = Nenhuma partida aqui ainda. As partidas aparecem quando acabam.
empty-page = Não há mais partidas.
newer = Mais novas
older = Mais antigas
pick = Rever uma partida
option = #{ $match } · { $game }
    .heard = Partida { $match }, { $game }
unknown = Esta lista não está mais disponível. Abra de novo com `/eights history`.
no-match = Não há partida chamada “{ $typed }” aqui. Escolha uma da lista, ou escreva o número dela.
