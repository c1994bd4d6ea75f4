# Gedragsregels, zoals een speler ze leest die er een kent.

phrase-nice-day = Fijne dag nog
phrase-hail = Hulde
phrase-name = Ik kies deze kleur
phrase-knock = Klop, klop
phrase-thanks = Dank je wel

say = zeg “{ $phrase }”
never = niet doen

on-rank-A = Een aas spelen: { $demand }.
on-rank-2 = Een twee spelen: { $demand }.
on-rank-3 = Een drie spelen: { $demand }.
on-rank-4 = Een vier spelen: { $demand }.
on-rank-5 = Een vijf spelen: { $demand }.
on-rank-6 = Een zes spelen: { $demand }.
on-rank-7 = Een zeven spelen: { $demand }.
on-rank-8 = Een acht spelen: { $demand }.
on-rank-9 = Een negen spelen: { $demand }.
on-rank-T = Een tien spelen: { $demand }.
on-rank-J = Een boer spelen: { $demand }.
on-rank-Q = Een vrouw spelen: { $demand }.
on-rank-K = Een heer spelen: { $demand }.
on-suit-S = Schoppen spelen: { $demand }.
on-suit-H = Harten spelen: { $demand }.
on-suit-D = Ruiten spelen: { $demand }.
on-suit-C = Klaver spelen: { $demand }.
on-court = Een boer, vrouw of heer spelen: { $demand }.
on-same-rank = Dezelfde waarde spelen als de kaart eronder: { $demand }.
on-court-on-court = Een plaatje op een ander plaatje spelen: { $demand }.
on-spade-on-heart = Schoppen op harten spelen: { $demand }.
on-drawing = Een kaart pakken: { $demand }.
on-fined = Het eerste wat je doet na een straf: { $demand }.
