title = ## Reglamento · { $name }
differs = { $mark } cambia respecto al juego de ese nombre
page = Página { $number }
left-out = -# Conviene saber: { $text }
small-print = -# { $text }
