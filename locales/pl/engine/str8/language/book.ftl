chapter-aim = Cel gry
chapter-deal = Karty i rozdanie
chapter-turn = Twoja kolej
chapter-sequence = Sekwens
chapter-pass = Karty podania
chapter-stock = Talia
chapter-end = Koniec rundy

# Aim, cards and deal.

teams = Partnerzy siedzą naprzeciwko siebie ({ $teams }) i budują razem jeden sekwens.
team = miejsca { $seats }
aim = Rundę wygrywa { $who ->
    [team] drużyna, która pierwsza
   *[player] ten, kto pierwszy
} ukończy sekwens z { $count } liczb.
two-sequences = Każdy buduje naraz dwa sekwensy. Rundę wygrywa ten, kto pierwszy ukończy jeden z nich.
one-pack = { $seats ->
    [2] Dwie osoby grają
    [3] Trzy osoby grają
    [4] Cztery osoby grają
    [5] Pięć osób gra
    [6] Sześć osób gra
    [7] Siedem osób gra
    [8] Osiem osób gra
   *[other] { $seats } osób gra
} jedną talią ({ $count } kart). Są w niej wszystkie liczby z tabliczki mnożenia od 1 × 1 do { $side } × { $side } (razem { $numbers }), każda tyle razy, ile tam występuje, oraz { $passes ->
    [6] sześć kart
   *[other] { $passes } kart
} podania: po { $each ->
    [3] trzy
   *[other] { $each }
} w lewo i w prawo.
packs = { $seats ->
    [2] Dwie osoby grają
    [3] Trzy osoby grają
    [4] Cztery osoby grają
    [5] Pięć osób gra
    [6] Sześć osób gra
    [7] Siedem osób gra
    [8] Osiem osób gra
   *[other] { $seats } osób gra
} { $packs ->
    [2] dwiema taliami
   *[other] taliami ({ $packs })
}, razem { $count } kart. W każdej są wszystkie liczby z tabliczki mnożenia od 1 × 1 do { $side } × { $side } (razem { $numbers }), każda tyle razy, ile tam występuje, oraz { $passes ->
    [6] sześć kart
   *[other] { $passes } kart
} podania: po { $each ->
    [3] trzy
   *[other] { $each }
} w lewo i w prawo.
deal = Rozdający daje każdemu { cards.acc }. Reszta to talia. Żadnej karty się nie odkrywa.
dealer-first-seat = Pierwszą rundę rozdaje osoba na miejscu 1.
dealer-chance = O tym, kto rozdaje pierwszy, decyduje los.
next-dealer-winner = Następną rundę rozdaje ten, kto ukończył sekwens. Jeśli nikt go nie ukończył, rozdawanie przechodzi w lewo.
next-dealer-last = Następną rundę rozdaje osoba, która na koniec rundy ma w ręce najwięcej punktów. Przy remisie rozdaje ta z remisujących osób, która siedzi pierwsza po rozdającym.
next-dealer-left = Po każdej rundzie rozdawanie przechodzi w lewo.
begins-two = Zaczyna osoba, która nie rozdaje. Potem gracie na zmianę.
begins = Zaczyna osoba na lewo od rozdającego. Gra idzie zgodnie z zegarem.

# A turn.

turn = W swojej kolejce najpierw dobierz kartę z talii albo weź wierzchnią ze stosu. Potem dołóż liczbę do { $whose ->
    [team] sekwensu swojej drużyny
    [either] jednego ze swoich sekwensów
   *[own] swojego sekwensu
}, zagraj kartę podania albo odrzuć jedną kartę.
turn-over = Na tym kończy się twoja kolejka, a w ręce znów masz { cards.acc }. Kartę, którą właśnie bierzesz, możesz zatrzymać albo od razu odrzucić. Nigdy nie musisz zagrywać.

# A sequence.

opening = Sekwens zaczyna się od liczby z tarczą: dowolnej od { $first } do { $last }.
following = Tabliczka ma { $side } rzędów. Rząd 1 to liczby od 1 do { $side }. Rząd 2 to { $second } i tak dalej do { $end }. Rząd { $side } to { $last } i tak dalej do { $highest }. Po liczbie możesz zagrać następną z dowolnego rzędu, w którym ta liczba leży. Na przykład { $example } jest w rzędach { $rows }, więc może po niej iść { $next }. Rząd możesz zmieniać przy każdej liczbie.
backwards = Sekwens może też iść w dół, do poprzedniej liczby w którymś z tych rzędów. Żadna liczba nie może się powtórzyć.
rising = Sekwens nigdy nie idzie w dół.
staying = Karty w sekwensie leżą do końca rundy. Nikt nie może zacząć { $lines ->
    [1] następnego
   *[2] trzeciego
} sekwensu.

# Pass cards and the stock.

passing = Każda karta podania ma strzałkę w lewo albo w prawo. Gdy ją zagrasz, wszyscy podają wszystkie swoje karty sąsiadowi po stronie strzałki. Karta podania idzie na osobny stos i nikt nie może jej wziąć. Niezależnie od strzałki następna gra osoba po twojej lewej.
passing-two = Każda karta podania ma strzałkę w lewo albo w prawo. Gdy ją zagrasz, zamieniacie się wszystkimi kartami, bez względu na strzałkę. Karta podania idzie na osobny stos i nikt nie może jej wziąć. Potem gra przeciwnik.
pass-discarded = Zamiast zagrywać kartę podania, możesz ją odrzucić. Wtedy { $seats ->
    [2] przeciwnik
   *[other] następna osoba
} może ją wziąć jak każdą inną.
stock = Gdy talia się skończy, potasuj karty odrzucone razem z zagranymi kartami podania. To nowa talia.
impasse = Czasem schodzi cała talia albo mija tyle kolejek, ile jest kart w grze, i przez ten czas nikt nie dokłada liczby ani nie zagrywa karty podania. Wtedy potasujcie wszystkie karty, które nie leżą w sekwensach, także te z rąk. To nowa talia, z której każdy znów dostaje { cards.acc }.

# Scores.

end = Kto ukończy sekwens, dostaje sumę jego liczb. Za karty w ręce zwycięzca nic nie traci.
end-two = Kto ukończy sekwens, dostaje sumę liczb z obu swoich sekwensów. Za karty w ręce zwycięzca nic nie traci.
end-team = Drużyna, która ukończy sekwens, dostaje sumę jego liczb. Za karty w rękach nic nie traci.
losing = { $who ->
    [other] Przeciwnik dostaje
   *[others] Pozostali dostają
} sumę liczb ze { $lines ->
    [1] swojego sekwensu
   *[2] swoich sekwensów
} minus sumę tych, które zostają { $who ->
    [other] mu
   *[others] im
} w ręce. Karta podania w ręce { $cost ->
    [0] nic nie kosztuje
   *[other] liczy się za { $cost }
}. Wynik może być ujemny.
losing-team = { $who ->
    [other] W drugiej drużynie
   *[others] W każdej innej drużynie
} każdy bierze sumę liczb z sekwensu drużyny i odejmuje od niej sumę tych, które zostają mu w ręce. Karta podania w ręce { $cost ->
    [0] nic nie kosztuje
   *[other] liczy się za { $cost }
}. Drużyna dostaje średnią z obu wyników, zaokrągloną w dół. Wynik może być ujemny.
straight = Strit to cały rząd po kolei, na przykład { $numbers }{ $backwards ->
    [yes] , w górę, nie w dół
   *[no] { "" }
}. Kto go ułoży, dostaje też sumę liczb ze wszystkich innych sekwensów. { $who ->
    [other] Przeciwnik nic za swój sekwens nie dostaje, traci tylko punkty za karty w ręce.
    [others] Pozostali nic za swoje sekwensy nie dostają, tracą tylko punkty za karty w ręce.
    [other-team] Druga drużyna nic za swój sekwens nie dostaje, traci tylko średnią punktów z obu rąk, zaokrągloną w górę.
   *[others-team] Inne drużyny nic za swoje sekwensy nie dostają, każda traci tylko średnią punktów z obu rąk, zaokrągloną w górę.
}
stuck = Jeśli żadnego sekwensu na stole nie da się już ukończyć, runda kończy się bez zwycięzcy. Wtedy { $who ->
    [team] każda drużyna dostaje sumę liczb ze swojego sekwensu minus średnią punktów z obu rąk, zaokrągloną w górę.
   *[player] każdy dostaje sumę swoich liczb na stole minus punkty za karty w ręce.
}
too-long = Po { $count } ruchów runda kończy się bez zwycięzcy. Wtedy { $who ->
    [team] każda drużyna dostaje sumę liczb ze swojego sekwensu minus średnią punktów z obu rąk, zaokrągloną w górę.
   *[player] każdy dostaje sumę swoich liczb na stole minus punkty za karty w ręce.
}
match = Mecz wygrywa { $who ->
    [team] drużyna, która pierwsza
   *[player] ten, kto pierwszy
} zdobędzie { points }. Jeśli w tej samej rundzie uda się to kilku { $who ->
    [team] drużynom, a jedna z nich wygra tę rundę, to ona wygrywa mecz
   *[player] osobom, a jedna z nich wygra tę rundę, to ona wygrywa mecz
}. Jeśli żadna jej nie wygra, decyduje najwyższa suma. Przy remisie na pierwszym miejscu gracie jeszcze jedną rundę.

# In short, to those who listen

short-scores = { $who ->
    [team] Drużyna, która ukończy sekwens, dostaje sumę jego liczb, a { $sides ->
        [2] druga drużyna dostaje
       *[other] inne drużyny dostają
    }
   *[player] Kto ukończy sekwens, dostaje sumę jego liczb, a { $sides ->
        [2] przeciwnik dostaje
       *[other] pozostali dostają
    }
} sumę liczb ze swojego sekwensu minus sumę tych z ręki.
