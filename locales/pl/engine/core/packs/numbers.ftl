pass-left = podanie w lewo
    .short = Podaj ←
pass-right = podanie w prawo
    .short = Podaj →
