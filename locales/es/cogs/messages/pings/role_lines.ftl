line = { $role } – la { $table } está abierta. ¡A sentarse!
join = Unirme
