title = ## Zasady · { $name }
differs = { $mark } inaczej niż w zwykłej grze
page = Strona { $number }
left-out = -# Warto wiedzieć: { $text }
small-print = -# { $text }
