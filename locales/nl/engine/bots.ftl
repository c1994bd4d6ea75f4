easy = makkelijk
    .about = maakt de fouten van een beginner
steady = degelijk
    .about = speelt de goede kaart die voor de hand ligt
expert = expert
    .about = onthoudt wat iedereen deed, kijkt vooruit, ziet nooit gesloten kaarten
