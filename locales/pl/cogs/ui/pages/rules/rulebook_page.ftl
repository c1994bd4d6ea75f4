title = ## Zasady · { $name }
differs = { $mark } inaczej niż w grze o tej nazwie
page = Strona { $number }
left-out = -# Warto wiedzieć: { $text }
small-print = -# { $text }
