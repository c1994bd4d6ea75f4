draw-until = Ziehen, bis eine passt
    .help = Wenn nichts passt, zieh, bis du legen kannst, und leg diese Karte.
stacking = Draufsetzen
    .help = Leg auf eine Ziehkarte noch eine. Die Strafkarten addieren sich.
quick = Schnelles Spiel
    .help = Weniger Karten auf der Hand und ein niedrigeres Ziel.
no-specials = Ohne Sonderkarten
    .help = Karten müssen nur passen. Wunschkarten bleiben.
wild-jokers = Joker als Wunschkarten
    .help = Zwei Joker je Kartenspiel. Leg einen, wann du willst, und wünsch dir eine Farbe.

every-rank-is-busy = Zum Draufsetzen braucht es eine Ziehkarte, und hier bewirkt jeder Wert schon was anderes. Mach unter Sonderkarten einen frei.
