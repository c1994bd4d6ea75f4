heading = ### Ustawienia serwera
saved = Zapisane.

chapter-places = Miejsca i język
chapter-games = Gra i tempo
chapter-day = Rozdanie dnia
chapter-times = Pory i pingi
chapter-people = Role
chapter-limits = Limity

# The page. $channels and $roles are lists.

channels = Stoliki i turnieje można otwierać tutaj: { $channels }.
every-channel = każdy kanał
deleted = { $count ->
    [one] { $count } usunięta pozycja
    [few] { $count } usunięte pozycje
    [many] { $count } usuniętych pozycji
   *[other] { $count } usuniętej pozycji
}
place-channel = Nowe stoliki otwierają się na kanale.
place-thread = Nowe stoliki mają własny wątek.
game = Domyślna gra: { $game }
house-rules = „{ $name }” (zasady domowe)
house-rules-gone = { $game }, bo zasady domowe „{ $name }” zostały usunięte
house-rules-missing = brak, bo zasady domowe „{ $name }” zostały usunięte
day-on = Rozdanie dnia: { $game }
day-off = Bez rozdania dnia.
pace = Zwykły czas na ruch: { $pace }
zone = Strefa czasowa: { $zone }
quiet = Cisza: od { $start } do { $end }. Przy powolnych stolikach czas na ruch wtedy stoi.
quiet-none = Bez ciszy.
clock = { $hour }:00
pings-on = Mogę pingować graczy, którzy tego chcą.
pings-off = Nikogo tu nie pinguję.
role = Gdy otwiera się stolik, pinguję { $role }, najwyżej raz na godzinę na kanale.
no-role = Gdy otwiera się stolik, nie pinguję żadnej roli.
role-blocked = Discord mi nie pozwala: nie każdy może wspomnieć tę rolę, a ja nie mam uprawnienia **Wspominanie @everyone, @here i wszystkich ról**.
role-not-yours = Wybierz rolę, którą możesz wspomnieć.
everyone = wszyscy
opens-tables = Stoliki: { $roles }
opens-tournaments = Turnieje: { $roles }
language = To, co widzą wszyscy, jest w tym języku: { $language }.
language-of-server = To, co widzą wszyscy, jest w języku serwera: { $language }
limit-tables = Otwarte stoliki: do { $channel } na kanał, do { $person } na osobę
limit-house-rules = Zapisane zasady domowe: do { $server } na serwer, do { $person } na osobę

# The forms. Labels have 45 characters, help has 100.

ask-channels = Kanały na stoliki i turnieje
    .help = Nie wybierz żadnego, jeśli każdy się nadaje. Wątki liczą się jak ich kanał.
ask-place = Gdzie otwierają się nowe stoliki
ask-place-channel = Na kanale
ask-place-thread = We własnym wątku
ask-game = Domyślna gra
ask-game-more = Albo jedna z tych gier
ask-house-rules = Zamiast tego zasady domowe
    .help = Wybierz zestaw zapisany na tym serwerze, będzie domyślny.
ask-pace = Zwykły czas na ruch
    .help = Gospodarz może wybrać dla stolika inne tempo.
ask-day = Rozdanie dnia
    .help = Raz dziennie wszyscy mogą zagrać tymi samymi kartami: /eights today.
ask-day-game = Która to gra
ask-zone = Strefa czasowa
    .help = Miasto, np. Warszawa albo Nowy Jork, albo UTC+2.
ask-quiet-from = Początek ciszy
    .help = W czasie ciszy przy stolikach z powolnym tempem czas na ruch stoi.
ask-quiet-until = Koniec ciszy
ask-no-hour = Bez ciszy
ask-pings = Pozwól mi pingować graczy
    .help = Gracze i tak sami wybierają, czy ich chcą.
ask-role = Rola do pingowania, gdy otwiera się stolik
    .help = Najwyżej raz na godzinę na kanale i nigdy w godzinach ciszy.
ask-table-roles = Kto może otwierać stoliki
    .help = Bez wyboru: wszyscy. Zarządzający serwerem mogą zawsze.
ask-tournament-roles = Kto może otwierać turnieje
    .help = Bez wyboru: wszyscy. Zarządzający serwerem mogą zawsze.
ask-language = Język tego, co widzą wszyscy
    .help = Stolik, jego przebieg i moje pingi. Swoje karty każdy czyta i tak we własnym języku.
ask-language-server = Jak język serwera
ask-limit-channel = Limit otwartych stolików na kanał
ask-limit-member = Limit otwartych stolików na osobę
ask-limit-rules = Limit zasad domowych na serwer
ask-limit-rules-member = Limit zasad domowych na osobę
