title = ## Reglamento · { $name }
differs = { $mark } cambia respecto al juego normal
page = Página { $number }
left-out = -# Conviene saber: { $text }
small-print = -# { $text }
