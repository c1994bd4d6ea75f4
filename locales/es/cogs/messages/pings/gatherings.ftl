line = { $people } – ¡es la hora! { $table } está abierta. ¡A sentarse!
join = Unirme
