not-json = Das ist keine Aufzeichnung einer Partie, oder sie ist beschädigt.
too-long = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
newer = Diese Aufzeichnung ist von einer neueren Version des Bots.
part = Diese Aufzeichnung ist beschädigt: { $part } lässt sich nicht lesen.
rules = Diese Aufzeichnung ist beschädigt, oder diese Version des Bots kennt das Spiel nicht.
scheme = Diese Aufzeichnung hat ein Siegel, das diese Version des Bots nicht kennt.
form = Diese Aufzeichnung ist beschädigt: Startwert, Salz oder die dazugemischten Zahlen von Discord können nicht stimmen.
seal = Diese Aufzeichnung passt nicht zu ihrem Siegel: Startwert und Salz sind nicht die versiegelten.
step = Diese Aufzeichnung ist beschädigt: Zug { $step } kann nicht auf den davor folgen.
other-step = Diese Aufzeichnung zeigt nicht, was gespielt wurde: Zug { $step } geht anders aus.
outcome = Diese Aufzeichnung zeigt nicht, was gespielt wurde: Ihr Ende ergibt sich nicht aus ihren Zügen.
half-character = Diese Aufzeichnung ist beschädigt: Ein Teil des Textes lässt sich nicht lesen.
result = Diese Aufzeichnung zeigt nicht, was gespielt wurde: Platz { $seat } hatte ein anderes Ergebnis.
house-rules = { $game } mit Hausregeln
found = { $game }: { $steps ->
    [one] { $steps } Zug
   *[other] { $steps } Züge
  } in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
  }, { $way ->
    [again] alles nachgespielt, mit demselben Ausgang
   *[stored] gelesen, wie { $steps ->
      [one] er gespeichert war
     *[other] sie gespeichert waren
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] Niemand hat gewonnen.
       *[unfinished] Die Partie ging nicht zu Ende.
    }
   *[other] Gewonnen: { $names }.
  }
