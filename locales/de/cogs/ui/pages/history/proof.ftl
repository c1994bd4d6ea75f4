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
    [old] Sind beide Siegel gleich, wurde an den Karten nichts geändert. Bei dieser älteren Partie wurde nichts dazugemischt. Es ist also nicht ausgeschlossen, dass sich jemand Startwert und Salz ausgesucht hat.
    [alone] Sind beide Siegel gleich, wurde an den Karten nichts geändert. Kein Klick auf „Mitspielen“ oder „Start“ hat eine Zahl dazugemischt. Es ist also nicht ausgeschlossen, dass sich jemand Startwert und Salz ausgesucht hat.
   *[pressed] Sind beide Siegel gleich, wurde an den Karten nichts geändert, und niemand am Tisch hat sie ausgesucht. Nach dem Siegel wurde bei { $presses ->
        [one] 1 Klick
       *[other] { $presses } Klicks
      } auf „Mitspielen“ oder „Start“ { $presses ->
        [one] eine
       *[other] je eine
      } Zahl von Discord dazugemischt.
}
limits = -# Der Beweis zeigt nicht, ob der Betreiber des Bots einen Start verworfen oder in Karten geschaut hat, und nicht, was die Bots dem Zufall überlassen haben.
