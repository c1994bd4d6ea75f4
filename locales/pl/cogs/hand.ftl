title = ### Twoje karty · { $title }
notice = ❗ { $notice }
waiting = Teraz gra { $name }…
out-of-match = **Odpadasz z meczu.** Oglądaj do końca albo odejdź, kiedy chcesz.
paused = **Turniej ma przerwę.**
paused-your-turn = **Turniej ma przerwę.** Po wznowieniu gra zacznie się od ciebie.
no-one = **Nikogo tu nie ma, więc stolik czeka.** Naciśnij **Wracam**, żeby grać dalej.
away = { $why } Naciśnij **Wracam**, żeby grać dalej.
ready = Wszystko gotowe. Czekamy na resztę.
silenced = ⚠️ Nie mogę już pisać na kanale { $channel }. Graj dalej tutaj i poproś moderację, żeby mi na to znów pozwoliła.
silenced-lacking = ⚠️ Nie mogę już pisać na kanale { $channel }. Brakujące uprawnienia: { $missing }. Graj dalej tutaj i poproś o nie administratora.
sat-down = -# { $took } Dosiadasz się w trakcie meczu, więc wynik tego miejsca nikomu się nie liczy.
rematch = Ten mecz się skończył. Rewanż: { $title }.
not-dealt = { $title }: karty dostaniesz, gdy gospodarz naciśnie **Start**.
may-jump-in = **Ty też to masz: { $card }.** Wetnij się, zanim ktoś położy następną kartę.
say-it = **Powiedz „{ $word }” teraz**, bo inaczej dobierasz karty.

# Plans.

may-plan = Zaplanuj ruch poniżej.
    .heard = -# Zaplanuj ruch: naciśnij to, co chcesz zrobić w swojej kolejce.
planned = **Plan: { $plan }**
    .heard = **Plan: { $plan }.** Wykona się sam w twojej kolejce, o ile się da. Naciśnij **Usuń plan**, żeby go cofnąć.
plan-dropped = **Plan przepada: { $plan }.** { $why }
draw =
    .planned = dobierz kartę
play-suit = Zagraj: { $cards }, potem { $suit }
    .planned = { $cards }, potem { $suit }
play-rank = Zagraj: { $cards }, żądanie: { $ranks }
plan-a-card = Zaplanuj kartę
plan-one = { $card }
    .heard = Zaplanuj: { $card }
plan-draw = Zaplanuj dobranie
clear-plan = Usuń
    .heard = Usuń plan

strip-seat = { $name } { $count }
strip-you = **Ty { $count }**
strip-out-seat = { $name }: poza meczem
strip-out-you = **Już nie grasz w tym meczu**

# What those who listen hear besides.

can-play = Możesz zagrać: { $cards }.

time = Jeśli { $name } nie zagra, bot przejmie grę { $when }.
    .you = Jeśli nie zagrasz, bot przejmie grę { $when }.
cards = Karty: { $seats }
scores = { $begun ->
    [yes] Wyniki od najlepszego: { $scores }
   *[no] Jeszcze bez punktów
}. { $best ->
    [rounds] Wygrywa ten, kto wygra najwięcej rund.
    [highest] Wygrywa najwyższy wynik.
    [left] Wygrywa ten, kto zostanie do końca.
   *[lowest] Wygrywa najniższy wynik.
}

# Plays.

choose = **Zagrywasz: { $cards }.** Wybierz { suit-word }.
ask = **Zagrywasz: { $cards }.** { $suit ->
    [none] Czego żądasz?
   *[other] Wybrane: { $suit }. Czego żądasz?
}
sure = **{ $move }?**
picking = **Zagrywasz: { $cards }**. Ostatnia leży na wierzchu.
answering = **Zagrywasz: { $cards }.** Teraz na to odpowiedz.
pick-a-card = Wybierz kartę
pick-suit = { $sign } { $label }
    .heard = Wybierz { $suit ->
        [gwiazda] gwiazdę
       *[other] { $suit }
    }
ask-for = { $ranks }
    .heard = Żądaj: { $ranks }
several = { $card } …
    .heard = Zagraj kilka kart, najpierw: { $card }
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } do sekwensu { $sequence }
    .heard = Dołóż do { $sequence ->
        [1] pierwszego
       *[2] drugiego
    } sekwensu: { $card }
and-call = { $play } · „{ $word }”
    .heard = { $play }. Powiedz „{ $word }”
add = + { $card }
    .heard = Dołóż do tego: { $card }
play = Zagraj: { $cards }
    .planned = { $cards }
play-these = Zagraj wybrane karty: { $count }
play-one = { $card }
    .heard = Zagraj: { $card }
play-silent = { $card }
    .heard = Zagraj: { $card }, nic nie mów
play-saying = { $card } · „{ $word }”
    .heard = Powiedz „{ $word }” i zagraj: { $card }
give-one = { $card }
    .heard = Daj: { $card }, dostaje { $to }
give-saying = { $card } · „{ $word }”
    .heard = Powiedz „{ $word }” i daj: { $card }, dostaje { $to }
play-sequence = Zagraj: { $cards }, do sekwensu { $sequence }
give = Daj: { $card }
jump-in = Wetnij się: { $card }
discard = Odrzuć: { $card }
one-less = O kartę mniej
another = Inna karta
    .heard = Wybierz jednak inną kartę

# Other buttons.

refresh = Odśwież
more = Więcej
my-hand = Moje karty
standing = Klasyfikacja
come-back = Wracam
why-not = Czemu nie?
    .heard = Czemu nie mogę zagrać karty?
end-turn = Zakończ ruch
keep = Zatrzymaj
pass = Pas
take = Weź: { $card }
    .heard = Weź kartę: { $card }, a potem zagraj lub odrzuć jedną
call = { $word }!
ready-button = Gotowe
give-nothing = Nic nie daję
clockwise = Zgodnie z zegarem
counterclockwise = Przeciwnie do zegara
stand = Wierzę
challenge = Sprawdzam
take-back = Cofnij: { $cards }

no-seat = Nie masz miejsca w meczu przy tym stoliku.
slipped = Twoje karty były nieaktualne. Oto, jak wyglądają teraz.
pick-in-hand = Naciśnij **Moje karty** i wybierz je tam.
caught = Masz oko! Wpada { $name }.
move-counted = { $refusal } Twój ostatni ruch się liczy: { $told }
    .heard = { $refusal } Twój ostatni ruch się liczy.
does-not-fit = { $card } (teraz nie pasuje)

lesson-matching = **Dopasuj kartę do tej na wierzchu.** Jest tam { $card }: zagraj kartę w tym samym kolorze albo tej samej wartości. Pasują podświetlone karty.
lesson-wild = **{ CAPITAL($card) } jest na wszystko.** Pasuje prawie zawsze, a ty wybierasz następny kolor.
lesson-suit = **Ktoś wybrał kolor.** { CAPITAL($card) } jest na wszystko, więc kolor na karcie się nie liczy. Zagraj wybrany kolor albo inną kartę na wszystko.
lesson-drawing = **Na wierzchu { $card } i nic nie pasuje.** Zdarza się! Naciśnij **Dobierz**.
lesson-penalty = **{ CAPITAL($card) } to kara dla ciebie.** Dobierz karty albo dołóż własną kartę karną i podaj karę dalej.
lesson-last-one = **Zaraz zostanie ci jedna karta.** Naciśnij { $card } · „ostatnia karta”, żeby powiedzieć to przy zagraniu. Jeśli zapomnisz, dobierasz dwie karty.
lesson-skip = **{ CAPITAL($card) } to pauza.** Następna osoba czeka kolejkę. We dwoje oznacza to, że grasz jeszcze raz.
lesson-reverse = **{ CAPITAL($card) } zmienia kierunek.** We dwoje to zwykła karta.
lesson-draw = **{ CAPITAL($card) } każe dobierać następnej osobie.** Zachowaj tę kartę na właściwy moment.
lesson-turn = **Zacznij kolejkę od karty.** Dobierz jedną z talii albo weź ze stosu tę, którą tam widać ({ $card }). Potem zagraj lub odrzuć jedną kartę.
lesson-opening = **{ CAPITAL($card) } może zacząć twój sekwens.** Sekwens zaczyna się od dowolnej liczby od 1 do 8.
lesson-following = **{ CAPITAL($card) } pasuje do twojego sekwensu.** Jest w tym samym rzędzie tabliczki mnożenia co twoja ostatnia liczba. Osiem liczb wygrywa rundę.
lesson-swap = **{ CAPITAL($card) } zamienia karty.** Gdy zagrasz tę kartę, dostajesz karty przeciwnika, a przeciwnik twoje.
lesson-discarding = **Nic nie pasuje.** Zdarza się! Odrzuć kartę, której nie potrzebujesz.

why-title = Czemu nie? · { $table }
pick = Wybierz kartę, a powiem, czemu nie możesz jej teraz zagrać.
all-playable = Możesz zagrać każdą ze swoich kart.
playable = Możesz to teraz zagrać: { $card }.
not-held = Nie masz tej karty: { $card }.
select = Karta, której nie mogę zagrać
back = Do moich kart

## Cards that are typed

no-card = „{ $typed }” to nie karta. { $spelling }, albo wybierz z listy.
torn-card = „{ $typed }” może znaczyć: { $cards }. Wpisz to słowami albo wybierz z listy.
torn-suit = „{ $typed }” może znaczyć: { $suits }. Wpisz całe słowo.
