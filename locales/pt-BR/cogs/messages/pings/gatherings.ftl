line = { $people } – é hora! { $table } está aberta. Venha sentar!
join = Entrar
