best-round = Najlepsza runda: { $name }, { points }
most-passed = Karty podania: { $name } { $times ->
    [one] raz wprawia wszystkie ręce w ruch
    [few] wprawia wszystkie ręce w ruch { $times } razy
    [many] wprawia wszystkie ręce w ruch { $times } razy
   *[other] wprawia wszystkie ręce w ruch { $times } razy
}
