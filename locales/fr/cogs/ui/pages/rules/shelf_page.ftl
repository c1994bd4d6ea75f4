# The games on their shelves. $line is a sentence, $games and $names are lists.

heading = ## { $count } jeux
    Choisis un rayon, puis un jeu.
by-kind = Par genre
by-players = Par nombre de joueurs
by-country = Par pays
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Aucun jeu trouvé pour « { $typed } »
    [one] { $count } jeu trouvé pour « { $typed } »
   *[other] { $count } jeux trouvés pour « { $typed } »
}
also = Aussi appelé { $names }.
sets = Avec des règles maison toutes prêtes : { $names }. Ouvre une table, appuie sur **Plus** et **Règles maison**, et choisis-les là.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = environ { $minutes } minutes à { $seats }

pick-shelf = Choisis un rayon
pick-country = Choisis un pays
pick-game = Choisis un jeu
shelf = { $name } · { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
and-more = { $games } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
about = { $least ->
    [2] { $most ->
            [2] À 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Tous les jeux
find = Trouver un jeu
find-label = Comment s’appelle le jeu ?
find-help = Un nom dans n’importe quelle langue, un pays ou un mot du jeu. Les fautes de frappe passent.
elsewhere = « { $name } » n’est pas dans mes rayons. Le jeu le plus proche : { $nearest }
open = Ouvrir une table
rules = Règle du jeu

no-game = Aucun jeu ne s’appelle « { $game } ». `/eights games` donne la liste.
unknown = Ce jeu n’existe plus. `/eights games` donne la liste.
