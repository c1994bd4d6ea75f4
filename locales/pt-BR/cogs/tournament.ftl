## Names

title = Torneio { $id } · { $game }
minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
}
players = { $count ->
    [0] 0 jogadores
    [one] 1 jogador
   *[other] { $count } jogadores
}
tables-of = { $count ->
    [1] uma mesa de { $size ->
        [3] três
       *[4] quatro
    }
   *[other] { $count } mesas de { $size ->
        [3] três
       *[4] quatro
    }
}

## The heading

house-rules = regras da casa “{ $name }”
per-turn = { $time } por jogada
organised-by = organizado por <@{ $organiser }>

## Sign-up

sign-up-open = **Inscrições abertas.** { $entered }
starts = **Começa <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Se ninguém começar o torneio, ele é cancelado <t:{ $at }:R>.
left-paused = Se ninguém continuar o torneio, ele é cancelado <t:{ $at }:R>.
how-goal = { $penalties ->
    [yes] Vence quem tiver menos pontos perdidos depois da última rodada.
   *[no] Vence o maior total depois da última rodada.
}
how-seating = As mesas são sorteadas na rodada 1. Depois, os melhores da rodada anterior se sentam juntos, e em cada mesa dá as cartas quem tem o melhor total.
how-filled = Os bots completam as mesas.
how-late = Você pode entrar depois e se sentar na próxima rodada.
how-missed = { $penalties ->
    [yes] Quem faltar a uma rodada perde tantos pontos quanto o jogador que mais perdeu nessa rodada.
   *[no] Quem faltar a uma rodada marca 0, ou o menor placar da rodada, se ele for negativo.
}
how-leaving = Quem sai fica fora da classificação. Quem empata fica no mesmo lugar.
how-clock = Se você levar mais de { $time } na sua vez, um bot joga por você até você voltar.

## A round and a break

round-started = **A rodada { $round } de { $rounds } começou** · mesas que acabaram: { $done } de { $tables }
round-over = **A rodada { $round } de { $rounds } acabou!**
next-round = A rodada { $round } começa <t:{ $at }:R>.
paused = **Em pausa.** Os relógios estão parados, e ninguém joga até a organização apertar **Continuar**.
tables-of-round = ### Mesas da rodada { $round }
table-done = **Mesa { $number }** · vitória de { $winners } com { $points }
table-playing = **Mesa { $number }** · jogando: { $players }
dealer = { $name } (dá as cartas)

## Standings

standing-after = ### Classificação depois da rodada { $round }
standing-final = ### Classificação final
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [1] { $names } vence o torneio!
   *[other] { $names } dividem o primeiro lugar!
}
cancelled-unplayed = **Este torneio foi cancelado** antes de começar.
cancelled-after = **Este torneio foi cancelado** depois da rodada { $round } de { $rounds }.

## Sheets

standing-sheet = ### Classificação · { $title }
no-round-yet = Nenhuma rodada acabou ainda.
not-seated = Você não tem mesa neste torneio agora. Se entrar, você se senta quando a próxima rodada começar.
table-closed = A { $label } está fechada.
more-title = ### Mais · { $title }
details-title = ### Jogo limpo
details-text = Uma semente secreta decide lugares e empates e, junto com cada inscrição e cada começo, todas as cartas. O selo dela é fixado antes de qualquer inscrição. A semente é mostrada no fim, e aí qualquer um pode conferir que o sorteio foi limpo.
sealed = Selo do sorteio: { $seal }. A semente que o prova é mostrada aqui no fim.
proved = Semente do sorteio: { $seed }. Ela prova o selo { $seal }.
pick-removed = Tirar um jogador

## Before what can’t be undone

sure-close = Isso cancela o torneio e fecha suas mesas. As rodadas terminadas ficam nos resultados.
    .button = Cancelar o torneio

## Buttons

button-join = Entrar
button-leave = Sair
button-bot = Pôr um bot
button-start = Começar
button-more = Mais
button-resume = Continuar
button-pause = Pausar
button-standing = Classificação
button-rules = Livro de regras
button-cancel = Cancelar o torneio
button-previous = Anterior
button-following = Próxima
button-hand = Minha mão

## What commands and buttons answer

none-here = Não há torneio neste canal. Abra um com `/tournament open`.
opened = **As inscrições para o { $title } estão abertas.** Aperte **Começar** quando todo mundo tiver entrado.
post-failed = Por isso o torneio não foi aberto.
show-failed = O torneio fica onde está.
shown = O { $title } está no fim do canal agora.
bot-joined = { $name } entrou.
started = **A rodada 1 começou!** Aperte **Minha mão** para ver suas cartas.
paused-now = **O torneio está em pausa.** Os relógios estão parados, e ninguém joga.
resumed = **O torneio continua.** Quem está na vez tem de novo o tempo inteiro.
removed = { $name } não está mais no torneio.
cancelled = O { $title } foi cancelado.
joined = Você entrou no { $title }. Quando uma rodada começar, aperte **Minha mão** para jogar.
joined-late = Você entrou no { $title }. Você se senta quando a rodada { $round } começar.
left = Você saiu do { $title }. Até a última rodada começar, `/tournament join` traz você de volta com seus pontos.
