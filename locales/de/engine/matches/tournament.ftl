misfit = Ein Turnier wird in Runden gespielt, zu dritt und zu viert und alle für sich. { $game } geht mit diesen Regeln so nicht: Nimm ein anderes Spiel oder andere Hausregeln.
