heading = ### Ustawienia serwera
saved = Zapisane.

chapter-places = Miejsca i język
chapter-games = Gra i tempo
chapter-day = Rozdanie dnia
chapter-times = Pory i pingi
chapter-people = Role
chapter-limits = Limity

# The page. $channels and $roles are lists.

channels = Kanały · { $channels }
every-channel = wszystkie
deleted = { $count ->
    [one] { $count } usunięta pozycja
    [few] { $count } usunięte pozycje
    [many] { $count } usuniętych pozycji
   *[other] { $count } usuniętej pozycji
}
place-channel = Nowe stoliki · na kanale
place-thread = Nowe stoliki · we własnym wątku
game = Domyślna gra · { $game }
house-rules = „{ $name }” (zasady domowe)
house-rules-gone = { $game }, bo zasady domowe „{ $name }” zostały usunięte
house-rules-missing = brak, bo zasady domowe „{ $name }” zostały usunięte
day-on = Rozdanie dnia · { $game }
day-off = Rozdanie dnia · wyłączone
pace = Czas na ruch · { $pace }
zone = Strefa czasowa · { $zone }
quiet = Cisza · od { $start } do { $end }
quiet-none = Cisza · brak
clock = { $hour }:00
pings-on = Pingi · włączone
pings-off = Pingi · wyłączone
role = Rola do pingowania · { $role }
no-role = Rola do pingowania · brak
role-blocked = Discord nie pozwala mi pingować tej roli: nie każdy może to robić, a ja nie mam uprawnienia **Wspominanie @everyone, @here i wszystkich ról**.
role-not-yours = Wybierz rolę, którą możesz pingować.
everyone = wszyscy
opens-tables = Kto otwiera stoliki · { $roles }
opens-tournaments = Kto otwiera turnieje · { $roles }
language = Język · { $language }
language-of-server = Język · { $language }, jak serwer
limit-tables = Otwarte stoliki · { $channel } na kanał, { $person } na osobę
limit-house-rules = Zapisane zasady domowe · { $server } na serwer, { $person } na osobę

# The forms. Labels have 45 characters, help has 100.

ask-channels = Kanały na stoliki i turnieje
    .help = Jeśli nie wybierzesz żadnego, dozwolone będą wszystkie. Wątki liczą się jak ich kanał.
ask-place = Gdzie otwierają się nowe stoliki
ask-place-channel = Na kanale
ask-place-thread = We własnym wątku
ask-game = Domyślna gra
ask-game-more = Albo jedna z tych gier
ask-house-rules = Zamiast tego zasady domowe
    .help = Zestaw zapisany na tym serwerze, którym gra się domyślnie.
ask-pace = Zwykły czas na ruch
    .help = Gospodarz może wybrać dla stolika inne tempo.
ask-day = Rozdanie dnia
    .help = Raz dziennie wszyscy mogą zagrać tymi samymi kartami: /eights today.
ask-day-game = Gra na rozdanie dnia
ask-zone = Strefa czasowa
    .help = Miasto, np. Warszawa albo Nowy Jork, albo UTC+2.
ask-quiet-from = Początek ciszy
    .help = W czasie ciszy przy stolikach z powolnym tempem czas na ruch stoi.
ask-quiet-until = Koniec ciszy
ask-no-hour = Bez ciszy
ask-pings = Pozwól mi pingować graczy
    .help = Gracze i tak sami wybierają, czy chcą pingów.
ask-role = Rola do pingowania, gdy otwiera się stolik
    .help = Pinguję ją na kanale najwyżej raz na godzinę, a w godzinach ciszy wcale.
ask-table-roles = Kto może otwierać stoliki
    .help = Jeśli nie wybierzesz żadnej, będą mogli wszyscy. Zarządzający serwerem mogą zawsze.
ask-tournament-roles = Kto może otwierać turnieje
    .help = Jeśli nie wybierzesz żadnej, będą mogli wszyscy. Zarządzający serwerem mogą zawsze.
ask-language = Język tego, co widzą wszyscy
    .help = Stolik, jego przebieg i moje pingi. Swoje karty każdy czyta i tak we własnym języku.
ask-language-server = Jak język serwera
ask-limit-channel = Limit otwartych stolików na kanał
ask-limit-member = Limit otwartych stolików na osobę
ask-limit-rules = Limit zasad domowych na serwer
ask-limit-rules-member = Limit zasad domowych na osobę
