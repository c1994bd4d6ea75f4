heading = ### Ustawienia serwera
saved = Zapisane.

chapter-places = Miejsca i język
chapter-games = Gra i tempo
chapter-day = Rozdanie dnia
chapter-times = Pory i pingi
chapter-people = Role
chapter-limits = Limity

# The page. The value of each setting is known by its name. $channels, $table_roles and $tournament_roles are lists.

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
day-on = Rozdanie dnia · { $day_game }
day-off = Rozdanie dnia · wyłączone
pace = Czas na ruch · { $pace }
zone = Strefa czasowa · { $zone }
quiet = Cisza · od { $quiet_from } do { $quiet_until }
quiet-none = Cisza · brak
clock = { $hour }:00
pings-on = Pingi · włączone
pings-off = Pingi · wyłączone
role = Rola do pingowania · { $mentioned_role }
no-role = Rola do pingowania · brak
role-blocked = Discord nie pozwala mi pingować tej roli: nie każdy może to robić, a ja nie mam uprawnienia **Wspominanie @everyone, @here i wszystkich ról**.
role-not-yours = Wybierz rolę, którą możesz pingować.
everyone = wszyscy
opens-tables = Kto otwiera stoliki · { $table_roles }
opens-tournaments = Kto otwiera turnieje · { $tournament_roles }
language = Język · { $language }
language-of-server = Język · { $language }, jak serwer
limit-tables = Otwarte stoliki · { $tables_in_channel } na kanał, { $tables_of_member } na osobę
limit-house-rules = Zapisane zasady domowe · { $house_rules_here } na serwer, { $house_rules_of_member } na osobę

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

-by-ear = Używasz czytnika ekranu? Włącz **Sam tekst** w `/eights me`.

fan = Wachlarz kart: { $cards }.
welcome = ## Cześć! Jestem Eights i rozdaję karty.
    Crazy Eights, makao i cała rodzina, do ośmiu graczy i botów. **Zagraj teraz** otwiera stolik na tym kanale. Nie znasz gry? **Trening** rozdaje ci karty do gry z łatwym botem i wyjaśnia wszystko po drodze.
help = ## Pomoc
    Nikt tu jeszcze nie gra. **Zagraj teraz** otwiera stolik na tym kanale, a **Trening** uczy cię gry z łatwym botem. `/eights today` to rozdanie dnia: te same karty dla wszystkich, każdy ma jedną próbę.
help-lobby = ## Pomoc · { $table }
    Stolik jest otwarty. { $here ->
        [yes] Zaproś znajomych albo dodaj boty i naciśnij **Start**
       *[other] Naciśnij **Dołącz**, żeby usiąść
    } – gospodarz rozda, gdy wszyscy już będą.
help-match = ## Pomoc · { $table }
    { $here ->
        [yes] Mecz trwa. Naciśnij **Moje karty**, żeby je zobaczyć. Podświetlone możesz zagrać
        [bot] Trwa mecz z botem. Naciśnij **Dosiądź się**, żeby wziąć jego miejsce
       *[other] Trwa mecz bez ciebie. Dołącz do rewanżu albo otwórz własny stolik: **Zagraj teraz**
    }.
help-over = ## Pomoc · { $table }
    Ten mecz się skończył. Naciśnij **Rewanż**, żeby zagrać znowu, albo otwórz nowy stolik: **Zagraj teraz**.

commands = W meczu wszystko ma przycisk. Wolisz pisać? `/eights` – stoliki i ustawienia, `/card` – twoje karty, `/houserules` i `/tournament`. Resztę Discord pokaże, gdy piszesz.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### Pierwsze kroki
    Kto pierwszy zostanie bez kart, wygrywa rundę.
    1. **Otwórz stolik.** Naciśnij **Zagraj teraz** albo wpisz `/eights open`. Poczekaj na znajomych albo dodaj boty i naciśnij **Start**.
    2. **Naciśnij Moje karty.** Widzisz je tylko ty. W swojej kolejce naciśnij podświetloną kartę: pasuje kolorem albo wartością do tej na wierzchu.
    3. **Ósemki są na wszystko.** Ósemka pasuje prawie zawsze, a ty wybierasz kolor.
    4. **Nic nie pasuje?** Naciśnij **Dobierz**. Nie wiesz, czemu karta nie pasuje? Naciśnij **Czemu nie?**
    5. **Zostaje ci jedna karta?** Powiedz przy zagraniu „ostatnia karta”, inaczej dobierasz dwie.
    -# Inne gry mają swoje sztuczki. **Wszystkie gry** pokazują je na półkach.
    -# { -by-ear }

bots = ### Jak grają boty
    🌱 **Łatwy** robi błędy początkującego: zagrywa pierwszą lepszą pasującą kartę i czasem zapomina powiedzieć „ostatnia karta”.
    🃏 **Solidny** zagrywa oczywistą dobrą kartę. We dwoje wygrywa z łatwym 73 rundy na 100.
    🧠 **Ekspert** pamięta ruchy wszystkich, patrzy naprzód i nigdy nie widzi zakrytych kart. We dwoje wygrywa z solidnym 60 rund na 100. We czwórkę wygrywa 29 na 100, a po równo byłoby 25.
    Poziom wybierzesz przez **Więcej** → **Opcje stolika** albo przez `/eights table action:Poziom`. Bot, który za kogoś gra dalej, jest zawsze solidny.
    -# Liczone w Crazy Eights. W innych grach umiejętności znaczą więcej albo mniej.

admins = ### Dla administratorów
    { $lacking ->
        [none] ✅ Na tym kanale mam wszystkie potrzebne uprawnienia.
       *[other] ⚠️ Na tym kanale brakuje mi: { $missing }.
    }
    🔑 **Czego potrzebuję:** { $needed }. Do stolików w wątkach także: { $threads }. Żeby stoliki same schodziły na dół, także: { $history }. Nie czytam wiadomości.
    ⚙️ **Ustawienia:** w `/eights settings` wybierzesz kanały, domyślną grę, rozdanie dnia, tempo, pingi i to, kto może otwierać stoliki.
    👥 **Kto czego może używać:** w Ustawienia serwera → Integracje → Eights każde z moich czterech poleceń można włączyć lub wyłączyć dla wybranych ról i kanałów. Kto ma uprawnienie Zarządzanie wiadomościami, może prowadzić każdy stolik.

not-dealt = Dlatego nie rozdaję.

play-now = Zagraj teraz
practice = Trening
how-to-play = Pierwsze kroki
for-admins = Dla administratorów
join = Dołącz
sit-down = Dosiądź się
my-hand = Moje karty
rematch = Rewanż
rules = Zasady gry
games = Wszystkie gry
ratings = Ratingi
bots-button = Boty
settings = Ustawienia
