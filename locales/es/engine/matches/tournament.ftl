misfit = Un torneo se juega por rondas en mesas de tres y de cuatro, cada cual por su cuenta. { $game } no se juega así con estas reglas: elige otro juego, u otras reglas de la casa.
