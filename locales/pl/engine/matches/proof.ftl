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
    [again] Każdy ruch zagrano jeszcze raz z tym samym skutkiem i tymi samymi wynikami. Imiona, czasy i to, kto jest botem, są takie, jak w pliku: żaden ruch ich nie pokazuje.
    [retired] Grano go z zasadą, której już nie ma, więc jeszcze raz tylko rozdano karty.
   *[stored] Mecz prowadziła inna wersja bota, więc rozdano jeszcze raz tylko to, co przyniósł los.
  } Porównaj tę pieczęć z tą sprzed meczu: { $seal }
