unknown = Na tym serwerze nie ma meczu o tym numerze. Te, które są, pokazuje `/eights history`.
playing = Ten mecz jeszcze trwa. Powtórka otworzy się po nim.
closed = Kartami tego meczu wciąż ktoś gra. Powtórka otworzy się, gdy skończą wszystkie stoliki z nimi albo minie dzień.
not-kept = Ruchów tego meczu już nie ma, więc nie ma czego powtarzać.
damaged = Tego meczu nie da się powtórzyć, bo jego zapis jest uszkodzony.
left = Ktoś, kto wyszedł
sat-later = { $name } (później)
bot = Bot { $number }
