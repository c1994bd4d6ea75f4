command-eights = Zagraj tu w karty
command-card = Graj swoimi kartami
command-houserules = Zmieniaj, zapisuj i udostępniaj zasady stolika
command-tournament = Otwieraj turnieje, dołączaj do nich i prowadź je

# The menu of a person, and of a message. 32 characters at most.

menu-invite = Zaproś do mojego stolika
menu-profile = Profil Eights
menu-bring = Przenieś na dół

# Options that several subcommands have

option-table = Który stolik, jeśli jest ich tu kilka
option-game = Gra lub zapisane zasady. Wpisz nazwę, kraj albo: szybkie, pary, długie, dzikie
option-level = Jak dobrze grają boty
option-quick = True: boty grają od razu. False: boty grają wolniej, żeby wszyscy nadążyli
option-card = Karta, np. 8S to 8♠

## /eights

command-eights-open = Zagraj tu w karty: otwórz stolik dla znajomych i botów
    .seats = Ile osób może usiąść
    .bots = Ile botów siada od razu
    .target = Punkty albo wygrane rundy, które kończą mecz
    .pace = Ile czasu ma każdy na ruch
    .place = Gdzie stanie stolik
    .hints = True: gracze mogą prosić o podpowiedzi. Mecz nie liczy się wtedy do rankingu
    .friend = Zaproś kogoś: dostanie ping i przycisk Dołącz
command-eights-games = Zobacz gry według rodzaju, liczby graczy i kraju albo znajdź którąś po nazwie
command-eights-join = Siądź do stolika, wróć na miejsce albo znajdź otwarty stolik na tym serwerze
command-eights-leave = Wstań od stolika. W meczu gra za ciebie bot
command-eights-start = Rozdaj, zacznij następną rundę albo otwórz rewanż, zależnie od tego, na co czeka stolik
command-eights-hand = Zobacz swoje karty
command-eights-show = Przenieś stolik na dół kanału albo zobacz jego wyniki, stos i więcej
    .what = Co zobaczyć. Pomiń, żeby przenieść stolik na dół
command-eights-table = Zarządzaj stolikiem: boty, miejsca, znajomi, opcje, zamknięcie
    .action = Co zrobić
    .seat = Które miejsce. Przy dodawaniu bota zostaw puste
    .level = Jak dobrze gra bot
    .player = Kogo zaprosić
command-eights-practice = Ucz się z łatwym botem. Każdą zasadę wyjaśniam, gdy pojawia się po raz pierwszy
    .game = Która gra. Bez wyboru Crazy Eights
command-eights-today = Zagraj rozdanie dnia: te same karty dla wszystkich, każdy ma jedną próbę
command-eights-help = Pierwsze kroki i co możesz zrobić w tej chwili
command-eights-me = Twoje pingi, twoje karty i to, co Eights o tobie wie
    .zone = Strefa czasowa godzin, które wpisujesz. Podaj miasto, np. Warszawa
command-eights-settings = Ustaw kanały, role, gry, rozdanie dnia, tempo, ciszę i limity tego serwera
command-eights-leaderboard = Zobacz, kto tu gra najlepiej albo jak idzie wybranej osobie
    .player = Wyniki jednej osoby, także twoje
    .by = Według czego układać ranking
    .game = Jedna gra. Pomiń, żeby zobaczyć wszystkie
    .period = Które mecze się liczą
command-eights-history = Zobacz rozegrane mecze, obejrzyj któryś jeszcze raz albo sprawdź jego rozdania
    .what = Lista meczów albo dowód, że nikt nie zmienił kart
    .member = Czyje mecze. Pomiń, żeby zobaczyć mecze wszystkich
    .game = Jedna gra. Pomiń, żeby zobaczyć wszystkie
    .here = True: tylko mecze z tego kanału
    .match = Od razu jeden mecz: wpisz jego numer, gracza albo grę

## /card

command-card-play = Zagraj kartę albo kilka, które idą razem. Przed swoją kolejką zaplanuj jedną
    .card = Karta, np. 8S albo 24. Kilka oddziel spacją, ostatnia leży na wierzchu
    .suit = Kolor, który wybierasz kartą na wszystko
    .last-card = True: mówisz przy tym „ostatnia karta” (albo słowo twojego stolika)
    .rank = Czego żądasz, jeśli karta na to pozwala
    .sequence = Str8 Eight z dwoma sekwensami: do którego idzie karta
command-card-draw = Dobierz kartę albo całą karę
    .pile = Skąd dobierasz
command-card-pass = Spasuj albo zatrzymaj dobraną kartę
command-card-discard = Str8 Eight: odrzuć kartę
    .card = Karta, np. 24
command-card-give = Oddaj kartę, gdy gra na to pozwala
    .card = Karta, np. 8S. Pomiń, jeśli nic nie dajesz
    .last-card = True: mówisz „ostatnia karta” (albo słowo twojego stolika) przy ostatnim prezencie
command-card-challenge = Sprawdź możliwy blef albo uwierz
    .reply = Co na to mówisz
command-card-catch = Złap kogoś, kto ma jedną kartę i tego nie mówi
command-card-last-card = Powiedz „ostatnia karta” albo słowo twojego stolika
command-card-pick = Wybierz kolor, gdy pierwsza karta jest na wszystko, albo kierunek gry
    .suit = Kolor, który wybierasz
    .direction = Kierunek, jeśli wybiera go pierwsza osoba
command-card-rule = Bartok i Mao: po wygranej rundzie dodaj zasadę albo zgadnij ukrytą
    .action = Dodaj albo zgadnij
    .rule = Która zasada. Pudło kosztuje kartę
command-card-say = Mao: powiedz coś, zanim zagrasz lub dobierzesz
    .phrase = Co mówisz
command-card-take-back = Cofnij plan albo dopiero co zagraną kartę, zanim ktoś zrobi ruch
    .reply = Gdy ktoś prosi o cofnięcie karty: zgódź się albo nie
command-card-ask = Zapytaj, czemu karta nie pasuje, albo poproś eksperta o podpowiedź, jeśli stolik pozwala
    .about = Co chcesz wiedzieć
    .card = Karta, której nie możesz zagrać. Pomiń, żeby zobaczyć wszystkie

## /houserules

command-houserules-show = Przeczytaj zasady stolika albo gry
    .game = Gra lub zapisane zasady. Pomiń, żeby wziąć tutejszy stolik
command-houserules-edit = Zmień zasady stolika przed meczem albo zestaw zapisany na tym serwerze
    .game = Zapisany zestaw do zmiany albo gra, od której zaczyna się nowy
command-houserules-save = Zapisz na tym serwerze zasady stolika albo te z kodu
    .name = Nazwa, np. Piątkowy wieczór
    .code = Kod z innego serwera. Pomiń, żeby zapisać zasady tego stolika
command-houserules-saved = Zobacz zasady domowe zapisane na tym serwerze, udostępnij je albo usuń
    .action = Co zrobić. Pomiń, żeby zobaczyć wszystkie zapisane zasady
    .name = Które zasady domowe. Przy udostępnianiu puste: zasady tego stolika

## /tournament

command-tournament-open = Otwórz turniej na tym kanale
    .rounds = Ile rund. Wygrywa najlepsza suma po ostatniej
    .minutes = Ile minut ma gracz na ruch
    .starts = Pora startu, np. „19:30”, potem wybierz dzień. Strefę czasową ustawisz w /eights me
command-tournament-join = Dołącz do tutejszego turnieju albo do niego wróć
command-tournament-leave = Wyjdź z turnieju. Twoją rundę kończy bot
command-tournament-show = Przenieś turniej na dół kanału
command-tournament-manage = Prowadź turniej: start, przerwa, dodawanie i usuwanie graczy, odwołanie
    .action = Co zrobić
    .player = Kogo usunąć

## What the values of an option mean

choice-level-easy = Łatwy – robi błędy początkującego
choice-level-steady = Solidny – zagrywa dobrą kartę, gdy sama się narzuca
choice-level-expert = Ekspert – pamięta ruchy wszystkich, patrzy naprzód, nie widzi zakrytych kart
choice-direction-clockwise = Zgodnie z zegarem
choice-direction-counterclockwise = Przeciwnie do zegara
choice-what-table = Stolik – przenieś go na dół kanału
choice-what-scores = Wyniki – runda po rundzie
choice-what-pile = Stos – zagrane karty i kto je zagrał
choice-what-log = Przebieg – co się działo w tej rundzie
choice-what-sheet = Ściąga – Str8 Eight: każda liczba i co może po niej iść
choice-what-details = Uczciwe rozdanie – teraz pieczęć, po meczu dowód i kod rozdania
choice-what-tables = Stoliki – otwarte stoliki tego serwera
choice-table-action-add = Dodaj – siada bot
choice-table-action-level = Poziom – zmień, jak dobrze gra bot
choice-table-action-remove = Usuń – zwolnij miejsce. W meczu przejmie je bot
choice-table-action-invite = Zaproś – ktoś dostanie ping i przycisk Dołącz
choice-table-action-options = Opcje – gra, cel, tempo i miejsca. W meczu: kto może wziąć miejsce bota
choice-table-action-close = Zamknij – trwający mecz kończy się bez zwycięzcy
choice-history-matches = Mecze – lista albo jeden mecz jeszcze raz
choice-history-verify = Sprawdź – czy żadna karta meczu nie została zmieniona
choice-from-draw = Talia
choice-from-discard = Stos – Str8 Eight: weź kartę z wierzchu
choice-answer-challenge = Sprawdzam – to blef
choice-answer-stand = Wierzę – niech zostanie
choice-rule-action-add = Dodaj – własną zasadę, po wygranej rundzie
choice-rule-action-guess = Zgadnij – ukrytą zasadę
choice-about-why-not = Czemu nie? – czemu nie możesz teraz zagrać karty
choice-about-hint = Podpowiedź – co zagrałby ekspert
choice-saved-action-list = Lista – wszystkie zapisane tutaj
choice-saved-action-share = Udostępnij – kod, który przeniesie zasady na inny serwer
choice-saved-action-delete = Usuń – na zawsze
choice-manage-start = Start – rozdaj pierwszą rundę
choice-manage-pause = Przerwa – wstrzymaj albo wznów
choice-manage-close = Zamknij – odwołaj turniej
choice-manage-bot = Bot – dodaj jednego
choice-manage-remove = Usuń – gracza albo bota
choice-suit-S = ♠ Pik
choice-suit-H = ♥ Kier
choice-suit-D = ♦ Karo
choice-suit-C = ♣ Trefl
choice-suit-O = ● Koło
choice-suit-V = ▲ Trójkąt
choice-suit-X = ✚ Krzyż
choice-suit-U = ■ Kwadrat
choice-suit-Y = ★ Gwiazda

## The games, in a list: what each is, in a few words, as a line may have 100 characters

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] dla 2 osób
           *[other] dla 2–{ $most } osób
        }
   *[other] dla { $least }–{ $most } osób
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · jest tam { $time }
preset-choice = { $name } · zapisane zasady domowe do gry { $game }
choice-game-crazy-eights = kolor albo wartość, ósemki na wszystko, pauzy i kary
choice-game-eights = klasyka: dobieraj, aż podejdzie, we czwórkę w parach
choice-game-eights-program = dobieraj, aż podejdzie, zwycięzca zgarnia punkty
choice-game-eights-250 = tylko ósemki są funkcyjne, do 250 punktów
choice-game-countdown = skończ osiem razy, za każdym razem coś innego na wszystko
choice-game-countdown-jacks = Countdown z waletami na pauzę i wredną damą
choice-game-kings-reverse = jokery do blefu, prezenty i meldunki
choice-game-blackjack = dwójki i walety się sumują, asy na wszystko
choice-game-str8-eight = gra inna niż wszystkie: sekwens ośmiu rosnących liczb
choice-game-switch = inaczej Take Two, asy na wszystko, dwójki i walety się sumują
choice-game-mzansi = z RPA, ósemki blokują kary
choice-game-huit-americain = z Francji, przy ostatniej karcie mów „carte”
choice-game-puskiyon = z Turcji, bez kart na wszystko i bez funkcyjnych
choice-game-huit = z Quebecu, ósemki na wszystko, dziesiątki zmieniają kierunek
choice-game-mau-mau = z Niemiec, 32 karty, walety na wszystko
choice-game-mau-mau-52 = Mau-Mau na dwie pełne talie
choice-game-tschau-sepp = ze Szwajcarii, 36 kart, asa trzeba nakryć
choice-game-pesten = z Holandii, kończysz zwykłą kartą
choice-game-makao = z Polski, walety żądają
choice-game-macau = z Węgier, zagrywaj łańcuchy kart
choice-game-agony = z Grecji, po ósemce grasz jeszcze raz
choice-game-jacks-twos-eights = łańcuchy kart, strzeż się A♥
    .heard = łańcuchy kart, strzeż się asa kier
choice-game-jack-change-it = z Irlandii Północnej, walety na wszystko
choice-game-last-card = z Nowej Zelandii, piątki to +5
choice-game-one-card = z Korei, ataki przebija się mocniejszymi kartami
choice-game-zimbabwe = do asa możesz dorzucić karty w jego kolorze
choice-game-ocho-locos = z Portoryko, osiem rund, w każdej o kartę mniej
choice-game-super-crazy-eights = piętnaście rund, w dół do jednej karty i z powrotem
choice-game-rockaway = dwie talie, dobieraj, aż podejdzie
choice-game-bartok = zwycięzca każdej rundy dodaje do gry zasadę
choice-game-mao = ukryte zasady mówią, jak się zachować, odkryj je
