title = ### Partie { $match } · { $game }
right = **Die Karten stimmen.**
deals = Das Siegel passt, und aus Startwert und Salz kamen wieder genau dieselben Karten ({ $deals ->
    [one] 1-mal
   *[other] { $deals }-mal
  } gegeben, { $shuffles ->
    [one] 1-mal
   *[other] { $shuffles }-mal
  } gemischt).
moves = { $way ->
    [again] Ich habe jeden Zug nachgespielt, mit demselben Ausgang.
    [retired] In dieser Partie galt eine Regel, die es nicht mehr gibt. Darum habe ich die Karten geprüft, die Züge aber nur gelesen.
   *[stored] Diese Partie lief mit einer älteren Version des Bots. Darum habe ich die Karten geprüft, die Züge aber nur gelesen.
}
seal = Vergleich dieses Siegel mit dem unter **Ehrlich gegeben** vor der Partie: `{ $seal }`
proves = { $mixed ->
    [old] Ist es dasselbe, wurde an den Karten nichts geändert. Bei dieser älteren Partie wurde nichts dazugemischt. Es ist also nicht ausgeschlossen, dass sich jemand Startwert und Salz ausgesucht hat.
    [alone] Ist es dasselbe, wurde an den Karten nichts geändert. Kein „Mitspielen“ oder „Start“ wurde dazugemischt. Es ist also nicht ausgeschlossen, dass sich jemand Startwert und Salz ausgesucht hat.
   *[pressed] Ist es dasselbe, wurde an den Karten nichts geändert, und niemand am Tisch hat sie ausgesucht. { $presses ->
        [one] 1-mal „Mitspielen“ oder „Start“
       *[other] { $presses }-mal „Mitspielen“ oder „Start“
      } hat nach dem Siegel eine Zahl von Discord dazugemischt.
}
limits = -# Es zeigt nicht, ob der Betreiber des Bots einen Start verworfen oder in Karten geschaut hat, und nicht, was die Bots dem Zufall überlassen haben.
