invitation = { $who } – ¡{ $host } te invita a jugar en { $table }!
join = Unirme
