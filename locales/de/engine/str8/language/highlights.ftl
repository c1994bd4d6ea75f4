best-round = Beste Runde: { $name }, { points }
most-passed = Weitergabe: { $name } hat alle Hände { $times ->
    [one] einmal
   *[other] { $times }-mal
} weiterwandern lassen
