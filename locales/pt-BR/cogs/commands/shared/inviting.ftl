opened = A { $table } está aberta, e { $name } recebeu o convite.
    .unreached = A { $table } está aberta, mas não consegui avisar { $name }. Peça que a pessoa aperte **Entrar**.
invited = { $name } recebeu o convite para a { $table }.
    .unreached = Não consegui avisar { $name }. Peça que a pessoa aperte **Entrar** na { $table }.

no-table = Nenhuma mesa sua aqui está esperando jogadores. Abra uma com `/eights open` e depois convide.
not-waiting = A { $table } não espera mais jogadores. Convide para a próxima partida.
friend-is-bot = Isso é um bot, então convide uma pessoa. Para pôr um dos meus bots, aperte **Pôr um bot** na mesa.
friend-is-you = Você não pode se convidar. Escolha outra pessoa.
friend-left = { $name } não está mais neste servidor. Escolha alguém que esteja.
friend-gone = Essa pessoa não está mais neste servidor. Escolha alguém que esteja.
friend-cannot-see = { $name } não vê o canal da mesa. Abra uma mesa em um canal que os dois vejam.
friend-sits = { $name } já está na { $table }.
friend-invited = { $name } já recebeu o convite para a { $table }. Ele fica no canal até a partida começar.

title = Convidar alguém
friend = Quem você convida
    .help = A pessoa recebe um aviso e um botão Entrar.
