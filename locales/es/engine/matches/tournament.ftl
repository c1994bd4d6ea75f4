misfit = Un torneo se juega por rondas en mesas de tres y de cuatro, cada uno por su cuenta. { $game } no lo permite con estas reglas: elige otro juego, u otras reglas de la casa.
