goes-out = { $off ->
    [0] { $count ->
        [one] Es tu última carta.
       *[other] Son tus últimas cartas.
    }
   *[other] Terminas, y tu total baja { $off }.
}
stops = A { $name } { $left ->
        [one] solo le queda una carta
       *[other] solo le quedan { $left } cartas
    }, y esto le hace robar o perder un turno.
lacks = { $name } robó { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    } cuando iban { $suit }, así que probablemente no tiene.
bluff = En { $tenths } de cada 10 manos que puede tener { $name }, es un farol.
holds = Tienes { $count ->
        [one] una carta más
       *[other] { $count } cartas más
    } de { $suit }.
hurts = Hace que { $name } robe o pierda un turno.
only = Es la única carta que puedes jugar.
several = Te quita de encima { $count } cartas de una vez.
opens = Después puedes seguir con { $cards }.
keeps = Así guardas { $card } para luego.
sheds = Te quita de encima { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
gives-points = Regala { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
draws = Te conviene guardar { $cards } para más adelante.
call = Si se te olvida, robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
call-opens = Si no lo dices, no puedes terminar en tu próximo turno.
catch = { $name } se olvidó de decirlo, y roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } si te das prisa.
