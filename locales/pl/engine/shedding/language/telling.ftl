dealt = Runda { $round }: { $name } rozdaje, każdy dostaje { cards.acc }.
    .you = Runda { $round }: rozdajesz, każdy dostaje { cards.acc }.
    .alone = { $name } rozdaje, każdy dostaje { cards.acc }
    .alone-you = Rozdajesz, każdy dostaje { cards.acc }
dealt-by-score = Runda { $round }: { $name } rozdaje, każdy dostaje tyle kart, ile wynosi jego wynik.
    .you = Runda { $round }: rozdajesz, każdy dostaje tyle kart, ile wynosi jego wynik.
    .alone = { $name } rozdaje, każdy dostaje tyle kart, ile wynosi jego wynik
    .alone-you = Rozdajesz, każdy dostaje tyle kart, ile wynosi jego wynik
starter-returned = Do talii wraca { $cards }: to nie może być pierwsza karta.
starter-turned = Pierwsza karta: { $card }.
    .alone = Pierwsza karta: { $card }
dealer-began = Pierwsza karta: { $card }. To ostatnia z kart, które dostaje { $name }.
    .you = Pierwsza karta: { $card }. To ostatnia z kart, które dostajesz.
    .alone = { $name } zaczyna: { $card }
    .alone-you = Zaczynasz: { $card }
no-starter = Na stosie nic nie leży. Można zacząć od dowolnej karty.
    .alone = Na stosie nic nie leży
first-suit = Na stosie nic nie leży. Pierwszą kartą każdego musi być { $suit }.
    .alone = Na stosie nic nie leży, pierwszą kartą każdego musi być { $suit }
suit-by-chance = Pierwsza karta jest na wszystko. Nikt jeszcze nie zajrzał w karty, więc decyduje los: { $suit }.
    .alone = Pierwsza karta jest na wszystko, decyduje los: { $suit }
suit-by-bottom-card = Pierwsza karta jest na wszystko. Decyduje karta ze spodu talii: { $suit }.
    .alone = Pierwsza karta jest na wszystko, decyduje spód talii: { $suit }
previous-draws = { $name } zagrywa kartę, po której { $to } od razu dobiera { cards.acc }.
    .you = Zagrywasz kartę, po której { $to } od razu dobiera { cards.acc }.
    .to-you = { $name } zagrywa kartę, po której od razu dobierasz { cards.acc }.
    .brief = kara: { $to } dobiera { cards.acc }
    .brief-to-you = kara: dobierasz { cards.acc }
first-turn = Zaczyna { $name }.
    .you = Zaczynasz.
nomination-asked = Pierwsza karta jest na wszystko. Kolor wybiera { $name }.
    .you = Pierwsza karta jest na wszystko. Wybierz kolor.
nominated = { $name } wybiera { $suit ->
    [gwiazda] gwiazdę
   *[other] { $suit }
}.
    .you = Wybierasz { $suit ->
        [gwiazda] gwiazdę
       *[other] { $suit }
    }.
    .brief = wybiera { $suit ->
        [gwiazda] gwiazdę
       *[other] { $suit }
    }
direction-asked = Kierunek wybiera { $name }.
    .you = Wybierz kierunek.
direction-picked = { $name } wybiera kierunek: { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}.
    .you = Wybierasz kierunek: { $way ->
        [clockwise] zgodnie z zegarem
       *[counterclockwise] przeciwnie do zegara
    }.
    .brief = wybiera kierunek: { $way ->
        [clockwise] zgodnie z zegarem
       *[counterclockwise] przeciwnie do zegara
    }
jumped-in = { $name } się wcina.
    .you = Wcinasz się.
    .brief = wcina się
played = { $name } zagrywa: { $cards }.
    .you = Zagrywasz: { $cards }.
    .brief = { $cards }
played-and-picked = { $name } zagrywa: { $cards }. Wybiera { $suit ->
    [gwiazda] gwiazdę
   *[other] { $suit }
}.
    .you = Zagrywasz: { $cards }. Wybierasz { $suit ->
        [gwiazda] gwiazdę
       *[other] { $suit }
    }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } żąda: { $ranks }.
    .you = Żądasz: { $ranks }.
    .brief = żąda: { $ranks }
called = { $name } mówi „{ $word }”.
    .you = Mówisz „{ $word }”.
    .brief = „{ $word }”
caught = { $by } łapie: { $name } ma { $left ->
        [one] jedną kartę
        [3] trzy karty
        [few] dwie karty
        [many] dwie karty
       *[other] dwie karty
    } w ręce i ani słowa „{ $word }”.
    .you = { $by } łapie cię: masz { $left ->
        [one] jedną kartę
        [3] trzy karty
        [few] dwie karty
        [many] dwie karty
       *[other] dwie karty
    } w ręce i ani słowa „{ $word }”.
    .by-you = Masz oko! { $name } ma { $left ->
        [one] jedną kartę
        [3] trzy karty
        [few] dwie karty
        [many] dwie karty
       *[other] dwie karty
    } w ręce i ani słowa „{ $word }”.
    .by-you-heard = Łapiesz: { $name }.
    .brief = łapie: { $name }
    .brief-you = łapie cię
kept-quiet = { $name } nie mówi „{ $word }” i nie może skończyć w następnej kolejce.
    .you = Nie mówisz „{ $word }”, więc nie możesz skończyć w następnej kolejce.
    .brief = nie mówi „{ $word }”
    .then = { $name } nie mówi „{ $word }”
    .then-you = nie mówisz „{ $word }”
giving-asked = { $name } może oddać karty innym.
    .you = Możesz oddać karty innym.
gave = { $to } dostaje kartę. Daje ją { $name }.
    .you = { $to } dostaje od ciebie kartę.
    .to-you = { $name } daje ci kartę.
    .brief = daje kartę, dostaje ją { $to }
    .brief-to-you = daje ci kartę
gave-this = { $to } dostaje kartę: { $card }. Daje ją { $name }.
    .you = { $to } dostaje od ciebie: { $card }.
    .to-you = { $name } daje ci kartę: { $card }.
    .brief = daje: { $card }, dostaje { $to }
    .brief-to-you = daje ci kartę: { $card }
gave-nothing = { $name } nic nie daje.
    .you = Nic nie dajesz.
    .brief = nic nie daje
doubt-asked = { $name } może sprawdzić: { $cards }.
    .you = Możesz sprawdzić: { $cards }.
accepted = { $name } wierzy.
    .you = Wierzysz.
    .brief = wierzy
challenged = { $name } sprawdza. { $player } { $honest ->
    [yes] gra uczciwie
   *[no] blefuje
}.
    .you = Sprawdzasz. { $player } { $honest ->
        [yes] gra uczciwie
       *[no] blefuje
    }.
    .to-you = { $honest ->
        [yes] { $name } cię sprawdza: uczciwe zagranie
       *[no] Wpadka! { $name } sprawdza twój blef
    }.
    .brief = sprawdza: { $player } { $honest ->
        [yes] gra uczciwie
       *[no] blefuje
    }
    .brief-to-you = sprawdza cię: { $honest ->
        [yes] grasz uczciwie
       *[no] blefujesz
    }
challenged-and-saw = { $name } sprawdza. { $player } { $honest ->
    [yes] gra uczciwie
   *[no] blefuje
}. W ręce: { $held }.
    .you = Sprawdzasz. { $player } { $honest ->
        [yes] gra uczciwie
       *[no] blefuje
    }. W ręce: { $held }.
    .to-you = { $honest ->
        [yes] { $name } cię sprawdza: uczciwe zagranie. W ręce: { $held }
       *[no] Wpadka! { $name } sprawdza twój blef. W ręce: { $held }
    }.
    .brief = sprawdza: { $player } { $honest ->
        [yes] gra uczciwie
       *[no] blefuje
    }
    .brief-to-you = sprawdza cię: { $honest ->
        [yes] grasz uczciwie
       *[no] blefujesz
    }
taken-back = { $name } bierze z powrotem: { $cards }.
    .you = Bierzesz z powrotem: { $cards }.
    .brief = bierze z powrotem: { $cards }
    .then = z powrotem do ręki: { $cards }
took-back = { $name } cofa zagranie: { $cards }.
    .you = Cofasz zagranie: { $cards }.
    .brief = cofa zagranie
skipped = { $name } czeka kolejkę.
    .you = Czekasz kolejkę.
    .brief = czeka kolejkę
    .then = { $name } czeka kolejkę
    .then-you = czekasz kolejkę
skips-grew = Do odczekania: { $count ->
    [one] { $count } kolejka
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}.
    .brief = kolejki do odczekania: { $count }
skips-grew-each = { $count ->
    [one] Kolejkę czeka { $count } osoba.
    [few] Kolejkę czekają { $count } osoby.
    [many] Kolejkę czeka { $count } osób.
   *[other] Kolejkę czekają osoby: { $count }.
}
    .brief = osoby do pominięcia: { $count }
missed-turn = { $name } czeka { $left ->
    [0] kolejkę
    [one] tę kolejkę i jeszcze jedną
    [few] tę kolejkę i jeszcze { $left }
    [many] tę kolejkę i jeszcze { $left }
   *[other] tę kolejkę i jeszcze { $left }
}.
    .you = Czekasz { $left ->
        [0] kolejkę
        [one] tę kolejkę i jeszcze jedną
        [few] tę kolejkę i jeszcze { $left }
        [many] tę kolejkę i jeszcze { $left }
       *[other] tę kolejkę i jeszcze { $left }
    }.
    .brief = czeka { $left ->
        [0] kolejkę
        [one] tę kolejkę i jeszcze jedną
        [few] tę kolejkę i jeszcze { $left }
        [many] tę kolejkę i jeszcze { $left }
       *[other] tę kolejkę i jeszcze { $left }
    }
    .then = { $name } czeka kolejkę{ $left ->
        [0] { "" }
        [one] { " " }i jeszcze jedną
        [few] { " " }i jeszcze { $left }
        [many] { " " }i jeszcze { $left }
       *[other] { " " }i jeszcze { $left }
    }
    .then-you = czekasz kolejkę{ $left ->
        [0] { "" }
        [one] { " " }i jeszcze jedną
        [few] { " " }i jeszcze { $left }
        [many] { " " }i jeszcze { $left }
       *[other] { " " }i jeszcze { $left }
    }
plays-again = { $name } gra jeszcze raz.
    .you = Grasz jeszcze raz.
    .brief = gra jeszcze raz
reversed = Zmiana kierunku: { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}.
    .brief = zmiana kierunku
    .then = zmiana kierunku
draw-penalty = Kara: { $count }.
    .heard = { $next } ma do dobrania { cards.acc }.
    .brief = +{ $count }
    .then = { $next } +{ $count }
    .next-you = Masz do dobrania { cards.acc }.
sent-back = Kara wraca. Dobrać ma teraz { $name }.
    .you = Kara wraca do ciebie.
all-draw = { $name } zagrywa kartę, po której każdy z pozostałych dobiera { cards.acc }.
    .you = Każdy z pozostałych dobiera { cards.acc }.
    .brief = reszta +{ $count }
    .then = reszta +{ $count }
reshuffled = Stos przetasowany. Nowa talia: { cards }.
    .alone = Nowa talia: { cards }
drew = { $name } dobiera { cards.acc }{ $reason ->
    [call] { "" } za brak „{ $word }”
    [gift] { "" } zamiast prezentu
    [bluff] { "" } za karę
    [manners] { "" } za karę
    [question] { "" } za pytanie bez odpowiedzi
    [refill] { "" } na nowy start
   *[turn] { "" }
}.
    .heard = { $name } dobiera { cards.acc }{ $reason ->
        [call] { "" } za brak „{ $word }”
        [gift] { "" } zamiast prezentu
        [bluff] { "" } za karę
        [manners] { "" } za karę
        [question] { "" } za pytanie bez odpowiedzi
        [refill] { "" } na nowy start
        [debt] . Koniec kary
       *[turn] { "" }
    }.
    .you = Dobierasz { cards.acc }{ $reason ->
        [call] { "" } za brak „{ $word }”
        [gift] { "" } zamiast prezentu
        [bluff] { "" } za karę
        [manners] { "" } za karę
        [question] { "" } za pytanie bez odpowiedzi
        [refill] { "" } na nowy start
       *[turn] { "" }
    }.
    .brief = dobiera { $count }{ $reason ->
        [call] { "" } (bez „{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = ty +{ $count }
drew-these = { $name } dobiera: { $cards }{ $reason ->
    [call] { "" } – za brak „{ $word }”
    [gift] { "" } – zamiast prezentu
    [bluff] { "" } – za karę
    [manners] { "" } – za karę
    [question] { "" } – za pytanie bez odpowiedzi
    [refill] { "" } – na nowy start
   *[turn] { "" }
}.
    .you = Dobierasz: { $cards }{ $reason ->
        [call] { "" } – za brak „{ $word }”
        [gift] { "" } – zamiast prezentu
        [bluff] { "" } – za karę
        [manners] { "" } – za karę
        [question] { "" } – za pytanie bez odpowiedzi
        [refill] { "" } – na nowy start
       *[turn] { "" }
    }.
    .you-heard = Dobierasz: { $cards }{ $reason ->
        [call] { "" } – za brak „{ $word }”
        [gift] { "" } – zamiast prezentu
        [bluff] { "" } – za karę
        [manners] { "" } – za karę
        [question] { "" } – za pytanie bez odpowiedzi
        [refill] { "" } – na nowy start
        [debt] . Koniec kary
       *[turn] { "" }
    }.
    .brief = dobiera: { $cards }{ $reason ->
        [call] { "" } (bez „{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }: { $cards }
    .then-you = ty +{ $count }: { $cards }
passed = { $name } pasuje.
    .you = Pasujesz.
    .brief = pas
kept = { $name } zatrzymuje kartę i kończy ruch.
    .you = Zatrzymujesz kartę i kończysz ruch.
    .brief = zatrzymuje kartę
went-out-first = { $name } kończy. Drużyna gra dalej.
    .you = Kończysz. Twoja drużyna gra dalej.
    .brief = kończy
    .then = { $name } kończy
    .then-you = kończysz
went-out-in-place = { $place ->
    [1] { $name } kończy na pierwszym miejscu. Reszta gra dalej.
   *[other] { $name } kończy na miejscu { $place }.
}
    .you = { $place ->
        [1] Kończysz na pierwszym miejscu. Reszta gra dalej.
       *[other] Kończysz na miejscu { $place }.
    }
    .brief = { $place ->
        [1] kończy na 1. miejscu
       *[other] kończy
    }
    .then = { $place ->
        [1] { $name } kończy na 1. miejscu
       *[other] { $name } kończy
    }
    .then-you = { $place ->
        [1] kończysz na 1. miejscu
       *[other] kończysz
    }
not-out = { $name } nie ma już kart, ale to jeszcze nie koniec.
    .you = Nie masz już kart, ale to jeszcze nie koniec.
    .brief = bez kart, ale to jeszcze nie koniec
    .then = { $name } bez kart, ale to jeszcze nie koniec
    .then-you = nie masz już kart, ale to jeszcze nie koniec
left-over = { $name } zostaje z kartami.
    .you = Zostajesz z kartami.
    .brief = zostaje z kartami
    .then = { $name } zostaje z kartami
    .then-you = zostajesz z kartami
fell-back = { $name } ma równo { points } i spada do 0.
    .you = Masz równo { points } i spadasz do 0.
    .alone = { $name } ma równo { points } i spada do 0
    .alone-you = Masz równo { points } i spadasz do 0
knocked-out = { $name } odpada z meczu.
    .you = Odpadasz z meczu.
    .alone = { $name } odpada z meczu
    .alone-you = Odpadasz z meczu
counted-down = { $name } kończy i schodzi do { $score }.
    .you = Kończysz i schodzisz do { $score }.
    .brief = kończy: jeszcze { $score }
    .then = { $name } schodzi do { $score }
    .then-you = schodzisz do { $score }

# How a round ended, before the points.

out = { $name } kończy.
    .you = Kończysz.
left = { $name } kończy na pierwszym miejscu.
    .you = Kończysz na pierwszym miejscu.
blocked = Nikt nie może nic zagrać ani dobrać, runda jest zablokowana.
stock = Talia się skończyła, liczymy karty w rękach.

# Rules that players add.

rule-asked = { $name } może dodać zasadę.
    .you = Możesz dodać zasadę.
rule-added = { $name } dodaje zasadę. { $rule }
    .you = Dodajesz zasadę. { $rule }
    .alone = { $name } dodaje zasadę. { $rule }
    .alone-you = Dodajesz zasadę. { $rule }
begins-hidden = Gra zaczyna się z ukrytą zasadą.
    .alone = Gra zaczyna się z ukrytą zasadą
rule-hidden = { $name } dodaje ukrytą zasadę.
    .alone = { $name } dodaje ukrytą zasadę
    .alone-you = Dodajesz ukrytą zasadę
rule-hidden-and-seen = { $name } dodaje ukrytą zasadę. { $rule }
    .you = Dodajesz ukrytą zasadę. { $rule }
    .alone = { $name } dodaje ukrytą zasadę. { $rule }
    .alone-you = Dodajesz ukrytą zasadę. { $rule }
spoke = { $name } mówi „{ $phrase }”.
    .you = Mówisz „{ $phrase }”.
    .brief = „{ $phrase }”
guessed = { $right ->
    [yes] { $name } odgaduje ukrytą zasadę.
   *[no] { $name } pudłuje.
}
    .brief = { $right ->
        [yes] odgaduje zasadę
       *[no] pudłuje
    }
guessed-this = { $right ->
    [yes] { $name } odgaduje ukrytą zasadę. { $rule }
   *[no] { $name } pudłuje. { $rule }
}
    .you = { $right ->
        [yes] Odgadujesz ukrytą zasadę. { $rule }
       *[no] Pudło. { $rule }
    }
    .you-heard = { $right ->
        [yes] Trafiasz
       *[no] Pudłujesz
    }. { $rule }
    .brief = { $right ->
        [yes] odgaduje zasadę
       *[no] pudłuje
    }
