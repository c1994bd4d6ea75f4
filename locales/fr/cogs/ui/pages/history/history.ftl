# The matches of a server that are over.

title = ### Parties · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = ce serveur
whose-channel = ce salon
whose-member = { $name }
whose-member-channel = { $name } dans ce salon
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partie { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } a gagné avec { $total }
       *[no] { $name } { $total }
    }
abandoned = pas terminée
empty = Pas encore de parties ici. Elles s’affichent une fois finies.
empty-page = Il n’y a pas d’autres parties.
newer = Plus récentes
older = Plus anciennes
pick = Revoir une partie
option = #{ $match } · { $game }
    .heard = Partie { $match }, { $game }
unknown = Cette liste a expiré. Rouvre-la avec `/eights history`.
no-match = Aucune partie « { $typed } » ici. Choisis-en une dans la liste, ou écris son numéro.
