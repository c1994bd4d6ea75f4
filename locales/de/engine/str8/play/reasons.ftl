# Was stattdessen geht.

draw = Zieh eine Karte.
draw-or-take = Zieh eine Karte oder nimm { $card } vom Ablagestapel.
play-or-discard = Leg eine Karte an oder wirf eine ab.
wait-for-others = Warte auf die anderen.
wait-for-deal = Warte, bis wieder gegeben wird.
pick-one = Wähl eine Karte.
pick-sequence = Wähl die Folge, an die die Karte soll.
begin-first = Fang die erste Folge an.
no-need-to-say-which = Leg die Karte, ohne eine Folge zu wählen.
begins = Eine Folge fängt mit einer Zahl von { $first } bis { $last } an.
follows = Auf { $card } folgt { $numbers }.
nothing-follows = Auf { $card } folgt nichts.
add-any = Du kannst { $numbers } anlegen.
add-none = An die Folge passt keine Zahl mehr.

# Wer dran ist.

not-your-turn = Du bist noch nicht dran.
turn-over = Dein Zug ist vorbei: Du kannst nur eine Karte legen oder abwerfen.
match-over = Die Partie ist vorbei.
no-round = Gerade läuft keine Runde.
deal-later = Gegeben wird wieder, wenn diese Runde vorbei ist.
nothing-to-take-back = Gerade kannst du nichts zurücknehmen.
take-back-in-time = Deine Karte kannst du nur zurücknehmen, solange danach niemand was getan, gezogen oder eine neue Karte gesehen hat.
drawn-already = Du hast schon eine Karte gezogen.
not-drawn = Du hast noch keine Karte gezogen.
pile-empty = Der Ablagestapel ist leer.
nothing-to-say = In diesem Spiel sagt oder wünscht niemand was.
not-in-this-game = Das gehört nicht zu diesem Spiel.

# Welche Karte, und wohin.

single-card = Du legst immer nur eine Karte.
not-held = Diese Karte hast du nicht.
pass-card = Eine Weitergabekarte kannst du nicht an eine Folge anlegen.
one-sequence = Du hast nur eine Folge.
two-sequences = Du hast zwei Folgen.
fits-neither = { CAPITAL($card) } passt an keine deiner Folgen.
both-empty = Deine beiden Folgen sind leer.
no-bulls-eye = { CAPITAL($card) } hat keine Zielscheibe.
does-not-follow = { CAPITAL($card) } folgt nicht auf { $last }.
