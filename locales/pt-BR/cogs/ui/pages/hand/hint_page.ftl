button = Dica
title = ### Dica · { $title }
play = **Jogue { $cards }.**
play-suit = **Jogue { $cards } e escolha { $suit }.**
play-rank = **Jogue { $cards } e peça { $rank }.**
play-sequence = **Jogue { $cards } na sequência { $sequence }.**
draw = **Compre.**
take = **Pegue a carta da mesa.**
discard = **Descarte { $card }.**
give = **Dê { $card }.**
decline = **Não dê nada.**
pass = **Passe.**
accept = **Aceite as cartas.**
challenge = **Duvide.**
call = **Diga “{ $word }” agora.**
catch = **Pegue no flagra: { $name }.**
first = **Antes, diga “{ $phrase }”.**
nominate = **Escolha { $suit }.**
pick-direction = **Escolha o sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.**
chance = { $who ->
    [side] A chance do seu time
   *[you] Sua chance
    } de vencer a rodada: { $before } antes desta jogada, { $after } depois dela.
about = cerca de { $share }%
less = menos de { $share }%
more = mais de { $share }%
tried = -# Um bot fera pesou suas opções e jogou muitas rodadas até o fim, com cartas que combinam com o que você viu. Ele nunca olha cartas escondidas, e pode errar.
told = -# A mesa fica sabendo que você pediu.
back = Voltar à minha mão
