numbered = Tafel { $table }
    .within = tafel { $table }
