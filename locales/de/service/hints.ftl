not-your-turn = Du bist nicht dran. Hol dir den Tipp, wenn du dran bist.
no-round = Gerade läuft keine Runde. Hol dir einen Tipp, wenn du dran bist.
no-choice = Dir bleibt nur ein Zug, und den zeigt dir deine Hand.
one-at-a-time = Dein letzter Tipp ist noch unterwegs. Frag wieder, wenn er da ist.
no-answer = Der Profi kann gerade nicht antworten. Drück gleich noch mal **Tipp**, oder spiel weiter.
