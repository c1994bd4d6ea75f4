# Hoe een tafel heet die alleen een nummer heeft. `.within` staat in een zin.

numbered = Tafel { $table }
    .within = tafel { $table }
