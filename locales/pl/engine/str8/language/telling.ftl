dealt = Runda { $round }: { $name } rozdaje po trzy karty.
    .you = Runda { $round }: rozdajesz po trzy karty.
    .alone = { $name } rozdaje po trzy karty
    .alone-you = Rozdajesz po trzy karty
hands-renewed = Nic się nie rusza – wszyscy dostają nowe karty. W talii: { cards }.
    .alone = Nic się nie rusza: nowe karty dla wszystkich
stock-renewed = Odrzucone karty i zagrane podania wracają jako nowa talia: { cards }.
    .alone = Nowa talia: { cards }
drew = { $name } dobiera kartę.
    .you = Dobierasz kartę.
    .brief = dobiera
drew-this = { $name } dobiera kartę: { $card }.
    .you = Dobierasz kartę: { $card }.
    .brief = dobiera kartę: { $card }
took = { $name } bierze kartę ze stosu: { $card }.
    .you = Bierzesz kartę ze stosu: { $card }.
    .brief = bierze ze stosu: { $card }
added = { $name } dokłada do sekwensu: { $card }.
    .you = Dokładasz do sekwensu: { $card }.
    .brief = dokłada: { $card }
added-to = { $name } dokłada do { $sequence ->
    [0] pierwszego
   *[1] drugiego
} sekwensu: { $card }.
    .you = Dokładasz do { $sequence ->
        [0] pierwszego
       *[1] drugiego
    } sekwensu: { $card }.
    .brief = dokłada: { $card }
passed-hands = { $name } zagrywa: { $card }. Wszyscy podają swoje karty w tę stronę.
    .you = Zagrywasz: { $card }. Wszyscy podają swoje karty w tę stronę.
    .brief = { $card }
discarded = { $name } odrzuca kartę: { $card }.
    .you = Odrzucasz kartę: { $card }.
    .brief = odrzuca: { $card }
taken-back = { $name } bierze kartę z powrotem: { $card }.
    .you = Bierzesz kartę z powrotem: { $card }.
    .brief = cofa zagranie

# How a round ended, before the points.

sequence = { $name } kończy sekwens.
    .you = Kończysz sekwens.
straight = { $name } układa strita!
    .you = Układasz strita!
stuck = Nikt nie może już ukończyć sekwensu, więc runda się kończy.
