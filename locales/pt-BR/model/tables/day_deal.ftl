label = Mão do dia
over = A mão de hoje acabou. A próxima chega <t:{ $at }:R>.
off = Este servidor não tem mão do dia. Alguém com Gerenciar servidor pode ligá-la em `/eights settings`.
once = Você já jogou a mão de hoje, e cada um tem uma chance só. `/eights today` mostra como está.
not-begun = Não consegui salvar sua tentativa, então ela não começou. Aperte **Jogar** de novo daqui a pouco.
no-game = A mão do dia usa um jogo que não existe mais. Alguém com Gerenciar servidor pode escolher outro em `/eights settings`.
