chapter-table = Tafel en delen
chapter-score = Score

on = ja
off = nee
nothing-listed = geen
house-choice = Huisregel “{ $rule }”: { $value }.

no-such-choice = Een van deze keuzes bestaat niet. Kies steeds iets uit de lijst.
no-such-card = Bij een regel voor kaarten hoort een waarde, zoals 8, of een kaart, zoals 8S.
listed-twice = Een waarde of kaart staat er twee keer in. Haal er één weg.

seats =
    .label = Plekken
    .help = Hoeveel spelers er kunnen meedoen, twee tot acht.
    .refused = Een tafel heeft 2 tot 8 plekken, niet { $count }.
first_dealer =
    .label = Eerste deler
    .help = Wie de eerste ronde deelt.
    .chance = het lot beslist
    .low-card = wie de laagste kaart trekt, met de aas hoog
    .first-seat = de speler op plek 1
next_dealer =
    .label = Volgende deler
    .help = Wie de volgende ronde deelt. De laatste van de ronde is wie als enige nog kaarten heeft, of wie de meeste punten in de hand heeft.
    .left = de volgende speler
    .winner = de winnaar van de ronde
    .last = de laatste van de ronde
target =
    .label = Eindscore
    .help = Bij hoeveel punten de partij stopt.
    .value = { points }
    .refused = De eindscore ligt tussen 10 en 1000 punten.
