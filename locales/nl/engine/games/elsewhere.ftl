# Spellen die hier niet gedeeld worden: hoe ze heten, en waarom het naaste spel er dichtbij komt.

uno = Uno
    .also = Uno!
    .why = De kaarten van Uno zijn van de maker, dus die deel ik niet. { $nearest } komt het dichtst in de buurt: overslaan, omdraaien, +2 stapelen en je laatste kaart roepen.
spoons = Spoons
    .also = Mork and Mindy, Lepelen, Lepeltjespel
    .why = Lepelen is een race om een lepel te grijpen, en dat kan op Discord niet eerlijk. { $nearest } komt het dichtst in de buurt: breek daar een regel, en je pakt een kaart.
army-prsi = Army Prší
    .also = Armádní prší, Vojenské prší
    .why = Over de pestkaarten van Army Prší staat bijna niets op papier. { $nearest } komt het dichtst in de buurt, met één spel kaarten en minder pestkaarten.
macau-london = Macau London
    .also = London Macau
    .why = Niemand heeft de regels van Macau London opgeschreven. { $nearest } komt het dichtst in de buurt, en daar komt de naam vandaan.
flaps = Flaps
    .also = Flap
    .why = Flaps heeft eigen kaarten met de regels erop. { $nearest } komt het dichtst in de buurt: een acht slaat daar ook de volgende speler over.
