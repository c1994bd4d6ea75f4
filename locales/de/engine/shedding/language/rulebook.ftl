## Ziel

aim = Ziel
sides = { $sides ->
    [2] Die Plätze { $first } spielen zusammen gegen die Plätze { $second }.
    [3] Drei Teams spielen: die Plätze { $first }, die Plätze { $second } und die Plätze { $third }.
   *[4] Vier Teams spielen: die Plätze { $first }, die Plätze { $second }, die Plätze { $third } und die Plätze { $fourth }.
}
goal = { $goal ->
    [sides] Werd deine Karten los. Das erste Team ohne Karten gewinnt die Runde. Wenn du keine mehr hast, wirst du übersprungen, und dein Team spielt weiter.
    [countdown] Alle beginnen mit dem Stand { $deal }. Jedes Mal, wenn du alle Karten los bist, sinkt dein Stand um eins, und du bekommst ein neues Blatt mit so vielen Karten wie dein neuer Stand. Wer zuerst bei 0 ist, gewinnt die Partie.
    [countdown-by-rounds] Alle beginnen mit dem Stand { $deal }. Wer zuerst keine Karten mehr hat, gewinnt die Runde und zählt eins runter. Dann bekommen alle ein neues Blatt. Wer zuerst bei 0 ist, gewinnt die Partie.
    [play-on] Werd deine Karten los. Wer zuerst keine mehr hat, gewinnt die Runde. Die anderen spielen weiter, bis nur noch einer Karten hat.
   *[round] Werd deine Karten los. Wer zuerst keine mehr hat, gewinnt die Runde.
}
## Geben

the-deal = Geben
packs = Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
    [7] siebt
    [8] acht
   *[other] { $seats }
} spielt ihr mit { $packs ->
    [one] einem Kartenspiel zu { $all } Karten
   *[other] { $packs } Kartenspielen, zusammen { $all } Karten
}{ $size ->
    [32] { " " }(7 bis Ass)
    [36] { " " }(6 bis Ass)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , darin ein Joker
   *[other] , darin { $jokers } Joker
}.
hands = { $goal ->
    [countdown-by-rounds] Dein Stand bestimmt, wie viele Karten du bekommst.
   *[other] Alle bekommen { cards }.
}
deals = { $way ->
    [down] Jede Runde gibt es eine Karte weniger, bis es nur noch eine ist. Dann sind es wieder { cards }.
    [down-once] Jede Runde gibt es eine Karte weniger. Bei Gleichstand gibt es eine Stichrunde, in der alle nur eine Karte bekommen.
    [down-and-tie] Jede Runde gibt es eine Karte weniger, bis es nur noch eine ist. Dann sind es wieder { cards }. Bei Gleichstand gibt es eine Stichrunde, in der alle nur eine Karte bekommen.
   *[down-and-up] Jede Runde gibt es eine Karte weniger, bis es nur noch eine ist. Danach gibt es jede Runde eine mehr, bis es wieder { cards } sind, und dann geht es von vorn los.
}
starter = { $how ->
    [of-the-dealer] Der Geber legt die letzte Karte, die er bekommen hat, als erste auf den Ablagestapel. Der Rest ist der Ziehstapel.
    [any] Es wird keine Karte aufgedeckt: Wer anfängt, eröffnet den Ablagestapel mit irgendeiner Karte. Der Rest ist der Ziehstapel.
    [clubs] Es wird keine Karte aufgedeckt. Der Rest ist der Ziehstapel.
   *[turned-up] Die nächste Karte wird aufgedeckt. Sie ist die erste Karte auf dem Ablagestapel. Der Rest ist der Ziehstapel.
}
dealer = { $how ->
    [low-card] Alle ziehen eine Karte, und die niedrigste gibt{ $deals ->
        [once] { "" }
       *[again] { "" } zuerst
    }. { $pack ->
        [whot] Bei Gleichstand wird noch mal gezogen.
       *[french] Asse sind hoch, bei Gleichstand wird noch mal gezogen.
    }
    [first-seat] { $deals ->
        [once] Wer auf Platz 1 sitzt, gibt.
       *[again] Wer auf Platz 1 sitzt, gibt zuerst.
    }
   *[chance] { $deals ->
        [once] Wer gibt, wird ausgelost.
       *[again] Wer zuerst gibt, wird ausgelost.
    }
}
next-dealer = { $who ->
    [last] Wer am Ende einer Runde die meisten Punkte auf der Hand hat, gibt die nächste. Liegen mehrere gleichauf, gibt, wer von ihnen als Nächstes nach dem Geber dran ist.
    [last-left] Wer zuletzt noch Karten hat, gibt die nächste Runde. Haben mehrere noch welche, gibt, wer die meisten Punkte auf der Hand hat. Liegen mehrere gleichauf, gibt, wer von ihnen als Nächstes nach dem Geber dran ist.
    [winner] Wer eine Runde gewinnt, gibt die nächste. Gewinnt niemand, gibt { $to ->
        [other] der andere
        [right] der Nächste rechts
       *[left] der Nächste links
    }.
   *[left] Nach jeder Runde gibt { $to ->
        [other] der andere
        [right] der Nächste rechts
       *[left] der Nächste links
    }.
}
first-player = { $who ->
    [after] Nach der ersten Karte ist { $seats ->
        [2] der andere dran.
       *[other] der Nächste dran.
    }
    [winner] Wer die letzte Runde gewonnen hat, fängt an. In der ersten Runde, oder wenn niemand gewonnen hat, fängt an, wer die meisten Punkte auf der Hand hat.
    [other] Wer nicht gegeben hat, fängt an.
    [right] Wer rechts vom Geber sitzt, fängt an.
    [dealer] Der Geber fängt an.
   *[left] Wer links vom Geber sitzt, fängt an.
}
direction-picked = Wer anfängt, bestimmt auch, wie herum es geht.
direction = { $turns ->
    [yes] Zuerst geht es { $way ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }.
   *[no] Es geht { $way ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }.
}

## Wenn du dran bist

turn = Wenn du dran bist
matching = Wenn du dran bist, leg { $several ->
    [yes] eine Karte, die zur obersten passt
   *[no] eine Karte, die zur obersten passt
}: { $fits ->
    [suit] dieselbe { suit-word }.
    [next-rank] genau eins höher oder niedriger, egal in welcher { suit-word }.
   *[suit-or-rank] dieselbe { suit-word } oder { rank-word }.
}{ $several ->
    [yes] { " " }Manchmal darfst du mehrere auf einmal legen.
   *[no] { "" }
}
ranks-go-round = Es geht im Kreis: { $last } und { $first } liegen nebeneinander{ $pack ->
    [whot] . 6 und 9 gibt es nicht, darum liegen auch 5er und 7er nebeneinander, und 8er und 10er
   *[french] { "" }
}.
still-fitting = { CAPITAL($cards) } darfst du auch auf { $pack ->
    [whot] die gleiche Zahl
   *[french] den gleichen Wert
} legen.
apart = { $one ->
    [yes] { CAPITAL($cards) } darf nie auf die gleiche Karte, auch wenn es passt.
   *[no] { CAPITAL($cards) } darfst du nicht aufeinanderlegen, auch wenn sie passen.
}
first-suit = Deine erste Karte jeder Runde muss { $suit } sein. Hast du keine solche Karte, zieh, bis du eine hast, und leg sie. Diese erste Karte ist keine Wunschkarte und bewirkt nichts Besonderes, und kontern kannst du mit ihr auch nicht.
open-cards = Auf { $cards } passt alles.
free-cards = { CAPITAL($cards) } darfst du auf jede Karte legen, ohne dir was zu wünschen.
jump-in = Hast du genau die gleiche Karte wie die oberste, darfst du sie einzeln reinwerfen, auch wenn du nicht dran bist. Danach geht es bei dir weiter. Reinwerfen geht nicht{ $held ->
    [both] { " " }mit einer Notkarte und nicht, solange es Strafkarten gibt oder jemand noch etwas entscheiden muss.
    [penalty] , solange es Strafkarten gibt oder jemand noch etwas entscheiden muss.
    [resort] { " " }mit einer Notkarte und nicht, solange jemand noch etwas entscheiden muss.
   *[none] , solange jemand noch etwas entscheiden muss.
}
last-resort-question = Eine Frage, die du sofort beantworten müsstest, zählt nicht als andere Karte, die passt.
last-resort = { $bluffing ->
    [yes] { CAPITAL($cards) } darfst du nur im Notfall legen, wenn sonst nichts auf deiner Hand passt, oder als Bluff.
   *[no] { CAPITAL($cards) } darfst du nur im Notfall legen, wenn sonst nichts auf deiner Hand passt.
}

## Wunschkarten

wild = Wunschkarten
none-wild = Es gibt keine Wunschkarten.
wild-cards = Wunschkarten: { $cards }. Sie passen auf jede Karte{ $apart ->
    [yes] { " " }außer auf { $but }
   *[no] { "" }
}.
wild-if-matching = Wunschkarten: { $cards }. Sie müssen aber { $fits ->
    [suit-or-rank] nach { suit-word } oder { rank-word.bare } passen wie jede andere Karte
   *[other] passen wie jede andere Karte
}.
wild-jokers-too = Wunschkarten, die auf jede Karte passen: { $cards }.
wild-by-score = { $deal ->
    [1] Dein Stand bestimmt deine Wunschkarte: { $lowest } bei 1.
   *[other] Dein Stand bestimmt deine Wunschkarte: erst { $rank } bei { $deal }, zuletzt { $lowest } bei 1.
} { $matching ->
    [yes] Deine Wunschkarte muss { $fits ->
        [suit-or-rank] nach { suit-word } oder { rank-word.bare } passen wie jede andere Karte
       *[other] passen wie jede andere Karte
    }.
   *[no] Deine Wunschkarte passt auf jede Karte.
}
wild-by-score-short = Dein Stand bestimmt deine Wunschkarte, wenn es sie im Spiel gibt: { $ranks }. { $matching ->
    [yes] Deine Wunschkarte muss { $fits ->
        [suit-or-rank] nach { suit-word } oder { rank-word.bare } passen wie jede andere Karte
       *[other] passen wie jede andere Karte
    }.
   *[no] Deine Wunschkarte passt auf jede Karte.
}
rank-at = { $rank } bei { $score }
pick = { $naming ->
    [another-suit] Legst du eine Wunschkarte, wünsch dir eine andere { suit-word } als die jetzige.
    [own-suit] Eine Wunschkarte behält ihre { suit-word }, du wünschst dir also keine.
    [any-suit-if-it-matches] Legst du eine Wunschkarte, die selbst { $fits ->
        [suit-or-rank] nach { suit-word } oder { rank-word.bare }
       *[other] nach der { suit-word }
    } passt, wünsch dir eine { suit-word }. Passt die Wunschkarte nicht, bleibt die { suit-word }, wie sie war.
   *[any-suit] Legst du eine Wunschkarte, wünsch dir eine { suit-word }.
}
no-pick = Mit einer Wunschkarte wünschst du dir keine { suit-word }.
after-joker = Liegt { $joker } oben, passt alles.
pick-with-joker = Nur { $joker } hat keine { suit-word }: Mit ihm wünschst du dir eine, egal welche.
after-wild = { $ways ->
    [suit] Auf die Wunschkarte passt nur diese { suit-word }.
    [suit-rank] Auf die Wunschkarte passt diese { suit-word } oder { rank-word }.
    [suit-rank-joker] Auf die Wunschkarte passt diese { suit-word }, { rank-word } oder { $joker }.
    [suit-own-rank] Auf die Wunschkarte passt diese { suit-word }, { rank-word } aber nur, wenn deine Karte gerade auch für dich Wunschkarte ist.
    [suit-own-rank-joker] Auf die Wunschkarte passt diese { suit-word } oder { $joker }, { rank-word } aber nur, wenn deine Karte gerade auch für dich Wunschkarte ist.
    [suit-own] Auf die Wunschkarte passt diese { suit-word } oder deine Wunschkarte. { $pack ->
        [whot] Dieselbe Zahl
       *[french] Derselbe Wert
    } allein reicht nicht.
    [suit-rank-own] Auf die Wunschkarte passt diese { suit-word }, { rank-word } oder deine Wunschkarte.
   *[suit-wild] Auf die Wunschkarte passt diese { suit-word } oder noch eine Wunschkarte.
}
free-after-wild = Karten, die auf jede Karte passen, passen auch hier.
no-wild-on-wild = Eine Wunschkarte darfst du nie auf eine andere Karte mit { rank-word.dat } legen, auch wenn die { suit-word } passt.
wild-starter = { $whose ->
    [dealer] Ist die erste Karte für den Geber eine Wunschkarte
   *[all] Ist die erste Karte eine Wunschkarte
}, { $means ->
    [own-suit] zählt ihre eigene { suit-word }.
    [first-player-free] darf jede Karte drauf.
    [another-card] kommt sie zurück in den Ziehstapel, und eine neue wird aufgedeckt.
    [blind] wird eine { suit-word } ausgelost, bevor jemand in seine Karten schaut.
    [bottom-card] bestimmt die unterste Karte im Ziehstapel die { suit-word }.
   *[dealer-names] schaut der Geber in seine Hand und wünscht sich eine { suit-word }.
}
joker-starter = { $means ->
    [own-suit] { CAPITAL($joker) } als erste Karte kommt zurück in den Ziehstapel, und eine neue Karte wird aufgedeckt.
    [blind] Ist die erste Karte { $joker }, wird eine { suit-word } ausgelost, bevor jemand in seine Karten schaut.
   *[dealer-names] Ist die erste Karte { $joker }, schaut der Geber in seine Hand und wünscht sich eine { suit-word }.
}
only-joker-starter = Ist die erste Karte { $joker }, kommt sie zurück in den Ziehstapel, und eine neue wird aufgedeckt.

starter-suit-only = Auf die erste Karte passt nur ihre { suit-word }, nicht { $pack ->
    [whot] ihre Zahl
   *[french] ihr Wert
}. Die Karte selbst bewirkt nichts.

## Sonderkarten

special = Sonderkarten
skips = { CAPITAL($cards) }: { $how ->
    [again] Der andere setzt aus, du bist also noch mal dran.
    [all] Die nächsten { $count } setzen aus, du selbst auch.
    [answered] { $seats ->
        [2] Der andere
       *[other] Der Nächste
    } setzt { $count ->
        [one] aus
       *[other] { $count }-mal aus
    }, außer er gibt das Aussetzen weiter.
    [answered-each] Die nächsten { $count } setzen aus, außer der Erste von ihnen gibt das Aussetzen weiter.
    [missed] { $seats ->
        [2] Der andere
       *[other] Der Nächste
    } setzt { $count ->
        [one] aus
       *[other] { $count }-mal aus
    }.
   *[other] { $count ->
        [one] Der Nächste setzt aus.
       *[other] Die nächsten { $count } setzen aus.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] Zu zweit setzt der andere aus, du bist also noch mal dran.
    [nothing] Zu zweit ohne Wirkung.
   *[reverses] Richtungswechsel.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] Der andere
   *[other] Der Nächste
} zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $after ->
    [play-on] { "" } und ist dann dran
   *[turn-ends] { "" } und setzt aus
}{ $answered ->
    [yes] , außer er kontert
   *[no] { "" }
}.
again = { CAPITAL($cards) }: Du bist noch mal dran. { $cover ->
    [draw-until-covered] Wenn nichts passt, zieh, bis du legen kannst.
   *[draw-as-usual] Wenn nichts passt, zieh wie sonst auch.
}
then-again = Dann bist du noch mal dran. { $cover ->
    [draw-until-covered] Wenn nichts passt, zieh, bis du legen kannst.
   *[draw-as-usual] Wenn nichts passt, zieh wie sonst auch.
}
draws-back = { CAPITAL($cards) }: { $seats ->
    [2] Der andere
   *[other] Wer vor dir dran war,
} zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}{ $after ->
    [play-on] { "" } und ist dann dran
   *[turn-ends] { "" } und setzt aus
}{ $answered ->
    [yes] , außer er kontert
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }Von diesem Platz aus geht es in derselben Richtung weiter.
}
asks-rank = { CAPITAL($cards) }: Wünsch dir { $ranks }. Bis du wieder dran bist, { $seats ->
    [2] muss der andere
   *[other] müssen alle
} { $pack ->
    [whot] diese Zahl legen, oder eine Karte, mit der man sich eine Zahl wünscht
   *[french] diesen Wert legen, oder eine Karte, mit der man sich einen Wert wünscht
}. Wer nicht kann, zieht nur 1 Karte. War vorher eine { suit-word } gewünscht, gilt sie danach wieder.
asks-card = { CAPITAL($cards) }: Wünsch dir eine einzelne Karte ({ $ranks }, in beliebiger { suit-word }). Bis die gewünschte Karte liegt oder du wieder dran bist, { $seats ->
    [2] muss der andere
   *[other] müssen alle
} sie legen, oder eine Karte, mit der man sich auch eine Karte wünscht. Wer nicht kann, zieht nur 1 Karte. Legt niemand die gewünschte Karte, gilt ihre { suit-word }.
asks-no-card = { CAPITAL($cards) }: An diesem Tisch ohne Wirkung, denn { $pack ->
    [whot] jede Zahl, die es in allen Formen gibt,
   *[french] jeder Wert, den es in allen Farben gibt,
} ist Wunschkarte oder Sonderkarte.
asks-no-rank = { CAPITAL($cards) }: An diesem Tisch ohne Wirkung, denn { $pack ->
    [whot] jede Zahl
   *[french] jeder Wert
} ist Wunschkarte oder Sonderkarte.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] Der andere zieht sofort
   *[other] Alle anderen ziehen sofort je
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, solange der Ziehstapel reicht. Niemand setzt dafür aus.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] Der andere
   *[other] Wer vor dir dran war,
} zieht sofort { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, solange der Ziehstapel reicht. Niemand setzt dafür aus.
again-in-suit = Deine nächste Karte muss dieselbe { suit-word } haben oder eine Wunschkarte sein.
again-any-suit = Deine nächste Karte muss nur passen wie sonst auch.
gives-one = { CAPITAL($cards) }: Du darfst { $count ->
    [one] dem anderen 1 Karte schenken.
   *[other] dem anderen { $count } Karten schenken, alle oder keine. Reichen deine Karten nicht, kommt der Rest vom Ziehstapel.
}
gives-all = { CAPITAL($cards) }: Du darfst { $count ->
    [one] allen anderen der Reihe nach je 1 Karte schenken. Schenk allen etwas oder niemandem. Gehen dir die Karten aus, zieht jeder, der leer ausging, eine vom Ziehstapel.
   *[other] allen anderen je { $count } Karten schenken, einzeln und der Reihe nach. Schenk allen etwas oder niemandem. Gehen dir die Karten aus, ziehen die anderen den Rest vom Ziehstapel.
}
given-all = Verschenkst du deine letzte Karte, bist du fertig.
gave-as-last = Legst du als letzte Karte { $cards ->
    [one] { $card },
   *[other] eine, mit der du sonst Karten verschenkst,
} { $seats ->
    [2] zieht der andere
   *[other] ziehen alle anderen je
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
takes-suit = { CAPITAL($cards) }: Dazu darfst du gleich noch beliebig viele Karten derselben { suit-word } legen, egal in welcher Reihenfolge.
takes-none = { CAPITAL($cards) }: Ohne besondere Wirkung.
none-special = { $wild ->
    [yes] Sonst bewirkt keine Karte etwas Besonderes.
   *[no] Keine Karte bewirkt etwas Besonderes.
}
plain-here = { CAPITAL($cards) }: An diesem Tisch ohne besondere Wirkung.
stack = Statt zu ziehen, darfst du kontern, also { $way ->
    [this-rank] { $rank } auf { $rank } legen
    [same-rank] eine Ziehkarte mit { rank-word.dat } drauflegen
    [as-strong] eine Ziehkarte drauflegen, bei der { $seats ->
        [2] der andere
       *[other] der Nächste
    } mindestens so viel zieht
    [same-rank-or-suit] eine Ziehkarte mit { rank-word.dat } oder derselben { suit-word } drauflegen
   *[any-draw-card] irgendeine Ziehkarte drauflegen
}. { $adds ->
    [yes] Dann zieht { $seats ->
        [2] der andere
       *[other] der Nächste
    } alle Strafkarten zusammen oder kontert auch.
   *[no] Dann zieht { $seats ->
        [2] der andere
       *[other] der Nächste
    } nur für die neue Ziehkarte oder kontert auch.
}
stack-skips = Statt auszusetzen, darfst du { $one ->
    [yes] { $rank } auf { $rank } legen
   *[no] eine Aussetzkarte mit { $pack ->
        [whot] der Zahl
       *[french] dem Wert
    } der obersten drauflegen
}. { $adds ->
    [yes] Dann setzt { $seats ->
        [2] der andere
       *[other] der Nächste
    } für alle Aussetzkarten zusammen aus oder gibt das Aussetzen auch weiter. Setzt du schon aus, kannst du nichts mehr weitergeben, und jedes weitere Aussetzen kommt dazu.
   *[no] Dann setzt { $seats ->
        [2] der andere
       *[other] der Nächste
    } aus, außer er legt auch eine drauf.{ $several ->
        [yes] { " " }Mehrere Aussetzkarten auf einmal lassen ebenso viele Leute aussetzen.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] Auf { $cards } darf keine Ziehkarte.
    [same-rank] Auf { $cards } darf nur eine Ziehkarte mit { rank-word.dat }.
    [as-strong] Auf { $cards } darf nur eine Ziehkarte, bei der { $seats ->
        [2] der andere
       *[other] der Nächste
    } mindestens so viel zieht.
    [same-rank-or-suit] Auf { $cards } darf nur eine Ziehkarte mit { rank-word.dat }, oder eine dieser Karten in derselben { suit-word }.
   *[any-draw-card] Auf { $cards } darf jede Ziehkarte.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Dann zieht { $seats ->
            [2] der andere
           *[other] der Nächste
        } alle Strafkarten zusammen oder kontert auch.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Dann zieht { $seats ->
            [2] der andere
           *[other] der Nächste
        } nur für die neue Ziehkarte oder kontert auch.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] Kontern kannst du auch, indem du { $cards } legst. Dann zieht niemand.
   *[no] Statt zu ziehen, darfst du kontern, indem du { $cards } legst. Dann zieht niemand.
}
cancel-one-rank = { $also ->
    [yes] Strafkarten durch { $rank } kannst du auch kontern, indem du { $cards } legst. Dann zieht niemand.
   *[no] Statt Strafkarten durch { $rank } zu ziehen, darfst du kontern, indem du { $cards } legst. Dann zieht niemand.
}
cancel-leaves-suit = Die { suit-word } bleibt dann, wie sie war.
answer-suit = Ist die Ziehkarte { $apart ->
    [yes] eine andere Wunschkarte als { $joker }
   *[no] eine Wunschkarte
}, musst du in der jetzigen { suit-word } kontern{ $rank ->
    [yes] { " " }oder mit { rank-word.dat }
   *[no] { "" }
}{ $jokers ->
    [yes] , außer deine Karte ist { $joker }
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Sonst hilft keine Karte, auch keine Wunschkarte.
   *[no] Sonst hilft keine Karte.
}
wild-and-special = Ist eine Karte zugleich Wunschkarte und Sonderkarte, gilt für sie beides.
special-starter = { $means ->
    [another-card-questions] Ist die erste Karte eine Sonderkarte oder eine Frage, kommt sie zurück in den Ziehstapel, und eine neue wird aufgedeckt.
    [another-card] Ist die erste Karte eine Sonderkarte, kommt sie zurück in den Ziehstapel, und eine neue wird aufgedeckt.
    [none] Eine Sonderkarte als erste Karte bewirkt nichts.
    [act-but-gifts] Eine Sonderkarte als erste Karte wirkt, als hätte sie der Geber gelegt, nur wird nichts verschenkt.
    [act-but-ranks] Eine Sonderkarte als erste Karte wirkt, als hätte sie der Geber gelegt, nur wird { $pack ->
        [whot] keine Zahl
       *[french] kein Wert
    } gewünscht.
    [act-but-gifts-and-ranks] Eine Sonderkarte als erste Karte wirkt, als hätte sie der Geber gelegt, nur wird nichts verschenkt und { $pack ->
        [whot] keine Zahl
       *[french] kein Wert
    } gewünscht.
   *[act] Eine Sonderkarte als erste Karte wirkt, als hätte sie der Geber gelegt.
}
special-starter-before = Eine Sonderkarte als erste Karte wirkt, als wäre sie direkt vor dem ersten Zug gelegt worden{ $but ->
    [gifts] , nur wird nichts verschenkt
    [ranks] , nur wird { $pack ->
        [whot] keine Zahl
       *[french] kein Wert
    } gewünscht
    [gifts-and-ranks] , nur wird nichts verschenkt und { $pack ->
        [whot] keine Zahl
       *[french] kein Wert
    } gewünscht
   *[nothing] { "" }
}.
reverse-starter = Ist die erste Karte ein Richtungswechsel, fängt an, wer auf der anderen Seite vom Geber sitzt.
dealers-starter = Die erste Karte hat der Geber gelegt. Ist sie eine Sonderkarte, wirkt sie also{ $ranks ->
    [yes] , nur wird { $pack ->
        [whot] keine Zahl
       *[french] kein Wert
    } gewünscht
   *[no] { "" }
}.
starter-again = Bei der ersten Karte gilt „noch mal dran“ nicht.

## Bluffen

bluffing = Bluffen
challenge = Wird { $cards } gelegt, darf { $seats ->
    [2] der andere
   *[other] der Nächste
} das glauben oder anzweifeln. Wer anzweifelt, darf in die Hand schauen, aus der die Karte kommt. Die letzte Karte aus einer Hand kann man nicht anzweifeln.
challenge-no-question = Auch eine Frage ohne Antwort kann man nicht anzweifeln.
bluff = Es war ein Bluff, wenn auf der Hand, aus der die Karte kommt, noch etwas anderes gepasst hätte als { $cards }.
bluff-caught = Wer geblufft hat, nimmt die Karte zurück, zieht { $cancelled ->
    [yes] { $count ->
        [0] nur die Strafkarten
        [one] 1 Karte plus die Strafkarten
       *[other] { $count } Karten plus die Strafkarten
    }, die damit abgewehrt waren,
   *[no] { $count ->
        [0] nichts
        [one] 1 Karte
       *[other] { $count } Karten
    }
} und setzt aus. Wer angezweifelt hat, spielt dann, als hätte die Karte nie dagelegen.
bluff-caught-open = Wer geblufft hat, nimmt die Karte zurück, zieht so viele Karten, wie { $seats ->
    [2] der andere
   *[other] der Nächste
} hätte ziehen müssen, und setzt aus.{ $least ->
    [none] { "" }
    [0] { "" }
    [one] { "" } Wären es keine gewesen, zieht man 1 Karte.
   *[other] { "" } Wären es keine gewesen, zieht man { $least } Karten.
}{ $cancelled ->
    [yes] { "" } Dazu kommen die Strafkarten, die damit abgewehrt waren.
   *[no] { "" }
} Wer angezweifelt hat, spielt dann, als hätte die Karte nie dagelegen.
bluff-not = Wer zu Unrecht angezweifelt hat, zieht { $count ->
    [0] nichts
    [one] 1 Karte
   *[other] { $count } Karten
} und setzt aus.
bluff-not-open = Wer zu Unrecht angezweifelt hat, zieht { $more ->
    [0] nur, was ohnehin zu ziehen war,
    [one] das, was ohnehin zu ziehen war, plus 1 Karte
   *[other] das, was ohnehin zu ziehen war, plus { $more } Karten
} und setzt aus.

## Ziehen

drawing = Ziehen
draw-and-end = Wenn nichts passt, { $draws ->
    [0] zieh, bis eine Karte passen würde. Dann ist der Nächste dran.
    [one] zieh 1 Karte. Dann ist der Nächste dran.
    [21] zieh so viele Karten, wie du willst, mindestens eine. Dann ist der Nächste dran.
   *[other] zieh, bis eine Karte passen würde, aber höchstens { $draws } Karten. Dann ist der Nächste dran.
}
draw-and-may-play = Wenn nichts passt, { $draws ->
    [0] { $able ->
        [yes] zieh, bis eine Karte passt. Du darfst weiterziehen, aber am Ende musst du eine gezogene Karte legen.
       *[no] zieh, bis eine Karte passt, und leg sie.
    }
    [one] zieh 1 Karte. Passt sie, darfst du sie gleich legen. So oder so ist dann der Nächste dran.
    [21] { $able ->
        [yes] zieh eine Karte nach der anderen, so viele du willst. Passt eine davon, darfst du sie legen. So oder so ist dann der Nächste dran.
       *[no] zieh eine Karte nach der anderen, bis eine passt oder du nicht mehr willst. Die passende darfst du legen. So oder so ist dann der Nächste dran.
    }
   *[other] { $able ->
        [yes] zieh eine Karte nach der anderen, bis du eine davon legst oder { $draws } gezogen hast. Dann ist der Nächste dran.
       *[no] zieh, bis eine Karte passt, aber höchstens { $draws } Karten. Die passende darfst du legen. Dann ist der Nächste dran.
    }
}
draw-and-must-play = Wenn nichts passt, { $draws ->
    [0] zieh, bis eine Karte passt. Diese Karte musst du gleich legen.
    [one] zieh 1 Karte. Passt sie, musst du sie gleich legen. Sonst ist der Nächste dran.
    [21] zieh eine Karte nach der anderen, bis eine passt oder du nicht mehr willst. Passt eine, musst du sie gleich legen. Sonst ist der Nächste dran.
   *[other] zieh, bis eine Karte passt, aber höchstens { $draws } Karten. Die passende musst du gleich legen. Passt keine, ist der Nächste dran.
}
draw-and-play-any = Wenn nichts passt, { $draws ->
    [0] { $able ->
        [yes] zieh, bis du legen kannst.
       *[no] zieh, bis du legen kannst, und leg dann.
    }
    [one] zieh 1 Karte. Dann darfst du jede Karte legen, die passt. So oder so ist dann der Nächste dran.
    [21] { $able ->
        [yes] zieh eine Karte nach der anderen, so viele du willst. Dann darfst du jede Karte legen, die passt. So oder so ist dann der Nächste dran.
       *[no] zieh eine Karte nach der anderen, bis du legen kannst oder nicht mehr willst. Dann darfst du jede Karte legen, die passt. So oder so ist dann der Nächste dran.
    }
   *[other] { $able ->
        [yes] zieh eine Karte nach der anderen, bis du irgendeine passende legst oder { $draws } gezogen hast. Dann ist der Nächste dran.
       *[no] zieh, bis du legen kannst, aber höchstens { $draws } Karten. Du darfst jede Karte legen, die passt. Dann ist der Nächste dran.
    }
}
draw-though-able = { $must ->
    [drawn] Du darfst auch ziehen, wenn du legen könntest, musst dann aber eine gezogene Karte legen.
    [any] Du darfst auch ziehen, wenn du legen könntest, musst dann aber eine Karte legen.
   *[no] Du darfst auch ziehen, wenn du legen könntest.
}
draw-only-if-unable = Ziehen darfst du nur, wenn du nicht legen kannst.
drawn-last-resort = Ist die gezogene Karte { $cards }, musst du sie nur dann legen, wenn sonst nichts auf deiner Hand passt.
stock = { $reshuffle ->
    [ends] Ist der Ziehstapel leer, endet die Runde, sobald der Nächste dran wäre.
    [yes] Ist der Ziehstapel leer, wird der Ablagestapel neu gemischt. Nur die oberste Karte bleibt liegen.
   *[no] Ist der Ziehstapel leer, geht es ohne Ziehen weiter.
}
short-hand = Reichen die Karten nicht für ein neues Blatt, bekommst du, was noch da ist.
hand-limit = Mit { cards } auf der Hand kannst du nicht mehr ziehen.
passing = { $free ->
    [yes] Gibt es nichts mehr zu ziehen, darfst du passen, auch wenn du legen könntest.
   *[no] Gibt es nichts mehr zu ziehen, musst du legen, wenn du kannst, und sonst passen.
}
drawn-in-vain = Ziehst du die allerletzte Karte und kannst trotzdem nicht legen, gilt das als Passen.

## Mehrere Karten auf einmal

several = Mehrere Karten auf einmal
together = { $groups ->
    [equal-ranks] Auf einmal legen darfst du mehrere Karten mit { rank-word.dat }.
    [equal-plain-ranks] Auf einmal legen darfst du mehrere Karten mit { rank-word.dat }, nur keine Wunsch- oder Sonderkarten.
    [runs] Auf einmal legen darfst du eine Reihe, also aufeinanderfolgende Karten einer { suit-word }, rauf oder runter.
    [chains] Auf einmal legen darfst du eine Kette, in der jede Karte { $pack ->
        [whot] dieselbe Zahl
       *[french] denselben Wert
    } wie die vorige hat oder in derselben { suit-word } direkt neben ihr liegt.
    [equal-ranks-or-marriage] Auf einmal legen darfst du mehrere Karten mit demselben Wert. Auch eine Hochzeit geht: König und Dame einer Farbe, egal in welcher Reihenfolge.
    [equal-plain-ranks-or-marriage] Auf einmal legen darfst du mehrere Karten mit demselben Wert, nur keine Wunsch- oder Sonderkarten. Auch eine Hochzeit geht: König und Dame einer Farbe, egal in welcher Reihenfolge.
   *[marriage] Eine Hochzeit darfst du auf einmal legen: König und Dame einer Farbe, egal in welcher Reihenfolge.
}
neighbours = { $order ->
    [numbers] Fehlt einer Form eine Zahl, überspring die Zahl: Die 3 und die 5 der Kreuze liegen nebeneinander.
    [no-twos] Ein Ass hat keine Nachbarkarte.
   *[ranks] Das Ass ist am niedrigsten, darauf folgt die Zwei.
}
one-way = Eine Kette darf erst zwischen rauf und runter wechseln, wenn zwei Karten mit { rank-word.dat } aufeinanderliegen.
with-its-suit = Eine Karte, zu der du weitere ihrer { suit-word } legen darfst, muss die erste sein.
first-and-last = Die erste Karte muss passen, und die letzte liegt dann oben. Zu ihr muss passen, was { $seats ->
    [2] der andere
   *[other] der Nächste
} legt.
all-act = { $reverse ->
    [top] Jede Karte wirkt, aber nur der oberste Richtungswechsel ändert die Richtung.
   *[every] Jede Karte wirkt.
}
again-on-top = Noch mal dran bist du nur, wenn die oberste Karte das bewirkt und keine darunter jemanden aussetzen oder ziehen lässt oder was verschenkt.
reverse-first = Erst wechselt die Richtung, dann setzt jemand aus.
back-last = Die letzte Ziehkarte bestimmt, wer zieht. Trifft es den, der vor dir dran war, setzt niemand aus.
first-answers = Legst du mehrere Karten auf eine Ziehkarte, muss nur die erste kontern.
covered-draw = Liegt auf einer Ziehkarte schon eine Karte mit { $pack ->
    [whot] einer anderen Zahl, kannst du nicht mehr mit der Zahl
   *[french] einem anderen Wert, kannst du nicht mehr mit dem Wert
} der Ziehkarte kontern.
marriage-no-answer = Eine Hochzeit hilft nicht gegen Strafkarten.
drawn-alone = Eine gezogene Karte legst du immer einzeln.
questions = { $one ->
    [yes] { CAPITAL($cards) } ist eine Frage. Beantworte sie sofort
   *[no] { CAPITAL($cards) } sind Fragen. Beantworte jede sofort
}: { $answers ->
    [listed] mit einer Karte ihrer { suit-word } obendrauf ({ $which })
    [all-but] mit einer Karte ihrer { suit-word } obendrauf (nur nicht { $which })
   *[any] mit einer Karte ihrer { suit-word } obendrauf
}{ $chain ->
    [yes] , oder mit einer Frage derselben { suit-word } oder { $pack ->
        [whot] derselben Zahl
       *[french] desselben Werts
    }, die du auch beantwortest
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Antwortest du nicht, zieh eine Karte.
   *[not-played] Ohne Antwort kannst du eine Frage nicht legen.
}
no-questions = An diesem Tisch ist keine Karte eine Frage.
no-card-for-question = Wenn es nichts mehr zu ziehen gibt, kann eine Frage nicht deine letzte Karte sein.
answer-goes-on = Karten, die zur Antwort passen, darfst du gleich dazulegen.
drawn-question = Legst du eine Frage, die du gerade gezogen hast, darfst du mit einer Karte aus deiner Hand antworten.
## Letzte Karte

last = Letzte Karte
no-call = „Letzte Karte“ muss niemand sagen.
call = { $until ->
    [catch] Sag „{ $word }“, wenn du nur noch eine Karte hast. Vergisst du es, { $seats ->
        [2] kann dich der andere erwischen, bis du wieder dran bist.
       *[other] können dich alle erwischen, bis du wieder dran bist.
    }
    [announced] Schluss machen darfst du nur, wenn du „{ $word }“ im Zug davor gesagt hast oder gleich danach, bevor jemand was tut. Sagen darfst du es mit höchstens drei Karten.
   *[automatic] Wenn du deine vorletzte Karte legst, sag „{ $word }“, bevor { $seats ->
        [2] der andere
       *[other] der Nächste
    } was tut.
}
call-at-2 = { $until ->
    [catch] Genauso sagst du „{ $word }“, wenn du noch zwei Karten hast.
   *[automatic] Genauso sagst du „{ $word }“, wenn du deine drittletzte Karte legst.
}
call-at-3 = Genauso sagst du „{ $word }“, wenn du noch drei Karten hast.
call-costs = { $until ->
    [catch] Wirst du erwischt
   *[automatic] Vergisst du es
}, { $until ->
    [to-go-out] darfst du beim nächsten Mal nicht Schluss machen
   *[automatic] { $count ->
        [0] kostet es nichts
        [one] ziehst du 1 Karte
       *[other] ziehst du { $count } Karten
    }
}.
call-again = { $until ->
    [catch] Bist du gleich noch mal dran, kann man dich erwischen, bis du was tust.
   *[automatic] Bist du gleich noch mal dran, sag es, bevor du was tust.
}
dealt-one = Für ein Blatt mit nur einer Karte musst du nichts ansagen.
dealt-few = Für ein frisch gegebenes Blatt musst du nichts ansagen, egal wie klein es ist.
call-out = Sag „{ $word }“, wenn du deine letzte Karte legst. { $count ->
    [0] Vergessen kostet nichts.
    [one] Vergisst du es, ziehst du 1 Karte und spielst weiter.
   *[other] Vergisst du es, ziehst du { $count } Karten und spielst weiter.
}
call-out-wild = { $ways ->
    [suits] Ist diese letzte Karte eine Wunschkarte und du wünschst dir keine { suit-word }, zählt ihre eigene.
    [jokers] Ist diese letzte Karte { $joker } und du wünschst dir keine { suit-word }, passt alles darauf.
   *[both] Ist diese letzte Karte eine Wunschkarte und du wünschst dir keine { suit-word }, zählt ihre eigene. Ist die letzte Karte { $joker }, passt dann alles darauf.
}
last-card-acts = { $does ->
    [acts] Geht die Runde nach deiner letzten Karte weiter, wirkt diese Karte trotzdem.
    [picks] Ist deine letzte Karte eine Wunschkarte, und die Runde geht weiter, wünschst du dir trotzdem eine { suit-word }.
   *[both] Geht die Runde nach deiner letzten Karte weiter, wirkt diese Karte trotzdem. Ist sie eine Wunschkarte, wünschst du dir auch eine { suit-word }.
}
winning-card-idle = { $goal ->
    [countdown] Eine Sonderkarte, mit der jemand auf 0 kommt, bewirkt nichts.
    [play-on] Eine Sonderkarte, mit der die Runde endet, bewirkt nichts.
   *[other] Eine Sonderkarte, mit der jemand die Runde gewinnt, bewirkt nichts.
}
winning-card-acts = { $goal ->
    [round] Eine Ziehkarte, mit der jemand die Runde gewinnt, wirkt noch.
    [play-on] Eine Ziehkarte, mit der die Runde endet, wirkt noch.
    [countdown] Eine Ziehkarte, mit der jemand auf 0 kommt, wirkt noch.
   *[countdown-by-rounds] Eine Ziehkarte, mit der jemand die Runde gewinnt, wirkt noch.
} { $seats ->
    [2] Der andere zieht
   *[other] { $who ->
        [previous] Wer davor dran war, zieht
        [both] Je nach Karte zieht der Nächste oder wer davor dran war
       *[next] Der Nächste zieht
    }
}{ $counted ->
    [yes] , bevor die Karten gezählt werden
   *[no] { "" }
}.

not-last = { $stays ->
    [yes] Du kannst nicht Schluss machen, indem du { $cards } legst.
   *[no] { CAPITAL($cards) } darfst du nicht als letzte Karte legen. Hast du nur noch so eine, gilt sie als Karte, die nicht passt.
}
cardless = Du darfst deine letzte Karte auch legen, wenn du mit ihr nicht Schluss machen kannst. Dann ziehst du, wenn du wieder dran bist. Solange jemand ohne Karten dasitzt, kann sonst niemand fertig werden.
not-cardless = Deine letzte Karte kannst du nur legen, wenn du damit Schluss machst.
not-last-on-top = Legst du mehrere Karten auf einmal, zählt die oberste als letzte.
winning-wild = Als letzte Karte muss eine Wunschkarte { $fits ->
    [suit-or-rank] nach { suit-word } oder { rank-word.bare } passen
   *[other] passen
}{ $jokers ->
    [yes] , außer es ist { $joker }
   *[no] { "" }
}.
last-alone = Mit mehreren Karten auf einmal kannst du nicht Schluss machen: Leg deine letzte Karte einzeln.
any-last = Jede Karte kann deine letzte sein.
last-together = Du darfst auch mit mehreren Karten auf einmal Schluss machen.
winning-wild-free = Als letzte Karte muss eine Wunschkarte nicht passen.
winning-card-all-draw = Eine Karte, bei der { $seats ->
    [2] der andere sofort zieht
   *[other] { $who ->
        [previous] sofort zieht, wer davor dran war
        [both] andere sofort ziehen
       *[all] alle anderen sofort ziehen
    }
}, wirkt auch noch, wenn jemand damit die Runde gewinnt.

## Ende der Runde

end = Ende der Runde
scoring = Am Ende der Runde { $who ->
    [each-side] zählt jedes Team die Karten, die es noch auf der Hand hat.
    [side] bekommt das Siegerteam die Punkte, die das andere Team noch auf der Hand hat.
    [sides] bekommt das Siegerteam die Punkte, die alle anderen Teams noch auf der Hand haben.
    [other] bekommt der Sieger die Punkte, die der andere noch auf der Hand hat.
    [others] bekommt der Sieger die Punkte, die alle anderen noch auf der Hand haben.
   *[each] zählen alle, was sie noch auf der Hand haben.
}
doubled = Ist deine letzte Karte { $cards }, zählen alle Karten auf der Hand doppelt.
tripled = Ist deine letzte Karte { $cards }, zählen alle Karten auf der Hand dreifach.
points-off = Deine letzte Karte kann Punkte von { $partners ->
    [yes] der Summe deines Teams
   *[no] deiner Summe
} abziehen: { $off }.
off-with = { $count } für { $cards }
round-counts = Für die Partie zählen nur gewonnene Runden{ $partners ->
    [yes] , und eine Runde zählt für das ganze Team
   *[no] { "" }
}.
pips = Karten zählen ihre { $pack ->
    [whot] Zahl, Sterne zählen doppelt
   *[french] Zahl
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = Ass 1
pips-court = Bilder 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [one] { CAPITAL($cards) } zählt { $points }.
   *[other] { CAPITAL($cards) } zählen { $points }.
}
others-count = Alle anderen Karten zählen { $points }.
every-card-counts = Jede Karte zählt { points }.
blocked = Wenn { $stock ->
    [yes] der Ziehstapel am Ende eines Zugs leer ist oder { "" }
   *[no] { "" }
}{ $seats ->
    [2] beide nacheinander passen, ist die Runde blockiert.
   *[other] alle nacheinander passen, ist die Runde blockiert.
} { $ends ->
    [countdown] Die Partie endet, und der niedrigste Stand gewinnt. Haben mehrere diesen Stand, teilen sie sich den Sieg.
    [countdown-by-rounds] Sie endet, und niemand zählt runter.
    [penalty] Sie endet ohne Sieg, und alle zählen ihre Karten.
    [penalty-sides] Sie endet ohne Sieg, und jedes Team zählt seine Karten.
    [rounds] Sie endet, und wer die wenigsten Punkte auf der Hand hat, gewinnt sie. Bei Gleichstand gewinnt niemand.
    [rounds-sides] Sie endet, und das Team mit den wenigsten Punkten auf der Hand gewinnt sie. Bei Gleichstand gewinnt keins.
    [collect-two] Sie endet, und wer weniger Punkte auf der Hand hat, bekommt den Unterschied. Bei Gleichstand bekommt niemand Punkte.
    [collect-all] Sie endet, und wer die wenigsten Punkte auf der Hand hat, bekommt den Unterschied zu allen anderen. Bei Gleichstand bekommt niemand Punkte.
    [collect-two-sides] Sie endet, und das Team mit weniger Punkten auf der Hand bekommt den Unterschied. Bei Gleichstand bekommt niemand Punkte.
   *[collect-sides] Sie endet, und das Team mit den wenigsten Punkten auf der Hand bekommt den Unterschied zu jedem anderen. Bei Gleichstand bekommt niemand Punkte.
}

blocked-out = Ist bis dahin schon jemand fertig, gewinnt stattdessen, wer zuerst fertig war.
too-long = Nach { $count } Zügen gilt eine Runde als blockiert.

## Partie

growth = Wer eine Runde gewinnt, sucht aus einer Liste eine neue Regel aus, die ab dem nächsten Geben gilt, oder nimmt eine frühere zurück. Läuft die Zeit ab, kommt keine Regel dazu.
hidden-growth = Es gibt geheime Regeln darüber, was man sagt und was man lässt, am Anfang eine oder zwei. Welche Karten du legen darfst, ändern sie nicht. Bevor du legst oder ziehst, darfst du Sätze sagen. Für jede gebrochene Regel, und für jeden Satz, den keine Regel verlangt, ziehst du 1 Karte, ohne dass dir jemand sagt, warum. Jedes Mal, wenn du dran bist, darfst du einmal eine Regel raten. Rätst du richtig, siehst du sie. Rätst du falsch, ziehst du 1 Karte. Wer eine Runde gewinnt, stellt eine geheime Regel auf, aus einer Liste, die sonst niemand sieht. Am Ende der Partie werden alle Regeln gezeigt.
no-growth = Die Regeln bleiben die ganze Partie gleich.
match-end = Wenn { $partners ->
    [yes] ein Team
   *[no] jemand
} { $exact ->
    [yes] über
   *[no] auf
} { points } kommt, ist Schluss. { $best ->
    [highest] Wer die meisten Punkte hat, gewinnt die Partie.
   *[lowest] Wer die wenigsten Punkte hat, gewinnt die Partie.
} { $tie ->
    [highest] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
    [lowest] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
    [highest-sides] Liegen mehrere Teams gleichauf vorn, teilen sie sich den Sieg.
    [lowest-sides] Liegen mehrere Teams gleichauf vorn, teilen sie sich den Sieg.
   *[no] Bei Gleichstand an der Spitze kommt noch eine Runde.
}
exact-target = Wer genau auf { points } kommt, fällt zurück auf 0.
knockout-two = { $when ->
    [hand] Wer am Ende einer Runde mehr Punkte auf der Hand hat, verliert die Partie. Bei Gleichstand kommt noch eine Runde.
    [over] Wer zuerst über { points } kommt, verliert die Partie. Kommt ihr beide in derselben Runde darüber, gewinnt die niedrigere Summe. Bei Gleichstand teilt ihr euch den Sieg.
   *[target] Wer zuerst auf { points } kommt, verliert die Partie. Schafft ihr das beide in derselben Runde, gewinnt die niedrigere Summe. Bei Gleichstand teilt ihr euch den Sieg.
}
knockout = { $when ->
    [hand] Wer am Ende einer Runde die meisten Punkte auf der Hand hat, scheidet aus. Bei Gleichstand scheidet niemand aus.
    [over] Wer über { points } kommt, scheidet aus.
   *[target] Wer auf { points } kommt, scheidet aus.
} Wer ausgeschieden ist, bekommt keine Karten mehr, und die anderen spielen weiter. Wer übrig bleibt, gewinnt.
knockout-together = Scheiden die Letzten zusammen aus, gewinnt von ihnen, wer die wenigsten Punkte hat. Bei Gleichstand teilen sie sich den Sieg.
match-rounds = Es geht über { rounds }. { $best ->
    [highest] Wer dann die meisten Punkte hat, gewinnt die Partie.
   *[lowest] Wer dann die wenigsten Punkte hat, gewinnt die Partie.
} { $tie ->
    [highest] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
    [lowest] Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
    [highest-sides] Liegen mehrere Teams gleichauf vorn, teilen sie sich den Sieg.
    [lowest-sides] Liegen mehrere Teams gleichauf vorn, teilen sie sich den Sieg.
   *[no] Bei Gleichstand an der Spitze kommt noch eine Runde.
}
first-to-win = { $number ->
    [1] Wer die Runde gewinnt, gewinnt die Partie. Gewinnt niemand, kommt noch eine Runde.
   *[other] { $partners ->
        [yes] Das Team, das zuerst { rounds } gewinnt,
       *[no] Wer zuerst { rounds } gewinnt,
    } gewinnt die Partie.
}
most-rounds = Es geht über { rounds }. { $partners ->
    [yes] Das Team, das die meisten davon gewinnt,
   *[no] Wer die meisten davon gewinnt,
} gewinnt die Partie. Bei Gleichstand an der Spitze kommt noch eine Runde.
bonus = { $partners ->
    [yes] Das Team, das die Partie gewinnt, bekommt noch { points } dazu.
   *[no] Wer die Partie gewinnt, bekommt noch { points } dazu.
}
pays-winner = Nach der Partie zahlt { $who ->
    [partners] jeder Verlierer an den Sieger, der rechts am nächsten sitzt,
    [two] der Verlierer an den Sieger
   *[others] jeder Verlierer an den Sieger
} eine Einheit je zehn Punkte Unterschied (aufgerundet){ $count ->
    [0] { "" }
   *[other] , dazu { units } für die Partie
}.
pays-better = Nach der Partie werden alle Summen auf volle Zehner aufgerundet. { $who ->
    [partners] Jeder zahlt in jedem besseren Team an den, der rechts am nächsten sitzt,
    [two] Der Verlierer zahlt an den Sieger
   *[others] Alle zahlen an jeden, der besser war,
} eine Einheit je zehn Punkte Unterschied{ $count ->
    [0] { "" }
   *[other] , dazu { units } an den Sieger
}.

## Kurz gesagt, zum Hören

short-aim = { $fits ->
    [suit] Leg dieselbe { suit-word } wie die oberste Karte
    [next-rank] Leg genau eins höher oder niedriger als die oberste Karte
   *[suit-or-rank] Leg, was zur obersten Karte passt: dieselbe { suit-word } oder { rank-word }
}. { $goal ->
    [sides] Das erste Team ohne Karten gewinnt die Runde.
    [countdown] Wer zuerst { $deal ->
            [one] einmal
           *[other] { $deal }-mal
        } fertig ist, gewinnt die Partie.
    [countdown-by-rounds] Wer zuerst { $deal ->
            [one] einmal
           *[other] { $deal }-mal
        } fertig ist, gewinnt die Partie.
   *[round] Wer zuerst keine Karten mehr hat, gewinnt die Runde.
}
short-uses = Besonders sind { $uses }.
short-own-wild = Karten mit deinem Stand als { rank-word.bare }
short-growth = { $hidden ->
    [yes] Manche Regeln sind geheim, und wer eine Runde gewinnt, stellt noch eine auf.
   *[no] Wer eine Runde gewinnt, stellt eine neue Regel auf.
}
use-wild = { $cards } ({ $anywhere ->
    [yes] auf jede Karte
   *[no] nur passend
}{ $picks ->
    [yes] , und du wünschst dir eine { suit-word }
   *[no] { "" }
})
use-skip = { $cards } ({ $seats ->
    [2] der andere setzt aus
   *[other] { $count ->
        [one] der Nächste setzt aus
       *[other] die nächsten { $count } setzen aus
    }
})
use-reverse = { $cards } (Richtungswechsel)
use-draw = { $cards } ({ $seats ->
    [2] der andere
   *[other] der Nächste
} zieht { $count })
use-draw-back = { $cards } ({ $seats ->
    [2] der andere zieht
   *[other] wer vor dir dran war, zieht
} { $count })
use-all-draw = { $cards } (alle anderen ziehen je { $count })
use-all-draw-again = { $cards } (alle anderen ziehen je { $count }, du bist noch mal dran)
use-previous-draws = { $cards } ({ $seats ->
    [2] der andere zieht
   *[other] wer vor dir dran war, zieht
} sofort { $count })
use-card = { $cards } (du wünschst dir eine einzelne Karte)
use-gift = { $cards } (du schenkst { $seats ->
    [2] dem anderen
   *[other] allen anderen
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
})
use-again = { $cards } (noch mal dran)
use-suit = { $cards } (du darfst gleich weitere Karten derselben { suit-word } dazulegen)
use-rank = { $cards } (du wünschst dir { $pack ->
    [whot] eine Zahl
   *[french] einen Wert
})
