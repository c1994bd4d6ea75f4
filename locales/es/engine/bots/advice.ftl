# Lo que se dice de una jugada que no depende de un solo hecho.

ahead = En las rondas que probé, gana { $count } más de cada 100 que la segunda mejor jugada.
close = Está reñido: nada más salió claramente mejor.
best = Ninguna otra jugada vale más ahora mismo.
