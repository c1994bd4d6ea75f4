title = ### Mecz { $match } · { $game }
right = **Rozdania się zgadzają.**
deals = Pieczęć pasuje, a { $deals ->
    [one] rozdanie
    [few] wszystkie { $deals } rozdania
    [many] wszystkie rozdania ({ $deals })
   *[other] wszystkie rozdania ({ $deals })
  } z tasowaniem ({ $shuffles ->
    [one] { $shuffles } raz
    [few] { $shuffles } razy
    [many] { $shuffles } razy
   *[other] { $shuffles } razy
  }) da się odtworzyć z jej tajemnic.
moves = { $way ->
    [again] Każdy ruch zagrano jeszcze raz z tym samym skutkiem.
   *[stored] Ten mecz prowadziła starsza wersja bota, więc rozdano go jeszcze raz, a ruchy tylko odczytano.
}
seal = Porównaj tę pieczęć z tą z **Uczciwego rozdania** sprzed meczu: `{ $seal }`
proves = { $mixed ->
    [old] Jeśli jest taka sama, żadnego rozdania nie zmieniono. To starszy mecz, do którego nic nie wmieszano, więc nie dowodzi, że nikt nie wybrał tajemnic.
    [alone] Jeśli jest taka sama, żadnego rozdania nie zmieniono. Nie wmieszano żadnego Dołącz ani Start, więc nie dowodzi to, że nikt nie wybrał tajemnic.
   *[pressed] Jeśli jest taka sama, żadnego rozdania nie zmieniono i żaden gracz nie wybrał kart. Po pieczęci liczbę z Discorda { $presses ->
        [one] wmieszało { $presses } Dołącz lub Start
        [few] wmieszały { $presses } Dołącz i Start
        [many] wmieszało { $presses } Dołącz i Start
       *[other] wmieszało { $presses } Dołącz i Start
      }.
}
limits = -# Nie pokazuje, czy operator odrzucił jakiś start, podglądał karty albo jakie szanse miały boty.
