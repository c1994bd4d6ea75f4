title = ### Partien · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = dieser Server
whose-channel = dieser Kanal
whose-member = { $name }
whose-member-channel = { $name } in diesem Kanal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partie { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } gewinnt, { $total }
       *[no] { $name } { $total }
    }
abandoned = nicht zu Ende gespielt
empty = Hier gibt es noch keine Partien. Eine Partie steht hier, sobald sie vorbei ist.
empty-page = Mehr Partien gibt es nicht.
newer = Neuere
older = Ältere
pick = Eine Partie noch mal ansehen
option = #{ $match } · { $game }
    .heard = Partie { $match }, { $game }
unknown = Diese Liste gibt es nicht mehr. Öffne sie neu mit `/eights history`.
no-match = Eine Partie „{ $typed }“ gibt es hier nicht. Wähl eine aus der Liste, oder tipp ihre Nummer.
