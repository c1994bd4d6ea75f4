numbered = Mesa { $table }
    .within = la mesa { $table }
