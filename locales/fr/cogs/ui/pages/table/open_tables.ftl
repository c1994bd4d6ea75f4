# The open tables of a server, as a list for one member.

heading = ### Tables ouvertes
mine = ### Tes tables
    Choisis-en une pour voir ta main.
none = ### Aucune table ouverte
    Lance la première : **Jouer** en ouvre une dans ce salon.
line = { $kind ->
    [free] **{ $table }** dans { $place } · { $free ->
            [one] { $free } place libre
           *[other] { $free } places libres
        } · avec { $players }
    [full] **{ $table }** dans { $place } · complète · avec { $players }
    [yours] **{ $table }** dans { $place } · tu y es · avec { $players }
    [away] **{ $table }** dans { $place } · ta place t’attend · avec { $players }
    [bot] **{ $table }** dans { $place } · partie en cours, une place de bot à prendre · avec { $players }
   *[playing] **{ $table }** dans { $place } · partie en cours · avec { $players }
}
page = Page { $number } sur { $pages }

join = Rejoindre la { $table }
sit = S’asseoir à la { $table }
come-back = Revenir à la { $table }
table = Table { $number }
earlier = Précédent
later = Suivant
play-now = Jouer
