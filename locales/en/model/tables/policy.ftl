# What a table is called that has nothing but its number. ``.within`` stands inside a sentence.

numbered = Table { $table }
    .within = table { $table }
