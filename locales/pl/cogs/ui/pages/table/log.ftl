log-title = ### Przebieg · { $title }
    -# Runda { $round }, najnowsze na dole
nothing = Jeszcze nic się nie stało.
pile-title = ### Stos · { $title }
    -# Najnowsze u góry
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, zagrywa { $name }
pile-starter = **{ $card }** pierwsza karta
    .heard = **{ $card }**, pierwsza karta
pile-unknown = **{ $card }**
pile-empty = Stos jest pusty.
earlier = Wcześniej
later = Później
page = -# Strona { $page } z { $pages }
details-title = ### Uczciwe rozdanie · { $title }
seal = Pieczęć rozdania: `{ $seal }`
seal-note = -# Pieczęć powstaje, zanim ktokolwiek usiądzie, i już się nie zmienia. Zamyka w sobie tajne ziarno i sól. Każde Dołącz i Start dorzuca potem do nich liczbę z Discorda, więc nikt nie może wybrać kart. Na koniec widać wszystko, a `/eights history what:Sprawdź` sprawdza każde rozdanie.
seal-note-tournament = -# Pieczęć wynika z pieczęci turnieju, która powstaje, zanim ktokolwiek się zapisze. Każdy zapis i start dorzuca potem do niej liczbę z Discorda, więc nikt nie może wybrać kart. Na koniec rundy widać wszystko, a `/eights history what:Sprawdź` sprawdza każde rozdanie.
seal-note-old = -# Pieczęć powstaje przed pierwszą kartą. Na koniec ziarno i sól dowodzą, że żadne rozdanie nie zostało zmienione.
no-presses = -# Żadne Dołącz ani Start nic tu nie dorzuca, więc o kartach decyduje sama pieczęć.
presses = Liczby z Dołącz i Start: { $presses }
seed = Ziarno: `{ $seed }`
    Sól: `{ $salt }`
table = Stolik { $table }
match = Mecz { $match } · { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
engine = Wersja silnika { $engine }
