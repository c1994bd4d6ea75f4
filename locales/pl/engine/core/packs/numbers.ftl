<<<<<<< HEAD
pass-left = karta podania w lewo
    .short = Podaj ←
    .typed = lewo wlewo podajwlewo
pass-right = karta podania w prawo
    .short = Podaj →
    .typed = prawo wprawo podajwprawo
=======
pass-left = podanie w lewo
    .short = Podaj ←
    .typed = lewo wlewo podajwlewo podaniewlewo
pass-right = podanie w prawo
    .short = Podaj →
    .typed = prawo wprawo podajwprawo podaniewprawo
>>>>>>> 5fa71caebaa6b5f99e9c15a51ac42f660dbe9fe5
