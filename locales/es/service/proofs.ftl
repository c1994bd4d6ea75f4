none-here = En este canal aún no ha acabado ninguna partida. Elige una de este servidor con `match:`.
unknown = En este servidor no hay ninguna partida con ese número. Búscala con `/eights history`.
playing = Esta partida aún se está jugando, y sus cartas siguen en secreto. Puedes comprobarlas cuando acabe.
closed = Otros aún pueden jugar este reparto. Puedes comprobarlo cuando acabe el día.
not-kept = Las jugadas de esta partida ya no se guardan, así que no hay nada que comprobar.
damaged = Esta partida no se puede comprobar, porque su registro está dañado.
wrong = **La partida { $match } no cuadra.** { $why }
