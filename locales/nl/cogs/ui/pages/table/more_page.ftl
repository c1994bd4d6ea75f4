# Het paneel Meer van een tafel.

heading = ### Meer · { $table }
remove = Haal een speler weg
    .match = Vervang door een bot
seats = Plekken in deze partij
seat = Plek { $number }: { $name }
options = Tafelopties
log = Verslag
scores = Scores
pile = Stapel
rules = Spelregels
details = Eerlijk gedeeld
ping = Ping mij
    .off = Stop met pingen
invite = Nodig iemand uit
leave = Geef mijn plek op
close = Sluit de tafel
