title = Por que não? · { $table }
pick = Escolha uma carta para ver por que você não pode jogá-la agora.
all-playable = Você pode jogar todas as cartas da sua mão.
playable = Você pode jogar { $card } agora.
not-held = Você não tem { $card }.
select = Uma carta que não posso jogar
back = Voltar à minha mão
