title = ## Regelheft · { $name }
differs = { $mark } heißt: anders als beim normalen Spiel
page = Seite { $number }
left-out = -# Gut zu wissen: { $text }
small-print = -# { $text }
