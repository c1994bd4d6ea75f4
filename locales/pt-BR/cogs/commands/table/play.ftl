no-seat = Você não tem lugar em uma partida nesta mesa.
slipped = Sua mão estava desatualizada. Veja como ela está agora.
pick-in-hand = Aperte **Minha mão** e escolha as cartas lá.
caught = Você pegou { $name } no flagra!
move-counted = { $refusal } Sua última jogada valeu: { $told }
    .heard = { $refusal } Sua última jogada valeu.
does-not-fit = { $card } (não serve agora)
