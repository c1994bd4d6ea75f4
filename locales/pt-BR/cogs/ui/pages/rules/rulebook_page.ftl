title = ## Regras · { $name }
differs = { $mark } diferente do jogo com esse nome
page = Página { $number }
left-out = -# Bom saber: { $text }
small-print = -# { $text }
