chapter-matching = Was passt, was wünscht
chapter-special = Was Karten bewirken
chapter-drawing = Ziehen
chapter-several = Mehrere Karten
chapter-last = Letzte Karte

sides =
    .label = Partner
    .help = Wie viele Teams spielen. Die Plätze gehen reihum an die Teams. Bei zwei Zweierteams sitzt ihr euch also gegenüber.
    .value = { $count ->
        [0] jeder für sich
       *[other] { $count } Teams
    }
packs =
    .label = Kartenspiele
    .help = Wie viele Kartenspiele zusammengemischt werden.
    .refused = Spiel mit 1 bis 6 Kartenspielen, nicht mit { $count }.
pack_kind =
    .label = Art der Karten
    .help = Mit welchen Karten ihr spielt. Whot hat Formen und Zahlen und eigene Wunschkarten.
    .french = Herz, Pik, Karo und Kreuz
    .whot = Whot
pack_size =
    .label = Karten im Spiel
    .help = Wie viele Karten ein Kartenspiel hat: alle, oder nur die von 6 oder 7 bis zum Ass.
    .value = { $count ->
        [32] 32, von 7 bis Ass
        [36] 36, von 6 bis Ass
       *[52] alle 52
    }
    .refused = Ein Kartenspiel kann 32, 36 oder 52 Karten haben, nicht { $count }.
jokers =
    .label = Joker
    .help = Wie viele Joker jedes Kartenspiel hat. Sie sind Wunschkarten.
    .refused = Nimm keinen, einen oder zwei Joker je Kartenspiel.
deal =
    .label = Karten auf die Hand
    .help = Wie viele Karten alle bekommen.
    .value = { cards }
    .refused = Gib allen je 1 bis 13 Karten, nicht { $count }.
deals =
    .label = Spätere Runden
    .help = Wie viele Karten alle in den Runden nach der ersten bekommen.
    .same = gleich viele
    .down = jede Runde eine weniger, dann wieder von vorn
    .down-and-up = jede Runde eine weniger, dann jede Runde eine mehr
first_card =
    .label = Erste Karte
    .help = Mit welcher Karte der Ablagestapel beginnt. Fangen alle mit Kreuz an (bei Whot mit einem Stern), ziehst du, bis du so eine Karte hast, und sie bewirkt nichts Besonderes.
    .turned-up = die oberste vom Ziehstapel
    .of-the-dealer = der Geber legt die letzte Karte, die er bekommen hat
    .any = wer anfängt, legt irgendeine
    .clubs = alle fangen mit Kreuz an
first_player =
    .label = Wer anfängt
    .help = Wer in einer Runde anfängt.
    .winner = wer zuletzt gewonnen hat, sonst wer die meisten Punkte auf der Hand hat
    .left = wer links vom Geber sitzt
    .right = wer rechts vom Geber sitzt
    .dealer = der Geber
play_direction =
    .label = Richtung
    .help = Wie herum es am Anfang einer Runde geht. In dieser Richtung wechselt auch der Geber. Bestimmt jemand die Richtung, wird im Uhrzeigersinn gegeben.
    .clockwise = im Uhrzeigersinn
    .counterclockwise = gegen den Uhrzeigersinn
    .first-player-picks = wer anfängt, sucht sie aus
goal =
    .label = Leere Hand
    .help = Was nach deiner letzten Karte passiert. Beim Runterzählen startet dein Stand bei der Zahl der Karten, die du bekommst, und jedes neue Blatt hat so viele Karten wie dein Stand. Bei 0 gewinnst du.
    .round = du gewinnst die Runde
    .countdown = du zählst runter und bekommst ein neues Blatt
    .countdown-by-rounds = du zählst runter, dann bekommen alle ein neues Blatt
play_on =
    .label = Weiterspielen bis zum Letzten
    .help = Spielen die anderen weiter, wenn jemand fertig ist, bis nur noch einer Karten hat?
grows =
    .label = Neue Regeln
    .help = Wer eine Runde gewinnt, kann eine Regel für den Rest der Partie aufstellen. Geheime Regeln handeln davon, was man sagt und was man lässt. Legen darfst du trotzdem alles, was passt, aber wer eine Regel bricht, zieht eine Karte.
    .not = keine, die Regeln bleiben gleich
    .openly = wer eine Runde gewinnt, stellt eine auf
    .hidden = wer eine Runde gewinnt, stellt eine geheime auf

matching =
    .label = Was passt
    .help = Was auf die oberste Karte passt. Bei „ein Wert rauf oder runter“ liegen König und Ass nebeneinander, die Farbe ist egal, und mit Wunschkarten wünschst du dir keine.
    .suit-or-rank = dieselbe Farbe oder derselbe Wert
    .suit = dieselbe Farbe
    .next-rank = ein Wert rauf oder runter
still_fitting =
    .label = Auch der Wert passt
    .help = Zählt sonst nur die Farbe, passen diese Werte trotzdem auch auf den gleichen Wert.
    .refused = Nimm dafür Werte von Ass bis König.
apart =
    .label = Nie aufeinander
    .help = Diese Werte oder Karten darfst du nicht aufeinanderlegen, auch wenn sie passen.
wild =
    .label = Wunschkarten
    .help = Diese Werte passen auf alles, und du darfst dir eine Farbe wünschen.
    .refused = Als Wunschkarten gehen nur Werte von Ass bis König.
own_wild =
    .label = Wunschkarte nach Stand
    .help = Bestimmt dein Stand, was deine Wunschkarte ist, etwa Fünfen bei 5?
wild_when =
    .label = Wunschkarten legen
    .help = Wann du eine Wunschkarte legen kannst.
    .any-time = jederzeit
    .when-it-matches = nur, wenn Farbe oder Wert passt
wild_on_wild =
    .label = Wunschkarte auf gleichen Wert
    .help = Darf eine Wunschkarte auf ihren eigenen Wert? Beim Mau-Mau heißt es sonst: Bube auf Bube stinkt.
naming =
    .label = Farbe wünschen
    .help = Welche Farbe du dir mit einer Wunschkarte wünschen darfst. Ein Joker hat keine Farbe, also darfst du dir mit ihm immer eine wünschen.
    .any-suit = jede Farbe
    .another-suit = jede außer der jetzigen
    .own-suit = keine, die Wunschkarte behält ihre eigene
    .any-suit-if-it-matches = jede, wenn die Karte passt, sonst keine
rank_on_wild =
    .label = Gleicher Wert auf Wunschkarte
    .help = Passt auf eine Wunschkarte auch derselbe Wert, nicht nur die gewünschte Farbe?
wild_starter =
    .label = Erste Karte ist Wunschkarte
    .help = Was passiert, wenn die erste Karte einer Runde eine Wunschkarte ist.
    .dealer-names = der Geber wünscht sich eine Farbe
    .own-suit = ihre eigene Farbe zählt, nur ein Joker kommt zurück in den Ziehstapel
    .first-player-free = alles passt darauf
    .another-card = sie kommt zurück in den Ziehstapel, und eine neue wird aufgedeckt
    .blind = die Farbe wird ausgelost, bevor jemand in seine Karten schaut
    .bottom-card = die unterste Karte im Ziehstapel bestimmt die Farbe
starter_suit_only =
    .label = Nur die Farbe der ersten Karte zählt
    .help = Passt auf die erste Karte einer Runde nur ihre Farbe? Wenn ja, bewirkt die erste Karte auch nichts Besonderes.
open_cards =
    .label = Offene Karten
    .help = Auf diese Werte oder Karten passt alles.
free_cards =
    .label = Freie Karten
    .help = Diese Werte oder Karten passen auf alles, aber du wünschst dir damit keine Farbe.
jump_in =
    .label = Reinwerfen
    .help = Darfst du genau die gleiche Karte wie die oberste reinwerfen, auch wenn du nicht dran bist? Danach geht es bei dir weiter.
last_resort =
    .label = Notkarten
    .help = Diese Karten darfst du nur legen, wenn sonst nichts auf deiner Hand passt.
    .refused = Als Notkarten gehen nur Werte von Ass bis König und der Joker.
bluffing =
    .label = Bluffen
    .help = Darfst du mit einer Notkarte bluffen? Wer danach dran ist, darf sie anzweifeln.
challenge_penalty =
    .label = Falsch angezweifelt
    .help = Wie viele Karten extra zieht, wer zu Unrecht anzweifelt.
    .value = { cards }
    .refused = Zu Unrecht anzweifeln kann 0 bis 10 Karten extra kosten.

effects =
    .label = Sonderkarten
    .help = Was ein Wert oder eine einzelne Karte bewirkt.
    .none = nichts Besonderes
    .does = { $kind ->
        [skip] { $count ->
            [one] der Nächste setzt aus
           *[other] die nächsten { $count } setzen aus
        }
        [reverse] Richtungswechsel
        [gift] du darfst allen anderen je { cards } schenken
        [again] noch mal dran
        [suit] du darfst gleich noch andere Karten derselben Farbe legen
        [draw-back] wer vor dir dran war, zieht { $count }
        [all-draw] alle anderen ziehen sofort je { cards }
        [previous-draws] wer vor dir dran war, zieht sofort { cards }
        [all-draw-again] alle anderen ziehen sofort je { cards }, und du bist noch mal dran
        [rank] du wünschst dir einen Wert
        [card] du wünschst dir eine einzelne Karte
       *[draw] der Nächste zieht { $count }
    }
    .row = { $cards }: { $kind ->
        [skip] { $count ->
            [one] aussetzen
           *[other] { $count } setzen aus
        }
        [reverse] andersrum
        [gift] je { $count } schenken
        [again] noch mal dran
        [suit] Farbe dazulegen
        [draw-back] +{ $count } zurück
        [all-draw] alle anderen +{ $count }
        [previous-draws] sofort +{ $count } zurück
        [all-draw-again] alle anderen +{ $count }, noch mal dran
        [rank] Wert wünschen
        [card] Karte wünschen
       *[draw] +{ $count }
    }
    .refused-kind = Mit einer Sonderkarte kannst du andere aussetzen oder ziehen lassen, die Richtung wechseln, Karten verschenken, dir einen Wert oder eine Karte wünschen, noch mal drankommen oder weitere Karten ihrer Farbe legen. Wähl eins davon.
    .refused-count = Eine Sonderkarte kann 1 bis 10 Leute aussetzen lassen, oder 1 bis 10 Karten ziehen oder verschenken lassen.
starter_effects =
    .label = Erste Karte ist Sonderkarte
    .help = Was passiert, wenn die erste Karte einer Runde eine Sonderkarte ist.
    .act = sie wirkt, als hätte sie der Geber gelegt
    .none = sie bewirkt nichts
    .another-card = sie kommt zurück in den Ziehstapel, und eine neue wird aufgedeckt
two_player_reverse =
    .label = Richtungswechsel zu zweit
    .help = Was ein Richtungswechsel bewirkt, wenn ihr nur zu zweit seid.
    .nothing = er bewirkt nichts
    .skip = der andere setzt aus
stacking =
    .label = Draufsetzen
    .help = Welche Ziehkarte du drauflegen darfst, statt zu ziehen. Die Strafkarten wandern dann weiter.
    .none = gar nicht
    .same-rank = derselbe Wert
    .any-draw-card = jede Ziehkarte
    .as-strong = eine mindestens genauso starke Ziehkarte
    .same-rank-or-suit = derselbe Wert oder dieselbe Farbe
answered_by =
    .label = Draufsetzen je Karte
    .help = Womit du bestimmte Ziehkarten kontern darfst, wenn es bei ihnen anders ist als sonst.
    .none = wie sonst
    .row = { $cards }: { $way }
penalties_add_up =
    .label = Strafkarten addieren sich
    .help = Addieren sich die Strafkarten beim Draufsetzen? Wenn nicht, zählt nur die letzte Ziehkarte.
cancels =
    .label = Karten, die abwehren
    .help = Diese Werte oder Karten darfst du legen, statt zu ziehen. Dann zieht niemand.
cancels_only =
    .label = Was abgewehrt wird
    .help = Gegen welche Strafkarten eine abwehrende Karte hilft, wenn sie nicht gegen alle hilft.
    .none = alle Strafkarten
    .does = nur Strafkarten durch { $rank }
    .row = { $cards }: nur { $rank }
    .refused = Wähl, wogegen die Karte hilft: einen Wert von Ass bis König oder den Joker.
cancels_leave_suit =
    .label = Beim Abwehren bleibt die Farbe
    .help = Bleibt die Farbe, wie sie war, wenn du Strafkarten abwehrst? Wenn ja, wünschst du dir keine.
after_penalty =
    .label = Nach den Strafkarten
    .help = Was passiert, wenn du die Strafkarten gezogen hast.
    .turn-ends = du setzt aus
    .play-on = du bist noch dran
skip_stacking =
    .label = Aussetzen weitergeben
    .help = Darfst du auf eine Aussetzkarte eine vom selben Wert legen? Dann setzt dafür der Nächste aus.
skips_add_up =
    .label = Aussetzen addiert sich
    .help = Zählen beim Weitergeben alle Aussetzkarten zusammen? Wenn nicht, zählt nur die letzte, und mehrere auf einmal lassen mehrere Leute je einmal aussetzen.
cover =
    .label = Noch mal dran, aber nichts passt
    .help = Was du machst, wenn du noch mal dran bist, aber nichts passt.
    .draw-as-usual = ziehen wie sonst
    .draw-until-covered = ziehen, bis eine passt
again_in_suit =
    .label = Noch mal in derselben Farbe
    .help = Muss die Karte, mit der du weitermachst, dieselbe Farbe haben oder eine Wunschkarte sein?

draws =
    .label = Wie viele du ziehst
    .help = Wie viele Karten du ziehen darfst, wenn du dran bist, eine nach der anderen.
    .value = { $count ->
        [0] bis eine passt
        [21] so viele du willst
       *[other] { cards }
    }
    .refused = Wähl 1 bis 20 Karten, 0 für „bis eine passt“ oder 21 für „so viele du willst“.
draw_though_able =
    .label = Freiwillig ziehen
    .help = Darfst du ziehen, obwohl du legen könntest?
after_drawing =
    .label = Nach dem Ziehen
    .help = Was du nach dem Ziehen legen darfst.
    .turn-ends = nichts, der Nächste ist dran
    .drawn-card = eine gezogene Karte
    .drawn-card-must = eine gezogene Karte, und du musst, wenn sie passt
    .any-card = jede Karte
hand_limit =
    .label = Höchstens auf der Hand
    .help = Ab so vielen Karten kannst du nicht mehr ziehen, wenn du dran bist.
    .value = { $count ->
        [0] keine Grenze
       *[other] { cards }
    }
reshuffle =
    .label = Neu mischen
    .help = Wird der Ablagestapel neu gemischt, wenn der Ziehstapel leer ist?
free_pass =
    .label = Freiwillig passen
    .help = Darfst du passen, obwohl du legen könntest, wenn es nichts mehr zu ziehen gibt?

groups =
    .label = Mehrere Karten auf einmal
    .help = Darfst du mehrere Karten auf einmal legen? Die erste Karte muss passen, alle wirken, und die letzte liegt dann oben.
    .none = nein, immer eine Karte
    .equal-ranks = Karten vom selben Wert
    .equal-plain-ranks = gleicher Wert, ohne Wunsch- und Sonderkarten
    .runs = Reihen in einer Farbe, rauf oder runter
    .chains = Reihen, gleiche Werte oder beides gemischt
group_reverse =
    .label = Mehrere Richtungswechsel
    .help = Was mehrere Richtungswechsel auf einmal bewirken.
    .every-one = jeder ändert die Richtung
    .top-one = nur der oberste ändert die Richtung
marriage =
    .label = Hochzeit
    .help = Darfst du König und Dame einer Farbe zusammen legen, egal in welcher Reihenfolge?

questions =
    .label = Fragen
    .help = Auf diese Karten musst du sofort selbst antworten: mit einer Karte ihrer Farbe obendrauf, oder mit noch einer Frage derselben Farbe oder desselben Werts, die du auch beantwortest.
answers =
    .label = Antworten
    .help = Nur diese Werte oder Karten sind eine Antwort auf eine Frage. Nennst du keine, ist es jede.
unanswered =
    .label = Frage ohne Antwort
    .help = Was passiert, wenn du auf eine Frage keine Antwort hast.
    .not-played = du kannst die Frage nicht legen
    .draw-one = du legst die Frage und ziehst eine Karte
call =
    .label = Letzte Karte ansagen
    .help = Bis wann du „letzte Karte“ sagen musst, und was sonst passiert.
    .automatic = bis der Nächste was tut
    .catch = bis dich jemand erwischt
    .none = nicht nötig
    .to-go-out = bis der Nächste was tut, sonst darfst du beim nächsten Mal nicht Schluss machen
    .announced = einen Zug vorher, mit höchstens drei Karten
    .with-last-card = erst beim Legen der letzten Karte
call_word =
    .label = Wort bei der letzten Karte
    .help = Was du sagst, wenn du nur noch eine Karte hast.
second_call =
    .label = Zweite Ansage
    .help = Ein zweites Wort, und wann du es sagst. Vergisst du es, kostet das so viel wie beim ersten.
    .none = keine
    .at-two = auch bei zwei Karten
    .at-three = auch bei drei Karten
    .going-out = auch beim Fertigwerden
second_word =
    .label = Zweites Wort
    .help = Was du bei der zweiten Ansage sagst.
word =
    .last-card = letzte Karte
    .one-card = eine Karte
    .two-cards = zwei Karten
    .semi-last-card = vorletzte Karte
    .cards = Karten
    .carte = carte
    .mau = Mau
    .mau-mau = Mau-Mau
    .tschau = Tschau
    .sepp = Sepp
    .makao = Makao
    .macau = Macau
    .laatste-kaart = laatste kaart
    .po-makale = po makale
    .bartok = Bartok
    .mao = Mao
    .lappen = lappen
    .varning = varning
    .niko-kadi = Niko Kadi
    .tek = tek
    .prsi = prší
    .olsen = Olsen
    .olsen-of-iceland = Ólsen
    .olsen-olsen = Ólsen Ólsen
    .knock = klopf, klopf
    .macao = Macao
    .crazy = crazy
call_penalty =
    .label = Ansage vergessen
    .help = Wie viele Karten du ziehst, wenn du die Ansage vergisst.
    .value = { cards }
    .refused = Eine vergessene Ansage kann 0 bis 10 Karten kosten.
winning_card_acts =
    .label = Letzte Karte wirkt noch
    .help = Wirkt eine Sonderkarte noch, wenn jemand mit ihr die Runde gewinnt?

not_last =
    .label = Nie als letzte Karte
    .help = Mit diesen Werten oder Karten kannst du nicht Schluss machen. Hast du nur noch so eine, ziehst du.
winning_wild =
    .label = Letzte Wunschkarte muss passen
    .help = Muss eine Wunschkarte nach Farbe oder Wert passen, wenn sie deine letzte ist?
last_alone =
    .label = Letzte Karte einzeln
    .help = Musst du deine letzte Karte einzeln legen, nicht mit anderen zusammen?
cardless =
    .label = Letzte Karte, ohne fertig zu sein
    .help = Darfst du deine letzte Karte auch legen, wenn du damit nicht Schluss machen kannst? Dann ziehst du, wenn du wieder dran bist. Bis dahin kann sonst niemand fertig werden.

scoring =
    .label = Wertung
    .help = Für wen die Karten zählen, die jemand noch auf der Hand hat.
    .penalty = jeder zählt die eigenen Karten, die wenigsten Punkte gewinnen
    .collect = wer gewinnt, bekommt die Punkte aller anderen
    .rounds = nur gewonnene Runden zählen
rounds_to_win =
    .label = Runden zum Sieg
    .help = Wie viele Runden du gewinnen musst, um die Partie zu gewinnen. Bei einer entscheidet gleich die erste.
    .value = { rounds }
    .refused = Wähl 1 bis 20 Runden zum Sieg, nicht { $count }.
rounds_to_play =
    .label = Runden pro Partie
    .help = Wie viele Runden eine Partie hat. Nach der letzten gewinnt die beste Summe.
    .value = { $count ->
        [0] so viele wie nötig
       *[other] { rounds }
    }
    .refused = Wähl 1 bis 20 Runden, nicht { $count }, oder 0 für so viele wie nötig.
costs =
    .label = Was Karten zählen
    .help = Wie viele Punkte ein Wert oder eine Karte zählt. Alle anderen Karten zählen ihre Zahl, Bilder 10 und Joker 50.
    .none = wie üblich
    .does = { points }
    .row = { $cards } { $count }
    .refused = Eine Karte kann 0 bis 500 Punkte zählen.
empty_stock =
    .label = Leerer Ziehstapel beendet die Runde
    .help = Ist der Ziehstapel leer, endet die Runde, sobald der Nächste dran wäre, und die Karten auf der Hand zählen.
doubling =
    .label = Letzte Karte verdoppelt Punkte
    .help = Machst du mit einer dieser Karten Schluss, zählen die Karten aller anderen doppelt.
    .refused = Verdoppeln können nur Werte von Ass bis König und der Joker.
tripling =
    .label = Letzte Karte verdreifacht Punkte
    .help = Machst du mit einer dieser Karten Schluss, zählen die Karten aller anderen dreifach.
    .refused = Verdreifachen können nur Werte von Ass bis König und der Joker.
points_off =
    .label = Letzte Karte zieht Punkte ab
    .help = Wie viele Punkte deine letzte Karte von deiner eigenen Summe abzieht.
    .none = nichts
    .does = { points } weniger
    .row = { $cards } { $count }
    .refused = Eine Karte kann 1 bis 100 Punkte abziehen.
knockout =
    .label = Ausscheiden
    .help = Wer nach einer Runde ausscheidet. Wer übrig bleibt, gewinnt.
    .none = niemand
    .at-the-target = wer das Ziel erreicht
    .highest-hand = wer die meisten Punkte auf der Hand hat
exact_target =
    .label = Genau am Ziel zurück auf 0
    .help = Fällt zurück auf 0, wer genau auf das Ziel kommt?
bonus =
    .label = Bonus
    .help = Wie viele Punkte der Sieg in der Partie extra bringt.
    .value = { points }
    .refused = Der Bonus muss zwischen 0 und 500 Punkten liegen.
settlement =
    .label = Abrechnung
    .help = Wer am Ende wem was zahlt: eine Einheit je zehn Punkte Unterschied.
    .none = niemand zahlt
    .with-the-winner = alle zahlen an den Sieger
    .among-all = alle zahlen an jeden, der besser war

# Was man übersehen haben könnte

wild-still-special = Wunschkarten und trotzdem noch Sonderkarten, wie im Original: { $cards }. Das kannst du unter **Sonderkarten** ändern.

# Regeln, die nicht zusammengehen

no-sides = Aus { $seats } Leuten werden keine { $sides } gleich großen Teams. Nimm eine andere Zahl, oder jeder spielt für sich.
deal-too-large = Bekommen { $seats } Leute je { $deal } Karten, { $left ->
        [one] bleibt nur 1 von { $all } übrig
       *[other] bleiben nur { $left } von { $all } übrig
    }. Im Ziehstapel muss aber mindestens ein Drittel bleiben. Gib weniger Karten, oder nimm ein Kartenspiel dazu.
hand-limit-refused = Die Höchstzahl muss zwischen 10 und 60 liegen und mindestens so groß sein wie das Blatt, das alle bekommen. Nimm eine andere Zahl, oder 0 für keine Grenze.
gift-of-last-resort = Eine Karte, mit der man was verschenkt, kann nicht auch Notkarte sein. Entscheide dich für eins.
too-many-questions = Höchstens jede zweite Karte darf eine Frage sein, sonst gibt es zu wenige Antworten. Streich ein paar von der Liste.
too-many-apart = Dürfen so viele Karten nicht aufeinander, bleibt das Spiel stecken. Lass höchstens die Hälfte der Karten auf der Liste.
hidden-rules-of-another-pack = Geheime Regeln handeln von Farben und Bildern, und die hat Whot nicht. Nimm andere Karten, oder Regeln, die offen dazukommen.
no-card-last = Mit diesen Regeln kann keine Karte die letzte sein, und niemand wird fertig. Streich ein paar von der Liste.
nothing-costs = Mindestens eine Karte muss 1 Punkt oder mehr zählen, sonst endet die Partie nie.
