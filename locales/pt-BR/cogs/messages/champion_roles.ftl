reason = Temporada do Eights
cannot-give = Não posso dar nem tirar { $role }. Me dê a permissão **Gerenciar cargos**, ponha meu cargo acima dele, e salve o cargo em `/eights settings` de novo.
gone = O cargo de campeão foi apagado. Escolha outro em `/eights settings`.
yours = Você não pode dar { $role }, então também não pode me mandar dar. Escolha um cargo abaixo do seu.
mine = Não posso dar { $role }. Me dê a permissão **Gerenciar cargos**, ponha meu cargo acima dele, e tente de novo.
special = { $role } é de todo mundo ou de um bot. Escolha outro cargo.
