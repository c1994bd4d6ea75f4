draw-until = Robar hasta poder jugar
    .help = Si no puedes jugar, sigue robando hasta que puedas, y juega esa carta.
stacking = Acumular
    .help = Responde a una carta de robo con otra. Los castigos se suman.
quick = Juego rápido
    .help = Manos más pequeñas y una meta más baja.
no-specials = Sin cartas especiales
    .help = Ninguna carta tiene efecto especial. Los comodines siguen valiendo.
wild-jokers = Con jokers
    .help = Dos jokers en cada baraja. Juega uno cuando quieras y pide palo.

every-rank-is-busy = Para acumular hace falta una carta de robo, y aquí todos los valores hacen otra cosa. Deja libre uno en Cartas especiales.
