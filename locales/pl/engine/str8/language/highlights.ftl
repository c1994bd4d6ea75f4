best-round = Najlepsza runda: { $name }, { points }
most-passed = Karty podania: { $name } { $times ->
    [one] raz puszcza wszystkie ręce w obieg
    [few] { $times } razy puszcza wszystkie ręce w obieg
    [many] { $times } razy puszcza wszystkie ręce w obieg
   *[other] { $times } razy puszcza wszystkie ręce w obieg
}
