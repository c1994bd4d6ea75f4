heading = ### Twoja strona na tym serwerze
saved = Zapisane.
unknown = Tej opcji już tu nie ma. Otwórz jeszcze raz `/eights me`.
chapter-turn = Moja kolej
chapter-cards = Moje karty
chapter-ratings = Ratingi
chapter-language = Mój język
my-data = Moje dane
forget-me = Zapomnij mnie

pings-on = Pinguję cię, gdy przyjdzie twoja kolej.
pings-off = Nie pinguję cię, gdy przyjdzie twoja kolej.
pings-never = Na tym serwerze pingi są wyłączone.
skips-on = Gdy możesz tylko dobrać albo spasować, robię to za ciebie.
skips-off = Dobierasz i pasujesz bez mojej pomocy.
confirms-on = Naciśnięta karta pyta, zanim pójdzie na stos.
confirms-off = Naciśnięta karta od razu idzie na stos.
order-suit = Twoje karty są ułożone kolorami.
order-rank = Twoje karty są ułożone wartościami.
text-on = Widzisz sam tekst: bez obrazków, po jednej informacji w wierszu, kolory słowami.
text-off = Widzisz obrazki swoich kart.
colours-two = Twoja talia jest dwukolorowa: kiery i kara są czerwone, piki i trefle czarne.
colours-four = Twoja talia jest czterokolorowa: kara są niebieskie, trefle zielone.
size-normal = Twoje karty mają zwykłą wielkość.
size-large = Twoje karty są duże.
rating-shown = Inni widzą twój rating.
rating-hidden = Nikt poza tobą nie widzi twojego ratingu. W ich rankingu według ratingu cię nie ma.
ratings-shown = Widzisz ratingi.
ratings-hidden = Nie widzisz żadnych ratingów, nawet swojego.
language = **Twój język:** { $language }
language-of-discord = **Twój język** jest taki jak w twoim Discordzie: { $language }
letters-own = Twoje karty mają polskie litery: A, K, D, W.
letters-english = Twoje karty mają angielskie litery: A, K, Q, J.
zone = **Twoja strefa czasowa:** { $zone }. Zmienisz ją przez `/eights me zone:`.
zone-of-server = **Twoja strefa czasowa** nie jest wybrana, więc wpisywane godziny rozumiem w strefie { $zone }. Wybierz ją przez `/eights me zone:`.

ask-pings = Pinguj mnie, gdy moja kolej
    .help = Krótka wiadomość na kanale z twoją wzmianką, znika po zagraniu.
ask-skips = Dobieraj i pasuj za mnie
    .help = Tylko gdy nic innego nie możesz. Gdy jest wybór, zawsze wybierasz ty.
ask-confirms = Pytaj, zanim zagram
    .help = Pierwsze dotknięcie karty pyta, drugie ją zagrywa.
ask-order = Układ moich kart
ask-order-suit = Kolorami
ask-order-rank = Wartościami
ask-colours = Talia
ask-colours-two = Dwukolorowa
ask-colours-four = Czterokolorowa
ask-size = Wielkość moich kart
ask-size-normal = Zwykła
ask-size-large = Duża
ask-text = Sam tekst
    .help = Bez obrazków, po jednej informacji w wierszu, kolory słowami. Dla czytników ekranu.
ask-hidden = Ukryj ratingi
    .help = Cała reszta twoich gier nadal się liczy i jest widoczna.
ask-hidden-mine = Mój rating przed wszystkimi
ask-hidden-all = Wszystkie ratingi przede mną

ask-language = Mój język
    .help = Do kart i wszystkiego, co widzisz tylko ty. Reszta jest w języku serwera.
ask-language-discord = Jak w moim Discordzie
ask-letters = Polskie litery na moich kartach
    .help = Wyłączone: A, K, Q i J przy kartach i we wszystkim, co widzisz tylko ty.

data-heading = ### Co o tobie zapisuję na tym serwerze
data-name = Twoje ID z Discorda i twoje imię w rankingu: { $name }
data-no-name = Bez imienia w rankingu
data-matches = Twoje wyniki: { $count ->
    [0] brak
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
data-seats = Otwarte stoliki, przy których siedzisz lub które prowadzisz: { $count }
data-tournaments = Turnieje, w których grasz: { $count }
data-house-rules = Zasady domowe zapisane przez ciebie: { $count }
data-preferences = To, co wybierasz w `/eights me`, i język twojego Discorda, jeśli nim mówię
data-no-preferences = W `/eights me` nic nie jest wybrane
data-file = W pliku jest to wszystko, z każdego serwera: twoje miejsca, wyniki, mecze i twoje ruchy w nich, razem z numerami naciśnięć, które potwierdzają ich karty.
data-rest = -# Kart trwającego meczu w nim nie ma. Ruchy meczu wskazują miejsca, nie osoby. Nie przechowuję wiadomości. **Zapomnij mnie** usuwa to wszystko, na każdym serwerze.
data-too-much = Twoich danych jest za dużo na jedną wiadomość. Poproś o nie osobę, która prowadzi tego bota.
