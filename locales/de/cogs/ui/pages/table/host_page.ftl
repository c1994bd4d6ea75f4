heading = Tischoptionen · { $table }
game-tab = Spiel
seats-tab = Plätze und Bots
house-rules = Hausregeln
notice = ❗ { $why }

pick-game = Spiel
saved-shelf = Hier gespeichert · { $count ->
    [one] 1 Set Hausregeln
   *[other] { $count } Sets Hausregeln
}
    .line = Die Hausregeln, die auf diesem Server gespeichert sind.
game = Spiel: { $game }
saved-game = Spiel: { $name }
saved-of = Hausregeln eures Servers für { $game }
pick-target = Ziel
target = Ziel: { $target }
pick-pace = Bedenkzeit
pace = Bedenkzeit: { $pace }
usual-pace = Bedenkzeit: wie auf dem Server üblich
hints = { $on ->
    [yes] Tipps sind an (die Partie zählt nicht)
   *[no] Tipps sind aus
}
take-backs = { $on ->
    [yes] Zurücknehmen ist an
   *[no] Zurücknehmen ist aus
}
pick-seats = Plätze
seats = Plätze: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] keine
   *[other] { $count }
}
pick-level = Stärke
level = Stärke: { $level }
pick-partners = Partner
partners = Partner: { $sides ->
    [0] keine
   *[other] { $sides } Teams
}
pick-newcomers = Bot-Plätze während der Partie
newcomers-open = Bot-Plätze: alle dürfen sich dazusetzen
    .line = Wer später kommt, übernimmt Platz, Karten und Punkte eines Bots.
newcomers-closed = Bot-Plätze: niemand darf sich dazusetzen
    .line = Nach dem Start kommt niemand mehr dazu.
pick-swap = Zwei Plätze tauschen
seat = Platz { $number }: { $name }
shuffle = Plätze mischen
seated = { $number }. { $name }
empty = Hier sitzt noch niemand.

unknown-game = Dieses Spiel gibt es hier nicht mehr. Drück noch mal **Tischoptionen**.
unknown-choice = Diese Möglichkeit gibt es nicht mehr. Drück noch mal **Tischoptionen**.
