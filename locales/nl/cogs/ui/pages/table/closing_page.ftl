# Een tafel sluiten: de vraag, de stemming, en wat in het kanaal blijft.

ask = { $table } sluiten?
    .match = De partij stopt hier en telt voor niemand.
    .consent = De partij stopt hier en telt voor niemand. Jij hebt deze tafel niet geopend, dus iedereen hier moet het goed vinden.
close = Sluiten
close-asking = Vraag de anderen
closed = { $table } is gesloten.
asked = Ik heb het gevraagd: { $names }. De tafel sluit als iedereen hier het goed vindt.
agreed = Jij vindt het goed. Wachten op { $names }.
refused = Jij wilt doorspelen, dus de tafel blijft open.

# In het bericht van de tafel, zolang de anderen gevraagd worden.
vote = **{ $host } wil deze tafel sluiten.** De partij stopt dan en telt voor niemand. Wachten op { $names }.
agree = Sluiten
play-on = Doorspelen

# Wat blijft van een partij die voor het einde gesloten werd.
closed-by = **{ $name } sloot deze tafel { $dealt ->
    [no] na
   *[yes] in
} ronde { $round }.** De partij telt voor niemand.
closed-itself = **Deze tafel sloot { $dealt ->
    [no] na
   *[yes] in
} ronde { $round }, omdat er niemand meer was.** De partij telt voor niemand.
standing = Stand na { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Er is geen ronde uitgespeeld. Aan tafel: { $names }.
rematch = De revanche is hier: [open hem]({ $link })
