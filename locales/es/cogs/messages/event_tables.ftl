refused = “{ $event }” ha empezado, pero no he podido abrir su mesa. { $why }
