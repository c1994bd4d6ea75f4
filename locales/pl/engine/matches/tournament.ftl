wrong-tables = Stoliki turniejowe są na trzy albo cztery osoby, a { $game } nie nadaje się dla { $seats } osób. Wybierz inną grę.
rules-misfit = Stoliki turniejowe są na trzy albo cztery osoby, a te zasady nie działają dla { $seats } osób: { $conflict }
partners = Partnerzy mają wspólny wynik, a w turnieju każdy gra za siebie. { $game } ma przy tych zasadach drużyny: wybierz inną grę albo zasady domowe bez drużyn.
no-rounds = Turniej gra się rundami, a { $game } nie ma rund, które dają punkty. Wybierz inną grę.
