line = { $people } – chegou a hora! { $table } está aberta. Venha sentar!
join = Entrar
