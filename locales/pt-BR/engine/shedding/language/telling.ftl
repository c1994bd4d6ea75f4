dealt = Rodada { $round }: { $name } deu { cards } para cada um.
    .you = Rodada { $round }: você deu { cards } para cada um.
    .alone = { $name } deu { cards } para cada um
    .alone-you = Você deu { cards } para cada um
dealt-by-score = Rodada { $round }: { $name } deu uma carta por ponto para cada um.
    .you = Rodada { $round }: você deu uma carta por ponto para cada um.
    .alone = { $name } deu uma carta por ponto para cada um
    .alone-you = Você deu uma carta por ponto para cada um
starter-returned = A primeira carta não pode ser { $cards }, então outra carta é virada.
starter-turned = A primeira carta é { $card }.
    .alone = Primeira carta: { $card }
dealer-began = A primeira carta é { $card }, a última que { $name } recebeu.
    .you = A primeira carta é { $card }, a última que você recebeu.
    .alone = { $name } começou com { $card }
    .alone-you = Você começou com { $card }
no-starter = Nenhuma carta é virada. O descarte pode começar com qualquer carta.
    .alone = Nenhuma carta virada
first-suit = Nenhuma carta é virada. Todo mundo começa com { $suit }.
    .alone = Nenhuma carta virada, todo mundo começa com { $suit }
suit-by-chance = A primeira carta é curinga. Ninguém viu as próprias cartas ainda, então o naipe foi sorteado: { $suit }.
    .alone = A primeira carta é curinga, naipe sorteado: { $suit }
suit-by-bottom-card = A primeira carta é curinga. A carta do fundo do monte decidiu o naipe: { $suit }.
    .alone = A primeira carta é curinga, e a do fundo do monte decidiu: { $suit }
previous-draws = { $name } faz { $to } comprar { cards }.
    .you = Você faz { $to } comprar { cards }.
    .to-you = { $name } faz você comprar { cards }.
    .brief = { $to } compra { cards }
    .brief-to-you = você compra { cards }
first-turn = { $name } começa.
    .you = Você começa.
nomination-asked = A primeira carta é curinga. { $name } escolhe o naipe.
    .you = A primeira carta é curinga. Escolha o naipe.
nominated = { $name } escolheu { $suit }.
    .you = Você escolheu { $suit }.
    .brief = escolheu { $suit }
direction-asked = { $name } escolhe o sentido.
    .you = Escolha o sentido.
direction-picked = { $name } escolheu o sentido { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
    .you = Você escolheu o sentido { $way ->
        [clockwise] horário
       *[counterclockwise] anti-horário
    }.
    .brief = escolheu o sentido { $way ->
        [clockwise] horário
       *[counterclockwise] anti-horário
    }
jumped-in = { $name } cortou.
    .you = Você cortou.
    .brief = cortou
played = { $name } jogou { $cards }.
    .you = Você jogou { $cards }.
    .brief = { $cards }
played-and-picked = { $name } jogou { $cards } e escolheu { $suit }.
    .you = Você jogou { $cards } e escolheu { $suit }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } pediu { $ranks }.
    .you = Você pediu { $ranks }.
    .brief = pediu { $ranks }
called = { $name } disse “{ $word }”.
    .you = Você disse “{ $word }”.
    .brief = “{ $word }”
caught = { $by } pegou { $name } com { $left ->
        [1] uma carta
        [3] três cartas
       *[other] duas cartas
    }, sem ter dito “{ $word }”.
    .you = { $by } pegou você com { $left ->
        [1] uma carta
        [3] três cartas
       *[other] duas cartas
    }, sem ter dito “{ $word }”.
    .by-you = Você pegou { $name } com { $left ->
        [1] uma carta
        [3] três cartas
       *[other] duas cartas
    }, sem ter dito “{ $word }”.
    .by-you-heard = Você pegou { $name }.
    .brief = pegou { $name }
    .brief-you = pegou você
kept-quiet = { $name } não disse “{ $word }” e não pode bater na próxima vez.
    .you = Você não disse “{ $word }”, então não pode bater na próxima vez.
    .brief = não disse “{ $word }”
    .then = { $name } não disse “{ $word }”
    .then-you = você não disse “{ $word }”
giving-asked = { $name } pode dar cartas aos outros.
    .you = Você pode dar cartas aos outros.
gave = { $name } deu uma carta para { $to }.
    .you = Você deu uma carta para { $to }.
    .to-you = { $name } deu uma carta para você.
    .brief = deu uma carta para { $to }
    .brief-to-you = deu uma carta para você
gave-this = { $name } deu { $card } para { $to }.
    .you = Você deu { $card } para { $to }.
    .to-you = { $name } deu { $card } para você.
    .brief = deu { $card } para { $to }
    .brief-to-you = deu { $card } para você
gave-nothing = { $name } não deu nada.
    .you = Você não deu nada.
    .brief = não deu nada
doubt-asked = { $name } pode duvidar de { $cards }.
    .you = Você pode duvidar de { $cards }.
accepted = { $name } aceitou.
    .you = Você aceitou.
    .brief = aceitou
challenged = { $name } duvidou de { $player }: { $honest ->
    [yes] jogada honesta
   *[no] blefe
}.
    .you = Você duvidou de { $player }: { $honest ->
        [yes] jogada honesta
       *[no] blefe
    }.
    .to-you = { $honest ->
        [yes] { $name } duvidou de você, mas a jogada era honesta
       *[no] No flagra! { $name } duvidou do seu blefe
    }.
    .brief = duvidou de { $player }: { $honest ->
        [yes] jogada honesta
       *[no] blefe
    }
    .brief-to-you = duvidou de você: { $honest ->
        [yes] jogada honesta
       *[no] blefe
    }
challenged-and-saw = { $name } duvidou de { $player }, que tinha { $held }: { $honest ->
    [yes] jogada honesta
   *[no] blefe
}.
    .you = Você duvidou de { $player }, que tinha { $held }: { $honest ->
        [yes] jogada honesta
       *[no] blefe
    }.
    .to-you = { $honest ->
        [yes] { $name } duvidou de você, que tinha { $held }, mas a jogada era honesta
       *[no] No flagra! { $name } duvidou do seu blefe, e você tinha { $held }
    }.
    .brief = duvidou de { $player }: { $honest ->
        [yes] jogada honesta
       *[no] blefe
    }
    .brief-to-you = duvidou de você: { $honest ->
        [yes] jogada honesta
       *[no] blefe
    }
taken-back = { $name } pegou de volta { $cards }.
    .you = Você pegou de volta { $cards }.
    .brief = pegou de volta { $cards }
    .then = de volta para a mão: { $cards }
took-back = { $name } pegou de volta { $cards }.
    .you = Você pegou de volta { $cards }.
    .brief = pegou a carta de volta
skipped = { $name } perde a vez.
    .you = Você perde a vez.
    .brief = perde a vez
    .then = pula { $name }
    .then-you = pula você
skips-grew = Agora são { $count } vezes sem jogar.
    .brief = { $count } vezes sem jogar
skips-grew-each = Agora são { $count } jogadores que perdem a vez.
    .brief = { $count } jogadores perdem a vez
missed-turn = { $name } perde { $left ->
    [0] a vez
    [one] esta vez e mais uma
   *[other] esta vez e mais { $left }
}.
    .you = Você perde { $left ->
        [0] a vez
        [one] esta vez e mais uma
       *[other] esta vez e mais { $left }
    }.
    .brief = perde { $left ->
        [0] a vez
        [one] esta vez e mais uma
       *[other] esta vez e mais { $left }
    }
    .then = pula { $name }{ $left ->
        [0] { "" }
        [one] , que ainda fica uma vez sem jogar
       *[other] , que ainda fica { $left } vezes sem jogar
    }
    .then-you = pula você{ $left ->
        [0] { "" }
        [one] , e você ainda fica uma vez sem jogar
       *[other] , e você ainda fica { $left } vezes sem jogar
    }
plays-again = { $name } joga de novo.
    .you = Você joga de novo.
    .brief = joga de novo
reversed = Sentido invertido: { $way ->
    [clockwise] horário
   *[counterclockwise] anti-horário
}.
    .brief = inverteu
    .then = sentido invertido
draw-penalty = Multa: { $count }.
    .heard = { $next } tem que comprar { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }.
    .brief = +{ $count }
    .then = { $next } +{ $count }
    .next-you = Você tem que comprar { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }.
sent-back = A multa volta para { $name }.
    .you = A multa volta para você.
all-draw = Todos compram { cards }, menos { $name }.
    .you = Todos os outros compram { cards }.
    .brief = os outros +{ $count }
    .then = os outros +{ $count }
reshuffled = O descarte foi embaralhado e virou um novo monte de { cards }.
    .alone = Novo monte: { cards }
drew = { $name } comprou { cards }{ $reason ->
    [call] { "" } por não dizer “{ $word }”
    [gift] { "" } em vez de receber de presente
    [bluff] { "" } de castigo
    [manners] { "" } de castigo
    [question] { "" } por uma pergunta sem resposta
    [refill] { "" } para a mão nova
   *[turn] { "" }
}.
    .heard = { $name } comprou { cards }{ $reason ->
        [call] { "" } por não dizer “{ $word }”
        [gift] { "" } em vez de receber de presente
        [bluff] { "" } de castigo
        [manners] { "" } de castigo
        [question] { "" } por uma pergunta sem resposta
        [refill] { "" } para a mão nova
        [debt] . A multa acabou
       *[turn] { "" }
    }.
    .you = Você comprou { cards }{ $reason ->
        [call] { "" } por não dizer “{ $word }”
        [gift] { "" } em vez de receber de presente
        [bluff] { "" } de castigo
        [manners] { "" } de castigo
        [question] { "" } por uma pergunta sem resposta
        [refill] { "" } para a mão nova
       *[turn] { "" }
    }.
    .brief = comprou { $count }{ $reason ->
        [call] { "" } (sem “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = você +{ $count }
drew-these = { $name } comprou { $cards }{ $reason ->
    [call] { "" } por não dizer “{ $word }”
    [gift] { "" } em vez de receber de presente
    [bluff] { "" } de castigo
    [manners] { "" } de castigo
    [question] { "" } por uma pergunta sem resposta
    [refill] { "" } para a mão nova
   *[turn] { "" }
}.
    .you = Você comprou { $cards }{ $reason ->
        [call] { "" } por não dizer “{ $word }”
        [gift] { "" } em vez de receber de presente
        [bluff] { "" } de castigo
        [manners] { "" } de castigo
        [question] { "" } por uma pergunta sem resposta
        [refill] { "" } para a mão nova
       *[turn] { "" }
    }.
    .you-heard = Você comprou { $cards }{ $reason ->
        [call] { "" } por não dizer “{ $word }”
        [gift] { "" } em vez de receber de presente
        [bluff] { "" } de castigo
        [manners] { "" } de castigo
        [question] { "" } por uma pergunta sem resposta
        [refill] { "" } para a mão nova
        [debt] . A multa acabou
       *[turn] { "" }
    }.
    .brief = comprou { $cards }{ $reason ->
        [call] { "" } (sem “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }: { $cards }
    .then-you = você +{ $count }: { $cards }
passed = { $name } passou a vez.
    .you = Você passou a vez.
    .brief = passou
kept = { $name } ficou com a carta e encerrou a vez.
    .you = Você ficou com a carta e encerrou a vez.
    .brief = ficou com a carta
went-out-first = { $name } bateu. O time continua.
    .you = Você bateu. Seu time continua.
    .brief = bateu
    .then = { $name } bateu
    .then-you = você bateu
went-out-in-place = { $place ->
    [1] { $name } bateu antes de todos. Os outros continuam.
   *[other] { $name } bateu em { $place }º lugar.
}
    .you = { $place ->
        [1] Você bateu antes de todos. Os outros continuam.
       *[other] Você bateu em { $place }º lugar.
    }
    .brief = { $place ->
        [1] bateu antes de todos
       *[other] bateu
    }
    .then = { $place ->
        [1] { $name } bateu antes de todos
       *[other] { $name } bateu
    }
    .then-you = { $place ->
        [1] você bateu antes de todos
       *[other] você bateu
    }
not-out = { $name } ficou sem cartas, mas ainda não bateu.
    .you = Você ficou sem cartas, mas ainda não bateu.
    .brief = ficou sem cartas, mas ainda não bateu
    .then = { $name } ficou sem cartas, mas ainda não bateu
    .then-you = você ficou sem cartas, mas ainda não bateu
left-over = { $name } ficou com cartas na mão.
    .you = Você ficou com cartas na mão.
    .brief = ficou com cartas na mão
    .then = { $name } ficou com cartas na mão
    .then-you = você ficou com cartas na mão
fell-back = { $name } fez exatamente { points } e voltou a 0.
    .you = Você fez exatamente { points } e voltou a 0.
    .alone = { $name } fez exatamente { points } e voltou a 0
    .alone-you = Você fez exatamente { points } e voltou a 0
knocked-out = { $name } está fora da partida.
    .you = Você está fora da partida.
    .alone = { $name } está fora da partida
    .alone-you = Você está fora da partida
counted-down = { $name } bateu e desceu para { $score }.
    .you = Você bateu e desceu para { $score }.
    .brief = bateu: { $score ->
        [0] chegou a 0
        [one] falta { $score }
       *[other] faltam { $score }
    }
    .then = { $name } desceu para { $score }
    .then-you = você desceu para { $score }

out = { $name } bateu.
    .you = Você bateu.
left = { $name } bateu antes de todos.
    .you = Você bateu antes de todos.
blocked = Ninguém pode jogar nem comprar: a rodada trancou.
stock = O monte acabou, então contamos os pontos das mãos.

rule-asked = { $name } pode criar uma regra.
    .you = Você pode criar uma regra.
rule-added = { $name } criou uma regra. { $rule }
    .you = Você criou uma regra. { $rule }
    .alone = { $name } criou uma regra. { $rule }
    .alone-you = Você criou uma regra. { $rule }
begins-hidden = O jogo começa com uma regra secreta.
    .alone = O jogo começa com uma regra secreta
rule-hidden = { $name } criou uma regra secreta.
    .alone = { $name } criou uma regra secreta
    .alone-you = Você criou uma regra secreta
rule-hidden-and-seen = { $name } criou uma regra secreta. { $rule }
    .you = Você criou uma regra secreta. { $rule }
    .alone = { $name } criou uma regra secreta. { $rule }
    .alone-you = Você criou uma regra secreta. { $rule }
spoke = { $name } disse “{ $phrase }”.
    .you = Você disse “{ $phrase }”.
    .brief = “{ $phrase }”
guessed = { $right ->
    [yes] { $name } acertou uma regra secreta.
   *[no] { $name } errou o palpite.
}
    .brief = { $right ->
        [yes] acertou uma regra
       *[no] errou o palpite
    }
guessed-this = { $right ->
    [yes] { $name } acertou uma regra secreta. { $rule }
   *[no] { $name } errou o palpite. { $rule }
}
    .you = { $right ->
        [yes] Você acertou uma regra secreta. { $rule }
       *[no] Você errou o palpite. { $rule }
    }
    .you-heard = Seu palpite estava { $right ->
        [yes] certo
       *[no] errado
    }. { $rule }
    .brief = { $right ->
        [yes] acertou uma regra
       *[no] errou o palpite
    }
