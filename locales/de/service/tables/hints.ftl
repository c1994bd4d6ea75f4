not-your-turn = Du bist nicht dran. Hol dir einen Tipp, wenn du es bist.
no-round = Gerade läuft keine Runde. Hol dir einen Tipp, wenn du dran bist.
no-choice = Es gibt nichts zu wählen: Deine Hand zeigt das Einzige, was geht.
one-at-a-time = Du wartest schon auf einen Tipp. Frag wieder, wenn er da ist.
no-answer = Der Profi kann gerade nicht antworten. Drück gleich noch mal **Tipp**, oder spiel weiter.
