title = ### Deine Hand · { $title }
notice = ❗ { $notice }
waiting = { $name } ist dran…
out-of-match = **Du bist ausgeschieden.** Schau noch zu oder geh, wann du magst.
paused = **Das Turnier macht Pause.**
paused-your-turn = **Das Turnier macht Pause.** Du bist dran, wenn es weitergeht.
no-one = **Niemand ist da, der Tisch wartet.** Drück **Bin wieder da**, um weiterzumachen.
away = { $why } Drück **Bin wieder da**, um wieder einzusteigen.
ready = Du bist bereit. Jetzt fehlen noch die anderen.
silenced = ⚠️ Ich kann in { $channel } nicht mehr schreiben. Spiel hier weiter und bitte die Moderation, das wieder zu erlauben.
silenced-lacking = ⚠️ Ich kann in { $channel } nicht mehr schreiben, mir fehlt die Berechtigung „{ $missing }“. Spiel hier weiter und frag einen Admin danach.
sat-down = -# { $took } Du bist mitten in der Partie eingestiegen, darum zählt das Ergebnis dieses Platzes nicht.
rematch = Diese Partie ist vorbei. Zur Revanche geht es an { $title }.
not-dealt = Deine Karten bekommst du an { $title }, sobald der Host **Start** drückt.
may-jump-in = **Du hast auch { $card }.** Wirf die Karte rein, bevor jemand drauflegt.
say-it = **Sag jetzt „{ $word }“**, bevor es dich Karten kostet.

# Vormerken.

may-plan = Unten kannst du deinen Zug schon vormerken.
    .heard = -# Merk deinen Zug schon mal vor: Drück, was du tun willst, wenn du dran bist.
planned = **Vorgemerkt: { $plan }**
    .heard = **Vorgemerkt: { $plan }.** Das passiert von selbst, wenn du dran bist und es passt. Drück **Vormerkung löschen**, um es zurückzunehmen.
plan-dropped = **Wird nichts: { $plan }.** { $why }
draw =
    .planned = eine Karte ziehen
play-suit = { $cards } legen, dann { $suit }
    .planned = { $cards }, dann { $suit }
play-rank = { $cards } legen, { $ranks } wünschen
plan-a-card = Karte vormerken
plan-one = { $card }
    .heard = { $card } vormerken
plan-draw = Ziehen vormerken
clear-plan = Löschen
    .heard = Vormerkung löschen

# Wie viele Karten alle haben.

strip-seat = { $name } { $count }
strip-you = **Du { $count }**
strip-out-seat = { $name } ausgeschieden
strip-out-you = **Du bist ausgeschieden**

# Was man außerdem hört.

can-play = Du kannst { $cards } legen.

time = Ein Bot übernimmt { $when } für { $name }.
    .you = Ein Bot übernimmt { $when } für dich.
cards = Karten: { $seats }
scores = { $begun ->
    [yes] Punkte (wer führt, steht vorn): { $scores }
   *[no] Noch keine Punkte
}. { $best ->
    [rounds] Wer die meisten Runden gewinnt, gewinnt die Partie.
    [highest] Die meisten Punkte gewinnen.
    [left] Wer übrig bleibt, gewinnt.
   *[lowest] Die wenigsten Punkte gewinnen.
}

# Legen.

choose = **Du legst { $cards }.** Wünsch dir eine { suit-word }.
ask = **Du legst { $cards }.** { $suit ->
    [none] Wünsch dir einen Wert.
   *[other] Farbe: { $suit }. Wünsch dir einen Wert.
}
sure = **{ $move }?**
picking = **Du legst { $cards }**, die letzte kommt nach oben.
answering = **Du legst { $cards }.** Jetzt antworte darauf.
pick-a-card = Wähl eine Karte
pick-suit = { $sign } { $label }
    .heard = { $suit } wünschen
ask-for = { $ranks }
    .heard = { $ranks } wünschen
several = { $card } …
    .heard = Mit { $card } anfangen
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } an Folge { $sequence }
    .heard = { $card } an deine { $sequence ->
        [1] erste
       *[2] zweite
    } Folge legen
and-call = { $play } · „{ $word }“
    .heard = { $play } und „{ $word }“ sagen
add = + { $card }
    .heard = { $card } dazulegen
play = { $cards } legen
    .planned = { $cards }
play-these = Diese { $count } Karten legen
play-one = { $card }
    .heard = { $card } legen
play-silent = { $card }
    .heard = { $card } legen, nichts sagen
play-saying = { $card } · „{ $word }“
    .heard = „{ $word }“ sagen und { $card } legen
give-one = { $card }
    .heard = { $to } { $card } schenken
give-saying = { $card } · „{ $word }“
    .heard = „{ $word }“ sagen und { $to } { $card } schenken
play-sequence = { $cards } an Folge { $sequence } legen
give = { $card } verschenken
jump-in = Reinwerfen: { $card }
discard = { $card } abwerfen
one-less = Eine Karte weniger
another = Andere Karte
    .heard = Doch eine andere Karte nehmen

# Andere Knöpfe.

refresh = Neu laden
more = Mehr
my-hand = Meine Hand
standing = Stand
come-back = Bin wieder da
why-not = Warum nicht?
    .heard = Warum kann ich eine Karte nicht legen?
end-turn = Zug beenden
keep = Behalten
pass = Passen
take = { $card } nehmen
    .heard = { $card } nehmen, dann eine legen oder abwerfen
call = { $word }!
ready-button = Bereit
give-nothing = Nichts verschenken
clockwise = Im Uhrzeigersinn
counterclockwise = Gegen den Uhrzeigersinn
stand = Glauben
challenge = Anzweifeln
take-back = { $cards } zurücknehmen

no-seat = Du spielst an diesem Tisch nicht mit.
slipped = Deine Hand war nicht mehr auf dem neuesten Stand. So sieht sie jetzt aus.
pick-in-hand = Drück **Meine Hand** und wähl dort die Karten.
caught = Du hast { $name } erwischt!
move-counted = { $refusal } Dein letzter Zug hat gezählt: { $told }
    .heard = { $refusal } Dein letzter Zug hat gezählt.
does-not-fit = { $card } (passt gerade nicht)

lesson-matching = **Leg eine Karte, die zur obersten passt.** Oben liegt { $card }: Leg dieselbe Farbe oder denselben Wert. Was passt, ist hervorgehoben.
lesson-wild = **{ CAPITAL($card) } ist eine Wunschkarte.** Sie passt fast überall, und du wünschst dir die Farbe, mit der es weitergeht.
lesson-suit = **Jemand hat sich eine Farbe gewünscht.** { CAPITAL($card) } ist eine Wunschkarte, da zählt die eigene Farbe nicht. Leg die gewünschte Farbe oder noch eine Wunschkarte.
lesson-drawing = **Auf { $card } passt nichts.** Das kommt vor! Drück **Ziehen**.
lesson-penalty = **{ CAPITAL($card) } geht an dich.** Zieh die Strafkarten, oder reich sie mit einer Karte weiter, die noch was draufsetzt.
lesson-last-one = **Gleich hast du nur noch eine Karte.** Drück { $card } · „letzte Karte“, dann sagst du es beim Legen. Wenn du’s vergisst, ziehst du zwei Karten.
lesson-skip = **{ CAPITAL($card) } lässt aussetzen.** Wer jetzt dran wäre, setzt aus. Zu zweit heißt das: Du bist noch mal dran.
lesson-reverse = **Mit { $card } geht es andersrum.** Zu zweit ist das eine Karte wie jede andere.
lesson-draw = **Wer nach { $card } dran ist, muss ziehen.** Heb dir so eine Karte für den richtigen Moment auf.
lesson-turn = **Hol dir zuerst eine Karte.** Zieh eine, oder nimm { $card }, wenn sie dir was bringt. Dann leg eine Karte oder wirf eine ab.
lesson-opening = **Mit { $card } kann deine Folge anfangen.** Eine Folge fängt mit irgendeiner Zahl von 1 bis 8 an.
lesson-following = **{ CAPITAL($card) } passt an deine Folge.** Sie steht im Einmaleins in derselben Reihe wie deine letzte Zahl. Acht Zahlen gewinnen die Runde.
lesson-swap = **{ CAPITAL($card) } tauscht die Hände.** Legst du so eine, bekommst du die Karten des anderen und er deine.
lesson-discarding = **Nichts passt.** Das kommt vor! Wirf eine Karte ab, die du nicht brauchst.

why-title = Warum nicht? · { $table }
pick = Wähl eine Karte, dann siehst du, warum du sie jetzt nicht legen kannst.
all-playable = Du kannst jede Karte auf deiner Hand legen.
playable = Das kannst du jetzt legen: { $card }.
not-held = Das hast du nicht auf der Hand: { $card }.
select = Eine Karte, die nicht geht
back = Zurück zu meiner Hand

## Cards that are typed

no-card = „{ $typed }“ ist keine Karte. { $spelling }, oder wähl aus der Liste.
torn-card = „{ $typed }“ kann { $cards } sein. Schreib es als Wort, oder wähl aus der Liste.
torn-suit = „{ $typed }“ kann { $suits } sein. Schreib das ganze Wort.
