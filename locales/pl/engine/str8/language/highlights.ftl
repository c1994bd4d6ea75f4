best-round = Najlepsza runda: { $name }, { points }
most-passed = Karty podania: { $name } { $times ->
    [one] raz puszcza wszystkie karty w obieg
    [few] { $times } razy puszcza wszystkie karty w obieg
    [many] { $times } razy puszcza wszystkie karty w obieg
   *[other] { $times } razy puszcza wszystkie karty w obieg
}
