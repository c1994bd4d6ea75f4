numbered = Stolik { $table }
    .within = stolik { $table }
