none-here = Nenhuma partida acabou neste canal ainda. Escolha uma deste servidor com `match:`.
unknown = Não há partida com esse número neste servidor. Procure com `/eights history`.
playing = Esta partida ainda está em andamento, e as cartas dela são segredo. Você pode conferi-las quando ela acabar.
closed = Outras pessoas ainda podem jogar estas cartas. Você pode conferi-las quando o dia acabar.
not-kept = As jogadas desta partida não estão mais guardadas, então não há o que conferir.
damaged = Não dá para conferir esta partida, porque o registro dela está danificado.
wrong = **A partida { $match } não confere.** { $why }
