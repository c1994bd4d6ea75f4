pass-left = carta de passar para a esquerda
    .short = Passar ←
pass-right = carta de passar para a direita
    .short = Passar →
