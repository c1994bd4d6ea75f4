none-here = Na tym kanale nie skończył się jeszcze żaden mecz. Wybierz jakiś z tego serwera w `match:`.
unknown = Na tym serwerze nie ma meczu o tym numerze. Wszystkie mecze pokazuje `/eights history`.
playing = Ten mecz jeszcze trwa, a jego karty są tajne. Sprawdzisz je, gdy się skończy.
closed = Inni mogą jeszcze zagrać to rozdanie. Sprawdzisz je, gdy skończy się dzień.
not-kept = Ruchów tego meczu już nie ma, więc nie ma czego sprawdzać.
damaged = Tego meczu nie da się sprawdzić, bo jego zapis jest uszkodzony.
wrong = **Mecz { $match } się nie zgadza.** { $why }
