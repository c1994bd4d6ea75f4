match = Partie
one-dealer = Wer auf dem ersten Platz sitzt, gibt.
match-too-long = Kommt die Partie auf { $count } Aktionen, endet sie dort samt der Runde. Wer dann vorn liegt, gewinnt, und bei Gleichstand teilt ihr euch den Sieg.
