## Aim

aim = Cel gry
sides = { $sides ->
    [2] Miejsca { $first } grają razem przeciwko miejscom { $second }.
    [3] Grają trzy drużyny: miejsca { $first }, miejsca { $second } oraz miejsca { $third }.
   *[4] Grają cztery drużyny: miejsca { $first }, miejsca { $second }, miejsca { $third } oraz miejsca { $fourth }.
}
goal = { $goal ->
    [sides] Pozbądź się kart. Rundę wygrywa drużyna, która pierwsza zostanie bez kart. Gdy skończysz swoje, twoje kolejki przepadają, a drużyna gra dalej.
    [countdown] Każdy zaczyna z wynikiem { $deal }. Gdy pozbędziesz się wszystkich kart, wynik spada o jeden i dostajesz nowe karty: tyle, ile wynosi nowy wynik. Kto pierwszy dojdzie do 0, wygrywa mecz.
    [countdown-by-rounds] Każdy zaczyna z wynikiem { $deal }. Kto pierwszy zostanie bez kart, wygrywa rundę, a jego wynik spada o jeden. Potem wszyscy dostają nowe karty. Kto pierwszy dojdzie do 0, wygrywa mecz.
    [play-on] Pozbądź się kart. Kto pierwszy zostanie bez kart, wygrywa rundę. Reszta gra dalej, aż z kartami zostanie tylko jedna osoba.
   *[round] Pozbądź się kart. Kto pierwszy zostanie bez kart, wygrywa rundę.
}
## Deal

the-deal = Rozdanie
packs = { $seats ->
    [2] We dwoje
    [3] We troje
    [4] We czworo
    [5] W pięć osób
    [6] W sześć osób
    [7] W siedem osób
    [8] W osiem osób
   *[other] W { $seats } osób
} gra się { $packs ->
    [1] jedną talią
    [2] dwiema taliami
    [3] trzema taliami
    [4] czterema taliami
   *[other] { $packs } taliami
}: { $all ->
    [one] { $all } karta
    [few] { $all } karty
    [many] { $all } kart
   *[other] { $all } karty
}{ $size ->
    [32] { " " }(od 7 do asa)
    [36] { " " }(od 6 do asa)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , w tym jeden joker
    [few] , w tym { $jokers } jokery
    [many] , w tym { $jokers } jokerów
   *[other] , w tym { $jokers } jokera
}.
hands = { $goal ->
    [countdown-by-rounds] Rozdający daje każdemu tyle kart, ile wynosi jego wynik.
   *[other] Rozdający daje każdemu { cards.acc }.
}
deals = { $way ->
    [down] Co rundę każdy dostaje o jedną kartę mniej, aż do jednej. Potem znów { cards }.
    [down-once] Co rundę każdy dostaje o jedną kartę mniej. W rundzie, która rozstrzyga remis, każdy dostaje jedną kartę.
    [down-and-tie] Co rundę każdy dostaje o jedną kartę mniej, aż do jednej. Potem znów { cards }. W rundzie, która rozstrzyga remis, każdy dostaje jedną kartę.
   *[down-and-up] Co rundę każdy dostaje o jedną kartę mniej, aż do jednej. Potem co rundę o jedną więcej, aż znów { cards }, i z powrotem w dół.
}
starter = { $how ->
    [of-the-dealer] Rozdający zagrywa ostatnią kartę, którą sam dostał. To pierwsza karta i od niej zaczyna się stos. Reszta to talia.
    [any] Żadnej karty się nie odkrywa. Pierwsza osoba zaczyna stos dowolną kartą. Reszta to talia.
    [clubs] Żadnej karty się nie odkrywa. Reszta to talia.
   *[turned-up] Następną kartę się odkrywa. To pierwsza karta i od niej zaczyna się stos. Reszta to talia.
}
dealer = { $how ->
    [low-card] Każdy wyciąga kartę, a kto ma najniższą, { $deals ->
        [once] rozdaje
       *[again] rozdaje pierwszą rundę
    }. { $pack ->
        [whot] Jeśli najniższych jest kilka, losuje się jeszcze raz.
       *[french] As jest najwyższy, a jeśli najniższych jest kilka, losuje się jeszcze raz.
    }
    [first-seat] { $deals ->
        [once] Rozdaje osoba na miejscu 1.
       *[again] Pierwszą rundę rozdaje osoba na miejscu 1.
    }
   *[chance] { $deals ->
        [once] O tym, kto rozdaje, decyduje los.
       *[again] O tym, kto rozdaje pierwszy, decyduje los.
    }
}
next-dealer = { $who ->
    [last] Następną rundę rozdaje osoba, która na koniec rundy ma w ręce najwięcej punktów. Przy remisie rozdaje ta z remisujących osób, która siedzi pierwsza po rozdającym.
    [last-left] Następną rundę rozdaje osoba, która jako ostatnia zostaje z kartami. Jeśli karty ma kilka osób, rozdaje ta, która ma w ręce najwięcej punktów, a przy remisie ta z remisujących, która siedzi pierwsza po rozdającym.
    [winner] Następną rundę rozdaje zwycięzca poprzedniej. Jeśli nikt nie wygrał, rozdawanie przechodzi { $to ->
        [other] na drugą osobę
        [right] w prawo
       *[left] w lewo
    }.
   *[left] Po każdej rundzie rozdawanie przechodzi { $to ->
        [other] na drugą osobę
        [right] w prawo
       *[left] w lewo
    }.
}
first-player = { $who ->
    [after] Potem gra { $seats ->
        [2] osoba, która nie rozdaje.
       *[other] następna osoba.
    }
    [winner] Zaczyna zwycięzca ostatniej rundy. W pierwszej rundzie albo gdy nikt nie wygrał, zaczyna osoba, która ma w ręce najwięcej punktów.
    [other] Zaczyna osoba, która nie rozdaje.
    [right] Zaczyna osoba na prawo od rozdającego.
    [dealer] Zaczyna rozdający.
   *[left] Zaczyna osoba na lewo od rozdającego.
}
direction-picked = Wybiera też kierunek gry: zgodnie z zegarem albo przeciwnie.
direction = { $turns ->
    [yes] Na początku gra idzie
   *[no] Gra idzie
} { $way ->
    [clockwise] zgodnie z zegarem
   *[counterclockwise] przeciwnie do zegara
}.

## Your turn

turn = Twoja kolej
matching = W swojej kolejce zagraj { $several ->
    [yes] kartę
   *[no] jedną kartę
}{ $fits ->
    [suit] , która ma ten sam { suit-word } co ta na wierzchu.
    [next-rank] { " " }o jeden wyższą albo niższą od karty na wierzchu ({ suit-word } dowolny).
   *[suit-or-rank] , która ma ten sam { suit-word } albo { rank-word.acc } co karta na wierzchu.
}{ $several ->
    [yes] { " " }Czasem możesz zagrać kilka naraz.
   *[no] { "" }
}
ranks-go-round = { CAPITAL($last) } i { $first } sąsiadują ze sobą{ $pack ->
    [whot] , tak samo 5 i 7 oraz 8 i 10, bo nie ma między nimi żadnego numeru
   *[french] { "" }
}.
still-fitting = { CAPITAL($cards) } pasują też { rank-word.ins }.
apart = { $one ->
    [yes] { CAPITAL($cards) } nie idzie na drugą taką samą kartę, nawet gdy pasuje.
   *[no] Jeśli twoja karta i ta na wierzchu to { $cards }, twojej nie zagrasz, nawet gdy pasuje.
}
first-suit = Twoją pierwszą kartą w każdej rundzie musi być { $suit }. Jeśli takiej karty nie masz, dobieraj, aż przyjdzie, i ją zagraj. Twoja pierwsza karta nie robi nic specjalnego, nie jest na wszystko i na nic nie odpowiada.
open-cards = { $cards ->
    [damy] Wszystko na damę: pasuje na nią każda karta.
    [asy] Na asa pasuje każda karta.
    [walety] Na waleta pasuje każda karta.
    [jokery] Na jokera pasuje każda karta.
   *[other] { CAPITAL($cards) }: można na nie zagrać każdą kartę.
}
free-cards = { $cards ->
    [damy] Dama na wszystko: pasuje na każdą kartę, ale { suit-word.gen } nie wybierasz.
    [asy] As pasuje na każdą kartę, ale { suit-word.gen } nie wybierasz.
    [walety] Walet pasuje na każdą kartę, ale { suit-word.gen } nie wybierasz.
    [jokery] Joker pasuje na każdą kartę, ale { suit-word.gen } nie wybierasz.
   *[other] { CAPITAL($cards) }: można je zagrać na każdą kartę, ale { suit-word.gen } się nie wybiera.
}
jump-in = Jeśli masz dokładnie taką samą kartę jak ta na wierzchu, możesz się wciąć i zagrać ją samą w cudzej kolejce. Gra idzie dalej od ciebie. Nie możesz się wciąć { $held ->
    [both] kartą zagrywaną tylko w ostateczności ani wtedy, gdy czeka kara albo ktoś ma jeszcze o czymś zdecydować.
    [penalty] wtedy, gdy czeka kara albo ktoś ma jeszcze o czymś zdecydować.
    [resort] kartą zagrywaną tylko w ostateczności ani wtedy, gdy ktoś ma jeszcze o czymś zdecydować.
   *[none] wtedy, gdy ktoś ma jeszcze o czymś zdecydować.
}
last-resort-question = Jeśli pasuje tylko karta, która wymaga odpowiedzi, to tak, jakby nie pasowało nic.
last-resort = { CAPITAL($cards) } zagrywasz tylko w ostateczności, gdy nic innego z ręki nie pasuje{ $bluffing ->
    [yes] , albo jako blef
   *[no] { "" }
}.

## Wild cards

wild = Karty na wszystko
none-wild = Żadna karta nie jest na wszystko.
wild-cards = { CAPITAL($cards) } to karty na wszystko: idą na każdą kartę{ $apart ->
    [yes] . Wyjątek to { $but }
   *[no] { "" }
}.
wild-if-matching = { CAPITAL($cards) } { $fits ->
    [suit-or-rank] muszą pasować { suit-word.ins } albo { rank-word.ins } jak inne karty
   *[other] muszą pasować jak inne karty
}, ale zmieniają { suit-word }.
wild-jokers-too = { CAPITAL($cards) } są na wszystko i idą na każdą kartę.
wild-by-score = { $deal ->
    [1] Karty o { $pack ->
        [whot] numerze
       *[french] wartości
    } twojego wyniku są dla ciebie na wszystko: przy 1 { $lowest }.
   *[other] Karty o { $pack ->
        [whot] numerze
       *[french] wartości
    } twojego wyniku są dla ciebie na wszystko: przy { $deal } { $rank } i tak w dół, aż przy 1 { $lowest }.
} { $matching ->
    [yes] Ale { $fits ->
        [suit-or-rank] muszą pasować { suit-word.ins } albo { rank-word.ins } jak inne karty
       *[other] muszą pasować jak inne karty
    }.
   *[no] Idą na każdą kartę.
}
wild-by-score-short = Karty o { $pack ->
    [whot] numerze
   *[french] wartości
} twojego wyniku są dla ciebie na wszystko, jeśli są w talii: { $ranks }. { $matching ->
    [yes] Ale { $fits ->
        [suit-or-rank] muszą pasować { suit-word.ins } albo { rank-word.ins } jak inne karty
       *[other] muszą pasować jak inne karty
    }.
   *[no] Idą na każdą kartę.
}
rank-at = { $rank } przy { $score }
pick = { $naming ->
    [another-suit] Gdy zagrywasz taką kartę, wybierz inny { suit-word } niż obecny.
    [own-suit] Kartą na wszystko nie wybierasz { suit-word.gen }. Liczy się jej własny.
    [any-suit-if-it-matches] Jeśli karta na wszystko pasuje { $fits ->
        [suit-or-rank] własnym { suit-word.ins } albo { rank-word.ins }
       *[other] własnym { suit-word.ins }
    }, wybierz { suit-word }. Jeśli nie pasuje, { suit-word } się nie zmienia.
   *[any-suit] Gdy zagrywasz taką kartę, wybierz { suit-word }.
}
no-pick = Przy karcie na wszystko nic nie wybierasz: { suit-word } się tu nie liczy.
after-joker = Jeśli na wierzchu leży { $joker }, można zagrać wszystko.
pick-with-joker = Wyjątek to { $joker }: nie ma { suit-word.gen }, więc { suit-word } wybierasz ty.
after-wild = { $ways ->
    [suit] Następna karta musi być w tym { suit-word.loc }.
    [suit-rank] Następna karta musi być w tym { suit-word.loc } albo { rank-word.same } co karta na wierzchu.
    [suit-rank-joker] Następna karta musi być w tym { suit-word.loc } albo { rank-word.same }, albo to { $joker }.
    [suit-own-rank] Następna karta musi być w tym { suit-word.loc } albo { rank-word.same } i na wszystko dla tego, kto ją zagrywa.
    [suit-own-rank-joker] Następna karta musi być w tym { suit-word.loc } albo { rank-word.same } i na wszystko dla tego, kto ją zagrywa, albo to { $joker }.
    [suit-own] Następna karta musi być w tym { suit-word.loc } albo na wszystko dla tego, kto ją zagrywa. { $pack ->
        [whot] Sam numer
       *[french] Sama wartość
    } nie wystarczy.
    [suit-rank-own] Następna karta musi być w tym { suit-word.loc }, { rank-word.same } albo na wszystko dla tego, kto ją zagrywa.
   *[suit-wild] Następna karta musi mieć ten { suit-word } albo być na wszystko.
}
free-after-wild = Karty, które idą na wszystko, idą także tutaj.
no-wild-on-wild = Karta na wszystko nie idzie na kartę { rank-word.same }, nawet gdy { suit-word } pasuje.
wild-starter = { $whose ->
    [dealer] Jeśli pierwsza karta jest dla rozdającego na wszystko
   *[all] { $means ->
        [another-card] Jeśli pierwsza karta zmienia { suit-word }
       *[other] Jeśli pierwsza karta jest na wszystko
    }
}, { $means ->
    [own-suit] liczy się jej własny { suit-word }.
    [first-player-free] można na nią zagrać dowolną kartę.
    [another-card] wraca do talii i odkrywa się inną.
    [blind] o jej { suit-word.loc } decyduje los, zanim ktokolwiek spojrzy w karty.
    [bottom-card] jej { suit-word } pokazuje karta ze spodu talii.
   *[dealer-names] rozdający patrzy w karty i wybiera { suit-word }.
}
joker-starter = { $means ->
    [own-suit] { CAPITAL($joker) } wraca do talii i odkrywa się inną kartę.
    [blind] Jeśli to { $joker }, o { suit-word.loc } decyduje los, zanim ktokolwiek spojrzy w karty.
   *[dealer-names] Jeśli to { $joker }, rozdający patrzy w karty i wybiera { suit-word }.
}
only-joker-starter = Jeśli pierwsza karta to { $joker }, wraca do talii i odkrywa się inną.

starter-suit-only = Liczy się tylko { suit-word } pierwszej karty: { rank-word } nie ma znaczenia, a sama karta nic nie robi.

## Special cards

special = Karty funkcyjne
skips = { CAPITAL($cards) }: { $how ->
    [again] przeciwnik czeka kolejkę, a ty grasz jeszcze raz.
    [all] { $count ->
        [one] przepada następna { $count } kolejka, w tym twoja.
        [few] przepadają następne { $count } kolejki, w tym twoja.
        [many] przepada następnych { $count } kolejek, w tym twoja.
       *[other] przepadają następne kolejki ({ $count }), w tym twoja.
    }
    [answered] { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } czeka { $count ->
        [one] kolejkę
        [few] { $count } kolejki
        [many] { $count } kolejek
       *[other] { $count } kolejki
    }, chyba że odpowie.
    [answered-each] { $count ->
        [one] następna osoba czeka kolejkę, chyba że odpowie.
        [few] następne { $count } osoby czekają po kolejce, chyba że pierwsza z nich odpowie.
        [many] następnych { $count } osób czeka po kolejce, chyba że pierwsza z nich odpowie.
       *[other] następne osoby ({ $count }) czekają po kolejce, chyba że pierwsza z nich odpowie.
    }
    [missed] { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } czeka { $count ->
        [one] kolejkę
        [few] { $count } kolejki
        [many] { $count } kolejek
       *[other] { $count } kolejki
    }.
   *[other] { $count ->
        [one] następna osoba czeka kolejkę.
        [few] następne { $count } osoby czekają po kolejce.
        [many] następnych { $count } osób czeka po kolejce.
       *[other] następne osoby ({ $count }) czekają po kolejce.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] we dwoje przeciwnik czeka kolejkę, a ty grasz jeszcze raz.
    [nothing] nic, bo gra się we dwoje.
   *[reverses] zmiana kierunku.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] przeciwnik
   *[other] następna osoba
} dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $after ->
    [play-on] { "" }, a potem normalnie gra
   *[turn-ends] { "" } i czeka kolejkę
}{ $answered ->
    [yes] , chyba że odpowie
   *[no] { "" }
}.
again = { CAPITAL($cards) }: grasz jeszcze raz. { $cover ->
    [draw-until-covered] Jeśli nie możesz, dobieraj, aż coś podejdzie, i to zagraj.
   *[draw-as-usual] Jeśli nie możesz, dobierasz jak w każdej kolejce.
}
then-again = Potem grasz jeszcze raz. { $cover ->
    [draw-until-covered] Jeśli nie możesz, dobieraj, aż coś podejdzie, i to zagraj.
   *[draw-as-usual] Jeśli nie możesz, dobierasz jak w każdej kolejce.
}
draws-back = { CAPITAL($cards) }: { $seats ->
    [2] przeciwnik
   *[other] poprzednia osoba
} dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}{ $after ->
    [play-on] { "" }, a potem normalnie gra
   *[turn-ends] { "" } i czeka kolejkę
}{ $answered ->
    [yes] , chyba że odpowie
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }Gra idzie dalej od tej osoby, w tę samą stronę.
}
asks-rank = { CAPITAL($cards) }: wybierasz, czego żądasz. Mogą to być { $ranks }. Do twojej następnej kolejki { $seats ->
    [2] przeciwnik musi
   *[other] wszyscy muszą
} zagrywać { $pack ->
    [whot] ten numer albo inną kartę, którą się żąda. Kto nie może, dobiera tylko 1 kartę. Potem znów liczy się kształt
   *[french] tę wartość albo inną kartę, którą się żąda. Kto nie może, dobiera tylko 1 kartę. Potem znów liczy się kolor
}, jeśli ktoś wybrał go wcześniej.
asks-card = { CAPITAL($cards) }: żądasz konkretnej karty, w dowolnym { suit-word.loc }. Możesz żądać tylko takich: { $ranks }. Dopóki ktoś jej nie zagra, najdłużej do twojej następnej kolejki, { $seats ->
    [2] przeciwnik musi
   *[other] wszyscy muszą
} zagrać tę kartę albo inną kartę, którą się żąda. Kto nie może, dobiera tylko 1 kartę. Jeśli nikt nie zagra żądanej karty, obowiązuje jej { suit-word }.
asks-no-card = { CAPITAL($cards) }: nic, bo { $pack ->
    [whot] każdy numer, który występuje we wszystkich kształtach, jest na wszystko albo funkcyjny
   *[french] każda wartość, która występuje we wszystkich kolorach, jest na wszystko albo funkcyjna
}.
asks-no-rank = { CAPITAL($cards) }: nic, bo { $pack ->
    [whot] każdy numer jest na wszystko albo funkcyjny
   *[french] każda wartość jest na wszystko albo funkcyjna
}.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] przeciwnik dobiera od razu { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
   *[other] każdy z pozostałych dobiera od razu { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
}, póki starczy talii, i nie traci kolejki.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] przeciwnik
   *[other] poprzednia osoba
} dobiera od razu { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, póki starczy talii, i nie traci kolejki.
again-in-suit = Twoja następna karta musi mieć ten sam { suit-word } albo być na wszystko.
again-any-suit = Twoja następna karta ma po prostu pasować, jak zwykle.
gives-one = { CAPITAL($cards) }: możesz dać przeciwnikowi { $count ->
    [one] 1 kartę.
    [few] { $count } karty, wszystkie albo żadnej. Jeśli tylu nie masz, resztę dostaje z talii.
    [many] { $count } kart, wszystkie albo żadnej. Jeśli tylu nie masz, resztę dostaje z talii.
   *[other] { $count } karty, wszystkie albo żadnej. Jeśli tylu nie masz, resztę dostaje z talii.
}
gives-all = { CAPITAL($cards) }: możesz dać pozostałym po { $count ->
    [one] 1 karcie, w kolejności gry, ale wszystkim albo nikomu. Jeśli zabraknie ci kart, każdy, kto nic nie dostał, dobiera jedną z talii.
    [few] { $count } karty, po jednej w kolejności gry, ale wszystkim albo nikomu. Jeśli zabraknie ci kart, pozostali dobierają resztę z talii.
    [many] { $count } kart, po jednej w kolejności gry, ale wszystkim albo nikomu. Jeśli zabraknie ci kart, pozostali dobierają resztę z talii.
   *[other] { $count } karty, po jednej w kolejności gry, ale wszystkim albo nikomu. Jeśli zabraknie ci kart, pozostali dobierają resztę z talii.
}
given-all = Jeśli oddasz ostatnią kartę z ręki, kończysz.
gave-as-last = Jeśli { $cards ->
    [1] { $card } to twoja ostatnia karta i nie masz już czego dać
   *[other] kończysz jedną z kart, które pozwalają dawać karty, i nie masz już czego dać
}, { $seats ->
    [2] przeciwnik dobiera
   *[other] każdy z pozostałych dobiera
} { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
takes-suit = { CAPITAL($cards) }: w tej samej kolejce możesz dołożyć inne karty w tym samym { suit-word.loc }, ile chcesz i w dowolnej kolejności.
takes-none = { CAPITAL($cards) }: nic specjalnego.
none-special = { $wild ->
    [yes] Żadna inna karta nie robi nic specjalnego.
   *[no] Żadna karta nie robi nic specjalnego.
}
plain-here = { CAPITAL($cards) }: przy tym stoliku nic specjalnego.
stack = Zamiast dobierać, możesz { $way ->
    [this-rank] dołożyć { $rank ->
        [as] kolejnego asa
        [dama] kolejną damę
        [walet] kolejnego waleta
        [joker] kolejnego jokera
       *[other] kartę karną { rank-word.same }
    }
    [same-rank] dołożyć kartę karną { rank-word.same }
    [as-strong] dołożyć kartę karną, po której { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } dobiera tyle samo albo więcej
    [same-rank-or-suit] dołożyć kartę karną { rank-word.same } albo w tym samym { suit-word.loc }
   *[any-draw-card] dołożyć dowolną kartę karną
}. { $adds ->
    [yes] Wtedy { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } dobiera za wszystkie te karty razem albo też dokłada.
   *[no] Wtedy { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } dobiera tylko za nową kartę albo też dokłada.
}
stack-skips = Zamiast czekać kolejkę, możesz { $one ->
    [yes] { $rank ->
        [as] zagrać kolejnego asa
        [dama] zagrać kolejną damę
        [walet] zagrać kolejnego waleta
        [joker] zagrać kolejnego jokera
       *[other] odpowiedzieć: pauzę odbija { $pack ->
            [whot] karta tego samego numeru
           *[french] { $rank }
        }
    }
   *[no] zagrać pauzę { rank-word.same } co ta na wierzchu
}. { $adds ->
    [yes] Wtedy { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } czeka za wszystkie pauzy razem albo też odpowiada. Gdy już pauzujesz, nie możesz odpowiedzieć, a nowe pauzy doliczają się do starych.
   *[no] Wtedy pauza przechodzi na { $seats ->
        [2] przeciwnika, który
       *[other] następną osobę, która
    } też może odpowiedzieć.{ $several ->
        [yes] { " " }Po kilku pauzach naraz czeka tyle osób, ile jest pauz.
       *[no] { "" }
    }
}
stack-apart = { $adds ->
    [no] Wyjątek to { $cards }: { "" }
   *[other] { CAPITAL($cards) }: { "" }
}{ $way ->
    [none] tu nie dołożysz karty karnej.
    [same-rank] tu dołożysz tylko kartę karną { rank-word.same }.
    [as-strong] tu dołożysz tylko kartę karną, po której { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } dobiera tyle samo albo więcej.
    [same-rank-or-suit] możesz je dokładać także na siebie nawzajem, jeśli są w tym samym { suit-word.loc }.
   *[any-draw-card] tu dołożysz każdą kartę karną.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Wtedy { $seats ->
            [2] przeciwnik
           *[other] następna osoba
        } dobiera za wszystkie te karty razem albo też dokłada.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Wtedy { $seats ->
            [2] przeciwnik
           *[other] następna osoba
        } dobiera tylko za nową kartę albo też dokłada.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] { CAPITAL($cards) }: taką kartą możesz też skasować całą karę.
   *[no] { CAPITAL($cards) }: zamiast dobierać, możesz taką kartą skasować karę.
}
cancel-one-rank = { $also ->
    [yes] { CAPITAL($cards) }: taką kartą możesz też skasować karę za { $rank }.
   *[no] { CAPITAL($cards) }: zamiast dobierać, możesz taką kartą skasować karę za { $rank }.
}
cancel-leaves-suit = { $pack ->
    [whot] Kształt
   *[french] Kolor
} się wtedy nie zmienia.
answer-suit = Na kartę karną, która jest na wszystko{ $apart ->
    [yes] , ale to nie { $joker }
   *[no] { "" }
}, odpowiadasz kartą w obecnym { suit-word.loc }{ $rank ->
    [yes] { " " }albo { rank-word.same }
   *[no] { "" }
}{ $jokers ->
    [yes] . { CAPITAL($joker) } może iść zawsze
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Żadna inna karta nie pomoże, nawet ta na wszystko.
   *[no] Żadna inna karta nie pomoże.
}
wild-and-special = Karta funkcyjna działa także wtedy, gdy jest na wszystko.
special-starter = { $means ->
    [another-card-questions] Jeśli pierwsza karta jest funkcyjna albo jest pytaniem, wraca do talii i odkrywa się inną.
    [another-card] Jeśli pierwsza karta jest funkcyjna, wraca do talii i odkrywa się inną.
    [none] Jeśli pierwsza karta jest funkcyjna, nic nie robi.
    [act-but-gifts] Jeśli pierwsza karta jest funkcyjna, działa, jakby zagrał ją rozdający, ale nikt nie daje kart.
    [act-but-ranks] Jeśli pierwsza karta jest funkcyjna, działa, jakby zagrał ją rozdający, ale nikt niczego nie żąda.
    [act-but-gifts-and-ranks] Jeśli pierwsza karta jest funkcyjna, działa, jakby zagrał ją rozdający, ale nikt nie daje kart i niczego nie żąda.
   *[act] Jeśli pierwsza karta jest funkcyjna, działa, jakby zagrał ją rozdający.
}
special-starter-before = Jeśli pierwsza karta jest funkcyjna, działa, jakby zagrano ją tuż przed pierwszą kolejką{ $but ->
    [gifts] , ale nikt nie daje kart
    [ranks] , ale nikt niczego nie żąda
    [gifts-and-ranks] , ale nikt nie daje kart i niczego nie żąda
   *[nothing] { "" }
}.
reverse-starter = Jeśli zmienia kierunek, zaczyna osoba po drugiej stronie rozdającego.
dealers-starter = Jeśli pierwsza karta jest funkcyjna, działa, bo zagrywa ją rozdający{ $ranks ->
    [yes] , ale nikt niczego nie żąda
   *[no] { "" }
}.
starter-again = Po pierwszej karcie nikt nie gra jeszcze raz.

## Bluffing

bluffing = Blef
challenge = Gdy na stos idzie { $cards }, { $seats ->
    [2] przeciwnik
   *[other] następna osoba
} albo wierzy, albo sprawdza i zagląda zagrywającemu w karty. Ostatniej karty z ręki nie da się sprawdzić.
challenge-no-question = Nie da się też sprawdzić pytania bez odpowiedzi.
bluff = To był blef, jeśli zagrywający miał w ręce coś innego do zagrania niż { $cards }.
bluff-caught = Jeśli to był blef, blefujący bierze kartę z powrotem{ $count ->
    [0] { $cancelled ->
        [yes] , dobiera karę, którą ta karta skasowała,
       *[no] { "" }
    }
   *[other] , dobiera { cards.acc }{ $cancelled ->
        [yes] { "" } oraz karę, którą ta karta skasowała
       *[no] { "" }
    }
} i traci kolejkę. Kto sprawdził, gra, jakby tej karty nie było.
bluff-caught-open = Jeśli to był blef, blefujący bierze kartę z powrotem i traci kolejkę. Dobiera to, co { $seats ->
    [2] miał dobrać przeciwnik
   *[other] miała dobrać następna osoba
}{ $least ->
    [none] { "" }
    [0] { "" }, o ile była jakaś kara
    [one] { "" }, a jeśli kary nie było, 1 kartę
    [few] { "" }, a jeśli kary nie było, { $least } karty
    [many] { "" }, a jeśli kary nie było, { $least } kart
   *[other] { "" }, a jeśli kary nie było, { $least } karty
}{ $cancelled ->
    [yes] . Dobiera też karę, którą ta karta skasowała
   *[no] { "" }
}. Kto sprawdził, gra, jakby tej karty nie było.
bluff-not = Jeśli to nie był blef, sprawdzający { $count ->
    [0] czeka kolejkę.
   *[other] dobiera { cards.acc } i czeka kolejkę.
}
bluff-not-open = Jeśli to nie był blef, sprawdzający dobiera { $more ->
    [0] tylko karę
    [one] karę i jeszcze 1 kartę
    [few] karę i jeszcze { $more } karty
    [many] karę i jeszcze { $more } kart
   *[other] karę i jeszcze { $more } karty
} i czeka kolejkę.

## Drawing

drawing = Dobieranie
draw-and-end = Jeśli nie możesz zagrać, { $draws ->
    [0] dobieraj, aż trafi się karta, którą można by zagrać. Potem twoja kolejka się kończy.
    [one] dobierz 1 kartę i zakończ ruch.
    [21] dobierz tyle kart, ile chcesz, przynajmniej jedną, i zakończ ruch.
    [few] dobieraj, aż trafi się karta, którą można by zagrać, ale najwyżej { $draws } karty. Potem twoja kolejka się kończy.
    [many] dobieraj, aż trafi się karta, którą można by zagrać, ale najwyżej { $draws } kart. Potem twoja kolejka się kończy.
   *[other] dobieraj, aż trafi się karta, którą można by zagrać, ale najwyżej { $draws } karty. Potem twoja kolejka się kończy.
}
draw-and-may-play = Jeśli nie możesz zagrać, { $draws ->
    [0] { $able ->
        [yes] dobieraj, aż coś podejdzie. Możesz dobierać dalej, ale w końcu musisz zagrać dobraną kartę.
       *[no] dobieraj, aż coś podejdzie, i to zagraj.
    }
    [1] dobierz 1 kartę. Jeśli pasuje, możesz ją od razu zagrać. Tak czy inaczej twoja kolejka się kończy.
    [21] { $able ->
        [yes] dobieraj po jednej, ile chcesz. Jedną z dobranych kart możesz zagrać, jeśli pasuje. Tak czy inaczej twoja kolejka się kończy.
       *[no] dobieraj po jednej, aż coś podejdzie albo uznasz, że wystarczy. Pasującą kartę możesz zagrać. Tak czy inaczej twoja kolejka się kończy.
    }
   *[other] { $able ->
        [yes] dobieraj po jednej, aż zagrasz którąś z dobranych kart albo dobierzesz { $draws ->
            [2] 2 karty
            [3] 3 karty
            [4] 4 karty
           *[other] { $draws } kart
        }. Potem twoja kolejka się kończy.
       *[no] dobieraj, aż coś podejdzie, ale najwyżej { $draws ->
            [2] 2 karty
            [3] 3 karty
            [4] 4 karty
           *[other] { $draws } kart
        }. Pasującą kartę możesz zagrać. Potem twoja kolejka się kończy.
    }
}
draw-and-must-play = Jeśli nie możesz zagrać, { $draws ->
    [0] dobieraj, aż coś podejdzie. Pasującą kartę musisz od razu zagrać.
    [1] dobierz 1 kartę. Jeśli pasuje, musisz ją od razu zagrać. Jeśli nie, twoja kolejka się kończy.
    [21] dobieraj po jednej, aż coś podejdzie albo uznasz, że wystarczy. Jeśli coś pasuje, musisz to od razu zagrać. Jeśli nie, twoja kolejka się kończy.
   *[other] dobieraj, aż coś podejdzie, ale najwyżej { $draws ->
            [2] 2 karty
            [3] 3 karty
            [4] 4 karty
           *[other] { $draws } kart
        }. Pasującą kartę musisz od razu zagrać. Jeśli nic nie pasuje, twoja kolejka się kończy.
}
draw-and-play-any = Jeśli nie możesz zagrać, { $draws ->
    [0] { $able ->
        [yes] dobieraj, aż się da zagrać.
       *[no] dobieraj, aż się da zagrać, i zagraj.
    }
    [1] dobierz 1 kartę. Potem możesz zagrać dowolną pasującą kartę. Tak czy inaczej twoja kolejka się kończy.
    [21] { $able ->
        [yes] dobieraj po jednej, ile chcesz. Potem możesz zagrać dowolną pasującą kartę. Tak czy inaczej twoja kolejka się kończy.
       *[no] dobieraj po jednej, aż się da zagrać albo uznasz, że wystarczy. Potem możesz zagrać dowolną pasującą kartę. Tak czy inaczej twoja kolejka się kończy.
    }
   *[other] { $able ->
        [yes] dobieraj po jednej, aż zagrasz dowolną pasującą kartę albo dobierzesz { $draws ->
            [2] 2 karty
            [3] 3 karty
            [4] 4 karty
           *[other] { $draws } kart
        }. Potem twoja kolejka się kończy.
       *[no] dobieraj, aż się da zagrać, ale najwyżej { $draws ->
            [2] 2 karty
            [3] 3 karty
            [4] 4 karty
           *[other] { $draws } kart
        }. Możesz zagrać dowolną pasującą kartę. Potem twoja kolejka się kończy.
    }
}
draw-though-able = { $must ->
    [drawn] Możesz też dobierać, gdy masz co zagrać, ale wtedy musisz zagrać dobraną kartę.
    [any] Możesz też dobierać, gdy masz co zagrać, ale wtedy musisz coś zagrać.
   *[no] Możesz też dobierać, gdy masz co zagrać.
}
draw-only-if-unable = Nie możesz dobierać, gdy masz co zagrać.
drawn-last-resort = Jeśli dobrana karta to { $cards }, musisz ją zagrać tylko wtedy, gdy nic innego z ręki nie pasuje.
stock = { $reshuffle ->
    [ends] Gdy talia się skończy, runda kończy się razem z tą kolejką.
    [yes] Gdy talia się skończy, potasuj stos bez karty na wierzchu. To nowa talia.
   *[no] Gdy talia się skończy, gracie dalej bez dobierania.
}
short-hand = Jeśli nie starczy dla ciebie nowych kart, dostajesz te, które zostały.
hand-limit = Gdy masz w ręce { cards.acc }, nie możesz już dobierać.
passing = { $free ->
    [yes] Gdy nie ma czego dobrać, możesz spasować, nawet jeśli masz co zagrać.
   *[no] Gdy nie ma czego dobrać, zagraj, jeśli możesz, a jeśli nie, spasuj.
}
drawn-in-vain = Jeśli dobierzesz ostatnią kartę i nadal nie masz co zagrać, liczy się to jako pas.

## Several cards at once

several = Kilka kart naraz
together = W jednej kolejce możesz zagrać { $groups ->
    [equal-ranks] kilka kart { rank-word.same }
    [equal-plain-ranks] kilka kart { rank-word.same }, które nie są ani na wszystko, ani funkcyjne
    [runs] ciąg: karty jednego { suit-word.gen } po kolei, w górę albo w dół
    [chains] łańcuch: każda karta ma { rank-word.acc } co poprzednia albo leży tuż obok niej w tym samym { suit-word.loc }
    [equal-ranks-or-marriage] kilka kart jednej wartości albo meldunek (król i dama w jednym kolorze, w dowolnej kolejności)
    [equal-plain-ranks-or-marriage] kilka kart jednej wartości, które nie są ani na wszystko, ani funkcyjne, albo meldunek (król i dama w jednym kolorze, w dowolnej kolejności)
   *[marriage] meldunek: króla i damę w jednym kolorze, w dowolnej kolejności
}.
neighbours = { $order ->
    [numbers] Jeśli kształt nie ma jakiegoś numeru, pomija się go: krzyż 3 i krzyż 5 leżą obok siebie.
    [no-twos] Obok asa nie leży żadna karta.
   *[ranks] As jest pod dwójką.
}
one-way = Łańcuch może zawrócić (z góry w dół albo z dołu w górę) tylko po dwóch kartach { rank-word.same }.
with-its-suit = Gdy dokładasz karty w jednym { suit-word.loc }, pierwsza idzie ta, która na to pozwala.
first-and-last = Pierwsza karta musi pasować, a { $seats ->
    [2] przeciwnik
   *[other] następna osoba
} dopasowuje się do ostatniej.
all-act = { $reverse ->
    [top] Działa każda z zagranych kart, ale kierunek zmienia tylko górna.
   *[every] Działa każda z zagranych kart.
}
again-on-top = Jeszcze raz grasz tylko wtedy, gdy pozwala na to karta na wierzchu, a żadna pod nią nie każe pauzować ani dobierać i nie pozwala oddawać kart.
reverse-first = Najpierw zmienia się kierunek, dopiero potem ktoś czeka kolejkę.
back-last = O tym, kto dobiera, decyduje ostatnia karta karna. Jeśli dobiera poprzednia osoba, nikt inny nie czeka kolejki.
first-answers = Gdy odbijasz karę kilkoma kartami, odbijać ją musi tylko pierwsza z nich.
covered-draw = Na kartę karną nie odpowiesz { $pack ->
    [whot] jej numerem, gdy leży już pod kartą innego numeru
   *[french] jej wartością, gdy leży już pod kartą innej wartości
}.
marriage-no-answer = Meldunkiem nie odbijesz kary.
drawn-alone = Dobraną kartę zagraj samą.
questions = { $one ->
    [yes] { CAPITAL($cards) } to pytanie
   *[no] { CAPITAL($cards) } to pytania
}. Odpowiedz w tej samej kolejce: połóż na wierzch kartę w tym samym { suit-word.loc }.{ $answers ->
    [listed] { " " }Odpowiadać wolno tylko tak: { $which }.
    [all-but] { " " }Nie wolno odpowiadać tak: { $which }.
   *[any] { "" }
}{ $chain ->
    [yes] { " " }Zamiast tego możesz położyć inne pytanie w tym samym { suit-word.loc } lub { rank-word.same } i na nie też odpowiedzieć.
   *[no] { "" }
}
unanswered = { $how ->
    [draw-one] Jeśli nie masz odpowiedzi, dobierasz kartę.
   *[not-played] Bez odpowiedzi nie możesz zagrać pytania.
}
no-questions = Przy tym stoliku żadna karta nie jest pytaniem.
no-card-for-question = Gdy nie ma już czego dobrać, pytanie nie może być twoją ostatnią kartą.
answer-goes-on = Na odpowiedź możesz jeszcze dołożyć karty, które do niej pasują.
drawn-question = Na dobrane pytanie odpowiedz kartą z ręki.
## Last card

last = Ostatnia karta
no-call = Nikt nie musi mówić „ostatnia karta”.
call = { $until ->
    [catch] Gdy zostaje ci jedna karta, powiedz „{ $word }”. Jeśli zapomnisz, { $seats ->
        [2] przeciwnik może cię złapać do twojej następnej kolejki.
       *[other] każdy może cię złapać do twojej następnej kolejki.
    }
    [announced] Żeby skończyć, powiedz „{ $word }” w swojej poprzedniej kolejce albo tuż po niej, zanim ktoś zrobi ruch. Możesz to powiedzieć, gdy masz najwyżej trzy karty.
   *[automatic] Gdy zagrywasz przedostatnią kartę, powiedz „{ $word }”, zanim { $seats ->
        [2] przeciwnik
       *[other] następna osoba
    } zrobi ruch.
}
call-at-2 = { $until ->
    [catch] Tak samo mów „{ $word }”, gdy zostają ci dwie karty.
   *[automatic] Tak samo mów „{ $word }”, gdy po zagraniu zostają ci dwie karty.
}
call-at-3 = Tak samo mów „{ $word }”, gdy zostają ci trzy karty.
call-costs = { $until ->
    [catch] Jeśli ktoś cię złapie
   *[automatic] Jeśli zapomnisz
}, { $until ->
    [to-go-out] nie możesz skończyć w następnej kolejce
   *[automatic] { $count ->
        [0] nic to nie kosztuje
        [one] dobierasz 1 kartę
        [few] dobierasz { $count } karty
        [many] dobierasz { $count } kart
       *[other] dobierasz { $count } karty
    }
}.
call-again = { $until ->
    [catch] Jeśli od razu znów jest twoja kolej, można cię złapać, aż zrobisz ruch.
   *[automatic] Jeśli od razu znów jest twoja kolej, możesz to powiedzieć, aż zrobisz ruch.
}
dealt-one = Nie musisz nic mówić, jeśli na początek dostajesz jedną kartę.
dealt-few = Nie musisz nic mówić, jeśli już na początek dostajesz tak mało kart.
call-out = Gdy zagrywasz ostatnią kartę, powiedz „{ $word }”. { $count ->
    [0] Milczenie nic nie kosztuje.
    [one] Jeśli zapomnisz, dobierasz 1 kartę i grasz dalej.
    [few] Jeśli zapomnisz, dobierasz { $count } karty i grasz dalej.
    [many] Jeśli zapomnisz, dobierasz { $count } kart i grasz dalej.
   *[other] Jeśli zapomnisz, dobierasz { $count } karty i grasz dalej.
}
call-out-wild = { $ways ->
    [suits] Jeśli ostatnia karta zmienia { suit-word }, a ty żadnego nie wybierasz, liczy się jej własny.
    [jokers] Jeśli ostatnia karta to { $joker }, a ty nie wybierasz { suit-word.gen }, można na tę kartę zagrać każdą inną.
   *[both] Jeśli ostatnia karta zmienia { suit-word }, a ty żadnego nie wybierasz, liczy się jej własny, a jeśli to { $joker }, można na tę kartę zagrać każdą inną.
}
last-card-acts = { $does ->
    [acts] Jeśli po twojej ostatniej karcie runda trwa, karta nadal działa.
    [picks] Jeśli po twojej ostatniej karcie runda trwa, nadal wybierasz nią { suit-word }.
   *[both] Jeśli po twojej ostatniej karcie runda trwa, karta nadal działa i nadal wybierasz nią { suit-word }.
}
winning-card-idle = { $goal ->
    [countdown] Karta funkcyjna, która sprowadza wynik do 0, nic nie robi.
    [play-on] Karta funkcyjna, która kończy rundę, nic nie robi.
   *[other] Karta funkcyjna, którą wygrywasz rundę, nic nie robi.
}
winning-card-acts = { $goal ->
    [round] Karta karna, którą wygrywasz rundę, nadal działa.
    [play-on] Karta karna, która kończy rundę, nadal działa.
    [countdown] Karta karna, która sprowadza wynik do 0, nadal działa.
   *[countdown-by-rounds] Karta karna, którą wygrywasz rundę, nadal działa.
} { $seats ->
    [2] Przeciwnik dobiera
   *[other] { $who ->
        [previous] Poprzednia osoba dobiera
        [both] Zależnie od karty dobiera następna albo poprzednia osoba
       *[next] Następna osoba dobiera
    }
}{ $counted ->
    [yes] { "" } jeszcze przed liczeniem punktów
   *[no] { "" }
}.

not-last = Nie możesz skończyć taką kartą: { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } Gdy masz już tylko taką kartę, traktujesz ją, jakby nie pasowała.
}
cardless = Gdy nie możesz skończyć, ostatnią kartę i tak możesz zagrać, a w następnej kolejce dobierasz. Nikt nie kończy, dopóki ktoś inny nie ma kart.
not-cardless = Ostatnią kartę możesz zagrać tylko wtedy, gdy nią kończysz.
not-last-on-top = Jeśli zagrywasz kilka kart naraz, jako ostatnia karta liczy się ta na wierzchu.
winning-wild = Karta na wszystko jako ostatnia musi pasować{ $fits ->
    [suit-or-rank] { " " }{ suit-word.ins } albo { rank-word.ins }
   *[other] { "" }
}{ $jokers ->
    [yes] , chyba że to { $joker }
   *[no] { "" }
}.
last-alone = Nie skończysz kilkoma kartami naraz: ostatnią kartę zagraj samą.
any-last = Skończyć możesz każdą kartą.
last-together = Możesz skończyć kilkoma kartami naraz.
winning-wild-free = Karta na wszystko jako ostatnia nie musi pasować.
winning-card-all-draw = Karta, po której { $seats ->
    [2] przeciwnik
   *[other] { $who ->
        [previous] poprzednia osoba
        [both] ktoś inny
       *[all] reszta
    }
} od razu dobiera, działa też wtedy, gdy wygrywasz nią rundę.

## End of the round

end = Koniec rundy
scoring = Na koniec rundy { $who ->
    [each-side] każda drużyna liczy punkty za karty, które zostały jej w rękach.
    [side] zwycięska drużyna dostaje punkty za karty drugiej drużyny.
    [sides] zwycięska drużyna dostaje punkty za karty wszystkich innych drużyn.
    [other] zwycięzca dostaje punkty za karty przeciwnika.
    [others] zwycięzca dostaje punkty za karty wszystkich pozostałych.
   *[each] każdy liczy punkty za karty, które zostały mu w ręce.
}
doubled = Jeśli ostatnia karta zwycięzcy to { $cards }, te punkty liczą się podwójnie.
tripled = Jeśli ostatnia karta zwycięzcy to { $cards }, te punkty liczą się potrójnie.
points-off = Ostatnia karta może odjąć punkty od { $partners ->
    [yes] sumy twojej drużyny
   *[no] twojej sumy
}: { $off }.
off-with = { $cards } { $count }
round-counts = Nikt nie zbiera punktów. Liczy się tylko to, { $partners ->
    [yes] która drużyna
   *[no] kto
} wygra rundę.
pips = Karty liczą się według { $pack ->
    [whot] numerów, a gwiazdy podwójnie
   *[french] oczek
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = as 1
pips-court = figury 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [1] { CAPITAL($cards) }: { $points } pkt.
   *[other] { CAPITAL($cards) }: po { $points } pkt.
}
others-count = Wszystkie inne karty: po { $points } pkt.
every-card-counts = Każda karta liczy się za { points }.
blocked = Jeśli { $stock ->
    [yes] na koniec kolejki talia jest pusta albo { "" }
   *[no] { "" }
}{ $seats ->
    [2] obie osoby pasują po kolei, runda jest zablokowana.
   *[other] wszyscy pasują po kolei, runda jest zablokowana.
} { $ends ->
    [countdown] Mecz się kończy i wygrywa najniższy wynik. Przy remisie na pierwszym miejscu zwycięstwo jest wspólne.
    [countdown-by-rounds] Nikt jej nie wygrywa i niczyj wynik nie spada.
    [penalty] Nikt jej nie wygrywa, a każdy liczy swoje karty.
    [penalty-sides] Nikt jej nie wygrywa, a każda drużyna liczy swoje karty.
    [rounds] Wygrywa ją ten, kto ma w ręce najmniej punktów, a przy remisie nikt.
    [rounds-sides] Wygrywa ją drużyna, która ma w rękach najmniej punktów, a przy remisie żadna.
    [collect-two] Kto ma w ręce mniej punktów, dostaje różnicę. Jeśli jest równo, nikt nie dostaje punktów.
    [collect-all] Kto ma w ręce najmniej punktów, dostaje różnicę od każdego z pozostałych. Jeśli najmniej ma kilka osób, nikt nie dostaje punktów.
    [collect-two-sides] Drużyna, która ma w rękach mniej punktów, dostaje różnicę. Jeśli jest równo, nikt nie dostaje punktów.
   *[collect-sides] Drużyna, która ma w rękach najmniej punktów, dostaje różnicę od każdej innej. Jeśli najmniej ma kilka drużyn, nikt nie dostaje punktów.
}

blocked-out = Jeśli ktoś już skończył, wygrywa pierwsza z tych osób.
too-long = Po { $count } ruchów runda kończy się jak zablokowana.

## Match

growth = Zwycięzca rundy wybiera z listy zasadę, która od następnego rozdania wchodzi do gry. Może też cofnąć zasadę dodaną wcześniej. Jeśli nie zdąży wybrać, nie dochodzi żadna.
hidden-growth = Gra ma ukryte zasady o tym, co mówić i czego unikać, na początku jedną albo dwie. Nie zmieniają tego, które karty możesz zagrać. Zanim zagrasz albo dobierzesz, możesz coś powiedzieć. Za każdą złamaną zasadę i za każde powiedzenie, którego żadna nie wymaga, dobierasz 1 kartę i nikt ci nie mówi za co. Raz na kolejkę możesz zgadywać zasadę. Gdy trafisz, zobaczysz ją, a pudło kosztuje 1 kartę. Zwycięzca rundy dodaje ukrytą zasadę z listy, którą widzi tylko on. Po meczu widać wszystkie zasady.
no-growth = Przez cały mecz zasady zostają te same.
match-end = Gdy { $partners ->
    [yes] któraś drużyna
   *[no] ktoś
} { $exact ->
    [yes] ma więcej niż
   *[no] ma co najmniej
} { points }, { $best ->
    [highest] mecz wygrywa najwyższa suma.
   *[lowest] mecz wygrywa najniższa suma.
} { $tie ->
    [highest] Przy remisie na pierwszym miejscu zwycięstwo jest wspólne.
    [lowest] Przy remisie na pierwszym miejscu zwycięstwo jest wspólne.
    [highest-sides] Przy remisie na pierwszym miejscu drużyny wygrywają wspólnie.
    [lowest-sides] Przy remisie na pierwszym miejscu drużyny wygrywają wspólnie.
   *[no] Przy remisie gracie jeszcze jedną rundę.
}
exact-target = Kto ma w sumie dokładnie { points }, spada do 0.
knockout-two = { $when ->
    [hand] Kto na koniec rundy ma w ręce więcej punktów, przegrywa mecz. Jeśli jest równo, gracie jeszcze jedną rundę.
    [over] Kto pierwszy ma więcej niż { points }, przegrywa mecz. Jeśli zdarzy się to obu osobom w tej samej rundzie, wygrywa niższa suma, a przy równych sumach zwycięstwo jest wspólne.
   *[target] Kto pierwszy ma co najmniej { points }, przegrywa mecz. Jeśli zdarzy się to obu osobom w tej samej rundzie, wygrywa niższa suma, a przy równych sumach zwycięstwo jest wspólne.
}
knockout = { $when ->
    [hand] Kto na koniec rundy ma w ręce najwięcej punktów, odpada z meczu. Przy remisie nikt nie odpada.
    [over] Kto ma więcej niż { points }, odpada z meczu.
   *[target] Kto ma co najmniej { points }, odpada z meczu.
} Nie dostaje już kart, a reszta gra dalej. Wygrywa ten, kto zostaje do końca.
knockout-together = Jeśli wszyscy, którzy zostali, odpadają w tej samej rundzie, wygrywa najniższa z ich sum, a przy równych sumach zwycięstwo jest wspólne.
match-rounds = Mecz trwa { rounds.acc }, { $best ->
    [highest] wygrywa najwyższa suma.
   *[lowest] wygrywa najniższa suma.
} { $tie ->
    [highest] Przy remisie na pierwszym miejscu zwycięstwo jest wspólne.
    [lowest] Przy remisie na pierwszym miejscu zwycięstwo jest wspólne.
    [highest-sides] Przy remisie na pierwszym miejscu drużyny wygrywają wspólnie.
    [lowest-sides] Przy remisie na pierwszym miejscu drużyny wygrywają wspólnie.
   *[no] Przy remisie gracie jeszcze jedną rundę.
}
first-to-win = { $number ->
    [1] Kto wygrywa rundę, wygrywa mecz. Jeśli nikt nie wygra, gracie jeszcze jedną.
   *[other] Mecz wygrywa { $partners ->
        [yes] drużyna, która pierwsza
       *[no] ten, kto pierwszy
    } wygra { rounds.acc }.
}
most-rounds = Mecz trwa { rounds.acc }. Wygrywa { $partners ->
    [yes] drużyna
   *[no] ten
}, { $partners ->
    [yes] która wygra
   *[no] kto wygra
} ich najwięcej. Przy remisie gracie jeszcze jedną rundę.
bonus = { $partners ->
    [yes] Zwycięska drużyna dostaje za mecz premię: { points }.
   *[no] Zwycięzca dostaje za mecz premię: { points }.
}
pays-winner = Po meczu { $who ->
    [partners] każdy przegrany płaci najbliższemu zwycięzcy po swojej prawej
    [two] przegrany płaci zwycięzcy
   *[others] każdy przegrany płaci zwycięzcy
} żeton za każde dziesięć punktów różnicy (zaokrąglonej w górę){ $count ->
    [0] { "" }
   *[other] , a do tego za mecz { units }
}.
pays-better = Po meczu wszystkie sumy zaokrągla się w górę do pełnych dziesiątek. { $who ->
    [partners] Każdy płaci jednej osobie z każdej lepszej drużyny, najbliższej po swojej prawej,
    [two] Przegrany płaci zwycięzcy
   *[others] Każdy płaci każdemu, kto ma lepszy wynik,
} żeton za każde dziesięć punktów różnicy{ $count ->
    [0] { "" }
   *[other] { $who ->
        [two] , a do tego { units } za mecz
       *[others] , a zwycięzcy jeszcze { units }
    }
}.

## In short, to those who listen

short-aim = { $fits ->
    [suit] Dopasuj { suit-word } do karty na wierzchu
    [next-rank] Zagraj kartę o jeden wyższą albo niższą niż ta na wierzchu
   *[suit-or-rank] Dopasuj { suit-word } albo { rank-word } do karty na wierzchu
}: { $goal ->
    [sides] drużyna, która pierwsza zostanie bez kart, wygrywa rundę.
    [countdown] kto pierwszy pozbędzie się wszystkich kart { $deal ->
            [1] raz
           *[other] { $deal } razy
        }, wygrywa mecz.
    [countdown-by-rounds] kto pierwszy pozbędzie się wszystkich kart { $deal ->
            [1] raz
           *[other] { $deal } razy
        }, wygrywa mecz.
   *[round] kto pierwszy zostanie bez kart, wygrywa rundę.
}
short-uses = Co robią karty: { $uses }.
short-own-wild = karty o { $pack ->
    [whot] numerze
   *[french] wartości
} twojego wyniku
short-growth = { $hidden ->
    [yes] Część zasad jest ukryta, a zwycięzca każdej rundy dodaje jedną.
   *[no] Zwycięzca każdej rundy dodaje zasadę.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } – na każdą kartę{ $picks ->
        [yes] { "" }, a ty wybierasz { suit-word }
       *[no] { "" }
    }
   *[no] { $picks ->
        [yes] { "" } – wybierasz { suit-word }
       *[no] { "" }
    }
}
use-skip = { $cards } – { $seats ->
    [2] przeciwnik czeka kolejkę
   *[other] { $count ->
        [one] następna osoba czeka kolejkę
        [few] następne { $count } osoby czekają po kolejce
        [many] następnych { $count } osób czeka po kolejce
       *[other] następne osoby ({ $count }) czekają po kolejce
    }
}
use-reverse = { $cards } – zmiana kierunku
use-draw = { $cards } – { $seats ->
    [2] przeciwnik
   *[other] następna osoba
} dobiera { $count }
use-draw-back = { $cards } – { $seats ->
    [2] przeciwnik
   *[other] poprzednia osoba
} dobiera { $count }
use-all-draw = { $cards } – reszta dobiera po { $count }
use-all-draw-again = { $cards } – reszta dobiera po { $count }, a ty grasz jeszcze raz
use-previous-draws = { $cards } – { $seats ->
    [2] przeciwnik
   *[other] poprzednia osoba
} od razu dobiera { $count }
use-card = { $cards } – żądasz konkretnej karty
use-gift = { $cards } – możesz dać { $seats ->
    [2] przeciwnikowi
   *[other] każdemu
} { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
use-again = { $cards } – grasz jeszcze raz
use-suit = { $cards } – dokładasz w tej kolejce więcej kart w tym { suit-word.loc }
use-rank = { $cards } – żądasz { rank-word.gen }
