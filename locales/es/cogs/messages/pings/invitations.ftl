invitation = { $who } – ¡{ $host } te invita a jugar en la { $table }!
join = Unirme
