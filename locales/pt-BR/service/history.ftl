unknown = Não há partida com esse número neste servidor. Procure com `/eights history`.
playing = Esta partida ainda está em andamento. O replay abre quando ela acabar.
closed = Outras pessoas ainda podem jogar estas cartas. O replay abre quando o dia acabar.
not-kept = As jogadas desta partida não estão mais guardadas, então não há replay.
damaged = Não há replay desta partida, porque o registro dela está danificado.
