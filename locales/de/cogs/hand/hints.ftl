button = Tipp
title = ### Tipp · { $title }
advice = **{ $move }.**
play = Leg { $cards }
play-suit = Leg { $cards } und wünsch dir { $suit }
play-rank = Leg { $cards } und wünsch dir { $rank }
play-sequence = Leg { $cards } an Folge { $sequence }
draw = Zieh
take = Nimm die oberste Karte
discard = Wirf { $card } ab
give = Verschenk { $card }
decline = Verschenk nichts
pass = Passe
accept = Glaub es
challenge = Zweifle es an
call = Sag jetzt „{ $word }“
catch = Erwisch { $name }
first = Sag zuerst „{ $phrase }“
nominate = Wünsch dir { $suit }
pick-direction = { $way ->
    [clockwise] Fang im Uhrzeigersinn an
   *[counterclockwise] Fang gegen den Uhrzeigersinn an
}
chance = { $who ->
    [side] Chance deines Teams
   *[you] Deine Chance
    } auf den Rundensieg: damit { $chance } %, mit dem Nächstbesten { $other } %.
even = Nichts anderes sieht klar besser aus.
told = -# Das rät ein Profi-Bot. Er schaut nie in verdeckte Karten, und er kann sich irren. Alle am Tisch sehen, dass du gefragt hast.
back = Zurück zu meiner Hand
