title = ### Mecz { $match } · { $game }
right = **Rozdania się zgadzają.**
deals = Pieczęć pasuje, a { $deals ->
    [one] rozdanie
    [few] wszystkie { $deals } rozdania
    [many] wszystkie { $deals } rozdań
   *[other] wszystkie rozdania ({ $deals })
  } ({ $shuffles ->
    [one] { $shuffles } tasowanie
    [few] { $shuffles } tasowania
    [many] { $shuffles } tasowań
   *[other] { $shuffles } tasowania
  }) da się odtworzyć z jej ziarna i soli.
moves = { $way ->
    [again] Wszystkie ruchy zostały odtworzone, z tym samym zakończeniem.
    [retired] Ten mecz grano z zasadą, której już nie ma, więc sprawdzone są rozdania, a ruchy tylko odczytane.
   *[stored] Ten mecz prowadziła starsza wersja bota, więc sprawdzone są rozdania, a ruchy tylko odczytane.
}
seal = Porównaj tę pieczęć z tą z **Uczciwego rozdania** sprzed meczu: `{ $seal }`
proves = { $mixed ->
    [old] Jeśli jest taka sama, żadnego rozdania nie zmieniono. To starszy mecz, do którego nic nie dorzucono, więc to nie dowodzi, że nikt nie dobrał ziarna i soli.
    [alone] Jeśli jest taka sama, żadnego rozdania nie zmieniono. Żadne Dołącz ani Start nic nie dorzuciło, więc to nie dowodzi, że nikt nie dobrał ziarna i soli.
   *[pressed] Jeśli jest taka sama, żadnego rozdania nie zmieniono i żaden gracz nie wybrał kart. Po zapieczętowaniu doszły liczby z Discorda, z { $presses ->
        [one] { $presses } naciśnięcia Dołącz albo Start
        [few] { $presses } naciśnięć Dołącz i Start
        [many] { $presses } naciśnięć Dołącz i Start
       *[other] { $presses } naciśnięcia Dołącz i Start
      }.
}
limits = -# To nie pokazuje, czy operator bota nie odrzucił jakiegoś startu i nie podglądał kart, ani jak boty losowały ruchy.
