pass-left = podaj kartę w lewo
    .short = Podaj ←
pass-right = podaj kartę w prawo
    .short = Podaj →
