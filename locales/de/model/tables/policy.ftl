numbered = Tisch { $table }
    .within = Tisch { $table }
