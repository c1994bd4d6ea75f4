# De spelregels van een tafel, een toernooi of een spel.

title = ## Spelregels · { $name }
differs = { $mark } anders dan in het gewone spel
page = Pagina { $number }
left-out = -# Goed om te weten: { $text }
small-print = -# { $text }
