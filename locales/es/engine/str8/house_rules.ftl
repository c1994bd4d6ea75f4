chapter-sequence = Serie

sides =
    .label = Equipos
    .help = Cuántos equipos de dos juegan. Las parejas se sientan frente a frente y comparten una serie.
    .value = { $count ->
        [0] cada uno por su cuenta
       *[other] { $count } equipos
    }
    .refused = Elige dos, tres o cuatro equipos de dos, o cada uno por su cuenta.
packs =
    .label = Barajas
    .help = Cuántas barajas de 70 cartas se mezclan.
    .refused = Elige una baraja o dos.
sequences =
    .label = Series
    .help = Cuántas series forma a la vez cada jugador cuando juegan dos.
    .refused = Elige una o dos series para cada jugador.
backwards =
    .label = Hacia atrás
    .help = ¿Puede una serie bajar también?
pass_cost =
    .label = Cartas de pase
    .help = Cuántos puntos cuesta cada carta de pase que queda en una mano.
    .value = { points }
    .refused = Elige de la lista lo que cuesta cada carta de pase (de 0 a 100 puntos).

no-teams = { $seats } jugadores no pueden formar { $sides } equipos de dos. Elige otros equipos, o cada uno por su cuenta.
one-pack-too-few = Para { $seats } jugadores, cada uno por su cuenta, hacen falta dos barajas. Añade una baraja, o elige equipos de dos.
