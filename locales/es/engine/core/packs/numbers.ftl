pass-left = carta de pase a la izquierda
    .short = Pase ←
    .typed = izquierda paseizquierda
pass-right = carta de pase a la derecha
    .short = Pase →
    .typed = derecha pasederecha
