heading = ### Offene Tische
mine = ### Deine Tische
    Such dir einen aus, um deine Hand zu sehen.
none = ### Keine offenen Tische
    Mach den Anfang: **Jetzt spielen** öffnet einen in diesem Kanal.
line = { $kind ->
    [free] **{ $table }** in { $place } · { $free ->
            [one] 1 Platz frei
           *[other] { $free } Plätze frei
        } · mit { $players }
    [full] **{ $table }** in { $place } · voll · mit { $players }
    [yours] **{ $table }** in { $place } · du bist dabei · mit { $players }
    [away] **{ $table }** in { $place } · dein Platz wartet · mit { $players }
    [bot] **{ $table }** in { $place } · läuft, ein Bot-Platz ist frei · mit { $players }
   *[playing] **{ $table }** in { $place } · läuft · mit { $players }
}
page = Seite { $number } von { $pages }

join = Mitspielen: { $table }
sit = Dazusetzen: { $table }
come-back = Zurück an { $table }
table = Tisch { $number }
earlier = Vorige
later = Nächste
play-now = Jetzt spielen
