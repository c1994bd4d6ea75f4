wrong-tables = Las mesas de torneo son de tres o cuatro: { $game } no es para { $seats }. Elige otro juego.
rules-misfit = Las mesas de torneo son de tres o cuatro, y estas reglas no valen para { $seats }: { $conflict }
partners = Una pareja comparte el resultado, pero en un torneo cada cual juega por su cuenta. { $game } tiene parejas con estas reglas: elige otro juego, o reglas de la casa sin parejas.
no-rounds = Un torneo se juega por rondas: { $game } no tiene rondas que den puntos. Elige otro juego.
