pass-left = karta podania w lewo
    .short = Podaj ←
    .typed = lewo wlewo podajwlewo
pass-right = karta podania w prawo
    .short = Podaj →
    .typed = prawo wprawo podajwprawo
