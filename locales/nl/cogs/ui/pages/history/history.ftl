# De partijen van een server die voorbij zijn.

title = ### Partijen · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = deze server
whose-channel = dit kanaal
whose-member = { $name }
whose-member-channel = { $name } in dit kanaal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partij { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } won met { $total }
       *[no] { $name } { $total }
    }
abandoned = niet uitgespeeld
empty = Hier zijn nog geen partijen. Ze verschijnen als ze voorbij zijn.
empty-page = Er zijn geen partijen meer.
newer = Nieuwer
older = Ouder
pick = Kijk een partij terug
option = #{ $match } · { $game }
    .heard = Partij { $match }, { $game }
unknown = Deze lijst is er niet meer. Open de lijst opnieuw met `/eights history`.
no-match = Hier is geen partij die “{ $typed }” heet. Kies er een uit de lijst, of typ het nummer.
