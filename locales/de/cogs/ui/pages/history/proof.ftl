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
    [again] Jede Aktion wurde nachgespielt, mit demselben Ausgang.
    [retired] Diese Partie wurde mit einer Regel gespielt, die es nicht mehr gibt, darum wurde nur das Geben nachgeprüft, die Aktionen wurden nur gelesen.
   *[stored] Eine ältere Version des Bots hat diese Partie gespielt, darum wurde nur das Geben nachgeprüft, die Aktionen wurden nur gelesen.
}
seal = Vergleich dieses Siegel mit dem unter **Ehrlich gegeben** vor der Partie: `{ $seal }`
proves = { $mixed ->
    [old] Ist es dasselbe, wurde an den Karten nichts geändert. Bei dieser älteren Partie wurde nichts dazugemischt. Dass sich niemand Startwert und Salz ausgesucht hat, beweist es also nicht.
    [alone] Ist es dasselbe, wurde an den Karten nichts geändert. Kein „Mitspielen“ oder „Start“ wurde dazugemischt. Dass sich niemand Startwert und Salz ausgesucht hat, beweist es also nicht.
   *[pressed] Ist es dasselbe, wurde an den Karten nichts geändert, und niemand am Tisch hat sie ausgesucht. { $presses ->
        [one] 1-mal „Mitspielen“ oder „Start“
       *[other] { $presses }-mal „Mitspielen“ oder „Start“
      } hat nach dem Siegel eine Zahl von Discord dazugemischt.
}
limits = -# Es zeigt nicht, ob der Betreiber einen Start verworfen oder in Karten geschaut hat und welche Chancen die Bots hatten.
