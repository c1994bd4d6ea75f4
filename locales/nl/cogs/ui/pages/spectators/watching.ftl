# Wat meekijkers privé zien, hun gok wie er wint, en kreten.

title = ### Meekijken · { $table }
notice = ❗ { $notice }
dealt = De kaarten zijn gedeeld.
leads = { $names } { $count ->
    [one] staat
   *[other] staan
} voor.
how-long = -# Volgt de partij tot 15 minuten nadat je hier voor het laatst drukte.
refresh = Verversen
watch-on = Kijk verder
rested = Dit beeld van { $table } loopt niet meer mee. Druk op **Kijk verder** om de partij weer te zien.
seated = Je zit nu aan { $table }, dus je kijkt niet meer mee. Druk op **Mijn hand** om te spelen.
gone = Deze tafel is gesloten, dus er valt niets meer te zien.
my-hand = Mijn hand
not-begun = De partij is nog niet begonnen. Kijk mee zodra de kaarten gedeeld zijn.
is-over = De partij is voorbij. Druk aan de tafel op **Scores** om te zien hoe het ging.
full = Er kijken al { $count } mensen mee aan deze tafel. Probeer het later nog eens, of volg de partij in het kanaal.

# De winnaar raden.

guess = Raad de winnaar
guess-option = { $name } wint
guessed = Jouw gok: **{ $name }** wint. Je kunt het veranderen tot het tweede rondje.
    .over = Jouw gok was: **{ $name }** wint.
guess-was = { $right ->
    [yes] Je gokte op **{ $name }**, en dat was goed!
   *[no] Je gokte op **{ $name }**. Gewonnen: { $winners }.
}
seats-changed = De plekken zijn veranderd. Kijk nog eens, en raad dan opnieuw.

# Alle kreten om uit te kiezen.

cheered = Je riep { $cheer } aan { $table }.
cheer-heading = ### Roep iets · { $table }
    -# Iedereen aan tafel ziet het, met je naam.
