# De pagina voor een browser waarin een partij bewaard wordt.

title = { $game }, partij { $match }
first = Eerste
back = Terug
play = Afspelen
pause = Pauze
next = Verder
last = Laatste
round = Volgende ronde
speed = Snelheid
moves = Beurten
scores = Scores na elke ronde
keys = Met de pijltjes stap je, met Home en End spring je, met de spatiebalk speel je af.
table = De tafel
step = Ronde %r · beurt %s van %n
draw-pile = Pakstapel
no-cards = Geen kaarten
bot = bot
total = Totaal
