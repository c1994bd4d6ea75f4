title = ## Regelheft · { $name }
differs = { $mark } ist anders als beim Spiel dieses Namens
page = Seite { $number }
left-out = -# Gut zu wissen: { $text }
