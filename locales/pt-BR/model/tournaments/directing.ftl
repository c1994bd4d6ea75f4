## Opening

rounds-range = Um torneio tem de { $least } a { $most } rodadas, e o normal são quatro. Escolha um número nessa faixa.
turn-range = O tempo por vez tem que ficar entre { $least } segundos e um dia. Escolha outro tempo.
start-unreadable = Não entendi esse horário. Tente “em 30 min”, “20:00”, “amanhã às 20h” ou “sexta 19h30”.
start-passed = Esse horário já passou. Escolha um no futuro, como “em 30 min” ou “amanhã 20:00”.
start-too-far = Faltam mais de { $days } dias para isso. Escolha um horário mais cedo.
channel-taken = { $begun ->
    [yes] Já há um torneio em andamento neste canal. Espere ele acabar
   *[no] Já há inscrições abertas para um torneio neste canal. Aperte **Entrar** lá
}, ou abra um em outro canal.
not-opened = Não deu para salvar o torneio, então ele não foi aberto. Tente de novo daqui a pouco.

## Coming and going

organiser-only = Só quem organiza (ou modera) pode fazer isso. Peça a uma dessas pessoas.
ended = { $how ->
    [over] Este torneio acabou.
   *[cancelled] Este torneio foi cancelado.
} Veja `/tournament show what:Resultados`, ou comece outro com `/tournament open`.
cleared-away = Este torneio terminou. Veja `/tournament show what:Resultados`, ou comece outro com `/tournament open`.
elsewhere = Você já está em um torneio em <#{ $channel }>. Saia dele antes, ou espere ele acabar.
entered-already = Você já entrou. { $playing ->
    [yes] Aperte **Minha mesa** para ir até ela.
   *[no] Sua mesa aparece aqui quando uma rodada começar.
}
too-late = A última rodada já começou, então ninguém mais pode entrar nem voltar. Entre no próximo torneio.
played-all = Essa mesa da última rodada acabou, então não há lugar para deixar nem para onde voltar. O resultado conta.
full = Este torneio está cheio, com { $count } jogadores. Peça à organização que abra espaço.
no-level = Não existe bot “{ $level }”. Escolha { $levels }.
not-in = Você não está neste torneio, então não há de onde sair. Entre com `/tournament join`.
has-left = Esse jogador já saiu do torneio. Escolha outro.
no-player = Esse jogador não está neste torneio. Escolha um da lista.

## Rounds

still-playing = A rodada { $round } ainda está em andamento { $count ->
    [1] na mesa
   *[other] nas mesas
} { $tables }. Espere ela acabar.
paused-first = O torneio está em pausa. Antes, aperte **Continuar**.
too-few = { $count ->
    [0] Ninguém entrou ainda,
    [one] Só 1 jogador entrou,
   *[other] Só { $count } jogadores entraram,
} e um torneio precisa de { $needed }. Espere mais gente, ou ponha bots.
paused-already = O torneio já está em pausa. Aperte **Continuar** para seguir.
nothing-to-pause = O torneio ainda não começou, então não há o que pausar. Antes, aperte **Começar**.
not-paused = O torneio não está em pausa, então não há o que continuar.
started-already = O torneio já começou. Comece a próxima rodada com `/tournament manage action:Próxima`.
not-started = O torneio ainda não começou. Comece com `/tournament manage action:Começar`.
not-due = A próxima rodada já começou, ou foi adiada.
table-label = Rodada { $round } · Mesa { $table }

## Notices

notice-late = { $name } entrou depois que a rodada { $round } começou e senta na próxima. { $penalties ->
    [yes] Quem faltar a uma rodada leva o maior número de pontos perdidos que alguém fez nela.
   *[no] Quem faltar a uma rodada marca 0, ou o menor placar dela, se for abaixo de 0.
}
notice-back = { $name } voltou, com os pontos de antes.
notice-out = { $name } saiu e fica fora da classificação. O lugar some.
notice-forgotten = Um jogador pediu para ser esquecido. Um bot guarda o lugar e os pontos.
notice-headless = Quem organizava foi embora. As rodadas começam sozinhas, e a moderação pode conduzir o torneio.
notice-anew = Uma mesa da rodada { $round } se perdeu, então vai ser jogada de novo.
notice-expired = Ninguém começou nem continuou o torneio a tempo, então ele foi cancelado.
notice-unstarted = Não entraram jogadores suficientes a tempo: um torneio precisa de { $needed }. A organização pode começar quando houver jogadores suficientes.

## Its fairness

sealed = Selo do sorteio: { $seal }. A semente que o prova é mostrada aqui no fim.
proved = Semente do sorteio: { $seed }. Ela prova o selo { $seal }.

## Its tables

tables-of = { $count ->
    [1] uma mesa de { $size ->
        [3] três
        [4] quatro
       *[5] cinco
    }
   *[other] { $count } mesas de { $size ->
        [3] três
        [4] quatro
       *[5] cinco
    }
}
