not-your-turn = Não é sua vez. Peça uma dica quando for.
no-round = Nenhuma rodada está em andamento. Peça uma dica na sua vez.
no-choice = Você só tem uma jogada. Ela está na sua mão.
one-at-a-time = Sua última dica ainda está a caminho. Peça de novo quando ela chegar.
no-answer = O bot fera não consegue responder agora. Aperte **Dica** de novo daqui a pouco, ou continue jogando.
