invitation = { $who } – { $host } chce z tobą zagrać: { $table }!
join = Dołącz
