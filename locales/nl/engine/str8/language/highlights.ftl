# Wat je van een partij van het reeksenspel onthoudt.

best-round = Beste ronde: { $name } met { points }
most-passed = Doorgeefkaarten: { $name } liet alle handen { $times ->
    [one] één keer
   *[other] { $times } keer
} doorschuiven
