# A planned evening begins: everyone who is in is called to its table. $people are their mentions.

line = { $people } – c’est l’heure ! { $table } est ouverte. Installez-vous !
join = Rejoindre
