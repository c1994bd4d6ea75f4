ask = { $table } schließen?
    .match = Die Partie ist dann vorbei, und sie zählt nicht.
close = Schließen
closed = { $table } ist geschlossen.

# Was von einer Partie bleibt, die vorzeitig geschlossen wurde.
closed-by = **{ $name } hat diesen Tisch { $dealt ->
    [no] nach
   *[yes] in
} Runde { $round } geschlossen.** Die Partie zählt nicht.
closed-itself = **Dieser Tisch hat { $dealt ->
    [no] nach
   *[yes] in
} Runde { $round } geschlossen, weil { $why ->
    [retired] es eine Regel der Partie nicht mehr gibt
   *[left] niemand mehr da war
}.** Die Partie zählt nicht.
standing = Stand nach { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Keine Runde ging zu Ende. Mit dabei: { $names }.
rematch = Hier ist die Revanche: [öffnen]({ $link })
