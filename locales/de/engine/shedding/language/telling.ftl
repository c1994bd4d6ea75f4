dealt = Runde { $round }: { $name } gibt je { cards }.
    .you = Runde { $round }: Du gibst je { cards }.
    .alone = { $name } gibt je { cards }
    .alone-you = Du gibst je { cards }
dealt-by-score = Runde { $round }: { $name } gibt allen so viele Karten, wie ihr Stand anzeigt.
    .you = Runde { $round }: Du gibst allen so viele Karten, wie ihr Stand anzeigt.
    .alone = { $name } gibt allen so viele Karten, wie ihr Stand anzeigt
    .alone-you = Du gibst allen so viele Karten, wie ihr Stand anzeigt
starter-returned = Zurück in den Ziehstapel: Mit { $cards } fängt man hier nicht an.
starter-turned = Die erste Karte ist { $card }.
    .alone = Erste Karte: { $card }
dealer-began = Die erste Karte ist { $card }, die letzte, die { $name } bekommen hat.
    .you = Die erste Karte ist { $card }, die letzte, die du bekommen hast.
    .alone = { $name } fängt mit { $card } an
    .alone-you = Du fängst mit { $card } an
no-starter = Es wird keine Karte aufgedeckt. Jede darf die erste sein.
    .alone = Keine Karte aufgedeckt
first-suit = Es wird keine Karte aufgedeckt. Alle fangen mit { $suit } an.
    .alone = Keine Karte aufgedeckt: Alle fangen mit { $suit } an
suit-by-chance = Die erste Karte ist eine Wunschkarte. Noch hat niemand die eigenen Karten gesehen, darum wurde die Farbe ausgelost: { $suit }.
    .alone = Erste Karte ist Wunschkarte, als Farbe ausgelost: { $suit }
suit-by-bottom-card = Die erste Karte ist eine Wunschkarte. Die unterste Karte im Ziehstapel entscheidet: { $suit }.
    .alone = Erste Karte ist Wunschkarte, die unterste im Ziehstapel entscheidet: { $suit }
previous-draws = { $name } lässt { $to } { cards } ziehen.
    .you = Du lässt { $to } { cards } ziehen.
    .to-you = { $name } lässt dich { cards } ziehen.
    .brief = { $to } zieht { cards }
    .brief-to-you = du ziehst { cards }
first-turn = { $name } fängt an.
    .you = Du fängst an.
nomination-asked = Die erste Karte ist eine Wunschkarte. { $name } darf sich eine Farbe wünschen.
    .you = Die erste Karte ist eine Wunschkarte. Wünsch dir eine Farbe.
nominated = { $name } wünscht sich { $suit }.
    .you = Du wünschst dir { $suit }.
    .brief = { $suit } gewünscht
direction-asked = { $name } bestimmt, wie herum es geht.
    .you = Bestimm, wie herum es geht.
direction-picked = { $name } bestimmt: { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}.
    .you = Du bestimmst: { $way ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }.
    .brief = { $way ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }
jumped-in = { $name } wirft eine Karte rein.
    .you = Du wirfst eine Karte rein.
    .brief = reingeworfen
played = { $name } legt { $cards }.
    .you = Du legst { $cards }.
    .brief = { $cards }
played-and-picked = { $name } legt { $cards } und wünscht sich { $suit }.
    .you = Du legst { $cards } und wünschst dir { $suit }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } wünscht sich { $ranks }.
    .you = Du wünschst dir { $ranks }.
    .brief = { $ranks } gewünscht
called = { $name } sagt „{ $word }“.
    .you = Du sagst „{ $word }“.
    .brief = „{ $word }“
caught = { $by } erwischt { $name } mit { $left ->
        [one] einer Karte
        [3] drei Karten
       *[other] zwei Karten
    } und ohne „{ $word }“.
    .you = { $by } erwischt dich mit { $left ->
        [one] einer Karte
        [3] drei Karten
       *[other] zwei Karten
    } und ohne „{ $word }“.
    .by-you = Du erwischst { $name } mit { $left ->
        [one] einer Karte
        [3] drei Karten
       *[other] zwei Karten
    } und ohne „{ $word }“.
    .by-you-heard = Du erwischst { $name }.
    .brief = { $name } erwischt
    .brief-you = dich erwischt
kept-quiet = { $name } hat nicht „{ $word }“ gesagt und darf beim nächsten Mal nicht Schluss machen.
    .you = Du hast nicht „{ $word }“ gesagt und darfst beim nächsten Mal nicht Schluss machen.
    .brief = kein „{ $word }“
    .then = { $name } hat nicht „{ $word }“ gesagt
    .then-you = du hast nicht „{ $word }“ gesagt
giving-asked = { $name } darf Karten verschenken.
    .you = Du darfst Karten verschenken.
gave = { $name } schenkt { $to } eine Karte.
    .you = Du schenkst { $to } eine Karte.
    .to-you = { $name } schenkt dir eine Karte.
    .brief = { $to } eine Karte geschenkt
    .brief-to-you = dir eine Karte geschenkt
gave-this = { $name } schenkt { $to } { $card }.
    .you = Du schenkst { $to } { $card }.
    .to-you = { $name } schenkt dir { $card }.
    .brief = { $to } { $card } geschenkt
    .brief-to-you = dir { $card } geschenkt
gave-nothing = { $name } verschenkt nichts.
    .you = Du verschenkst nichts.
    .brief = nichts verschenkt
doubt-asked = { $name } darf { $cards } anzweifeln.
    .you = Du darfst { $cards } anzweifeln.
accepted = { $name } glaubt es.
    .you = Du glaubst es.
    .brief = geglaubt
challenged = { $name } glaubt { $player } nicht: { $honest ->
    [yes] ehrlich gelegt
   *[no] ein Bluff
}.
    .you = Du glaubst { $player } nicht: { $honest ->
        [yes] ehrlich gelegt
       *[no] ein Bluff
    }.
    .to-you = { $honest ->
        [yes] { $name } glaubt dir nicht, aber du hast ehrlich gelegt
       *[no] Erwischt! { $name } glaubt dir den Bluff nicht
    }.
    .brief = { $player } angezweifelt: { $honest ->
        [yes] ehrlich
       *[no] Bluff
    }
    .brief-to-you = dich angezweifelt: { $honest ->
        [yes] ehrlich
       *[no] Bluff
    }
challenged-and-saw = { $name } glaubt { $player } nicht und sieht { $held }: { $honest ->
    [yes] ehrlich gelegt
   *[no] ein Bluff
}.
    .you = Du glaubst { $player } nicht und siehst { $held }: { $honest ->
        [yes] ehrlich gelegt
       *[no] ein Bluff
    }.
    .to-you = { $honest ->
        [yes] { $name } glaubt dir nicht und sieht { $held }: ehrlich gelegt
       *[no] Erwischt! { $name } glaubt dir den Bluff nicht und sieht { $held }
    }.
    .brief = { $player } angezweifelt: { $honest ->
        [yes] ehrlich
       *[no] Bluff
    }
    .brief-to-you = dich angezweifelt: { $honest ->
        [yes] ehrlich
       *[no] Bluff
    }
taken-back = { $name } nimmt { $cards } zurück.
    .you = Du nimmst { $cards } zurück.
    .brief = { $cards } zurückgenommen
    .then = { $cards } zurückgenommen
took-back = { $name } nimmt { $cards } zurück.
    .you = Du nimmst { $cards } zurück.
    .brief = zurückgenommen
skipped = { $name } muss aussetzen.
    .you = Du musst aussetzen.
    .brief = ausgesetzt
    .then = { $name } setzt aus
    .then-you = du setzt aus
skips-grew = { $count }-mal aussetzen.
    .brief = { $count }-mal aussetzen
skips-grew-each = Die nächsten { $count } setzen aus.
    .brief = die nächsten { $count } setzen aus
missed-turn = { $name } setzt aus{ $left ->
    [0] { "" }
    [one] , und gleich noch einmal
   *[other] , und noch { $left }-mal
}.
    .you = Du setzt aus{ $left ->
        [0] { "" }
        [one] , und gleich noch einmal
       *[other] , und noch { $left }-mal
    }.
    .brief = ausgesetzt{ $left ->
        [0] { "" }
        [one] , noch einmal
       *[other] , noch { $left }-mal
    }
    .then = { $name } setzt aus{ $left ->
        [0] { "" }
        [one] , dann noch einmal
       *[other] , dann noch { $left }-mal
    }
    .then-you = du setzt aus{ $left ->
        [0] { "" }
        [one] , dann noch einmal
       *[other] , dann noch { $left }-mal
    }
plays-again = { $name } ist noch mal dran.
    .you = Du bist noch mal dran.
    .brief = noch mal dran
reversed = Richtungswechsel: { $way ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}.
    .brief = andersrum
    .then = andersrum
draw-penalty = Strafkarten: { $count }.
    .heard = { $next } muss { cards } ziehen.
    .next-you = Du musst { cards } ziehen.
    .brief = +{ $count }
    .then = { $next } +{ $count }
sent-back = Die Strafkarten gehen zurück an { $name }.
    .you = Die Strafkarten gehen zurück an dich.
all-draw = Alle außer { $name } ziehen je { cards }.
    .you = Alle anderen ziehen je { cards }.
    .brief = alle anderen +{ $count }
    .then = alle anderen +{ $count }
reshuffled = Der Ablagestapel wird neu gemischt: { cards } im Ziehstapel.
    .alone = Neuer Ziehstapel: { cards }
drew = { $name } zieht { cards }{ $reason ->
    [call] { "" } (kein „{ $word }“)
    [gift] { "" } statt eines Geschenks
    [bluff] { "" } zur Strafe
    [manners] { "" } zur Strafe
    [question] { "" } für eine Frage ohne Antwort
    [refill] { "" } als neues Blatt
   *[turn] { "" }
}.
    .heard = { $name } zieht { cards }{ $reason ->
        [call] { "" }, weil „{ $word }“ gefehlt hat
        [gift] { "" } statt eines Geschenks
        [bluff] { "" } zur Strafe
        [manners] { "" } zur Strafe
        [question] { "" } für eine Frage ohne Antwort
        [refill] { "" } als neues Blatt
        [debt] . Die Strafkarten sind weg
       *[turn] { "" }
    }.
    .you = Du ziehst { cards }{ $reason ->
        [call] { "" } (kein „{ $word }“)
        [gift] { "" } statt eines Geschenks
        [bluff] { "" } zur Strafe
        [manners] { "" } zur Strafe
        [question] { "" } für eine Frage ohne Antwort
        [refill] { "" } als neues Blatt
       *[turn] { "" }
    }.
    .brief = { $count } gezogen{ $reason ->
        [call] { "" } (kein „{ $word }“)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = du +{ $count }
drew-these = { $name } zieht { $cards }{ $reason ->
    [call] { "" } (kein „{ $word }“)
    [gift] { "" } statt eines Geschenks
    [bluff] { "" } zur Strafe
    [manners] { "" } zur Strafe
    [question] { "" } für eine Frage ohne Antwort
    [refill] { "" } als neues Blatt
   *[turn] { "" }
}.
    .you = Du ziehst { $cards }{ $reason ->
        [call] { "" } (kein „{ $word }“)
        [gift] { "" } statt eines Geschenks
        [bluff] { "" } zur Strafe
        [manners] { "" } zur Strafe
        [question] { "" } für eine Frage ohne Antwort
        [refill] { "" } als neues Blatt
       *[turn] { "" }
    }.
    .you-heard = Du ziehst { $cards }{ $reason ->
        [call] { "" }, weil du nicht „{ $word }“ gesagt hast
        [gift] { "" } statt eines Geschenks
        [bluff] { "" } zur Strafe
        [manners] { "" } zur Strafe
        [question] { "" } für eine Frage ohne Antwort
        [refill] { "" } als neues Blatt
        [debt] . Die Strafkarten sind weg
       *[turn] { "" }
    }.
    .brief = { $cards } gezogen{ $reason ->
        [call] { "" } (kein „{ $word }“)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }: { $cards }
    .then-you = du +{ $count }: { $cards }
passed = { $name } passt.
    .you = Du passt.
    .brief = gepasst
kept = { $name } behält die Karte.
    .you = Du behältst die Karte.
    .brief = behalten
went-out-first = { $name } ist fertig. Das Team spielt weiter.
    .you = Du bist fertig. Dein Team spielt weiter.
    .brief = fertig
    .then = { $name } ist fertig
    .then-you = du bist fertig
went-out-in-place = { $place ->
    [1] { $name } ist zuerst fertig. Die anderen spielen weiter.
   *[other] { $name } ist fertig: Platz { $place }.
}
    .you = { $place ->
        [1] Du bist zuerst fertig. Die anderen spielen weiter.
       *[other] Du bist fertig: Platz { $place }.
    }
    .brief = { $place ->
        [1] zuerst fertig
       *[other] fertig
    }
    .then = { $place ->
        [1] { $name } ist zuerst fertig
       *[other] { $name } ist fertig
    }
    .then-you = { $place ->
        [1] du bist zuerst fertig
       *[other] du bist fertig
    }
not-out = { $name } hat keine Karten mehr, ist aber noch nicht fertig.
    .you = Du hast keine Karten mehr, bist aber noch nicht fertig.
    .brief = keine Karten mehr, aber noch nicht fertig
    .then = { $name } hat keine Karten mehr, ist aber noch nicht fertig
    .then-you = du hast keine Karten mehr, bist aber noch nicht fertig
left-over = { $name } bleibt auf den Karten sitzen.
    .you = Du bleibst auf deinen Karten sitzen.
    .brief = auf den Karten sitzen geblieben
    .then = { $name } bleibt auf den Karten sitzen
    .then-you = du bleibst auf deinen Karten sitzen
fell-back = { $name } kommt genau auf { points } und fällt zurück auf 0.
    .you = Du kommst genau auf { points } und fällst zurück auf 0.
    .alone = { $name } kommt genau auf { points } und fällt zurück auf 0
    .alone-you = Du kommst genau auf { points } und fällst zurück auf 0
knocked-out = { $name } scheidet aus.
    .you = Du scheidest aus.
    .alone = { $name } scheidet aus
    .alone-you = Du scheidest aus
counted-down = { $name } ist fertig und zählt runter auf { $score }.
    .you = Du bist fertig und zählst runter auf { $score }.
    .brief = fertig: noch { $score }
    .then = { $name } zählt runter auf { $score }
    .then-you = du zählst runter auf { $score }

# Wie eine Runde endete, vor den Punkten.

out = { $name } ist fertig.
    .you = Du bist fertig.
left = { $name } war zuerst fertig.
    .you = Du warst zuerst fertig.
blocked = Niemand kann legen oder ziehen, die Runde ist blockiert.
stock = Der Ziehstapel ist leer, also zählen die Karten auf der Hand.

# Regeln, die Spieler aufstellen.

rule-asked = { $name } darf eine Regel aufstellen.
    .you = Du darfst eine Regel aufstellen.
rule-added = { $name } stellt eine neue Regel auf. { $rule }
    .you = Du stellst eine neue Regel auf. { $rule }
    .alone = { $name } stellt eine neue Regel auf. { $rule }
    .alone-you = Du stellst eine neue Regel auf. { $rule }
begins-hidden = Die Partie beginnt mit einer geheimen Regel.
    .alone = Die Partie beginnt mit einer geheimen Regel
rule-hidden = { $name } stellt eine geheime Regel auf.
    .alone = { $name } stellt eine geheime Regel auf
    .alone-you = Du stellst eine geheime Regel auf
rule-hidden-and-seen = { $name } stellt eine geheime Regel auf. { $rule }
    .you = Du stellst eine geheime Regel auf. { $rule }
    .alone = { $name } stellt eine geheime Regel auf. { $rule }
    .alone-you = Du stellst eine geheime Regel auf. { $rule }
spoke = { $name } sagt „{ $phrase }“.
    .you = Du sagst „{ $phrase }“.
    .brief = „{ $phrase }“
guessed = { $right ->
    [yes] { $name } errät eine geheime Regel.
   *[no] { $name } rät daneben.
}
    .brief = { $right ->
        [yes] eine Regel erraten
       *[no] danebengeraten
    }
guessed-this = { $right ->
    [yes] { $name } errät eine geheime Regel. { $rule }
   *[no] { $name } rät daneben. { $rule }
}
    .you = { $right ->
        [yes] Du errätst eine geheime Regel. { $rule }
       *[no] Du rätst daneben. { $rule }
    }
    .you-heard = Du hast { $right ->
        [yes] richtig geraten
       *[no] danebengeraten
    }. { $rule }
    .brief = { $right ->
        [yes] eine Regel erraten
       *[no] danebengeraten
    }
