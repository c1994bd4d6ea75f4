# De open tafels van een server, als lijst voor één lid.

heading = ### Open tafels
mine = ### Jouw tafels
    Kies er een om je hand te zien.
none = ### Geen open tafels
    Wees de eerste: **Speel nu** opent er een in dit kanaal.
line = { $kind ->
    [free] **{ $table }** in { $place } · { $free ->
            [one] 1 plek vrij
           *[other] { $free } plekken vrij
        } · met { $players }
    [full] **{ $table }** in { $place } · vol · met { $players }
    [yours] **{ $table }** in { $place } · je doet mee · met { $players }
    [away] **{ $table }** in { $place } · je plek wacht op je · met { $players }
    [bot] **{ $table }** in { $place } · bezig, een botplek is vrij · met { $players }
   *[playing] **{ $table }** in { $place } · bezig · met { $players }
}
page = Pagina { $number } van { $pages }

join = Doe mee aan { $table }
sit = Schuif aan bij { $table }
come-back = Terug naar { $table }
table = Tafel { $number }
earlier = Vorige
later = Volgende
play-now = Speel nu
