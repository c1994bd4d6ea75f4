line = { $role } – { $table } está abierta. ¡A sentarse!
join = Unirme
