misfit = Ein Turnier wird in Runden gespielt, zu dritt und zu viert, jeder für sich. Mit diesen Regeln geht das bei { $game } nicht: Nimm ein anderes Spiel oder andere Hausregeln.
