# Was über einen Zug gesagt wird, wenn ihn keine einzelne Tatsache entscheidet.

ahead = In den Runden, die ich durchprobiert habe, gewinnt das { $count } mehr von 100 als der nächstbeste Zug.
close = Es ist knapp: Nichts anderes war klar besser.
best = Mehr bringt dir gerade nichts.
mattered = In den Runden, die ich durchprobiert habe, gewann das { $count } mehr von 100 als andere Züge im Schnitt.
