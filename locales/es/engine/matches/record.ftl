not-json = Esto no es el registro de una partida, o está dañado.
too-long = Este archivo es demasiado grande para ser el registro de una partida.
newer = Este registro es de una versión más nueva del bot.
part = Este registro está dañado: no se puede leer su { $part }.
rules = Este registro está dañado, o esta versión del bot no conoce su juego.
scheme = Este registro tiene un tipo de sello que esta versión del bot no conoce.
form = Este registro está dañado: su semilla, su sal o sus números de Unirme y Empezar no pueden ser correctos.
seal = Este registro no corresponde a su sello: su semilla y su sal no son las que se sellaron.
step = Este registro está dañado: la jugada { $step } no puede seguir a las anteriores.
other-step = Este registro no es lo que se jugó: la jugada { $step } sale distinta.
outcome = Este registro no es lo que se jugó: su final no sale de sus jugadas.
half-character = Este registro está dañado: parte de su texto no se puede leer.
result = Este registro no es lo que se jugó: el asiento { $seat } tuvo otro resultado.
house-rules = { $game } con reglas de la casa
found = { $game }: { $steps ->
    [one] { $steps } jugada
   *[other] { $steps } jugadas
  } en { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
  }, { $way ->
    [again] todo repetido con el mismo desenlace
   *[stored] todo leído tal como { $steps ->
      [one] se guardó
     *[other] se guardó
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] No ganó nadie.
       *[unfinished] La partida no se acabó.
    }
   *[other] Victoria de { $names }.
  }
