no-experts = Nenhum bot fera tranquilo joga aqui, então ninguém explica as jogadas. Antes de uma partida, o host pode ligar isso em **Opções da mesa**.
not-over = Essa rodada ainda não acabou. Aperte **Por que assim?** quando as cartas de todo mundo estiverem na mesa.
not-kept = Não dá mais para seguir as jogadas desta rodada, então ninguém pode explicar. Aperte **Por que assim?** depois da próxima.
no-answer = Os bots fera não conseguem responder agora. Aperte **Por que assim?** de novo daqui a pouco.
