## Names

title = Torneio { $id } · { $game }
hours = { $count ->
    [1] 1 hora
   *[other] { $count } horas
}
minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
}
seconds = { $count ->
    [1] 1 segundo
   *[other] { $count } segundos
}
players = { $count ->
    [0] 0 jogadores
    [one] 1 jogador
   *[other] { $count } jogadores
}

## The heading

house-rules = regras da casa “{ $name }”
per-turn = { $time } por vez
organised-by = organizado por <@{ $organiser }>

## Sign-up

sign-up-open = **Inscrições abertas.** { $entered }
entered = { $count ->
    [0] Ninguém entrou ainda, e o torneio só começa com { $needed }.
    [one] 1 jogador entrou, e o torneio só começa com { $needed }.
   *[other] { $count } jogadores entraram, e o torneio só começa com { $needed }.
}
entered-enough = { $count } jogadores entraram: { $tables }.
entered-five = { $count } jogadores entraram: { $tables }, com um bot para completar seis.
starts = **Começa <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Se ninguém começar o torneio, ele é cancelado <t:{ $at }:R>.
left-paused = Se ninguém continuar o torneio, ele é cancelado <t:{ $at }:R>.
more-names = e mais { $count }
how-goal = { $penalties ->
    [yes] Vence quem tiver menos pontos perdidos depois da última rodada.
   *[no] Vence o maior total depois da última rodada.
}
how-in-short = { how-goal } Aperte **Mais** para ver como se joga.
how-seating = As mesas são sorteadas na rodada 1. Depois, os que marcaram mais em uma rodada sentam juntos, e quem tem o melhor total dá as cartas.
how-late = Você pode entrar depois e sentar na próxima rodada.
how-missed = { $penalties ->
    [yes] Quem faltar a uma rodada leva o maior número de pontos perdidos que alguém fez nela.
   *[no] Quem faltar a uma rodada marca 0, ou o menor placar dela, se for abaixo de 0.
}
how-leaving = Quem sai fica fora da classificação. Quem empata divide o lugar.
how-clock = Se você levar mais de { $time } na sua vez, um bot joga por você até você voltar.

## A round and a break

round-started = **A rodada { $round } de { $rounds } começou** · mesas que acabaram: { $done } de { $tables }
round-over = **A rodada { $round } de { $rounds } acabou!** { $next }
next-by-itself = A rodada { $round } começa <t:{ $at }:R>, ou quando a organização apertar **Próxima rodada**.
next-by-hand = A rodada { $round } começa quando a organização apertar **Próxima rodada**.
paused = **Em pausa.** Nenhum relógio corre e ninguém joga até a organização apertar **Continuar**.
goes-on-next = A rodada { $round } começa quando todas as mesas acabarem.
goes-on-last = Esta foi a última rodada. O torneio acaba quando todas as mesas acabarem.
over-won = O torneio acabou: { $winners }.
over-cancelled = O torneio foi cancelado.
tables-of-round = ### Mesas da rodada { $round }
fewest-win = Pontos perdidos: vence o menor total.
table-done = **Mesa { $number }** · vitória de { $winners } com { $points } · [Ir para a mesa]({ $link })
    .bare = **Mesa { $number }** · vitória de { $winners } com { $points }
table-playing = **Mesa { $number }** · jogando: { $players }
table-scores = **Mesa { $number }** · acabou: { $scores }
dealer = { $name } (dá as cartas)
away = { $name } (ausente)
scored = { $name } { $points }
    .helped = { $name } { $points } (um bot terminou)
helped = { $points } 🤖
    .heard = { $points } (bot)
helped-legend = 🤖 depois dos pontos: um bot terminou essa rodada pelo jogador.
    .heard = “bot” depois dos pontos: um bot terminou essa rodada pelo jogador.
more-tables = … e { $count ->
    [1] mais 1 mesa
   *[other] mais { $count } mesas
}. Aperte **Minha mesa** para achar a sua.
more-places = … e { $count ->
    [1] mais 1 lugar
   *[other] mais { $count } lugares
}. Aperte **Classificação** para ver todos.

## Standings

standing-after = ### Classificação depois da rodada { $round }
standing-final = ### Classificação final
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Saiu, sem classificação: { $name }, { $points }
left-many = { $count ->
    [1] 1 jogador saiu e fica fora da classificação.
   *[other] { $count } jogadores saíram e ficam fora da classificação.
}
wins = { $count ->
    [1] { $names } vence
   *[other] { $names } dividem o primeiro lugar
}
headline = { $count ->
    [1] { $names } vence o torneio!
   *[other] { $names } dividem o primeiro lugar!
}
others = { $count ->
    [one] { $count } outro
   *[other] { $count } outros
}
won-after = { $penalties ->
    [yes] Vence quem tiver menos pontos perdidos depois de { rounds }.
   *[no] Vence o maior total depois de { rounds }.
}
cancelled-unplayed = **Este torneio foi cancelado** antes de começar.
cancelled-after = **Este torneio foi cancelado** depois da rodada { $round } de { $rounds }.

## Sheets

standing-sheet = ### Classificação · { $title }
no-round-yet = Nenhuma rodada acabou ainda.
sheet-over = Acabou: { $winners }
sheet-cancelled = Cancelado depois de { $done } de { rounds }
sheet-running = Jogadas { $done } de { rounds }
round-sheet = ### Rodada { $round } · { $title }
round-option = Rodada { $round }
pick-round = Ver uma rodada
results-title = ### Torneios deste servidor
no-results = Nenhum torneio acabou aqui ainda. Abra um com `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = cancelado
outcome-playing = em andamento
pick-result = Ver um torneio
not-seated = Você não está na rodada { $round }. Você senta na próxima.
own-table = ### Mesa { $number } da rodada { $round }
own-playing = Sua mesa está jogando.
own-back = Você está de volta à sua mesa, com seus pontos de antes.
own-done = Sua mesa acabou. Você marcou { $points }.
own-done-penalty = Sua mesa acabou. Você levou { $count ->
    [0] 0 pontos perdidos
    [one] 1 ponto perdido
   *[other] { $count } pontos perdidos
}.
go-to-table = [Ir para a mesa]({ $link })
table-replaced = { $label } acabou. A rodada { $round } começou.
table-lost = { $label } se perdeu e vai ser jogada de novo.
table-closed = { $label } está fechada. O torneio terminou.
more-title = ### Mais · { $title }
details-title = ### Jogo limpo
details-text = Lugares e empates são sorteados a partir de uma semente secreta, e as cartas de todas as mesas vêm dela e de cada inscrição e começo. O selo dela fica fixo antes de qualquer inscrição, e a semente é mostrada no fim, então qualquer um pode conferir que o sorteio foi limpo.
pick-removed = Tirar um jogador
pick-part = { $what }: { $first } a { $last }

## Before what can’t be undone

sure-remove = { $name } sai do torneio e fica fora da classificação: um bot termina a rodada.
    .button = Tirar
sure-close = Isso cancela o torneio e fecha suas mesas. As rodadas que acabaram ficam nos resultados.
    .button = Cancelar o torneio

## Buttons

button-join = Entrar
button-leave = Sair
button-bot = Pôr um bot
button-start = Começar
button-more = Mais
button-mine = Minha mesa
button-next = Próxima rodada
button-resume = Continuar
button-pause = Pausar
button-standing = Classificação
button-rules = Livro de regras
button-cancel = Cancelar o torneio
button-clear = Fechar as mesas
button-previous = Anterior
button-following = Próxima
button-hand = Minha mão

## What commands and buttons answer

none-here = Não há torneio neste canal. Abra um com `/tournament open`.
which-player = Qual jogador? Escolha na lista de `player:`.
not-kept = Não tenho mais esse torneio. `/tournament show what:Resultados` lista os que tenho.
opened = **As inscrições para o { $title } estão abertas.** Aperte **Começar** quando todo mundo tiver entrado, depois **Minha mesa** para achar seu lugar.
opened-timed = **As inscrições para o { $title } estão abertas.** Começa <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = Por isso ele não foi aberto.
show-failed = Fica onde está.
this-table = Esta mesa
shown = { $title } está no fim do canal agora.
bot-joined = { $name } entrou.
started = **A rodada 1 começou!** Aperte **Minha mesa**, ou use `/tournament show what:Mesa`, para achar seu lugar.
next-started = **A rodada { $round } começou!**
paused-now = **O torneio está em pausa.** Nenhum relógio corre e ninguém joga.
resumed = **O torneio continua.** Todos que estão na vez têm de novo o tempo inteiro.
removed = { $name } não está mais no torneio.
cancelled = { $title } está cancelado.
cleared = As mesas do { $title } estão fechadas. Veja em `/tournament show what:Resultados` como acabou.
round-unplayed = Esta rodada não foi jogada. Aperte **Classificação** para olhar de novo.
not-in-it = Você não está neste torneio. Entre com `/tournament join`.
no-tables-yet = Nenhuma rodada começou, então ainda não há mesas. Espere a organização apertar **Começar**.
joined-back = Você está de volta ao { $title }, com seus pontos de antes. Você senta quando a rodada { $round } começar.
joined = Você entrou no { $title }. Quando uma rodada começar, aperte **Minha mesa** para achar seu lugar.
joined-timed = Você entrou no { $title }. Começa <t:{ $at }:R>. Aí aperte **Minha mesa** para achar seu lugar.
joined-late = Você entrou no { $title }. Você senta quando a rodada { $round } começar.
left = Você saiu do { $title }. { $after }
left-again = `/tournament join` inscreve você de novo.
left-finishing = Um bot termina sua rodada, e aí seu lugar some. Até a última rodada começar, `/tournament join` traz você de volta com seus pontos.
left-gone = Seu lugar sumiu. Até a última rodada começar, `/tournament join` traz você de volta com seus pontos.
left-last = Um bot termina sua rodada, e você fica fora da classificação. Enquanto ela durar, `/tournament join` traz você de volta com seus pontos.
no-such-player = Esse jogador não está neste torneio. Escolha um da lista.

## Commands
