## Opening

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
cleared-away = Este torneio terminou. Comece outro com `/tournament open`.
entered-already = Você já entrou. Quando uma rodada começar, aperte **Minha mão** para jogar.
too-late = A última rodada já começou, então ninguém mais pode entrar nem voltar. Entre no próximo torneio.
full = Este torneio está cheio, com { $count } jogadores. Peça à organização que abra espaço.
not-in = Você não está neste torneio, então não há de onde sair. Entre com `/tournament join`.
no-player = Esse jogador não está neste torneio. Escolha um da lista.

## Rounds

no-one-in = Este torneio não tem jogadores, então não pode começar. Espere alguém entrar.
paused-already = O torneio já está em pausa. Aperte **Continuar** para seguir.
nothing-to-pause = O torneio ainda não começou, então não há o que pausar. Antes, aperte **Começar**.
not-paused = O torneio não está em pausa, então não há o que continuar.
started-already = O torneio já começou. As rodadas começam sozinhas.
table-label = Rodada { $round } · Mesa { $table }
