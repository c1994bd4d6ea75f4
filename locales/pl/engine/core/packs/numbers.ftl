pass-left = podanie w lewo
    .short = Podaj ←
    .typed = lewo wlewo podajwlewo podaniewlewo
pass-right = podanie w prawo
    .short = Podaj →
    .typed = prawo wprawo podajwprawo podaniewprawo
