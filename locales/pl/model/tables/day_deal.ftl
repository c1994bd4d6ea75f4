label = Rozdanie dnia
over = Dzisiejsze rozdanie się skończyło. Następne będzie <t:{ $at }:R>.
off = Na tym serwerze nie ma rozdania dnia. Ktoś z uprawnieniem Zarządzanie serwerem może je włączyć w `/eights settings`.
once = Twoja próba w dzisiejszym rozdaniu już była, a każdy ma jedną. `/eights today` pokazuje klasyfikację.
not-begun = Nie udało mi się zapisać twojej próby, więc się nie zaczęła. Za chwilę naciśnij **Graj** jeszcze raz.
no-game = Rozdanie dnia jest ustawione na grę, której już nie ma. Ktoś z uprawnieniem Zarządzanie serwerem może wybrać inną w `/eights settings`.
