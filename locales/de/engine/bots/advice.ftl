# Was über einen Zug gesagt wird, wenn ihn keine einzelne Tatsache entscheidet.

ahead = In den Runden, die ich durchprobiert habe, gewinnt das { $count } mehr von 100 als der nächstbeste Zug.
close = Es ist knapp: Nichts anderes war klar besser.
best = Mehr bringt dir gerade nichts.
