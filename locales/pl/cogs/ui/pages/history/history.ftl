title = ### Mecze · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = ten serwer
whose-channel = ten kanał
whose-member = { $name }
whose-member-channel = { $name }, ten kanał
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Mecz { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } wygrywa z wynikiem { $total }
       *[no] { $name } { $total }
    }
abandoned = niedokończony
empty = Nie ma tu jeszcze meczów. Pojawiają się, gdy się skończą.
empty-page = Więcej meczów nie ma.
newer = Nowsze
older = Starsze
pick = Obejrzyj mecz jeszcze raz
option = #{ $match } · { $game }
    .heard = Mecz { $match }, { $game }
unknown = Tej listy już nie ma. Otwórz ją jeszcze raz: `/eights history`.
no-match = Nie ma tu meczu „{ $typed }”. Wybierz jeden z listy albo wpisz jego numer.
