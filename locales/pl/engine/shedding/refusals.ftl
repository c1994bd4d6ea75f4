# What can be done instead.

next-play = Zagraj: { $cards }.
next-play-draw = Zagraj: { $cards }, albo dobierz{ $count ->
    [one] { "" }
    [few] { " " }{ $count } karty
    [many] { " " }{ $count } kart
   *[other] { " " }{ $count } karty
}.
next-play-draw-pass = Zagraj: { $cards }, albo dobierz kartę lub spasuj.
next-draw-pass = Dobierz kartę albo spasuj.
next-play-pass = Zagraj: { $cards }, albo spasuj.
next-draw = Dobierz { $count ->
    [one] kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
next-pass = Spasuj.
next-play-miss = Zagraj: { $cards }, albo czekaj { $count ->
    [one] kolejkę
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}.
next-miss = Czekaj { $count ->
    [one] kolejkę
    [few] { $count } kolejki
    [many] { $count } kolejek
   *[other] { $count } kolejki
}.
play-alone = Zagraj tylko tę kartę: { $card }.
play-only = Zagraj tylko: { $cards }.
answer-it = Połóż na wierzch: { $cards }.
play-without-call = Zagraj i nic nie mów.
play-without-suit = Zagraj bez wybierania { suit-word.gen }.
play-plainly = Zagraj: { $cards }, bez wybierania.
play-without-rank = Zagraj bez żądania.
ask-for = Zażądaj: { $ranks }.
pick-suit = Wybierz: { $suits }.
give = Daj: { $cards }.
give-or-nothing = Daj: { $cards }, albo nic nie dawaj.
stand-or-challenge = Uwierz albo sprawdź.
wait-for-others = Poczekaj na resztę.
wait-for-deal = Poczekaj na następne rozdanie.
call-in-time = Powiedz „{ $word }”, zanim ktoś cię złapie.

# Whose move it is, and which cards there are.

not-your-turn = Jeszcze nie twoja kolej.
jump-with = Poza kolejką możesz się wciąć tylko taką samą kartą: { $card }.
jump-alone = Wciąć się można tylko jedną kartą.
no-jump-now = Teraz nie możesz się wciąć.
match-over = Mecz się skończył.
no-round = Nie trwa teraz żadna runda.
deal-later = Następne rozdanie będzie po tej rundzie.
no-card = Najpierw wybierz kartę do zagrania.
not-held = Nie masz tego w ręce: { $cards }.
not-held-that = Nie masz tej karty.

# What fits.

no-match = { CAPITAL($card) } nie pasuje: { $fits ->
    [suit] na wierzchu jest { $top }, a to inny { suit-word }.
    [next-rank] na wierzchu jest { $top }, a pasuje tylko karta o jeden wyższa albo niższa.
   *[suit-or-rank] na wierzchu jest { $top }, a nie zgadza się ani { suit-word }, ani { rank-word }.
}
first-suit = { CAPITAL($card) } nie może być twoją pierwszą kartą. Na początek musi to być { $suit }.
first-alone = Swoją pierwszą kartę w rundzie zagraj samą.
first-not-wild = { CAPITAL($card) } to twoja pierwsza karta w rundzie, więc nie jest na wszystko.
first-answers-nothing = Twoja pierwsza karta w rundzie na nic nie odpowiada.
apart = Na wierzchu jest { $top }, a przy tym stoliku { $card } na tę kartę nie idzie, nawet gdy pasuje.
again-in-suit = { CAPITAL($card) } nie pasuje: grasz jeszcze raz, a wtedy musi to być { $suit } albo karta na wszystko.
together-apart = Tego razem nie zagrasz: { $cards }. Jedna z tych kart nie idzie na drugą.
suit-in-force = { CAPITAL($card) } nie pasuje: teraz { suit-word } to { $suit }.
starter-suit = { CAPITAL($card) } nie pasuje: liczy się tylko { suit-word } pierwszej karty, czyli { $suit }.
rank-asked = { CAPITAL($card) } nie pasuje: { $count ->
    [1] żądana karta to
   *[other] żądane są
} { $ranks }.
rank-on-wild = { CAPITAL($card) } nie pasuje: teraz { suit-word } to { $suit }, a po karcie na wszystko { $pack ->
    [whot] sam numer
   *[french] sama wartość
} nie wystarczy.
last-resort = { CAPITAL($card) } idzie tylko wtedy, gdy nic innego z twojej ręki nie pasuje.
wild-must-match = { CAPITAL($card) } przy tym stoliku nie idzie na wszystko: musi pasować do tego, co się liczy: { $match }.
wild-on-wild = { CAPITAL($card) } jest na wszystko, ale przy tym stoliku nie idzie na kartę { rank-word.same }.
not-last = Przy tym stoliku { $card } nie może być twoją ostatnią kartą.
last-not-together = Tymi kartami naraz nie skończysz: { $cards }. Ostatnia karta idzie sama.
last-wild-must-match = { CAPITAL($card) } jest na wszystko, ale jako ostatnia karta musi pasować do tego, co się liczy: { $match }.
unsaid = Nie możesz teraz skończyć, bo słowo „{ $word }” nie padło na czas.
announced-unsaid = Nie możesz teraz skończyć, bo w poprzedniej kolejce nie padło „{ $word }”.
question-last = Bez odpowiedzi { $card } nie może być twoją ostatnią kartą, bo nie ma już czego dobrać.
drawing-ends-turn = Po dobraniu nie możesz już grać w tej kolejce.
only-drawn-cards = Możesz zagrać tylko kartę dobraną przed chwilą, a to nie { $card }.
unanswered = { CAPITAL($card) } nie odbije tej kary. Na wierzchu jest { $top }, a do dobrania { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
unanswered-skip = { CAPITAL($card) } nie uratuje cię przed pauzą. Na wierzchu jest { $top }, a pomoże tylko pauza { rank-word.same }.
cancels-only = { CAPITAL($card) } kasuje tylko karę za { $rank }, a na wierzchu jest { $top }.
unanswered-suit = { CAPITAL($card) } nie odbije tej kary ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}): teraz odbije ją tylko { $suit }.

# Several cards in one play.

single-card = W jednej kolejce możesz zagrać tylko jedną kartę.
no-marriage-after-drawing = Przy tym stoliku nie zagrasz meldunku z królem albo damą dobranymi przed chwilą.
one-drawn-card = Po dobraniu możesz zagrać tylko dobraną kartę, i tylko jedną.
marriage-on-penalty = Meldunek nie odbije kary ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}).
unanswered-question = { CAPITAL($card) } wymaga odpowiedzi w tej samej kolejce.
question-alone = { CAPITAL($card) } wymaga odpowiedzi w tej samej kolejce, a ty żadnej nie masz.
no-answer = { CAPITAL($card) } nie odpowiada na to pytanie ({ $question }).
one-answer = { CAPITAL($card) } to o jedną kartę za dużo: na pytanie kładzie się jedną odpowiedź.
together-plain = Tego razem nie zagrasz: { $cards }. Potrzeba kart { rank-word.same }, które nie są ani na wszystko, ani funkcyjne.
together-ranks = Tego razem nie zagrasz: { $cards }. Potrzeba kart { rank-word.same }.
together-answers = Tego razem nie zagrasz: { $cards }. Każda karta musi mieć { rank-word.acc } co poprzednia albo na nią odpowiadać.
together-marriage = Tego razem nie zagrasz: { $cards }. Potrzeba króla i damy w jednym kolorze.
together-runs = Tego razem nie zagrasz: { $cards }. Potrzeba kart jednego { suit-word.gen } po kolei, w górę albo w dół.
together-chains = Tego razem nie zagrasz: { $cards }. Każda karta musi mieć { rank-word.acc } co poprzednia albo być tuż obok niej w tym samym { suit-word.loc }, wciąż w górę albo wciąż w dół.
together-suit = Tego razem nie zagrasz: { $cards }. Dołożyć możesz tylko karty w { suit-word.loc } pierwszej.
together-suit-first = Tego razem nie zagrasz: { $cards }. Pierwsza musi iść karta, która pozwala dołożyć inne w jej { suit-word.loc }.
together-either = Tego razem nie zagrasz: { $cards }. Potrzeba kart jednej wartości albo króla i damy w jednym kolorze.

# Suits.

suit-closed = Tego teraz nie wybierzesz: { $suit }.
direction-first = Najpierw wybierz kierunek.
pick-direction = Wybierz: zgodnie z zegarem albo przeciwnie.
no-direction-to-pick = Nie wybierasz teraz kierunku.
suit-left = { CAPITAL($card) } kasuje karę, więc { suit-word } się nie zmienia.
suit-missing-to-ask = { CAPITAL($card) } żąda konkretnej karty, więc wybierz też { suit-word }.
suit-missing = { CAPITAL($rank) } zmienia { suit-word }, więc wybierz nowy.
no-suit-to-pick = Teraz nie ma { suit-word.gen } do wybrania.
not-wild = { CAPITAL($card) } nie daje wyboru { suit-word.gen }.
own-suit = Przy tym stoliku karta na wszystko zachowuje własny { suit-word }.
rank-closed = Tego nie możesz żądać: { $ranks }.
rank-missing = { CAPITAL($card) } to karta z żądaniem, więc wybierz, czego żądasz.
no-sequences = W tej grze nie ma sekwensów.
asks-for-none = { CAPITAL($card) } niczego nie żąda.
last-card-no-rank = Ostatnią kartą niczego nie żądasz.
last-card-no-suit = Twoja ostatnia karta nie zmienia { suit-word.gen }.
first-card-wild = Pierwsza karta jest na wszystko, a ty rozdajesz.

# Drawing and passing.

hand-full = Nie możesz dobrać, w ręce masz już { cards.acc }. To tutejszy limit.
nothing-to-draw = Nie ma już czego dobrać.
draw-for-skip = Grozi ci pauza, a dobieranie jej nie zatrzyma.
drawn-enough = Więcej w tej kolejce nie dobierzesz, limit to { cards }.
drawn-for-rank = Gdy { $count ->
    [1] żądana karta to
   *[other] żądane są
} { $ranks }, dobierasz tylko jedną kartę.
able-after-drawing = Masz kartę, która pasuje, więc więcej nie dobierzesz.
able = Nie możesz dobrać, dopóki możesz zagrać.
must-play = Nie możesz spasować: karta już dobrana, więc teraz trzeba jakąś zagrać.
pass-too-early = Jeszcze nie możesz spasować.
pass-nothing-to-draw = Spasować możesz tylko wtedy, gdy nie ma czego dobrać.
pass-unable = Spasować możesz tylko wtedy, gdy nic nie pasuje i nie ma czego dobrać.

# Last card.

no-calls = Przy tym stoliku nie mówi się „ostatnia karta”.
call-too-early = Mów „{ $word }” tylko { $also ->
    [at-two] wtedy, gdy zagrywasz przedostatnią kartę, a „{ $second }” wtedy, gdy po zagraniu zostają ci dwie
    [at-three] wtedy, gdy zagrywasz przedostatnią kartę, a „{ $second }” wtedy, gdy po zagraniu zostają ci trzy
    [going-out] wtedy, gdy zagrywasz przedostatnią kartę, a „{ $second }” wtedy, gdy zagrywasz ostatnią
    [with-last-card] wtedy, gdy zagrywasz ostatnią kartę
   *[none] wtedy, gdy zagrywasz przedostatnią kartę
}.
no-call-due = Mów „{ $word }” tylko { $also ->
    [at-two] z jedną kartą w ręce, a „{ $second }” z dwiema
    [at-three] z jedną kartą w ręce, a „{ $second }” z trzema
    [going-out] z jedną kartą w ręce, a „{ $second }” wtedy, gdy zagrywasz ostatnią
    [with-last-card] wtedy, gdy zagrywasz ostatnią kartę
   *[none] z jedną kartą w ręce
}.
announced-too-early = Mów „{ $word }” dopiero wtedy, gdy masz najwyżej trzy karty.
no-catching = Przy tym stoliku nikogo się nie łapie: { $costs ->
    [turn] kto zapomni „{ $word }”, nie może skończyć
   *[cards] kto zapomni „{ $word }”, i tak dobiera karty
}.
catch-yourself = Siebie nie złapiesz.
no-one-to-catch = Nie ma kogo złapać: { $also ->
    [at-two] każdy z jedną lub dwiema kartami ma swoje słowo już za sobą
    [at-three] każdy z jedną lub trzema kartami ma swoje słowo już za sobą
   *[none] każdy z jedną kartą ma „{ $word }” już za sobą
}.

# Bluffs and gifts.

may-be-bluff = Ostatnie zagranie może być blefem.
nothing-to-challenge = Nie ma już czego sprawdzać.
nothing-to-take-back = Nie masz teraz czego cofnąć.
take-back-in-time = Swoje zagranie możesz cofnąć, dopóki nikt nie zrobi ruchu, nie dobierze i nie zobaczy nowej karty.
nothing-to-give = Nie ma teraz kart do oddania.
give-first = Najpierw daj każdemu po karcie.
giving-begun = Jedna karta już oddana, więc każdy dostaje swoją.

# Rules that players add.

rules-stay = Przy tym stoliku zasady zostają takie, jakie są.
rules-between-rounds = Przed następnym rozdaniem zasadę dodaje zwycięzca rundy.
winner-adds = Zasadę dodaje zwycięzca rundy.
not-offered = Tej zasady nie ma do wyboru. Wybierz jedną z pozostałych.

# Hidden rules.

nothing-hidden = Przy tym stoliku nie ma ukrytych zasad.
said-already = To powiedzenie już w tej kolejce padło.
no-such-phrase = Przy tym stoliku nikt tak nie mówi. Wybierz powiedzenie z listy.
guessed-already = Zgadywać możesz raz na kolejkę.
nothing-to-guess = Tej zasady nie da się zgadnąć. Wybierz jedną z listy.
