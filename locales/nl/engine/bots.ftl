easy = makkelijk
    .about = maakt beginnersfouten
steady = degelijk
    .about = speelt wat voor de hand ligt
expert = expert
    .about = onthoudt wat iedereen deed, kijkt vooruit, ziet nooit gesloten kaarten
