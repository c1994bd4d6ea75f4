line = { $role } – a { $table } está aberta. Venham sentar!
join = Entrar
