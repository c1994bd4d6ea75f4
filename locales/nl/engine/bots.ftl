easy = makkelijk
    .about = maakt de fouten van een beginner
steady = degelijk
    .about = speelt de voor de hand liggende goede kaart
expert = expert
    .about = onthoudt wat iedereen deed, kijkt vooruit, ziet nooit gesloten kaarten
