pass-left = carta de passe para a esquerda
    .short = Passe ←
    .typed = esquerda passeesquerda
pass-right = carta de passe para a direita
    .short = Passe →
    .typed = direita passedireita
