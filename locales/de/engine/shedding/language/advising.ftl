goes-out = { $off ->
    [0] { $count ->
        [one] Das ist deine letzte Karte.
       *[other] Das sind deine letzten Karten.
    }
   *[other] Damit bist du fertig, und deine Summe sinkt um { $off }.
}
stops = { $name } hat nur noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } und muss dann ziehen oder aussetzen.
lacks = { $name } hat bei { $suit } { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } gezogen und hat davon wohl keine Karte.
bluff = Bei { $tenths } von 10 Blättern, die { $name } haben könnte, ist es ein Bluff.
holds = Von { $suit } hast du noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
hurts = Damit muss { $name } ziehen oder aussetzen.
only = Das ist die einzige Karte, die du legen kannst.
several = Damit wirst du { $count } Karten auf einmal los.
opens = Danach kannst du mit { $cards } weitermachen.
keeps = So bleibt dir { $card } für später.
sheds = Damit wirst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} los.
gives-points = Damit gibst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} an andere ab.
draws = Das bringt dir später mehr: { $cards }.
call = Wenn du die Ansage vergisst, ziehst du { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
call-opens = Ohne die Ansage kannst du beim nächsten Mal nicht Schluss machen.
catch = { $name } hat die Ansage vergessen und zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, wenn du schnell bist.
