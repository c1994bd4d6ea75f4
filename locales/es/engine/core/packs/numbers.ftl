pass-left = pasar carta a la izquierda
    .short = Pasar ←
pass-right = pasar carta a la derecha
    .short = Pasar →
