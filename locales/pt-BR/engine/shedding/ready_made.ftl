draw-until = Comprar até poder jogar
    .help = Se não puder jogar, continue comprando até vir uma carta que combine, e jogue essa carta.
stacking = Acumular
    .help = Responda a uma carta de compra com outra. As multas se somam.
quick = Jogo rápido
    .help = Mãos menores e uma meta mais baixa.
no-specials = Sem cartas especiais
    .help = As cartas só precisam combinar, sem efeitos. Os curingas ficam.
wild-jokers = Jokers curingas
    .help = Dois Jokers em cada baralho. Jogue um em cima de qualquer carta e escolha o naipe.

every-rank-is-busy = Para acumular é preciso ter cartas de compra, e aqui todo valor já faz outra coisa. Libere um valor em **Cartas especiais**.
