# De planken voor soorten spellen, en voor zoveel spelers.

quick = Snel
    .line = Klaar in { $quick } minuten of minder.
two = Voor twee
    .line = Gemaakt voor twee spelers.
partners = Partners
    .line = Je speelt in teams.
long = Lang
    .line = { $long } minuten of meer.
wild = Wild
    .line = Minstens een op de drie kaarten is een pestkaart.
players = { $number } spelers
