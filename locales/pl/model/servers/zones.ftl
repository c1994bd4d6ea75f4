unknown = Nie znam tej strefy czasowej. Wpisz miasto, np. Warszawa albo Nowy Jork, albo różnicę względem UTC, np. UTC+2.
close = Nie znam tej strefy czasowej. Chodzi o którąś z tych? { $zones }
