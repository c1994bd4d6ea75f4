numbered = Mesa { $table }
    .within = mesa { $table }
