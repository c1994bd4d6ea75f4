dealt = Runde { $round }: { $name } gibt je drei Karten.
    .you = Runde { $round }: Du gibst je drei Karten.
    .alone = { $name } gibt je drei Karten
    .alone-you = Du gibst je drei Karten
hands-renewed = Es geht nicht voran – alle bekommen ein neues Blatt. Im Ziehstapel: { cards }.
    .alone = Es geht nicht voran: neue Blätter für alle
stock-renewed = Abgeworfene Karten und Weitergabekarten werden neu gemischt: { cards } im Ziehstapel.
    .alone = Neuer Ziehstapel: { cards }
drew = { $name } zieht eine Karte.
    .you = Du ziehst eine Karte.
    .brief = gezogen
drew-this = { $name } zieht { $card }.
    .you = Du ziehst { $card }.
    .brief = { $card } gezogen
took = { $name } nimmt { $card } vom Ablagestapel.
    .you = Du nimmst { $card } vom Ablagestapel.
    .brief = { $card } genommen
added = { $name } legt { $card } an.
    .you = Du legst { $card } an.
    .brief = { $card } angelegt
added-to = { $name } legt { $card } an die { $sequence ->
    [0] erste
   *[1] zweite
} Folge.
    .you = Du legst { $card } an die { $sequence ->
        [0] erste
       *[1] zweite
    } Folge.
    .brief = { $card } angelegt
passed-hands = { $name } legt { $card }. Alle geben ihre Hand in diese Richtung weiter.
    .you = Du legst { $card }. Alle geben ihre Hand in diese Richtung weiter.
    .brief = { $card }
discarded = { $name } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
    .brief = { $card } abgeworfen
taken-back = { $name } nimmt { $card } zurück.
    .you = Du nimmst { $card } zurück.
    .brief = zurückgenommen

# Wie eine Runde endete, vor den Punkten.

sequence = { $name } hat eine Folge komplett.
    .you = Du hast eine Folge komplett.
straight = { $name } hat eine Straße!
    .you = Du hast eine Straße!
stuck = Niemand kann mehr eine Folge komplett bekommen, also ist die Runde vorbei.
