numbered = Table { $table }
    .within = table { $table }
