# Was stattdessen geht.

next-play = Leg { $cards }.
next-play-draw = Leg { $cards }, oder zieh{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } Karten
}.
next-play-draw-pass = Leg { $cards }, zieh eine Karte oder passe.
next-draw-pass = Zieh eine Karte oder passe.
next-play-pass = Leg { $cards }, oder passe.
next-draw = Zieh { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
next-pass = Passe.
next-play-miss = Leg { $cards }, oder setz { $count ->
    [one] aus
   *[other] { $count }-mal aus
}.
next-miss = Setz { $count ->
    [one] aus
   *[other] { $count }-mal aus
}.
play-alone = Leg { $card } einzeln.
play-only = Leg nur { $cards }.
answer-it = Leg { $cards } drauf.
play-without-call = Mach deinen Zug ohne Ansage.
play-without-suit = Leg die Karte, ohne dir eine { suit-word } zu wünschen.
play-plainly = Leg { $cards }, ohne dir was zu wünschen.
play-without-rank = Leg die Karte, ohne dir { $pack ->
    [whot] eine Zahl
   *[french] einen Wert
} zu wünschen.
ask-for = Wünsch dir { $ranks }.
pick-suit = Wünsch dir { $suits }.
give = Verschenk { $cards }.
give-or-nothing = Verschenk { $cards }, oder gar nichts.
stand-or-challenge = Glaub es oder zweifle es an.
wait-for-others = Warte auf die anderen.
wait-for-deal = Warte, bis wieder gegeben wird.
call-in-time = Sag „{ $word }“, bevor dich jemand erwischt.

# Wer dran ist, und welche Karten es gibt.

not-your-turn = Du bist noch nicht dran.
jump-with = Wenn du nicht dran bist, kannst du nur genau die gleiche Karte reinwerfen: { $card }.
jump-alone = Du kannst nur eine Karte reinwerfen.
no-jump-now = Jetzt kannst du keine Karte reinwerfen.
match-over = Die Partie ist vorbei.
no-round = Gerade läuft keine Runde.
deal-later = Gegeben wird wieder, wenn diese Runde vorbei ist.
no-card = Du hast keine Karte ausgesucht.
not-held = { CAPITAL($cards) } hast du nicht auf der Hand.
not-held-that = Diese Karte hast du nicht.

# Was passt.

no-match = { CAPITAL($card) } passt nicht auf { $top }: { $fits ->
    [suit] Es ist nicht dieselbe { suit-word }.
    [next-rank] Es muss genau eins höher oder niedriger sein.
   *[suit-or-rank] Es ist weder dieselbe { suit-word } noch { rank-word }.
}
first-suit = { CAPITAL($card) } kann nicht deine erste Karte sein: Alle fangen mit { $suit } an.
first-alone = Leg deine erste Karte der Runde einzeln.
first-not-wild = { CAPITAL($card) } ist deine erste Karte der Runde, also keine Wunschkarte.
first-answers-nothing = Mit deiner ersten Karte der Runde kannst du keine Ziehkarte kontern und kein Aussetzen weitergeben.
apart = { CAPITAL($card) } darf an diesem Tisch nicht auf { $top }, auch wenn es passt.
again-in-suit = { CAPITAL($card) } passt nicht: Du bist noch mal dran und musst { $suit } legen.
together-apart = { CAPITAL($cards) } gehen nicht zusammen: Eine davon darf nicht auf eine andere.
suit-in-force = { CAPITAL($card) } passt nicht: Die { suit-word } ist jetzt { $suit }.
starter-suit = { CAPITAL($card) } passt nicht: Nur die { suit-word } der ersten Karte zählt, und das ist { $suit }.
rank-asked = { CAPITAL($card) } passt nicht: Gewünscht { $count ->
    [one] ist
   *[other] sind
} { $ranks }.
rank-on-wild = { CAPITAL($card) } passt nicht: Die { suit-word } ist jetzt { $suit }, und auf einer Wunschkarte reicht { rank-word } nicht.
last-resort = { CAPITAL($card) } kannst du nur legen, wenn sonst nichts auf deiner Hand passt.
wild-must-match = { CAPITAL($card) } ist eine Wunschkarte, muss an diesem Tisch aber trotzdem passen: { $match }.
wild-on-wild = { CAPITAL($card) } ist eine Wunschkarte, darf an diesem Tisch aber nicht auf eine andere Karte mit { rank-word.dat }.
not-last = { CAPITAL($card) } darf an diesem Tisch nicht deine letzte Karte sein.
last-not-together = Mit { $cards } auf einmal kannst du nicht Schluss machen: Die letzte Karte legst du einzeln.
last-wild-must-match = { CAPITAL($card) } ist eine Wunschkarte, muss als letzte Karte aber passen: { $match }.
unsaid = Du hast nicht rechtzeitig „{ $word }“ gesagt, darum kannst du jetzt nicht Schluss machen.
announced-unsaid = Du hast beim letzten Mal nicht „{ $word }“ gesagt, darum kannst du jetzt nicht Schluss machen.
question-last = Es gibt nichts mehr zu ziehen, darum kann { $card } ohne Antwort nicht deine letzte Karte sein.
drawing-ends-turn = Du hast gezogen, also kannst du diesmal nicht mehr legen.
only-drawn-cards = Du kannst nur legen, was du gerade gezogen hast, und { $card } gehört nicht dazu.
unanswered = { CAPITAL($card) } hilft nicht gegen die { $count ->
    [one] Strafkarte
   *[other] { $count } Strafkarten
} von { $top }.
unanswered-skip = { CAPITAL($card) } hilft nicht gegen das Aussetzen, nur eine Aussetzkarte mit { rank-word.dat } wie { $top }.
cancels-only = { CAPITAL($card) } wehrt nur Strafkarten durch { $rank } ab, und diese kommen von { $top }.
unanswered-suit = { CAPITAL($card) } hilft nicht gegen die { $count ->
    [one] Strafkarte
   *[other] { $count } Strafkarten
}: Dagegen hilft jetzt nur { $suit }.

# Mehrere Karten auf einmal.

single-card = Du kannst immer nur eine Karte legen.
no-marriage-after-drawing = Frisch gezogene Könige und Damen darfst du an diesem Tisch nicht als Hochzeit legen.
one-drawn-card = Nach dem Ziehen kannst du nur eine einzige Karte legen, und zwar eine gezogene.
marriage-on-penalty = Eine Hochzeit hilft nicht gegen die { $count ->
    [one] Strafkarte
   *[other] { $count } Strafkarten
}.
unanswered-question = { CAPITAL($card) } braucht sofort eine Antwort.
question-alone = { CAPITAL($card) } braucht sofort eine Antwort, und du hast keine.
no-answer = { CAPITAL($card) } ist keine Antwort auf { $question }.
one-answer = { CAPITAL($card) } ist eine Karte zu viel: Auf eine Frage gehört nur eine Antwort.
together-plain = { CAPITAL($cards) } gehen nicht zusammen: Es müssen Karten mit { rank-word.dat } sein, nur keine Wunsch- oder Sonderkarten.
together-ranks = { CAPITAL($cards) } gehen nicht zusammen: Es müssen Karten mit { rank-word.dat } sein.
together-answers = { CAPITAL($cards) } gehen nicht zusammen: Jede muss { $pack ->
    [whot] dieselbe Zahl
   *[french] denselben Wert
} haben wie die vorige oder auf die vorige antworten.
together-marriage = { CAPITAL($cards) } gehen nicht zusammen: Dazu gehören König und Dame einer Farbe.
together-runs = { CAPITAL($cards) } gehen nicht zusammen: Es muss eine Reihe in einer { suit-word } sein, aufwärts oder abwärts.
together-chains = { CAPITAL($cards) } gehen nicht zusammen: Jede muss { $pack ->
    [whot] die Zahl
   *[french] den Wert
} der vorigen haben oder in ihrer { suit-word } daneben liegen, immer weiter aufwärts oder abwärts.
together-suit = { CAPITAL($cards) } gehen nicht zusammen: Alle müssen dieselbe { suit-word } haben wie die erste.
together-suit-first = { CAPITAL($cards) } gehen nicht zusammen: Leg zuerst eine Karte, zu der du weitere ihrer { suit-word } legen darfst.
together-either = { CAPITAL($cards) } gehen nicht zusammen: Sie müssen vom selben Wert sein, oder König und Dame einer Farbe.

# Farben.

suit-closed = { CAPITAL($suit) } kannst du dir jetzt nicht wünschen.
direction-first = Erst kommt die Richtung.
pick-direction = Wähl: im Uhrzeigersinn oder gegen den Uhrzeigersinn.
no-direction-to-pick = Hier darfst du keine Richtung bestimmen.
suit-left = { CAPITAL($card) } wehrt die Strafkarten ab, darum bleibt die { suit-word }, wie sie ist.
suit-missing-to-ask = Mit { $card } wünschst du dir eine einzelne Karte, dazu gehört eine { suit-word }.
suit-missing = Zur Wunschkarte ({ $rank }) fehlt noch die { suit-word }, die du dir wünschst.
no-suit-to-pick = Jetzt kannst du dir keine { suit-word } wünschen.
not-wild = { CAPITAL($card) } ist keine Wunschkarte, die { suit-word } bleibt.
own-suit = Eine Wunschkarte behält an diesem Tisch ihre eigene { suit-word }.
rank-closed = { CAPITAL($ranks) } kannst du dir nicht wünschen.
rank-missing = Es fehlt noch { $pack ->
    [whot] die Zahl, die
   *[french] der Wert, den
} du dir mit { $card } wünschst.
no-sequences = In diesem Spiel gibt es keine Folgen.
asks-for-none = Mit { $card } wünschst du dir { $pack ->
    [whot] keine Zahl
   *[french] keinen Wert
}.
last-card-no-rank = Mit der letzten Karte wünschst du dir { $pack ->
    [whot] keine Zahl
   *[french] keinen Wert
}.
last-card-no-suit = Mit der letzten Karte wünschst du dir keine { suit-word }.
first-card-wild = Die erste Karte ist eine Wunschkarte, und du hast gegeben.

# Ziehen und passen.

hand-full = Mit { cards } auf der Hand kannst du nicht ziehen: Mehr geht hier nicht.
nothing-to-draw = Es gibt nichts mehr zu ziehen.
draw-for-skip = Du musst gleich aussetzen, und Ziehen hilft nicht dagegen.
drawn-enough = Du hast schon { cards } gezogen, mehr geht nicht.
drawn-for-rank = Du ziehst nur eine Karte, wenn { $ranks } gewünscht { $count ->
    [one] ist
   *[other] sind
}.
able-after-drawing = Du hast eine Karte, die passt, also kannst du nicht weiterziehen.
able = Du kannst nicht ziehen, solange du legen kannst.
must-play = Du kannst nicht passen: Du hast gezogen, also musst du jetzt eine Karte legen.
pass-too-early = Du kannst noch nicht passen.
pass-nothing-to-draw = Passen geht nur, wenn es nichts mehr zu ziehen gibt.
pass-unable = Passen geht nur, wenn keine Karte passt und es nichts mehr zu ziehen gibt.

# Letzte Karte.

no-calls = An diesem Tisch sagt niemand „letzte Karte“.
call-too-early = Sag „{ $word }“ nur, { $also ->
    [at-two] wenn dir nach dem Legen eine Karte bleibt, und „{ $second }“ bei zweien
    [at-three] wenn dir nach dem Legen eine Karte bleibt, und „{ $second }“ bei dreien
    [going-out] wenn dir nach dem Legen eine Karte bleibt, und „{ $second }“ bei der letzten
    [with-last-card] wenn du deine letzte Karte legst
   *[none] wenn dir nach dem Legen eine Karte bleibt
}.
no-call-due = Sag „{ $word }“ nur, { $also ->
    [at-two] wenn du noch eine Karte hast, und „{ $second }“ bei zweien
    [at-three] wenn du noch eine Karte hast, und „{ $second }“ bei dreien
    [going-out] wenn du noch eine Karte hast, und „{ $second }“ bei der letzten
    [with-last-card] wenn du deine letzte Karte legst
   *[none] wenn du noch eine Karte hast
}.
announced-too-early = Sag „{ $word }“ nur, wenn du höchstens drei Karten hast.
no-catching = An diesem Tisch wird niemand erwischt: { $costs ->
    [turn] Wer „{ $word }“ vergisst, darf nicht Schluss machen
   *[cards] Wer „{ $word }“ vergisst, zieht sowieso
}.
catch-yourself = Dich selbst kannst du nicht erwischen.
no-one-to-catch = Da ist niemand zu erwischen: Alle mit { $also ->
    [at-two] einer oder zwei Karten haben ihre Ansage gemacht
    [at-three] einer oder drei Karten haben ihre Ansage gemacht
   *[none] einer Karte haben „{ $word }“ gesagt
}.

# Bluffs und Geschenke.

may-be-bluff = Das eben könnte ein Bluff gewesen sein.
nothing-to-challenge = Es gibt nichts mehr anzuzweifeln.
nothing-to-take-back = Gerade kannst du nichts zurücknehmen.
take-back-in-time = Zurücknehmen kannst du nur, was du selbst gelegt hast, und nur, solange danach niemand was getan, gezogen oder eine neue Karte gesehen hat.
nothing-to-give = Gerade kannst du keine Karte verschenken.
give-first = Schenk erst allen anderen eine Karte.
giving-begun = Du hast schon eine Karte verschenkt, also bekommen alle eine.

# Regeln, die Spieler aufstellen.

rules-stay = An diesem Tisch bleiben die Regeln, wie sie sind.
rules-between-rounds = Wer eine Runde gewinnt, stellt vor dem nächsten Geben eine Regel auf.
winner-adds = Wer die Runde gewinnt, stellt eine Regel auf.
not-offered = Diese Regel steht nicht zur Wahl. Nimm eine der anderen.

# Geheime Regeln.

nothing-hidden = An diesem Tisch gibt es keine geheimen Regeln.
said-already = Das hast du diesmal schon gesagt.
no-such-phrase = Das sagt an diesem Tisch niemand. Wähl einen Satz aus der Liste.
guessed-already = Raten kannst du nur einmal pro Zug.
nothing-to-guess = Diese Regel kannst du nicht raten. Wähl eine aus der Liste.
