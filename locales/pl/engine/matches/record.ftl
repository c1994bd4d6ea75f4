not-json = To nie jest zapis meczu albo jest uszkodzony.
too-long = Ten plik jest za duży na zapis meczu.
newer = Ten zapis meczu jest z nowszej wersji bota.
part = Ten zapis meczu jest uszkodzony: nie da się odczytać części { $part }.
rules = Ten zapis meczu jest uszkodzony albo ta wersja bota nie zna jego gry.
scheme = Ten zapis meczu ma rodzaj pieczęci, którego ta wersja bota nie zna.
form = Ten zapis meczu jest uszkodzony: ma niemożliwe ziarno, sól albo liczby z Dołącz i Start.
seal = Ten zapis meczu nie pasuje do swojej pieczęci: jego ziarno i sól to nie te, które zapieczętowano.
step = Ten zapis meczu jest uszkodzony: ruch { $step } nie pasuje do poprzednich.
other-step = Ten zapis meczu nie zgadza się z grą: ruch { $step } wypada inaczej.
outcome = Ten zapis meczu nie zgadza się z grą: jego zakończenie nie wynika z ruchów.
half-character = Ten zapis meczu jest uszkodzony: części tekstu nie da się odczytać.
result = Ten zapis meczu nie zgadza się z grą: wynik miejsca { $seat } jest inny.
house-rules = { $game } z zasadami domowymi
found = { $game }: { $steps ->
    [one] { $steps } ruch
    [few] { $steps } ruchy
    [many] { $steps } ruchów
   *[other] { $steps } ruchu
  }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
  }, { $way ->
    [again] wszystko odtworzone z tym samym zakończeniem
   *[stored] { $steps ->
      [1] odczytany tak, jak zapisano
     *[other] odczytane tak, jak zapisano
    }
  }. { $winners ->
    [0] { $outcome ->
        [finished] Nikt nie wygrywa.
       *[unfinished] Mecz nie został dokończony.
    }
   *[other] Zwycięstwo: { $names }.
  }
