chapter-aim = Cel gry
chapter-deal = Karty i rozdanie
chapter-turn = Twoja kolej
chapter-sequence = Sekwens
chapter-pass = Karty podania
chapter-stock = Talia
chapter-end = Koniec rundy

# Aim, cards and deal.

teams = Partnerzy siedzą naprzeciwko siebie i budują razem jeden sekwens: { $teams }.
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
next-dealer-last = Następną rundę rozdaje osoba, która na koniec rundy ma w ręce najwięcej punktów. Przy remisie rozdaje pierwsza z nich po rozdającym.
next-dealer-left = Po każdej rundzie rozdawanie przechodzi w lewo.
begins-two = Zaczyna osoba, która nie rozdaje. Potem gracie na zmianę.
begins = Zaczyna osoba na lewo od rozdającego, gra idzie zgodnie z zegarem.

# A turn.

turn = W swojej kolejce najpierw dobierz kartę z talii albo weź wierzchnią ze stosu. Potem dołóż liczbę do { $whose ->
    [team] sekwensu swojej drużyny
    [either] jednego ze swoich sekwensów
   *[own] swojego sekwensu
}, zagraj kartę podania albo odrzuć jedną kartę.
turn-over = To kończy twoją kolejkę, a w ręce znów masz { cards.acc }. Dobraną lub wziętą kartę możesz zatrzymać albo od razu odrzucić. Nigdy nie musisz zagrywać.

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

passing = Każda karta podania ma strzałkę w lewo albo w prawo. Gdy ją zagrasz, wszyscy podają wszystkie swoje karty sąsiadowi po tej stronie. Karta podania idzie na osobny stos i nikt nie może jej wziąć. Niezależnie od strzałki następna gra osoba po twojej lewej.
passing-two = Każda karta podania ma strzałkę w lewo albo w prawo. Gdy ją zagrasz, zamieniacie się wszystkimi kartami, bez względu na strzałkę. Karta podania idzie na osobny stos i nikt nie może jej wziąć. Potem gra przeciwnik.
pass-discarded = Kartę podania możesz zamiast tego odrzucić. Wtedy { $seats ->
    [2] przeciwnik
   *[other] następna osoba
} może ją wziąć jak każdą inną.
stock = Gdy talia się skończy, tasuje się odrzucone karty i zagrane karty podania i powstaje nowa.
impasse = Jeśli zejdzie cała talia albo minie tyle kolejek, ile jest kart, a nikt nie dołoży liczby ani nie zagra karty podania, do talii wtasowuje się też karty z rąk. Potem każdy znów dostaje { cards.acc }.

# Scores.

end = Kto ukończy sekwens, dostaje sumę jego liczb. Karty w jego ręce się nie liczą.
end-two = Kto ukończy sekwens, dostaje sumę liczb z obu swoich sekwensów. Karty w ręce się nie liczą, więc nieukończony sekwens nic nie traci.
end-team = Drużyna, która ukończy sekwens, dostaje sumę jego liczb. Karty w jej rękach się nie liczą.
losing = { $who ->
    [other] Przeciwnik dostaje
   *[others] Pozostali dostają
} liczby ze { $lines ->
    [1] swojego sekwensu
   *[2] swoich sekwensów
} minus liczby, które zostają w ręce. Karta podania w ręce { $cost ->
    [0] nic nie kosztuje
   *[other] liczy się za { $cost }
}. Wynik może być ujemny.
losing-team = { $who ->
    [other] W drugiej drużynie
   *[others] W każdej innej drużynie
} każdy sumuje liczby z sekwensu drużyny i odejmuje te, które zostają mu w ręce. Karta podania w ręce { $cost ->
    [0] nic nie kosztuje
   *[other] liczy się za { $cost }
}. Drużyna dostaje średnią z obu wyników, zaokrągloną w dół. Wynik może być ujemny.
straight = Strit to cały rząd po kolei, na przykład { $numbers }{ $backwards ->
    [yes] , w górę, nie w dół
   *[no] { "" }
}. Kto go ułoży, dostaje też liczby ze wszystkich innych sekwensów. { $who ->
    [other] Przeciwnik nic za swój nie dostaje, traci tylko liczby z ręki.
    [others] Pozostali nic za swoje nie dostają, tracą tylko liczby z ręki.
    [other-team] Druga drużyna nic za swój nie dostaje, traci tylko średnią swoich dwóch rąk, zaokrągloną w górę.
   *[others-team] Inne drużyny nic za swoje nie dostają, każda traci tylko średnią swoich dwóch rąk, zaokrągloną w górę.
}
stuck = Jeśli żadnego sekwensu na stole nie da się już ukończyć, runda kończy się bez zwycięzcy. Wtedy { $who ->
    [team] każda drużyna liczy punkty jak ta, która nie wygrała.
   *[player] każdy liczy punkty jak ktoś, kto nie wygrał.
}
too-long = Po { $count } ruchach runda kończy się bez zwycięzcy, a { $who ->
    [team] każda drużyna liczy punkty jak ta, która nie wygrała.
   *[player] każdy liczy punkty jak ktoś, kto nie wygrał.
}
match = Mecz wygrywa { $who ->
    [team] drużyna, która pierwsza
   *[player] ten, kto pierwszy
} zdobędzie { points }. Jeśli w tej samej rundzie uda się to kilku naraz, wygrywa zwycięzca rundy. Jeśli nie ma go wśród nich, wygrywa najwyższy wynik. Przy remisie na pierwszym miejscu gracie jeszcze jedną rundę.

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
} liczby ze swojego sekwensu minus te z ręki.
