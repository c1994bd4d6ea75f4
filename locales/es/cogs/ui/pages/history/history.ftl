title = ### Partidas · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = este servidor
whose-channel = este canal
whose-member = { $name }
whose-member-channel = { $name } en este canal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partida { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } ganó con { $total }
       *[no] { $name } { $total }
    }
abandoned = sin acabar
empty = Aquí aún no hay partidas. Aparecen cuando se acaban.
empty-page = No hay más partidas.
newer = Más nuevas
older = Más antiguas
pick = Repasar una partida
option = #{ $match } · { $game }
    .heard = Partida { $match }, { $game }
unknown = Esta lista ya no está. Ábrela otra vez con `/eights history`.
no-match = Aquí no hay ninguna partida llamada “{ $typed }”. Elige una de la lista, o escribe su número.
