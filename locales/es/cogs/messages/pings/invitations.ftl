invitation = { $who } – ¡{ $host } quiere jugar contigo a { $table }!
join = Unirme
