easy = leicht
    .about = macht Anfängerfehler
steady = solide
    .about = legt die gute Karte, die auf der Hand liegt
expert = Profi
    .about = merkt sich alles, denkt voraus, sieht nie verdeckte Karten
