# Een partij die voorbij is, stap voor stap.

title = ## Terugkijken · { $game }
stage = -# Partij #{ $match } · ronde { $round } · zet { $step } van { $steps }
open = -# Alle handen zijn open.
as-seat = -# Zoals { $name } het zag.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Verder gebeurde er niets.
first = Eerste
previous = Vorige
next = Volgende
last = Laatste
round = Volgende ronde
download = Downloaden
matches = Alle partijen
jump = Spring naar een zet
    .heard = Spring naar een ronde
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Eerdere zetten
    .heard = Eerdere rondes
jump-later = Latere zetten
    .heard = Latere rondes
view = Wiens kaarten
view-open = Alle handen
view-seat = Zoals { $name } het zag
button = Terugkijken
unknown = Deze herhaling is er niet meer. Open hem opnieuw met `/eights history`.
download-title = ## Partij #{ $match }, om te bewaren
download-what = Het verslag is voor programma’s: `python -m engine replay` controleert elke zet erin.
download-too-large = Deze partij is te lang voor een bestand op Discord.
download-note = -# De namen van de spelers staan erin. Laat iemand zich later vergeten, dan blijft diens naam in elk bestand dat je bewaard hebt.
