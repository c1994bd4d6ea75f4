easy = leicht
    .about = macht Anfängerfehler
steady = solide
    .about = legt die Karte, die naheliegt
expert = Profi
    .about = merkt sich alles, denkt voraus, sieht nie verdeckte Karten
