# Waarom iets niet mag in het reeksenspel, en wat dan wel kan.

# Wat wel kan.

draw = Pak een kaart.
draw-or-take = Pak een kaart, of neem { $card } van de aflegstapel.
play-or-discard = Speel een kaart, of leg er een af.
wait-for-others = Wacht op de anderen.
wait-for-deal = Wacht tot er weer gedeeld wordt.
pick-one = Kies één kaart.
pick-sequence = Kies bij welke reeks de kaart komt.
begin-first = Begin de eerste reeks.
no-need-to-say-which = Speel zonder een reeks te kiezen.
begins = Een reeks begint met een getal van { $first } tot en met { $last }.
follows = Na { $card } kun je { $numbers } bijleggen.
nothing-follows = Na { $card } past er niets meer.
add-any = Je kunt { $numbers } bijleggen.
add-none = Er past geen getal meer bij.

# Wie er aan de beurt is.

not-your-turn = Je bent nog niet aan de beurt.
turn-over = Je beurt is voorbij: je kunt maar één kaart spelen of afleggen.
match-over = De partij is voorbij.
no-round = Er is nu geen ronde bezig.
deal-later = Er wordt weer gedeeld als deze ronde voorbij is.
nothing-to-take-back = Je kunt nu niets terugnemen.
take-back-in-time = Je kunt je eigen kaart terugnemen tot iemand iets doet, zolang niemand een nieuwe kaart heeft gepakt of gezien.
drawn-already = Je hebt al een kaart gepakt.
not-drawn = Je hebt nog geen kaart gepakt.
pile-empty = De aflegstapel is leeg.
nothing-to-say = In dit spel zegt of kiest niemand iets.
not-in-this-game = Dat hoort niet bij dit spel.

# Welke kaart, en waar hij komt.

single-card = Je speelt één kaart per beurt.
not-held = Die kaart heb je niet.
pass-card = Een doorgeefkaart kun je niet bij een reeks leggen.
one-sequence = Je hebt maar één reeks.
two-sequences = Je hebt twee reeksen.
fits-neither = { CAPITAL($card) } past bij geen van je reeksen.
both-empty = Je reeksen zijn allebei leeg.
no-bulls-eye = { CAPITAL($card) } is geen roos.
does-not-follow = { CAPITAL($card) } volgt niet op { $last }.
