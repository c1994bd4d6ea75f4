# Het paneel Meer van een tafel.

heading = ### Meer · { $table }
remove = Haal een speler weg
    .match = Vervang een speler door een bot
seat = Plek { $number }: { $name }
options = Tafelopties
house-rules = Huisregels
log = Verslag
scores = Scores
pile = Stapel
rules = Spelregels
details = Eerlijk gedeeld
ping = Ping me bij mijn beurt
    .off = Ping me niet meer
invite = Nodig iemand uit
leave = Geef mijn plek op
close = Sluit de tafel
