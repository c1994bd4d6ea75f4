title = ### Assistindo · { $table }
notice = ❗ { $notice }
dealt = As cartas estão dadas.
leads = { $names } { $count ->
    [1] lidera
   *[other] lideram
}.
how-long = -# Acompanha a partida por 15 minutos depois do seu último toque aqui.
refresh = Atualizar
watch-on = Continuar assistindo
rested = Esta tela da { $table } parou de acompanhar. Aperte **Continuar assistindo** para ver a partida de novo.
seated = Agora você está na { $table }, então não está mais assistindo. Aperte **Minha mão** para jogar.
gone = Esta mesa está fechada, então não há mais o que assistir.
my-hand = Minha mão
not-begun = A partida ainda não começou. Assista quando as cartas forem dadas.
is-over = A partida acabou. Aperte **Placar** na mesa para ver como foi.
full = { $count } pessoas já estão assistindo a esta mesa. Tente mais tarde, ou acompanhe no canal.

guess = Palpite: quem vence?
guess-option = { $name } vence
guessed = Seu palpite: **{ $name }** vence. Você pode mudar até a segunda volta.
    .over = Seu palpite foi que **{ $name }** vence.
guess-was = { $right ->
    [yes] Seu palpite foi **{ $name }**, e você acertou!
   *[no] Seu palpite foi **{ $name }**. Vitória de { $winners }.
}
seats-changed = Os lugares mudaram. Olhe de novo e dê outro palpite.

cheered = Você torceu com { $cheer } na { $table }.
cheer-heading = ### Torcida · { $table }
    -# Todo mundo na mesa vê, com seu nome.
