nothing = In dieser Aufzeichnung steht kein einziger Zug, da gibt es nichts zu prüfen.
other-cards = Diese Aufzeichnung zeigt nicht, was gegeben wurde: Die Karten bei Zug { $step } ergeben sich nicht aus ihrem Startwert.
other-version = Die Karten dieser Partie lassen sich nicht prüfen, denn diese Version des Bots spielt nach anderen Regeln.
right = { $game }: Das Siegel stimmt, und die Karten auch ({ $deals ->
    [one] 1-mal
   *[other] { $deals }-mal
  } gegeben, { $shuffles ->
    [one] 1-mal
   *[other] { $shuffles }-mal
  } gemischt). { $way ->
    [again] Jeder Zug wurde nachgespielt, mit demselben Ausgang und denselben Ergebnissen. Namen, Zeiten und wer ein Bot war, stehen nur in der Datei.
    [retired] Eine Regel dieser Partie gibt es nicht mehr, darum wurden nur die Karten nachgeprüft.
   *[stored] Die Partie lief mit einer anderen Version des Bots, darum wurden nur Geben und Mischen nachgeprüft.
  } Vergleich dieses Siegel mit dem, das du vor der Partie gesehen hast: { $seal }
