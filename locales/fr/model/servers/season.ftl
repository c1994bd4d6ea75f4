# What a season is called, and what is wrong with it.

numbered = Saison { $number }
no-season = Aucune saison ici ne porte ce nom. Choisis-en une dans la liste que propose `season:`.
no-seasons = Ce serveur n’a pas encore de saison. Un admin en lance une avec `/eights settings season:Lancer`.
no-name = Donne un nom à la saison, par exemple Automne.
long-name = Le nom d’une saison a { $most } caractères au plus, et celui-ci en a { $count }. Choisis-en un plus court.
already-on = Une saison est déjà en cours. Termine-la d’abord : `/eights settings season:Terminer`.
known-name = Ce serveur a déjà eu une saison de ce nom. Choisis un autre nom.
none-on = Aucune saison en cours. Lances-en une avec `/eights settings season:Lancer`.
which-action = Le nom d’une saison va avec `season:`. Choisis-y « Lancer » pour lui donner ce nom.
