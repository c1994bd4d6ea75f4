"""How many minutes a match lasts, measured by ``make lengths``. ``tools/measuring.py`` says what that means."""

MINUTES: dict[str, float] = {
    "crazy-eights": 16.2,
    "eights": 25.9,
    "eights-program": 33.0,
    "eights-250": 39.4,
    "countdown": 47.6,
    "countdown-jacks": 41.0,
    "kings-reverse": 62.1,
    "blackjack": 10.4,
    "str8-eight": 52.3,
    "switch": 8.1,
    "mzansi": 15.6,
    "huit-americain": 76.6,
    "puskiyon": 34.3,
    "huit": 14.6,
}
