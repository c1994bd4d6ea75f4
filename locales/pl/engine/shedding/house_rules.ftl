chapter-matching = Dopasowanie i karty na wszystko
chapter-special = Działanie kart
chapter-drawing = Dobieranie
chapter-several = Kilka kart naraz
chapter-last = Ostatnia karta

sides =
    .label = Drużyny
    .help = Ile drużyn gra. Miejsca przypadają drużynom na zmianę, więc przy dwóch drużynach po dwie osoby partnerzy siedzą naprzeciwko siebie.
    .value = { $count ->
        [0] każdy za siebie
        [one] { $count } drużyna
        [few] { $count } drużyny
       *[many] { $count } drużyn
    }
packs =
    .label = Talie
    .help = Ile talii tasuje się razem.
    .refused = Talii może być od 1 do 6, a nie { $count }.
pack_kind =
    .label = Rodzaj talii
    .help = Jakimi kartami gracie. Talia Whot ma kształty, numery i własne karty na wszystko.
    .french = kiery, piki, kara i trefle
    .whot = Whot
pack_size =
    .label = Liczba kart w talii
    .help = Ile kart ma każda talia: wszystkie albo tylko od 6 lub 7 do asa.
    .value = { $count ->
        [32] 32, od 7 do asa
        [36] 36, od 6 do asa
       *[52] wszystkie 52
    }
    .refused = Talia ma 32, 36 albo 52 karty, a nie { $count }.
jokers =
    .label = Jokery
    .help = Ile jokerów ma każda talia. Jokery są na wszystko.
    .refused = W talii może być zero, jeden albo dwa jokery.
deal =
    .label = Karty na początek
    .help = Po ile kart dostaje każdy.
    .value = { cards }
    .refused = Rozdaj każdemu od 1 do 13 kart, a nie { $count }.
deals =
    .label = Kolejne rundy
    .help = Po ile kart dostaje każdy w rundach po pierwszej.
    .same = zawsze tyle samo
    .down = co rundę o jedną mniej, potem znów od góry
    .down-and-up = co rundę o jedną mniej, potem co rundę o jedną więcej
first_card =
    .label = Pierwsza karta
    .help = Od jakiej karty zaczyna się stos. Gdy wszyscy zaczynają od trefla (w talii Whot od gwiazdy), dobierasz, aż taka przyjdzie, i nie robi ona nic specjalnego.
    .turned-up = karta z wierzchu talii
    .of-the-dealer = rozdający zagrywa ostatnią kartę, którą dostał
    .any = pierwsza osoba zaczyna dowolną kartą
    .clubs = wszyscy zaczynają od trefla
first_player =
    .label = Kto zaczyna
    .help = Kto zaczyna rundę.
    .winner = ostatni zwycięzca, a jeśli go nie ma, ten, kto ma w ręce najwięcej punktów
    .left = osoba na lewo od rozdającego
    .right = osoba na prawo od rozdającego
    .dealer = rozdający
play_direction =
    .label = Kierunek
    .help = W którą stronę idzie gra na początku rundy. Rozdawanie przechodzi w tę samą stronę (zgodnie z zegarem, jeśli kierunek wybiera gracz).
    .clockwise = zgodnie z zegarem
    .counterclockwise = przeciwnie do zegara
    .first-player-picks = wybiera pierwsza osoba
goal =
    .label = Pusta ręka
    .help = Co się dzieje, gdy zagrasz ostatnią kartę. Przy odliczaniu zaczynasz z wynikiem równym liczbie rozdanych kart, a nowych kart dostajesz zawsze tyle, ile wynosi twój wynik. Przy 0 wygrywasz.
    .round = wygrywasz rundę
    .countdown = odliczasz i dostajesz nowe karty
    .countdown-by-rounds = odliczasz, a potem wszyscy dostają nowe karty
play_on =
    .label = Gra do końca
    .help = Gdy pierwsza osoba skończy, reszta gra dalej, aż z kartami zostanie tylko jedna.
grows =
    .label = Nowe zasady
    .help = Zwycięzca rundy może dodać zasadę, która działa do końca meczu. Ukryte zasady mówią, co powiedzieć albo czego unikać. Nigdy nie zabraniają zagrać karty, ale złamana zasada kosztuje kartę.
    .not = brak, zasady się nie zmieniają
    .openly = zwycięzca rundy dodaje jedną
    .hidden = zwycięzca rundy dodaje ukrytą

matching =
    .label = Co pasuje
    .help = Co musi mieć karta, żeby iść na tę z wierzchu. Przy „o jeden wyżej lub niżej” król i as sąsiadują, kolory się nie liczą, a karta na wszystko koloru nie wybiera.
    .suit-or-rank = ten sam kolor albo wartość
    .suit = ten sam kolor
    .next-rank = o jeden wyżej lub niżej
still_fitting =
    .label = Karty, które pasują też wartością
    .help = Gdy liczy się tylko kolor, te karty nadal możesz kłaść na karty tej samej wartości.
    .refused = Pasować też wartością mogą tylko karty od asa do króla.
apart =
    .label = Karty, które nie idą na siebie
    .help = Tych wartości lub kart nie można kłaść na siebie, nawet gdy pasują.
wild =
    .label = Karty na wszystko
    .help = Karty tych wartości możesz zagrać na każdą kartę i wybrać kolor.
    .refused = Na wszystko może być wartość od asa do króla.
own_wild =
    .label = Karty na wszystko według wyniku
    .help = Karty o wartości twojego wyniku są dla ciebie na wszystko, np. piątki przy 5.
wild_when =
    .label = Kiedy idą karty na wszystko
    .help = Kiedy możesz zagrać kartę na wszystko.
    .any-time = zawsze
    .when-it-matches = tylko gdy pasuje kolor albo wartość
wild_on_wild =
    .label = Karta na wszystko na tę samą wartość
    .help = Kartę na wszystko możesz zagrać na kartę tej samej wartości, np. waleta na waleta.
naming =
    .label = Wybór koloru
    .help = Jaki kolor możesz wybrać kartą na wszystko. Joker nie ma koloru, więc zawsze daje wybór.
    .any-suit = dowolny
    .another-suit = dowolny oprócz obecnego
    .own-suit = żaden, liczy się kolor zagranej karty
    .any-suit-if-it-matches = dowolny, jeśli karta pasuje, inaczej żaden
rank_on_wild =
    .label = Ta sama wartość po karcie na wszystko
    .help = Na kartę na wszystko możesz zagrać też kartę tej samej wartości, nie tylko wybrany kolor.
wild_starter =
    .label = Pierwsza karta na wszystko
    .help = Co się dzieje, gdy pierwsza karta rundy jest na wszystko.
    .dealer-names = rozdający wybiera kolor
    .own-suit = liczy się kolor tej karty, joker wraca do talii
    .first-player-free = można na nią zagrać dowolną kartę
    .another-card = wraca do talii, odkrywa się inną
    .blind = kolor wybiera los, zanim ktoś spojrzy w karty
    .bottom-card = kolor wyznacza karta ze spodu talii
starter_suit_only =
    .label = Liczy się tylko kolor pierwszej karty
    .help = Do pierwszej karty rundy trzeba dopasować kolor, a ona sama nic specjalnego nie robi.
open_cards =
    .label = Karty, na które idzie wszystko
    .help = Na te wartości lub karty możesz zagrać wszystko.
free_cards =
    .label = Na wszystko bez wyboru koloru
    .help = Te wartości lub karty możesz zagrać na każdą kartę, ale koloru nie wybierasz.
jump_in =
    .label = Wcinanie się
    .help = Kartę dokładnie taką samą jak ta na wierzchu możesz zagrać poza kolejką. Gra idzie dalej od ciebie.
last_resort =
    .label = Karty tylko w ostateczności
    .help = Te karty możesz zagrać tylko wtedy, gdy nic innego z ręki nie pasuje.
    .refused = Tylko w ostateczności mogą iść karty od asa do króla albo jokery.
bluffing =
    .label = Blefowanie
    .help = Kartę zagrywaną tylko w ostateczności możesz zagrać też jako blef. Następna osoba może sprawdzić.
challenge_penalty =
    .label = Błędne sprawdzenie
    .help = Ile dodatkowych kart kosztuje błędne sprawdzenie.
    .value = { cards }
    .refused = Błędne sprawdzenie może kosztować od 0 do 10 dodatkowych kart.

effects =
    .label = Karty funkcyjne
    .help = Co robi wartość albo pojedyncza karta po zagraniu.
    .none = nic specjalnego
    .does = { $kind ->
        [skip] { $count ->
            [one] następna osoba czeka kolejkę
            [few] następne { $count } osoby czekają po kolejce
            [many] następnych { $count } osób czeka po kolejce
           *[other] następne osoby ({ $count }) czekają po kolejce
        }
        [reverse] zmiana kierunku
        [gift] możesz dać każdemu po { $count ->
            [1] 1 karcie
           *[other] { cards.acc }
        }
        [again] grasz jeszcze raz
        [suit] możesz dołożyć inne karty w jej kolorze
        [draw-back] poprzednia osoba dobiera { $count }
        [all-draw] reszta od razu dobiera po { $count ->
            [1] 1 karcie
           *[other] { cards.acc }
        }
        [previous-draws] poprzednia osoba od razu dobiera { cards.acc }
        [all-draw-again] reszta od razu dobiera po { $count ->
            [1] 1 karcie
           *[other] { cards.acc }
        }, a ty grasz jeszcze raz
        [rank] żądasz wartości
        [card] żądasz konkretnej karty
       *[draw] następna osoba dobiera { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [1] pauza
           *[other] pauza dla { $count }
        }
        [reverse] zmiana kierunku
        [gift] prezent po { $count }
        [again] grasz jeszcze raz
        [suit] dokładasz karty w kolorze
        [draw-back] +{ $count } do tyłu
        [all-draw] reszta +{ $count }
        [previous-draws] poprzednia osoba +{ $count }
        [all-draw-again] reszta +{ $count }, grasz jeszcze raz
        [rank] żądasz wartości
        [card] żądasz konkretnej karty
       *[draw] +{ $count }
    }
    .refused-kind = Karta funkcyjna może dać pauzę, zmienić kierunek, kazać dobierać, dać karty innym, żądać wartości albo karty, pozwolić grać jeszcze raz albo dołożyć karty w jej kolorze. Wybierz coś z tego.
    .refused-count = Karta funkcyjna daje pauzę od 1 do 10 osobom albo każe dobrać lub rozdać od 1 do 10 kart.
starter_effects =
    .label = Funkcyjna karta na początek
    .help = Co się dzieje, gdy pierwsza karta rundy jest funkcyjna.
    .act = działa, jakby zagrał ją rozdający
    .none = nic nie robi
    .another-card = wraca do talii, odkrywa się inną
two_player_reverse =
    .label = Zmiana kierunku we dwoje
    .help = Co robi zmiana kierunku przy dwóch osobach.
    .nothing = nic
    .skip = przeciwnik czeka kolejkę
stacking =
    .label = Dokładanie
    .help = Jaką kartę karną możesz zagrać zamiast dobierania. Wtedy kara idzie do następnej osoby.
    .none = bez dokładania
    .same-rank = ta sama wartość
    .any-draw-card = dowolna karta karna
    .as-strong = karta karna równie mocna albo mocniejsza
    .same-rank-or-suit = ta sama wartość albo kolor
answered_by =
    .label = Dokładanie według karty
    .help = Jak dokładać na wybrane karty karne, jeśli inaczej niż na resztę.
    .none = jak na resztę
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Kary się sumują
    .help = Karta karna dodaje się do tej, na którą odpowiada. Bez tej zasady liczy się tylko najnowsza.
cancels =
    .label = Karty kasujące
    .help = Te karty możesz zagrać zamiast dobierania. Wtedy nikt nie dobiera.
cancels_only =
    .label = Kasowanie jednej wartości
    .help = Karta kasująca może działać tylko na karę za jedną wartość.
    .none = kasuje każdą karę
    .does = kasuje tylko karę za { $rank }
    .row = { $cards }: tylko karę za { $rank }
    .refused = Karta kasująca może działać na wartość od asa do króla albo na jokery.
cancels_leave_suit =
    .label = Kasowanie nie zmienia koloru
    .help = Gdy kasujesz karę, kolor się nie zmienia i żadnego nie wybierasz.
after_penalty =
    .label = Po karze
    .help = Co dalej, gdy dobierzesz karę.
    .turn-ends = koniec twojej kolejki
    .play-on = grasz jeszcze w tej kolejce
skip_stacking =
    .label = Odpowiedź na pauzę
    .help = Na pauzę możesz odpowiedzieć pauzą tej samej wartości. Wtedy pauza idzie do następnej osoby.
skips_add_up =
    .label = Pauzy się sumują
    .help = Pauza dodaje się do tej, na którą odpowiada, i następna osoba czeka wszystkie te kolejki. Bez tej zasady liczy się tylko najnowsza, a po kilku pauzach naraz czeka tyle osób, ile jest pauz.
cover =
    .label = Gdy nie możesz zagrać jeszcze raz
    .help = Co robisz, gdy karta daje jeszcze jedno zagranie, a nic nie pasuje.
    .draw-as-usual = dobierasz jak zwykle
    .draw-until-covered = dobierasz, aż podejdzie
again_in_suit =
    .label = Jeszcze raz w tym samym kolorze
    .help = Karta, którą grasz jeszcze raz, musi być w tym samym kolorze albo na wszystko.

draws =
    .label = Ile kart dobierasz
    .help = Ile kart możesz dobrać w jednej kolejce, po jednej.
    .value = { $count ->
        [0] aż podejdzie
        [21] ile chcesz
       *[other] { cards }
    }
    .refused = Wybierz od 1 do 20 kart na kolejkę, 0 (aż podejdzie) albo 21 (ile chcesz).
draw_though_able =
    .label = Dobieranie mimo pasującej karty
    .help = Możesz dobierać, nawet gdy masz co zagrać.
after_drawing =
    .label = Po dobraniu
    .help = Co możesz zagrać po dobraniu.
    .turn-ends = nic, koniec kolejki
    .drawn-card = dobraną kartę
    .drawn-card-must = dobraną kartę, i musisz, jeśli pasuje
    .any-card = dowolną kartę
hand_limit =
    .label = Limit ręki
    .help = Z tyloma kartami w ręce nie możesz już dobierać w swojej kolejce.
    .value = { $count ->
        [0] bez limitu
       *[other] { cards }
    }
reshuffle =
    .label = Tasowanie stosu
    .help = Gdy talia się skończy, ze stosu bez wierzchniej karty powstaje nowa.
free_pass =
    .label = Pas mimo pasującej karty
    .help = Gdy nie da się już dobrać, możesz spasować, nawet jeśli masz co zagrać.

groups =
    .label = Karty zagrywane razem
    .help = W jednej kolejce możesz zagrać kilka kart. Pierwsza karta musi pasować, działa każda, a następna osoba dopasowuje się do ostatniej.
    .none = nie, po jednej
    .equal-ranks = karty jednej wartości
    .equal-plain-ranks = karty jednej wartości, nie na wszystko i nie funkcyjne
    .runs = ciągi w jednym kolorze, w górę lub w dół
    .chains = ciągi i karty jednej wartości, też wymieszane
group_reverse =
    .label = Kilka zmian kierunku
    .help = Co robi kilka zmian kierunku w jednej kolejce.
    .every-one = kierunek zmienia każda karta
    .top-one = kierunek zmienia tylko górna karta
marriage =
    .label = Meldunek
    .help = W jednej kolejce możesz zagrać króla i damę w jednym kolorze, w dowolnej kolejności.

questions =
    .label = Pytania
    .help = Gdy zagrasz pytanie, musisz na nie odpowiedzieć w tej samej kolejce. Połóż na wierzch kartę w jej kolorze albo inne pytanie w tym kolorze lub tej samej wartości, na które też odpowiesz.
answers =
    .label = Odpowiedzi
    .help = Tylko te wartości lub karty mogą odpowiadać na pytanie. Bez listy może każda.
unanswered =
    .label = Pytanie bez odpowiedzi
    .help = Co się dzieje, gdy nie masz odpowiedzi na pytanie.
    .not-played = nie możesz zagrać pytania
    .draw-one = zagrywasz pytanie i dobierasz kartę
call =
    .label = Ostatnia karta na głos
    .help = Do kiedy masz czas powiedzieć „ostatnia karta”, gdy zostaje ci jedna, i co grozi za milczenie.
    .automatic = do ruchu następnej osoby
    .catch = aż ktoś cię złapie
    .none = nie trzeba mówić
    .to-go-out = do ruchu następnej osoby, inaczej nie skończysz w następnej kolejce
    .announced = w kolejce, zanim skończysz, gdy masz najwyżej trzy karty
    .with-last-card = tylko gdy zagrywasz ostatnią kartę
call_word =
    .label = Słowo na ostatnią kartę
    .help = Co mówisz, gdy zostaje ci jedna karta.
second_call =
    .label = Drugie słowo na głos
    .help = Drugie słowo i kiedy je mówić. Milczenie kosztuje tyle samo co przy pierwszym.
    .none = nie
    .at-two = także z dwiema kartami
    .at-three = także z trzema kartami
    .going-out = także przy ostatniej karcie
second_word =
    .label = Drugie słowo
    .help = Co mówisz za drugim razem.
word =
    .last-card = ostatnia karta
    .one-card = jedna karta
    .two-cards = dwie karty
    .semi-last-card = przedostatnia karta
    .cards = karty
    .carte = carte
    .mau = Mau
    .mau-mau = Mau Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = puk, puk
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Kara za milczenie
    .help = Ile kart dobierasz, gdy nie powiesz na czas swojego słowa.
    .value = { cards }
    .refused = Milczenie może kosztować od 0 do 10 kart.
winning_card_acts =
    .label = Zwycięska karta działa
    .help = Karta funkcyjna, którą wygrywasz rundę, jeszcze działa.

not_last =
    .label = Karty, którymi nie można skończyć
    .help = Tymi wartościami lub kartami nie możesz skończyć. Jeśli zostaje ci tylko taka karta, dobierasz.
winning_wild =
    .label = Ostatnia karta na wszystko musi pasować
    .help = Karta na wszystko jako ostatnia musi pasować kolorem albo wartością.
last_alone =
    .label = Ostatnia karta idzie sama
    .help = Ostatnią kartę trzeba zagrać samą, a nie z innymi w jednej kolejce.
cardless =
    .label = Ostatnia karta, która nie kończy
    .help = Możesz zagrać ostatnią kartę, nawet jeśli nią nie kończysz. W następnej kolejce dobierasz, a nikt nie kończy, dopóki ktoś inny nie ma kart.

scoring =
    .label = Liczenie punktów
    .help = Kto dostaje punkty za karty, które zostają w rękach.
    .penalty = każdy za swoje, wygrywa najniższy wynik
    .collect = zwycięzca za karty pozostałych
    .rounds = bez punktów, liczą się wygrane rundy
rounds_to_win =
    .label = Rundy do wygranej
    .help = Ile rund trzeba wygrać, żeby wygrać mecz. Przy jednej to pojedyncza gra.
    .value = { rounds }
    .refused = Do wygrania meczu potrzeba od 1 do 20 rund, a nie { $count }.
rounds_to_play =
    .label = Liczba rund
    .help = Ile rund ma mecz. Po ostatniej wygrywa najlepsza suma.
    .value = { $count ->
        [0] ile będzie trzeba
       *[other] { rounds }
    }
    .refused = Mecz ma od 1 do 20 rund, a nie { $count }. Przy 0 gracie, ile będzie trzeba.
costs =
    .label = Punkty za karty
    .help = Ile punktów są warte karty danej wartości albo pojedyncza karta. Reszta liczy się według oczek, figury po 10, jokery po 50.
    .none = jak zwykle
    .does = { points }
    .row = { $cards }: { $count }
    .refused = Karta może być warta od 0 do 500 punktów.
empty_stock =
    .label = Pusta talia kończy rundę
    .help = Gdy talia się skończy, runda kończy się razem z tą kolejką i liczy się punkty za karty w rękach.
doubling =
    .label = Podwajanie
    .help = Gdy kończysz jedną z tych kart, karty wszystkich pozostałych liczą się podwójnie.
    .refused = Podwajać może wartość od asa do króla albo joker.
tripling =
    .label = Potrajanie
    .help = Gdy kończysz jedną z tych kart, karty wszystkich pozostałych liczą się potrójnie.
    .refused = Potrajać może wartość od asa do króla albo joker.
points_off =
    .label = Odejmowanie punktów
    .help = Ile punktów twoja ostatnia karta odejmuje od twojej sumy.
    .none = nic
    .does = minus { points }
    .row = { $cards }: { $count }
    .refused = Karta może odjąć od 1 do 100 punktów.
knockout =
    .label = Odpadanie
    .help = Kto po rundzie odpada z meczu. Wygrywa ten, kto zostaje do końca.
    .none = nikt
    .at-the-target = kto dobije do celu
    .highest-hand = kto ma w ręce najwięcej punktów
exact_target =
    .label = Równo w cel
    .help = Suma dokładnie równa celowi spada do 0.
bonus =
    .label = Premia
    .help = Ile dodatkowych punktów dostaje zwycięzca meczu.
    .value = { points }
    .refused = Premia to od 0 do 500 punktów.
settlement =
    .label = Rozliczenie
    .help = Kto komu płaci na koniec, żeton za każde dziesięć punktów.
    .none = nikt nie płaci
    .with-the-winner = wszyscy płacą zwycięzcy
    .among-all = każdy płaci każdemu, kto ma lepszy wynik

# What a host may have overlooked

wild-still-special = Karty na wszystko, które jak w zwykłej grze robią jeszcze coś: { $cards }. Zmienisz to w **Kartach funkcyjnych**.

# Rules that can't be played together

no-sides = { $seats } graczy nie da się podzielić na { $sides } równe drużyny. Wybierz inną liczbę drużyn albo każdy za siebie.
deal-too-large = Przy { $seats } graczach po { $deal } na osobę w talii zostaje { $left } z { $all } kart, a musi zostać co najmniej jedna trzecia. Rozdaj mniej kart albo dodaj talię.
hand-limit-refused = Limit ręki to od 10 do 60 kart i nie mniej, niż się rozdaje. Wybierz inny albo 0, czyli bez limitu.
gift-of-last-resort = Karta, która pozwala dawać karty, nie może być też kartą zagrywaną tylko w ostateczności. Wybierz jedno.
too-many-questions = Pytaniami może być najwyżej połowa kart, inaczej zabraknie odpowiedzi. Skreśl kilka z listy.
too-many-apart = Gdy tyle kart nie może iść na siebie, gra utknie. Zostaw na liście najwyżej połowę kart.
hidden-rules-of-another-pack = Ukryte zasady dotyczą kolorów i figur, a talia Whot ich nie ma. Wybierz inną talię albo zasady dodawane jawnie.
no-card-last = Przy tych zasadach żadna karta nie może być ostatnia, więc nikt nie skończy. Skreśl kilka z listy.
nothing-costs = Przynajmniej jedna karta musi być warta co najmniej 1 punkt, inaczej mecz nigdy się nie skończy.
