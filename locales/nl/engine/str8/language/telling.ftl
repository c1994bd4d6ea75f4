# Wat er aan een tafel van het reeksenspel gebeurt.

dealt = Ronde { $round }: { $name } geeft iedereen drie kaarten.
    .you = Ronde { $round }: je geeft iedereen drie kaarten.
    .alone = { $name } geeft iedereen drie kaarten
    .alone-you = Je geeft iedereen drie kaarten
hands-renewed = Het spel zit vast, dus iedereen krijgt een nieuwe hand. Nog { cards } in de pakstapel.
    .alone = Het spel zit vast: nieuwe handen voor iedereen
stock-renewed = De afgelegde kaarten en doorgeefkaarten zijn de nieuwe pakstapel: { cards }.
    .alone = Nieuwe pakstapel: { cards }
drew = { $name } pakt een kaart.
    .you = Je pakt een kaart.
    .brief = pakt
drew-this = { $name } pakt { $card }.
    .you = Je pakt { $card }.
    .brief = pakt { $card }
took = { $name } neemt { $card } van de aflegstapel.
    .you = Je neemt { $card } van de aflegstapel.
    .brief = neemt { $card }
added = { $name } legt { $card } bij.
    .you = Je legt { $card } bij.
    .brief = legt { $card } bij
added-to = { $name } legt { $card } bij de { $sequence ->
    [0] eerste
   *[1] tweede
} reeks.
    .you = Je legt { $card } bij de { $sequence ->
        [0] eerste
       *[1] tweede
    } reeks.
    .brief = legt { $card } bij
passed-hands = { $name } speelt een { $card }. Iedereen geeft de hand die kant op door.
    .you = Je speelt een { $card }. Iedereen geeft de hand die kant op door.
    .brief = { $card }
discarded = { $name } legt { $card } af.
    .you = Je legt { $card } af.
    .brief = legt { $card } af
taken-back = { $name } neemt { $card } terug.
    .you = Je neemt { $card } terug.
    .brief = neemt de kaart terug

# Hoe een ronde eindigt, voor de punten.

sequence = { $name } voltooit een reeks.
    .you = Je voltooit een reeks.
straight = { $name } voltooit een straat!
    .you = Je voltooit een straat!
stuck = Niemand kan nog een reeks voltooien, dus de ronde is voorbij.
