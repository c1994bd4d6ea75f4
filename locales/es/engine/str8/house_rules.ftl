chapter-sequence = Serie

sides =
    .label = Equipos
    .help = Cuántos equipos de dos juegan. Cada pareja se sienta enfrente y comparte una serie.
    .value = { $count ->
        [0] cada cual por su cuenta
       *[other] { $count } equipos
    }
    .refused = Elige dos, tres o cuatro equipos de dos, o cada cual por su cuenta.
packs =
    .label = Barajas
    .help = Cuántas barajas de 70 cartas se mezclan.
    .refused = Elige una baraja o dos.
sequences =
    .label = Series
    .help = Cuántas series monta a la vez cada cual cuando juegan dos.
    .refused = Se monta una serie o dos. Elige una de las dos cosas.
backwards =
    .label = Hacia atrás
    .help = Si una serie también puede bajar.
pass_cost =
    .label = Cartas de pase
    .help = Cuántos puntos cuesta cada carta de pase que queda en una mano.
    .value = { points }
    .refused = Elige de la lista lo que cuesta una carta de pase, de 0 a 100 puntos.

no-teams = { $seats } jugadores no forman { $sides } equipos de dos. Elige otros equipos, o cada cual por su cuenta.
one-pack-too-few = { $seats } jugadores por su cuenta necesitan dos barajas. Añade una baraja, o elige equipos de dos.
