# The finished matches of a server.

title = ### Matches · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = this server
whose-channel = this channel
whose-member = { $name }
whose-member-channel = { $name } in this channel
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Match { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } won with { $total }
       *[no] { $name } { $total }
    }
abandoned = not finished
empty = No matches here yet. They show up once they’re over.
empty-page = There are no more matches.
newer = Newer
older = Older
pick = Look at a match again
option = #{ $match } · { $game }
    .heard = Match { $match }, { $game }
unknown = This list has expired. Open it again with `/eights history`.
no-match = There’s no match called “{ $typed }” here. Pick one from the list, or type its number.
