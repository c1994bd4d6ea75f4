heading = ### Twoja strona na tym serwerze
saved = Zapisane.
unknown = Tej opcji już tu nie ma. Otwórz jeszcze raz `/eights me`.
chapter-turn = Moja kolej
chapter-cards = Moje karty
chapter-ratings = Ratingi
chapter-language = Mój język
my-data = Moje dane
forget-me = Zapomnij o mnie

pings-on = Pinguję cię, gdy przyjdzie twoja kolej.
pings-off = Nie pinguję cię, gdy przyjdzie twoja kolej.
pings-never = Na tym serwerze pingi są wyłączone.
zone = Strefa czasowa · { $zone }. Zmiana: `/eights me zone:`.
zone-of-server = Strefa czasowa · nie ustawiono, więc używam { $zone }. Ustawisz ją tu: `/eights me zone:`.

ask-pings = Pinguj mnie, gdy przyjdzie moja kolej
    .help = Pinguję cię na kanale, a gdy zagrasz, usuwam wiadomość.
ask-skips = Dobieraj i pasuj za mnie
    .help = Tylko gdy nie możesz zrobić nic innego. Gdy jest wybór, zawsze wybierasz ty.
ask-confirms = Pytaj, zanim zagram
    .help = Pierwsze dotknięcie karty tylko pyta, drugie ją zagrywa.
ask-order = Układ moich kart
ask-order-suit = Według kolorów
ask-order-rank = Według wartości
ask-colours = Talia
ask-colours-two = Dwukolorowa
ask-colours-four = Czterokolorowa
ask-size = Wielkość moich kart
ask-size-normal = Zwykła
ask-size-large = Duża
ask-text = Sam tekst
    .help = Bez obrazków, po jednej informacji w wierszu, kolory słowami. Dla czytników ekranu.
ask-hidden = Ukryj ratingi
    .help = Twoje mecze nadal się liczą, a inne wyniki nadal widać.
ask-hidden-mine = Mój rating przed wszystkimi
ask-hidden-all = Wszystkie ratingi przede mną

ask-language = Mój język
    .help = Do kart i wszystkiego, co widzisz tylko ty. Reszta jest w języku serwera.
ask-language-discord = Jak w moim Discordzie
ask-letters = Polskie litery na moich kartach
    .help = Bez tego na twoich kartach są A, K, Q i J.

data-heading = ### Co o tobie zapisuję
data-file = W pliku jest wszystko, co wskazuje na ciebie, z każdego serwera: twoje miejsca, wyniki, ratingi i turnieje, zapisane przez ciebie zasady domowe i to, co wybierasz w `/eights me`.
data-rest = -# Kart trwającego meczu w pliku nie ma. Ruchy meczu wskazują miejsca, nie osoby. Nie przechowuję wiadomości. **Zapomnij o mnie** usuwa twoje dane z każdego serwera.
data-too-much = Twoich danych jest za dużo na jedną wiadomość. Poproś o nie osobę, która prowadzi tego bota.

# Being forgotten

forget = ### Zapomnij o mnie
    Znikasz ze wszystkich stolików i turniejów, a twój nick i wyniki są na zawsze usuwane ze wszystkich serwerów. Współgracze zachowują swoje wyniki i ratingi. Twoje miejsce zostaje w nich bez nicku i bez powiązania z tobą. Stare wiadomości na kanałach zostają, podobnie jak pliki pobrane przez innych.
forget-presets = Usunięte zostaną też zapisane przez ciebie zasady domowe ({ $count }). Możesz zamiast tego zostawić je serwerom, bez swojego nicku. Kopie zapisane przez kogoś innego należą do tej osoby i zostają.
forget-button = Zapomnij o mnie na zawsze
leave-button = Zapomnij o mnie, zasady zostaw
forgotten = Nic już o tobie nie pamiętam. Dzięki za grę!
    -# Stare wiadomości na kanałach nadal pokazują twój nick, podobnie jak pliki pobrane przez innych i kopie zapasowe bazy sprzed dzisiaj. Kopie może usunąć tylko osoba, która prowadzi tego bota.
