label = Mão do dia
over = A mão de hoje acabou. A próxima começa <t:{ $at }:R>.
off = Este servidor não tem mão do dia. Alguém com a permissão Gerenciar servidor pode ligá-la em `/eights settings`.
once = Você já usou sua chance na mão de hoje. Veja como está com `/eights today`.
not-begun = Não consegui salvar sua tentativa, então ela não começou. Aperte **Jogar** de novo daqui a pouco.
no-game = A mão do dia usa um jogo que não existe mais. Alguém com a permissão Gerenciar servidor pode escolher outro em `/eights settings`.
