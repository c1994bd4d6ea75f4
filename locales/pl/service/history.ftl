unknown = Na tym serwerze nie ma meczu o tym numerze. Wszystkie mecze pokazuje `/eights history`.
playing = Ten mecz jeszcze trwa. Powtórkę obejrzysz, gdy się skończy.
closed = Inni mogą jeszcze zagrać to rozdanie. Powtórka otworzy się, gdy skończy się dzień.
not-kept = Ruchów tego meczu już nie ma, więc nie ma czego odtwarzać.
damaged = Tego meczu nie da się odtworzyć, bo jego zapis jest uszkodzony.
