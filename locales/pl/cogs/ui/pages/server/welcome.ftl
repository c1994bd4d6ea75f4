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
