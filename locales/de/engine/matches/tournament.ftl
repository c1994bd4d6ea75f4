wrong-tables = An Turniertischen sitzen drei oder vier, und { $game } geht nicht mit { $seats }. Nimm ein anderes Spiel.
rules-misfit = An Turniertischen sitzen drei oder vier, und mit { $seats } gehen diese Regeln nicht: { $conflict }
partners = Partner teilen sich ein Ergebnis, aber im Turnier spielt jeder für sich. { $game } hat mit diesen Regeln Partner: Nimm ein anderes Spiel, oder Hausregeln ohne Partner.
no-rounds = Ein Turnier wird in Runden gespielt, und { $game } hat keine Runden mit Punkten. Nimm ein anderes Spiel.
