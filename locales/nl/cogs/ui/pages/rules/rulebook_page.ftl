# De spelregels van een tafel, een toernooi of een spel.

title = ## Spelregels · { $name }
differs = { $mark } wijkt af van het spel met die naam
page = Pagina { $number }
left-out = -# Goed om te weten: { $text }
small-print = -# { $text }
