# De pagina waar een host de tafel inricht voor de partij.

heading = Tafelopties · { $table }
game-tab = Spel
seats-tab = Plekken en bots
house-rules = Huisregels
notice = ❗ { $why }

pick-game = Spel
saved-shelf = Hier bewaard · { $count ->
    [one] 1 set huisregels
   *[other] { $count } sets huisregels
}
    .line = Huisregels die op deze server bewaard zijn.
game = Spel: { $game }
saved-game = Spel: { $name }
saved-of = De huisregels van je server voor { $game }
pick-target = Eindscore
target = Eindscore: { $target }
pick-pace = Tijd per beurt
pace = Tijd per beurt: { $pace }
usual-pace = Tijd per beurt: standaard op deze server
hints = { $on ->
    [yes] Tips staan aan (telt niet voor de ranglijst)
   *[no] Tips staan uit
}
take-backs = { $on ->
    [yes] Terugnemen staat aan
   *[no] Terugnemen staat uit
}
pick-seats = Plekken
seats = Plekken: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] geen
   *[other] { $count }
}
pick-level = Niveau
level = Niveau: { $level }
pick-partners = Partners
partners = Partners: { $sides ->
    [0] geen
   *[other] { $sides } teams
}
pick-newcomers = Plekken van bots tijdens de partij
newcomers-open = Botplekken: iedereen mag er een nemen
    .line = Wie later komt, neemt van een bot de plek, de kaarten en de score over.
newcomers-closed = Botplekken: niemand mag er een nemen
    .line = Na de start schuift niemand meer aan.
pick-swap = Wissel twee plekken
seat = Plek { $number }: { $name }
shuffle = Plekken husselen
seated = { $number }. { $name }
empty = Hier zit nog niemand.

unknown-game = Dat spel is er niet meer. Druk nog eens op **Tafelopties**.
unknown-choice = Die keuze is er niet meer. Druk nog eens op **Tafelopties**.
