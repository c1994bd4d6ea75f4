nothing = Ten zapis meczu nie ma ruchów, więc nie ma czego sprawdzać.
other-cards = Ten zapis meczu nie zgadza się z rozdaniem: karty ruchu { $step } nie wynikają z jego ziarna.
other-version = Rozdań tego meczu nie da się sprawdzić, bo ta wersja bota gra według innych zasad.
right = { $game }: pieczęć się zgadza, { $deals ->
    [one] rozdanie też
    [few] wszystkie { $deals } rozdania też
    [many] wszystkie { $deals } rozdań też
   *[other] rozdania też ({ $deals })
  } ({ $shuffles ->
    [one] { $shuffles } tasowanie
    [few] { $shuffles } tasowania
    [many] { $shuffles } tasowań
   *[other] { $shuffles } tasowania
  }). { $way ->
    [again] Każdy ruch odtworzono, z tym samym zakończeniem i tymi samymi wynikami. Nicki, czasy i to, kto jest botem, pochodzą tylko z pliku.
    [retired] Jednej z jego zasad już tu nie ma, więc sprawdzono tylko rozdania.
   *[stored] Mecz prowadziła inna wersja bota, więc sprawdzono tylko rozdania i tasowania.
  } Porównaj tę pieczęć z tą sprzed meczu: { $seal }
