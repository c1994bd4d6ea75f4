line = { $role } – { $table } está aberta. Venham sentar!
join = Entrar
