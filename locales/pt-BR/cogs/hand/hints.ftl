button = Dica
title = ### Dica · { $title }
advice = **{ $move }.**
play = Jogue { $cards }
play-suit = Jogue { $cards } e escolha { $suit }
play-rank = Jogue { $cards } e peça { $rank }
play-sequence = Jogue { $cards } na sequência { $sequence }
draw = Compre
take = Pegue a carta do descarte
discard = Descarte { $card }
give = Dê { $card }
decline = Não dê nada
pass = Passe
accept = Aceite a jogada
challenge = Duvide
call = Diga “{ $word }” agora
catch = Pegue no flagra: { $name }
first = Antes, diga “{ $phrase }”
nominate = Escolha { $suit }
pick-direction = Escolha o sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}
chance = { $who ->
    [side] A chance do seu time
   *[you] Sua chance
    } de vencer a rodada: { $chance }% com esta jogada, { $other }% com a segunda melhor opção.
even = Nenhuma outra opção parece claramente melhor.
told = -# Quem sugere é um bot fera. Ele nunca olha cartas escondidas, e pode errar. Todos na mesa veem que você pediu.
back = Voltar à minha mão
