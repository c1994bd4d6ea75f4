nothing = In dieser Aufzeichnung steht keine einzige Aktion, da gibt es nichts zu prüfen.
other-cards = Diese Aufzeichnung zeigt nicht, was gegeben wurde: Die Karten bei Aktion { $step } kommen nicht aus ihrem Startwert.
other-version = Das Geben dieser Partie lässt sich nicht prüfen, denn diese Version des Bots spielt nach anderen Regeln.
right = { $game }: Das Siegel stimmt, und die Karten auch ({ $deals ->
    [one] 1-mal
   *[other] { $deals }-mal
  } gegeben, { $shuffles ->
    [one] 1-mal
   *[other] { $shuffles }-mal
  } gemischt). { $way ->
    [again] Jede Aktion wurde nachgespielt, mit demselben Ausgang und denselben Ergebnissen. Namen, Zeiten und wer ein Bot war, stehen so in der Datei. Das lässt sich nicht nachspielen.
    [retired] Sie wurde mit einer Regel gespielt, die es nicht mehr gibt, darum wurde nur das Geben nachgeprüft.
   *[stored] Die Partie lief mit einer anderen Version des Bots, darum wurde nur das Geben und Mischen nachgeprüft.
  } Vergleich dieses Siegel mit dem, das du vor der Partie gesehen hast: { $seal }
