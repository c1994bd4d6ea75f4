unknown = En este servidor no hay ninguna partida con ese número. Búscala con `/eights history`.
playing = Esta partida aún se está jugando. Su repetición se abre cuando acabe.
closed = Otros aún pueden jugar este reparto. Su repetición se abre cuando acabe el día.
not-kept = Las jugadas de esta partida ya no se guardan, así que no hay repetición que ver.
damaged = La repetición de esta partida no se puede ver, porque su registro está dañado.
