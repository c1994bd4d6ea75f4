unknown = Não há partida com esse número neste servidor. `/eights history` lista as que existem.
playing = Esta partida ainda está em andamento. O replay abre quando ela acabar.
closed = As cartas desta partida ainda estão em jogo. O replay abre quando o dia acabar.
not-kept = As jogadas desta partida não estão mais guardadas, então não há replay.
damaged = Não há replay desta partida, porque o registro dela está danificado.
left = Alguém que saiu
sat-later = { $name } (sentou depois)
bot = Bot { $number }
