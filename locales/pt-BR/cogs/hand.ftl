title = ### Sua mão · { $title }
notice = ❗ { $notice }
waiting = Esperando { $name }…
out-of-match = **Você está fora da partida.** Assista até o fim, ou saia quando quiser.
paused = **O torneio está em pausa.**
paused-your-turn = **O torneio está em pausa.** Quando ele continuar, é sua vez.
no-one = **Não tem ninguém aqui, então a mesa espera.** Aperte **Voltar ao jogo** para continuar.
away = { $why } Aperte **Voltar ao jogo** para continuar.
ready = Tudo pronto do seu lado. Esperando os outros.
silenced = ⚠️ Não consigo mais escrever em { $channel }. Continue jogando aqui e peça à moderação que me deixe escrever lá de novo.
silenced-lacking = ⚠️ Não consigo mais escrever em { $channel }: me falta a permissão “{ $missing }”. Continue jogando aqui e peça à administração.
sat-down = -# { $took } Você se sentou durante a partida, então o resultado deste lugar não conta.
rematch = Esta partida acabou. A revanche é a { $title }.
not-dealt = Você recebe suas cartas na { $title } quando o host apertar **Começar**.
may-jump-in = **Você também tem { $card }.** Corte antes que alguém jogue em cima.
say-it = **Diga “{ $word }” agora**, antes que esquecer custe cartas.

may-plan = Planeje sua jogada abaixo.
    .heard = -# Planeje sua jogada: aperte o que vai fazer na sua vez.
planned = **Plano: { $plan }**
    .heard = **Plano: { $plan }.** Na sua vez, eu faço essa jogada, se ela servir. Aperte **Desfazer o plano** para desistir.
plan-dropped = **Plano desfeito: { $plan }.** { $why }
draw =
    .planned = comprar uma carta
play-suit = Jogar { $cards } e escolher { $suit }
    .planned = { $cards }, escolhendo { $suit }
play-rank = Jogar { $cards } e pedir { $ranks }
plan-a-card = Planejar uma carta
plan-one = { $card }
    .heard = Planejar { $card }
plan-draw = Comprar na minha vez
clear-plan = Desfazer
    .heard = Desfazer o plano

strip-seat = { $name } { $count }
strip-you = **Você { $count }**
strip-out-seat = { $name } fora da partida
strip-out-you = **Você está fora da partida**

can-play = Você pode jogar { $cards }.

time = Um bot joga por { $name } { $when }.
    .you = Um bot joga por você { $when }.
cards = Cartas: { $seats }
scores = { $begun ->
    [yes] Placar, a partir de quem lidera: { $scores }
   *[no] Ninguém pontuou ainda
}. { $best ->
    [rounds] Vence quem ganhar mais rodadas.
    [highest] Vence o maior total.
    [left] Vence o último que ficar.
   *[lowest] Vence o menor total.
}

choose = **Você vai jogar { $cards }.** Escolha { suit-word }.
ask = **Você vai jogar { $cards }.** { $suit ->
    [none] Peça um valor.
   *[other] Você escolheu { $suit }. Peça um valor.
}
sure = **{ $move }?**
picking = **Você vai jogar { $cards }**, a última por cima.
answering = **Você vai jogar { $cards }.** Agora responda.
pick-a-card = Escolha uma carta
pick-suit = { $sign } { $label }
    .heard = Escolher { $suit }
ask-for = { $ranks }
    .heard = Pedir { $ranks }
several = { $card } …
    .heard = Começar uma jogada com { $card }
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } na sequência { $sequence }
    .heard = Pôr { $card } na sua { $sequence ->
        [1] primeira
       *[2] segunda
    } sequência
and-call = { $play } · “{ $word }”
    .heard = { $play } e dizer “{ $word }”
add = + { $card }
    .heard = Juntar { $card } a esta jogada
play = Jogar { $cards }
    .planned = { $cards }
play-these = Jogar estas { $count } cartas
play-one = { $card }
    .heard = Jogar { $card }
play-silent = { $card }
    .heard = Jogar { $card }, sem dizer nada
play-saying = { $card } · “{ $word }”
    .heard = Dizer “{ $word }” e jogar { $card }
give-one = { $card }
    .heard = Dar { $card } para { $to }
give-saying = { $card } · “{ $word }”
    .heard = Dizer “{ $word }” e dar { $card } para { $to }
play-sequence = Jogar { $cards } na sequência { $sequence }
give = Dar { $card }
jump-in = Cortar: { $card }
discard = Descartar { $card }
one-less = Uma carta a menos
another = Outra carta
    .heard = Escolher outra carta

refresh = Atualizar
more = Mais
my-hand = Minha mão
standing = Classificação
come-back = Voltar ao jogo
why-not = Por que não?
    .heard = Por que não posso jogar uma carta?
end-turn = Encerrar a vez
keep = { $count ->
    [1] Ficar com a carta
   *[other] Ficar com as cartas
}
pass = Passar
take = Pegar { $card }
    .heard = Pegar { $card }, depois jogar ou descartar uma
call = { $word }!
ready-button = Tudo pronto
give-nothing = Não dar nada
clockwise = Horário
counterclockwise = Anti-horário
stand = Aceitar
challenge = Duvido!
take-back = Pegar de volta { $cards }

no-seat = Você não tem lugar em uma partida nesta mesa.
slipped = Sua mão estava desatualizada. Veja como ela está agora.
pick-in-hand = Aperte **Minha mão** e escolha as cartas lá.
caught = Você pegou { $name } no flagra!
move-counted = { $refusal } Sua última jogada valeu: { $told }
    .heard = { $refusal } Sua última jogada valeu.
does-not-fit = { $card } (não serve agora)

lesson-matching = **Combine com a carta da mesa.** É { $card }: jogue uma carta do mesmo naipe ou do mesmo valor. As cartas em destaque servem.
lesson-wild = **{ CAPITAL($card) } é curinga.** Serve em cima de quase tudo, e você escolhe o próximo naipe.
lesson-suit = **Alguém escolheu um naipe.** { CAPITAL($card) } é curinga, então o naipe dessa carta não conta. Jogue o naipe escolhido, ou outro curinga.
lesson-drawing = **Nada serve em cima de { $card }.** Acontece! Aperte **Comprar**.
lesson-penalty = **{ CAPITAL($card) } faz você comprar.** Pague a multa, ou passe a multa adiante com uma carta que aumente a multa.
lesson-last-one = **Você vai ficar com uma carta só.** Aperte { $card } · “última carta” para jogar e avisar ao mesmo tempo. Quem esquece compra duas cartas.
lesson-skip = **{ CAPITAL($card) } pula.** O próximo jogador perde a vez. Com dois jogadores, isso quer dizer que você joga de novo.
lesson-reverse = **{ CAPITAL($card) } inverte o sentido.** Com dois jogadores, é uma carta como outra qualquer.
lesson-draw = **{ CAPITAL($card) } faz o próximo jogador comprar.** Guarde essa carta para a hora certa.
lesson-turn = **Comece sua vez pegando uma carta.** Compre uma, ou pegue { $card } se servir para você. Depois jogue uma carta ou descarte uma.
lesson-opening = **{ CAPITAL($card) } pode começar sua sequência.** Uma sequência começa com qualquer número de 1 a 8.
lesson-following = **{ CAPITAL($card) } serve na sua sequência.** Está na mesma linha da tabuada que o seu último número. Com oito números você vence a rodada.
lesson-swap = **{ CAPITAL($card) } troca as mãos.** Se você jogar essa carta, fica com as cartas do outro jogador, e ele com as suas.
lesson-discarding = **Nada serve.** Acontece! Descarte uma carta de que você não precisa.

why-title = Por que não? · { $table }
pick = Escolha uma carta para ver por que você não pode jogá-la agora.
all-playable = Você pode jogar todas as cartas da sua mão.
playable = Você pode jogar { $card } agora.
not-held = Você não tem { $card }.
select = Uma carta que não posso jogar
back = Voltar à minha mão

## Cards that are typed

no-card = “{ $typed }” não é uma carta. { $spelling }, ou escolha na lista.
torn-card = “{ $typed }” pode ser { $cards }. Escreva por extenso, ou escolha na lista.
torn-suit = “{ $typed }” pode ser { $suits }. Escreva a palavra inteira.
