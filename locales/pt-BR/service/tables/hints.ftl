not-your-turn = Não é sua vez. Peça uma dica quando for.
no-round = Nenhuma rodada está em andamento. Peça uma dica na sua vez.
no-choice = Não há o que escolher: sua mão mostra a única coisa que dá para fazer.
one-at-a-time = Você já está esperando outra dica. Peça de novo quando ela chegar.
no-answer = O bot fera não consegue responder agora. Aperte **Dica** de novo daqui a pouco, ou continue jogando.
