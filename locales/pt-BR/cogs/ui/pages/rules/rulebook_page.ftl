title = ## Regras · { $name }
differs = { $mark } diferente do jogo padrão
page = Página { $number }
left-out = -# Bom saber: { $text }
small-print = -# { $text }
