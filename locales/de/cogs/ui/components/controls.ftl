back-more = Zurück zu Mehr
back-house-rules = Zurück zu den Hausregeln
back-saved-sets = Zurück: Gespeicherte Hausregeln
back-first-steps = Zurück zu den ersten Schritten
back-help = Zurück zur Hilfe
back-leaderboard = Zurück zur Rangliste
back-replay = Zurück zur Wiederholung
back-me = Zurück zu deiner Seite
back-named = Zurück: { $name }

no-card = „{ $typed }“ ist keine Karte. { $spelling }, oder wähl aus der Liste.
torn-card = „{ $typed }“ kann { $cards } sein. Schreib es als Wort, oder wähl aus der Liste.
torn-suit = „{ $typed }“ kann { $suits } sein. Schreib das ganze Wort.
from-to = { $what }: { $first } bis { $last }
