goes-out = { $off ->
    [0] { $count ->
        [one] Das ist deine letzte Karte.
       *[other] Das sind deine letzten Karten.
    }
   *[other] Damit bist du fertig, und von deiner Summe gehen { $off } runter.
}
stops = { $name } hat nur noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    } und muss damit ziehen oder aussetzen.
lacks = { $name } hat { $times ->
        [1] einmal
        [2] zweimal
       *[other] { $times }-mal
    } bei { $suit } gezogen, hat davon also wohl nichts.
bluff = Bei { $tenths } von 10 Blättern, die { $name } haben könnte, ist es ein Bluff.
holds = Von { $suit } hast du noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
hurts = { $name } muss damit ziehen oder aussetzen.
only = Es ist die einzige Karte, die du spielen kannst.
several = Damit wirst du { $count } Karten auf einmal los.
opens = Danach kannst du mit { $cards } weitermachen.
keeps = So bleibt dir { $card } für später.
sheds = Damit wirst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} los.
gives-points = Damit verschenkst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
draws = Die bringen dir später mehr: { $cards }.
call = Wenn du es vergisst, ziehst du { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
call-opens = Ohne das kannst du beim nächsten Mal nicht Schluss machen.
catch = { $name } hat es vergessen und zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, wenn du schnell bist.
