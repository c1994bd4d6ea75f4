# Wat knoppen en menu’s van veel pagina’s zeggen.

back-more = Terug naar Meer
back-house-rules = Terug naar Huisregels
back-saved-sets = Terug naar Bewaarde huisregels
back-first-steps = Terug naar Eerste stappen
back-help = Terug naar Help
back-leaderboard = Terug naar Ranglijst
back-replay = Verder met terugkijken
back-me = Terug naar jouw pagina
back-named = Terug naar { $name }

no-card = “{ $typed }” is geen kaart. { $spelling }, of kies uit de lijst.
torn-card = “{ $typed }” kan zijn: { $cards }. Schrijf het voluit, of kies uit de lijst.
torn-suit = “{ $typed }” kan zijn: { $suits }. Schrijf het hele woord.
from-to = { $what }: { $first } t/m { $last }
post-here = Plaats hier
row = { $label } · { $value }
on = aan
off = uit
none = geen
