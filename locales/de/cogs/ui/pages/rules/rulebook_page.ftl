title = ## Regelheft · { $name }
differs = { $mark } heißt: anders als beim Spiel dieses Namens
page = Seite { $number }
left-out = -# Gut zu wissen: { $text }
small-print = -# { $text }
