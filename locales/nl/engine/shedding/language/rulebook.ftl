# De spelregels van de aflegspellen, hoofdstuk voor hoofdstuk, zoals een vriend ze voorleest.

## Doel

aim = Doel
sides = { $sides ->
    [2] De spelers op plek { $first } spelen samen tegen die op plek { $second }.
    [3] Er spelen drie teams: plek { $first }, plek { $second } en plek { $third }.
   *[4] Er spelen vier teams: plek { $first }, plek { $second }, plek { $third } en plek { $fourth }.
}
goal = { $goal ->
    [sides] Probeer je kaarten kwijt te raken. Het eerste team zonder kaarten wint de ronde. Ben je door je kaarten heen, dan worden je beurten overgeslagen terwijl je team doorspeelt.
    [countdown] Iedereen begint met een score van { $deal }. Elke keer dat je al je kaarten kwijt bent, gaat er één van je score af, en krijg je zoveel nieuwe kaarten als je nieuwe score. Wie het eerst op 0 is, wint de partij.
    [countdown-by-rounds] Iedereen begint met een score van { $deal }. Wie het eerst geen kaarten meer heeft, wint de ronde, en van diens score gaat er één af. Dan krijgt iedereen een nieuwe hand. Wie het eerst op 0 is, wint de partij.
    [play-on] Probeer je kaarten kwijt te raken. Wie het eerst geen kaarten meer heeft, wint de ronde. De anderen spelen door tot er nog maar één speler kaarten heeft.
   *[round] Probeer je kaarten kwijt te raken. Wie het eerst geen kaarten meer heeft, wint de ronde.
}
## Delen

the-deal = Delen
packs = Voor { $seats } spelers: { $packs ->
    [one] één spel van { $all } kaarten
   *[other] { $packs } spellen kaarten, samen { $all } kaarten
}{ $size ->
    [32] { " " }(7 tot en met aas)
    [36] { " " }(6 tot en met aas)
   *[52] { "" }
}{ $jokers ->
    [0] { "" }
    [one] , inclusief één joker
   *[other] , inclusief { $jokers } jokers
}.
hands = { $goal ->
    [countdown-by-rounds] Elke speler krijgt zoveel kaarten als zijn score aangeeft.
   *[other] De deler geeft elke speler { cards }.
}
deals = { $way ->
    [down] Elke ronde krijgt iedereen één kaart minder, tot één kaart. Daarna krijgt iedereen weer { cards }.
    [down-once] Elke ronde krijgt iedereen één kaart minder. Volgt er bij gelijke stand nog een ronde, dan krijgt iedereen daarin één kaart.
    [down-and-tie] Elke ronde krijgt iedereen één kaart minder, tot één kaart. Daarna krijgt iedereen weer { cards }. Volgt er bij gelijke stand nog een ronde, dan krijgt iedereen daarin één kaart.
   *[down-and-up] Elke ronde krijgt iedereen één kaart minder, tot één kaart. Daarna krijgt iedereen elke ronde één kaart meer, tot { cards }, en dan weer minder.
}
starter = { $how ->
    [of-the-dealer] De laatste kaart die de deler krijgt, komt open op tafel: dat is de eerste kaart van de aflegstapel. De andere kaarten zijn de pakstapel.
    [any] Er wordt geen kaart omgedraaid. De eerste speler begint de aflegstapel met een kaart naar keuze. De andere kaarten zijn de pakstapel.
    [clubs] Er wordt geen kaart omgedraaid. De andere kaarten zijn de pakstapel.
   *[turned-up] Draai de volgende kaart om: dat is de eerste kaart van de aflegstapel. De andere kaarten zijn de pakstapel.
}
dealer = { $how ->
    [low-card] Iedereen trekt een kaart, en wie de laagste heeft, { $deals ->
        [once] deelt
       *[again] deelt het eerst
    }. { $pack ->
        [whot] Hebben meerdere spelers de laagste, dan trekken die nog eens.
       *[french] De aas is de hoogste kaart. Hebben meerdere spelers de laagste, dan trekken die nog eens.
    }
    [first-seat] { $deals ->
        [once] De speler op plek 1 deelt.
       *[again] De speler op plek 1 deelt het eerst.
    }
   *[chance] { $deals ->
        [once] Het lot bepaalt wie deelt.
       *[again] Het lot bepaalt wie het eerst deelt.
    }
}
next-dealer = { $who ->
    [last] Wie aan het eind van een ronde de meeste punten in de hand heeft, deelt de volgende. Hebben meerdere spelers evenveel punten, dan deelt wie van hen het eerst na de deler zit.
    [last-left] Wie als laatste kaarten overhoudt, deelt de volgende ronde. Hebben meerdere spelers nog kaarten, dan deelt wie van hen de meeste punten in de hand heeft. Hebben meerdere spelers evenveel punten, dan deelt wie van hen het eerst na de deler zit.
    [winner] Wie een ronde wint, deelt de volgende. Won niemand, dan deelt { $to ->
        [other] wie deze ronde niet deelde
        [right] de speler rechts van de deler
       *[left] de speler links van de deler
    }.
   *[left] { $to ->
        [other] Daarna delen jullie om en om.
        [right] Daarna deelt elke ronde de speler rechts van de vorige deler.
       *[left] Daarna deelt elke ronde de speler links van de vorige deler.
    }
}
first-player = { $who ->
    [after] Na de eerste kaart is de { $seats ->
        [2] andere speler aan de beurt.
       *[other] volgende speler aan de beurt.
    }
    [winner] De winnaar van de vorige ronde begint. In de eerste ronde, of als niemand de vorige won, begint de speler met de meeste punten in de hand.
    [other] Wie niet deelde, begint.
    [right] De speler rechts van de deler begint.
    [dealer] De deler begint.
   *[left] De speler links van de deler begint.
}
direction-picked = De eerste speler kiest of jullie met de klok mee of tegen de klok in spelen.
direction = { $turns ->
    [yes] Jullie spelen eerst { $way ->
        [counterclockwise] tegen de klok in
       *[clockwise] met de klok mee
    }.
   *[no] Jullie spelen { $way ->
        [counterclockwise] tegen de klok in
       *[clockwise] met de klok mee
    }.
}

## Jouw beurt

turn = Jouw beurt
matching = Speel in je beurt { $several ->
    [yes] een kaart
   *[no] één kaart
} { $fits ->
    [suit] van dezelfde { suit-word } als de bovenste kaart.
    [next-rank] die één { rank-word } hoger of lager is dan de bovenste kaart, van welke { suit-word } ook.
   *[suit-or-rank] die qua { suit-word } of { rank-word } bij de bovenste kaart past.
}{ $several ->
    [yes] { " " }Soms mag je er meerdere tegelijk spelen.
   *[no] { "" }
}
ranks-go-round = { CAPITAL($last) } en { $first } liggen naast elkaar{ $pack ->
    [whot] . Een 6 en een 9 zijn er niet, dus ook 5 en 7 liggen naast elkaar, en 8 en 10
   *[french] { "" }
}.
still-fitting = { CAPITAL($cards) } passen ook op { rank-word }.
apart = { $one ->
    [yes] Je mag { $cards } niet op net zo’n kaart spelen, ook al past die.
   *[no] Je mag geen { $cards } op elkaar spelen, ook al passen ze.
}
first-suit = Je begint elke ronde met { $suit }. Heb je geen { $suit }, pak dan tot je er een hebt, en speel die. Je eerste kaart is nooit een keuzekaart, doet niets bijzonders en is geen antwoord op een andere kaart.
open-cards = Op { $cards } mag alles.
free-cards = Je mag { $cards } op elke kaart spelen, zonder een { suit-word } te kiezen.
jump-in = Heb je precies dezelfde kaart als de bovenste, dan mag je die ook buiten je beurt spelen, zonder andere kaarten erbij. Daarna gaat het verder bij de speler na jou. Ertussen springen kan niet { $held ->
    [both] met een noodkaart, zolang er strafkaarten liggen, of zolang een speler iets anders moet beslissen.
    [penalty] zolang er strafkaarten liggen, of zolang een speler iets anders moet beslissen.
    [resort] met een noodkaart, of zolang een speler iets anders moet beslissen.
   *[none] zolang een speler iets anders moet beslissen.
}
last-resort-question = Een kaart waar je een antwoord op moet spelen, telt niet als iets anders dat je kunt spelen.
last-resort = { $bluffing ->
    [yes] Speel { $cards } alleen als je niets anders kunt spelen, of als bluf.
   *[no] Speel { $cards } alleen als je niets anders kunt spelen.
}

## Keuzekaarten

wild = Keuzekaarten
none-wild = Er zijn geen keuzekaarten.
wild-cards = { CAPITAL($cards) } zijn keuzekaarten. Ze mogen op elke kaart{ $apart ->
    [yes] { " " }behalve op { $but }
   *[no] { "" }
}.
wild-if-matching = { CAPITAL($cards) } zijn keuzekaarten, maar ze moeten { $fits ->
    [suit-or-rank] passen op { suit-word } of { rank-word }, net als andere kaarten
   *[other] passen, net als andere kaarten
}.
wild-jokers-too = { CAPITAL($cards) } zijn ook keuzekaarten, en die mogen op elke kaart.
wild-by-score = { $deal ->
    [1] Kaarten met je score als { rank-word } zijn voor jou keuzekaarten: { $lowest } bij 1.
   *[other] Kaarten met je score als { rank-word } zijn voor jou keuzekaarten, van { $rank } bij { $deal } tot { $lowest } bij 1.
} { $matching ->
    [yes] Ze moeten { $fits ->
        [suit-or-rank] passen op { suit-word } of { rank-word }, net als andere kaarten
       *[other] passen, net als andere kaarten
    }.
   *[no] Ze mogen op elke kaart.
}
wild-by-score-short = Kaarten met je score als { rank-word } zijn voor jou keuzekaarten, als ze in het spel zitten: { $ranks }. { $matching ->
    [yes] Ze moeten { $fits ->
        [suit-or-rank] passen op { suit-word } of { rank-word }, net als andere kaarten
       *[other] passen, net als andere kaarten
    }.
   *[no] Ze mogen op elke kaart.
}
rank-at = { $rank } bij { $score }
pick = { $naming ->
    [another-suit] Speel je een keuzekaart, kies dan een andere { suit-word } dan de huidige.
    [own-suit] Met een keuzekaart kies je geen { suit-word }. De { suit-word } van de kaart zelf telt.
    [any-suit-if-it-matches] Speel je een keuzekaart die zelf past op { $fits ->
        [suit-or-rank] { suit-word } of { rank-word }
       *[other] { suit-word }
    }, kies dan een { suit-word }. Past de kaart niet, dan blijft de { suit-word } zoals die was.
   *[any-suit] Speel je een keuzekaart, kies dan een { suit-word }.
}
no-pick = Met een keuzekaart kies je geen { suit-word }.
after-joker = Op { $joker } mag alles.
pick-with-joker = { CAPITAL($joker) } heeft geen { suit-word }, dus daarmee kies je er altijd een.
after-wild = { $ways ->
    [suit] De volgende kaart moet van die { suit-word } zijn.
    [suit-rank] De volgende kaart moet van die { suit-word } of van { rank-word.same } zijn.
    [suit-rank-joker] De volgende kaart moet van die { suit-word } of van { rank-word.same } zijn, of { $joker }.
    [suit-own-rank] De volgende kaart moet van die { suit-word } zijn, of van { rank-word.same } en een keuzekaart voor wie hem speelt.
    [suit-own-rank-joker] De volgende kaart moet van die { suit-word } zijn, van { rank-word.same } en een keuzekaart voor wie hem speelt, of { $joker }.
    [suit-own] De volgende kaart moet van die { suit-word } zijn, of een keuzekaart voor wie hem speelt. Alleen { rank-word.same } is niet genoeg.
    [suit-rank-own] De volgende kaart moet van die { suit-word } zijn, van { rank-word.same }, of een keuzekaart voor wie hem speelt.
   *[suit-wild] De volgende kaart moet van die { suit-word } zijn, of een keuzekaart.
}
free-after-wild = Kaarten die op elke kaart mogen, mogen ook op een keuzekaart.
no-wild-on-wild = Een keuzekaart mag niet op een andere kaart van { rank-word.same }, ook al past de { suit-word }.
wild-starter = { $whose ->
    [dealer] Is de eerste kaart voor de deler een keuzekaart
   *[all] Is de eerste kaart een keuzekaart
}, { $means ->
    [own-suit] dan telt de { suit-word } van die kaart.
    [first-player-free] dan mag er alles op.
    [another-card] dan gaat die terug en wordt een andere omgedraaid.
    [blind] dan bepaalt het lot de { suit-word }, voordat iemand zijn kaarten bekijkt.
    [bottom-card] dan bepaalt de onderste kaart van de pakstapel de { suit-word }.
   *[dealer-names] dan kijkt de deler in zijn hand en kiest een { suit-word }.
}
joker-starter = { $means ->
    [own-suit] Is de eerste kaart { $joker }, dan gaat die terug en wordt een andere omgedraaid.
    [blind] Is de eerste kaart { $joker }, dan bepaalt het lot de { suit-word }, voordat iemand zijn kaarten bekijkt.
   *[dealer-names] Is de eerste kaart { $joker }, dan kijkt de deler in zijn hand en kiest een { suit-word }.
}
only-joker-starter = Is de eerste kaart { $joker }, dan gaat die terug en wordt een andere omgedraaid.

starter-suit-only = Bij de eerste kaart telt alleen de { suit-word }: op { rank-word } aansluiten kan niet, en de kaart doet niets.

## Pestkaarten

special = Pestkaarten
skips = { CAPITAL($cards) }: { $how ->
    [again] de ander wordt overgeslagen, dus jij mag nog een keer.
    [all] de volgende { $count } beurten worden overgeslagen, die van jou ook.
    [answered] { $seats ->
        [2] de ander
       *[other] de volgende speler
    } slaat { $count ->
        [one] een beurt
       *[other] { $count } beurten
    } over, tenzij die er een antwoord op heeft.
    [answered-each] de volgende { $count } spelers slaan elk een beurt over, tenzij de eerste er een antwoord op heeft.
    [missed] { $seats ->
        [2] de ander
       *[other] de volgende speler
    } slaat { $count ->
        [one] een beurt
       *[other] { $count } beurten
    } over.
   *[other] { $count ->
        [one] de volgende speler wordt overgeslagen.
       *[other] de volgende { $count } spelers worden overgeslagen.
    }
}
reverses = { CAPITAL($cards) }: { $how ->
    [skips] met z’n tweeën wordt de ander overgeslagen, dus jij mag nog een keer.
    [nothing] geen effect, want jullie zijn met z’n tweeën.
   *[reverses] de richting draait om.
}
draws = { CAPITAL($cards) }: { $seats ->
    [2] de ander
   *[other] de volgende speler
} pakt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}{ $after ->
    [play-on] { "" } en is dan gewoon aan de beurt
   *[turn-ends] { "" } en slaat een beurt over
}{ $answered ->
    [yes] , tenzij die er een antwoord op heeft
   *[no] { "" }
}.
again = { CAPITAL($cards) }: je mag nog een keer. { $cover ->
    [draw-until-covered] Kun je niet spelen, pak dan tot je wel kunt, en speel dan.
   *[draw-as-usual] Kun je niet spelen, pak dan zoals altijd.
}
then-again = Daarna mag je nog een keer. { $cover ->
    [draw-until-covered] Kun je niet spelen, pak dan tot je wel kunt, en speel dan.
   *[draw-as-usual] Kun je niet spelen, pak dan zoals altijd.
}
draws-back = { CAPITAL($cards) }: { $seats ->
    [2] de ander
   *[other] de vorige speler
} pakt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}{ $after ->
    [play-on] { "" } en is dan gewoon aan de beurt
   *[turn-ends] { "" } en slaat een beurt over
}{ $answered ->
    [yes] , tenzij die er een antwoord op heeft
   *[no] { "" }
}.{ $seats ->
    [2] { "" }
   *[other] { " " }Vanaf die speler gaat het in dezelfde richting verder.
}
asks-rank = { CAPITAL($cards) }: vraag om { $ranks }. Tot jij weer aan de beurt bent, moet { $seats ->
    [2] de ander
   *[other] iedereen
} { $pack ->
    [whot] dat getal
   *[french] die waarde
} spelen, of een andere kaart die om een { rank-word } vraagt. Wie dat niet kan, pakt maar 1 kaart. Was er al een { suit-word } gekozen, dan telt die daarna weer.
asks-card = { CAPITAL($cards) }: vraag om één bepaalde kaart ({ $ranks }, van welke { suit-word } ook). Tot die gespeeld is of jij weer aan de beurt bent, moet { $seats ->
    [2] de ander
   *[other] iedereen
} hem spelen, of een andere kaart die om een kaart vraagt. Wie dat niet kan, pakt maar 1 kaart. Speelt niemand de gevraagde kaart, dan telt de { suit-word } ervan.
asks-no-card = { CAPITAL($cards) }: geen effect, want { $pack ->
    [whot] elk getal dat er in alle vormen
   *[french] elke waarde die er in alle kleuren
} bestaat, is hier een keuzekaart of pestkaart.
asks-no-rank = { CAPITAL($cards) }: geen effect, want { $pack ->
    [whot] elk getal
   *[french] elke waarde
} is hier een keuzekaart of pestkaart.
all-draw = { CAPITAL($cards) }: { $seats ->
    [2] de ander pakt
   *[other] alle anderen pakken
} meteen { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, zolang er kaarten zijn. { $seats ->
    [2] De ander slaat
   *[other] Zij slaan
} geen beurt over.
previous-draws = { CAPITAL($cards) }: { $seats ->
    [2] de ander
   *[other] de vorige speler
} pakt meteen { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}, zolang er kaarten zijn, maar slaat geen beurt over.
again-in-suit = Je volgende kaart moet van dezelfde { suit-word } zijn, of een keuzekaart.
again-any-suit = Je volgende kaart moet gewoon passen, zoals altijd.
gives-one = { CAPITAL($cards) }: je mag { $count ->
    [one] de ander 1 kaart geven.
   *[other] de ander { $count } kaarten geven, allemaal of geen. Heb je er niet genoeg, dan komt wat ontbreekt van de pakstapel.
}
gives-all = { CAPITAL($cards) }: je mag { $count ->
    [one] elke andere speler 1 kaart geven, in speelvolgorde. Geef ze allemaal een kaart, of niemand iets. Heb je er niet genoeg, dan pakt wie niets kreeg een kaart van de pakstapel.
   *[other] elke andere speler { $count } kaarten geven, een voor een in speelvolgorde. Geef ze allemaal iets, of niemand. Heb je er niet genoeg, dan pakken de anderen wat ontbreekt van de pakstapel.
}
given-all = Geef je je laatste kaart weg, dan ben je uit.
gave-as-last = Ga je uit met { $cards ->
    [one] { $card }
   *[other] een kaart waarmee je kaarten mag geven
}, dan { $seats ->
    [2] pakt de ander
   *[other] pakt elke andere speler
} { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
takes-suit = { CAPITAL($cards) }: in dezelfde beurt mag je er andere kaarten van dezelfde { suit-word } bij spelen, in welke volgorde ook.
takes-none = { CAPITAL($cards) }: geen effect.
none-special = { $wild ->
    [yes] Geen andere kaart doet iets bijzonders.
   *[no] Geen kaart doet iets bijzonders.
}
plain-here = { CAPITAL($cards) }: geen effect aan deze tafel.
stack = In plaats van te pakken mag je { $way ->
    [this-rank] nog een { $rank } spelen
    [same-rank] een pluskaart spelen die qua { rank-word } past
    [as-strong] een pluskaart spelen die { $seats ->
        [2] de ander
       *[other] de volgende speler
    } evenveel of meer laat pakken
    [same-rank-or-suit] een pluskaart spelen die qua { rank-word } of { suit-word } past
   *[any-draw-card] een pluskaart spelen, welke dan ook
}. { $adds ->
    [yes] Dan pakt { $seats ->
        [2] de ander
       *[other] de volgende speler
    } alles bij elkaar, tenzij die ook een antwoord heeft.
   *[no] Dan pakt { $seats ->
        [2] de ander
       *[other] de volgende speler
    } alleen voor de nieuwste kaart, tenzij die ook een antwoord heeft.
}
stack-skips = In plaats van overgeslagen te worden mag je { $one ->
    [yes] nog een { $rank } spelen
   *[no] een overslakaart van { rank-word.same } als de bovenste spelen
}. { $adds ->
    [yes] Dan slaat { $seats ->
        [2] de ander
       *[other] de volgende speler
    } alle beurten bij elkaar over, tenzij die ook een antwoord heeft. Sla je al beurten over, dan kun je niet antwoorden, en komen de nieuwe erbij.
   *[no] Dan wordt in jouw plaats { $seats ->
        [2] de ander
       *[other] de volgende speler
    } overgeslagen, tenzij die ook een antwoord heeft.{ $several ->
        [yes] { " " }Meerdere overslakaarten tegelijk slaan evenveel spelers over.
       *[no] { "" }
    }
}
stack-apart = { $way ->
    [none] Tegen { $cards } helpt geen pluskaart.
    [same-rank] Alleen een pluskaart van { rank-word.same } is een antwoord op { $cards }.
    [as-strong] Tegen { $cards } helpt alleen een pluskaart die { $seats ->
        [2] de ander
       *[other] de volgende speler
    } evenveel of meer laat pakken.
    [same-rank-or-suit] Tegen { $cards } helpt alleen een pluskaart van { rank-word.same }, of een van die kaarten in dezelfde { suit-word }.
   *[any-draw-card] Elke pluskaart is een antwoord op { $cards }.
}{ $adds ->
    [yes] { $way ->
        [none] { "" }
       *[other] { " " }Dan pakt { $seats ->
            [2] de ander
           *[other] de volgende speler
        } alles bij elkaar, tenzij die ook een antwoord heeft.
    }
    [newest] { $way ->
        [none] { "" }
       *[other] { " " }Dan pakt { $seats ->
            [2] de ander
           *[other] de volgende speler
        } alleen voor de nieuwste kaart, tenzij die ook een antwoord heeft.
    }
   *[no] { "" }
}
cancel = { $stacking ->
    [yes] Je mag ook alle strafkaarten afweren met { $cards }.
   *[no] In plaats van te pakken mag je de strafkaarten afweren met { $cards }.
}
cancel-one-rank = { $also ->
    [yes] Je mag ook strafkaarten van { $rank } afweren met { $cards }.
   *[no] In plaats van te pakken mag je strafkaarten van { $rank } afweren met { $cards }.
}
cancel-leaves-suit = Door het afweren verandert de { suit-word } niet.
answer-suit = Na een pluskaart die ook een keuzekaart is{ $apart ->
    [yes] , behalve na { $joker }
   *[no] { "" }
}, moet je antwoord van de huidige { suit-word } zijn{ $rank ->
    [yes] { " " }of van { rank-word.same }
   *[no] { "" }
}{ $jokers ->
    [yes] , tenzij het { $joker } is
   *[no] { "" }
}.
no-other-answer = { $wild ->
    [yes] Geen andere kaart helpt, ook geen keuzekaart.
   *[no] Geen andere kaart helpt.
}
wild-and-special = Een kaart die keuzekaart en pestkaart is, werkt als allebei.
special-starter = { $means ->
    [another-card-questions] Is de eerste kaart een pestkaart of een vraag, dan gaat die terug en wordt een andere omgedraaid.
    [another-card] Is de eerste kaart een pestkaart, dan gaat die terug en wordt een andere omgedraaid.
    [none] Is de eerste kaart een pestkaart, dan doet die niets.
    [act-but-gifts] Is de eerste kaart een pestkaart, dan werkt die alsof de deler hem speelde, maar er worden geen kaarten gegeven.
    [act-but-ranks] Is de eerste kaart een pestkaart, dan werkt die alsof de deler hem speelde, maar er wordt niet om een { rank-word } gevraagd.
    [act-but-gifts-and-ranks] Is de eerste kaart een pestkaart, dan werkt die alsof de deler hem speelde, maar er worden geen kaarten gegeven en er wordt niet om een { rank-word } gevraagd.
   *[act] Is de eerste kaart een pestkaart, dan werkt die alsof de deler hem speelde.
}
special-starter-before = Is de eerste kaart een pestkaart, dan werkt die alsof hij net voor de eerste beurt gespeeld is{ $but ->
    [gifts] , maar er worden geen kaarten gegeven
    [ranks] , maar er wordt niet om een { rank-word } gevraagd
    [gifts-and-ranks] , maar er worden geen kaarten gegeven en er wordt niet om een { rank-word } gevraagd
   *[nothing] { "" }
}.
reverse-starter = Draait de eerste kaart de richting om, dan begint de speler aan de andere kant van de deler.
dealers-starter = De deler speelde de eerste kaart. Is het een pestkaart, dan werkt die gewoon{ $ranks ->
    [yes] , maar er wordt niet om een { rank-word } gevraagd
   *[no] { "" }
}.
starter-again = De eerste kaart geeft niemand een extra beurt.

## Bluffen

bluffing = Bluffen
challenge = Speelt iemand { $cards }, dan mag { $seats ->
    [2] de ander
   *[other] de volgende speler
} die kaart laten liggen, of uitdagen. Wie uitdaagt, bekijkt de hand van wie de kaart speelde. Bij iemands laatste kaart kun je niet uitdagen.
challenge-no-question = Ook bij een vraag zonder antwoord kun je niet uitdagen.
bluff = Het was bluf als de uitgedaagde speler iets anders dan { $cards } had kunnen spelen.
bluff-caught = Was het bluf, dan neemt de uitgedaagde speler de kaart terug, pakt { $count ->
    [0] niets
    [one] 1 kaart
   *[other] { $count } kaarten
}{ $cancelled ->
    [yes] { "" } plus de straf die ermee was afgeweerd
   *[no] { "" }
}, en is de beurt kwijt. De uitdager speelt alsof de kaart nooit gespeeld was.
bluff-caught-open = Was het bluf, dan neemt de uitgedaagde speler de kaart terug, pakt wat { $seats ->
    [2] de ander
   *[other] de volgende speler
} had moeten pakken{ $least ->
    [none] { "" }
    [0] { "" } (als er iets te pakken was)
    [one] { "" } (of 1 kaart als dat niets is)
   *[other] { "" } (of { $least } kaarten als dat niets is)
}{ $cancelled ->
    [yes] { "" } plus de straf die ermee was afgeweerd
   *[no] { "" }
}, en is de beurt kwijt. De uitdager speelt alsof de kaart nooit gespeeld was.
bluff-not = Was het geen bluf, dan pakt de uitdager { $count ->
    [0] niets
    [one] 1 kaart
   *[other] { $count } kaarten
} en slaat een beurt over.
bluff-not-open = Was het geen bluf, dan pakt de uitdager { $more ->
    [0] alleen die strafkaarten
    [one] die strafkaarten plus 1 kaart
   *[other] die strafkaarten plus { $more } kaarten
} en slaat een beurt over.

## Pakken

drawing = Pakken
draw-and-end = Kun je niet spelen, { $draws ->
    [0] pak dan tot je een kaart hebt die je zou kunnen spelen. Daarna is je beurt voorbij.
    [one] pak dan 1 kaart. Daarna is je beurt voorbij.
    [21] pak dan zoveel kaarten als je wilt, minstens één. Daarna is je beurt voorbij.
   *[other] pak dan tot je een kaart hebt die je zou kunnen spelen, maar hooguit { $draws } kaarten. Daarna is je beurt voorbij.
}
draw-and-may-play = Kun je niet spelen, { $draws ->
    [0] { $able ->
        [yes] pak dan tot je een kaart hebt die past. Je mag blijven pakken, maar uiteindelijk moet je een gepakte kaart spelen.
       *[no] pak dan tot je een kaart hebt die past, en speel die.
    }
    [one] pak dan 1 kaart. Past die, dan mag je hem meteen spelen. Daarna is je beurt hoe dan ook voorbij.
    [21] { $able ->
        [yes] pak dan kaart voor kaart, zoveel als je wilt. Je mag er een spelen als die past. Daarna is je beurt hoe dan ook voorbij.
       *[no] pak dan kaart voor kaart tot er een past of je wilt stoppen. De kaart die past, mag je spelen. Daarna is je beurt hoe dan ook voorbij.
    }
   *[other] { $able ->
        [yes] pak dan kaart voor kaart tot je er een van speelt of er { $draws } gepakt hebt. Daarna is je beurt voorbij.
       *[no] pak dan tot je een kaart hebt die past, maar hooguit { $draws } kaarten. Past er een, dan mag je die spelen. Daarna is je beurt voorbij.
    }
}
draw-and-must-play = Kun je niet spelen, { $draws ->
    [0] pak dan tot je een kaart hebt die past. Die moet je meteen spelen.
    [one] pak dan 1 kaart. Past die, dan moet je hem meteen spelen. Zo niet, dan is je beurt voorbij.
    [21] pak dan kaart voor kaart tot er een past of je wilt stoppen. Past er een, dan moet je die meteen spelen. Zo niet, dan is je beurt voorbij.
   *[other] pak dan tot je een kaart hebt die past, maar hooguit { $draws } kaarten. Past er een, dan moet je die meteen spelen. Past er geen, dan is je beurt voorbij.
}
draw-and-play-any = Kun je niet spelen, { $draws ->
    [0] { $able ->
        [yes] pak dan tot je kunt spelen.
       *[no] pak dan tot je kunt spelen, en speel dan.
    }
    [one] pak dan 1 kaart. Daarna mag je elke kaart spelen die past. Dan is je beurt hoe dan ook voorbij.
    [21] { $able ->
        [yes] pak dan kaart voor kaart, zoveel als je wilt. Daarna mag je elke kaart spelen die past. Dan is je beurt hoe dan ook voorbij.
       *[no] pak dan kaart voor kaart tot je kunt spelen of wilt stoppen. Daarna mag je elke kaart spelen die past. Dan is je beurt hoe dan ook voorbij.
    }
   *[other] { $able ->
        [yes] pak dan kaart voor kaart tot je een kaart speelt die past of er { $draws } gepakt hebt. Daarna is je beurt voorbij.
       *[no] pak dan tot je kunt spelen, maar hooguit { $draws } kaarten. Je mag elke kaart spelen die past. Dan is je beurt voorbij.
    }
}
draw-though-able = { $must ->
    [drawn] Je mag ook pakken als je kunt spelen, maar dan moet je een gepakte kaart spelen.
    [any] Je mag ook pakken als je kunt spelen, maar dan moet je een kaart spelen.
   *[no] Je mag ook pakken als je kunt spelen.
}
draw-only-if-unable = Je mag alleen pakken als je niet kunt spelen.
drawn-last-resort = Pak je { $cards }, dan hoef je die alleen te spelen als je niets anders kunt spelen.
stock = { $reshuffle ->
    [ends] Raakt de pakstapel op, dan eindigt de ronde na die beurt.
    [yes] Is de pakstapel op, schud dan de aflegstapel tot een nieuwe pakstapel. De bovenste kaart blijft liggen.
   *[no] Is de pakstapel op, dan speel je door zonder te pakken.
}
short-hand = Zijn er te weinig kaarten voor een nieuwe hand, dan krijg je wat er nog is.
hand-limit = Heb je { cards }, dan kun je niet meer pakken.
passing = { $free ->
    [yes] Valt er niets te pakken, dan mag je passen, ook als je kunt spelen.
   *[no] Valt er niets te pakken, dan moet je spelen als je kunt, en anders passen.
}
drawn-in-vain = Pak je de laatste kaart die er is en kun je nog steeds niet spelen, dan telt dat als passen.

## Meerdere kaarten tegelijk

several = Meerdere kaarten tegelijk
together = { $groups ->
    [equal-ranks] In één beurt mag je meerdere kaarten van één { rank-word } spelen.
    [equal-plain-ranks] In één beurt mag je meerdere kaarten van één { rank-word } spelen, behalve keuzekaarten en pestkaarten.
    [runs] In één beurt mag je een rijtje spelen: opeenvolgende kaarten van één { suit-word }, omhoog of omlaag.
    [chains] In één beurt mag je een ketting spelen: elke kaart heeft { rank-word.same } als de vorige, of is in dezelfde { suit-word } één { rank-word } hoger of lager.
    [equal-ranks-or-marriage] In één beurt mag je meerdere kaarten van één waarde spelen, of een huwelijk: de heer en vrouw van één kleur, in welke volgorde ook.
    [equal-plain-ranks-or-marriage] In één beurt mag je meerdere kaarten van één waarde spelen, behalve keuzekaarten en pestkaarten. Ook een huwelijk mag: de heer en vrouw van één kleur, in welke volgorde ook.
   *[marriage] In één beurt mag je een huwelijk spelen: de heer en vrouw van één kleur, in welke volgorde ook.
}
neighbours = { $order ->
    [numbers] Ontbreekt er een getal bij een vorm, dan sla je dat over: bij de kruisen komt 5 direct na 3.
    [no-twos] Voor of na een aas komt geen andere waarde.
   *[ranks] Azen zijn lager dan tweeën.
}
one-way = Een ketting mag alleen na twee kaarten van één { rank-word } wisselen tussen omhoog en omlaag.
with-its-suit = Mag je bij een kaart andere van dezelfde { suit-word } spelen, dan speel je die kaart als eerste.
first-and-last = Van de kaarten die je samen speelt, moet de eerste passen, en { $seats ->
    [2] de ander
   *[other] de volgende speler
} sluit aan op de bovenste.
all-act = { $reverse ->
    [top] Alle kaarten die je speelt, werken zoals altijd, maar van de keerkaarten draait alleen de bovenste de richting om.
   *[every] Alle kaarten die je speelt, werken zoals altijd.
}
again-on-top = Je mag alleen nog een keer als de bovenste kaart dat toestaat, en geen kaart eronder iemand overslaat, laat pakken of kaarten geeft.
reverse-first = De richting draait om voordat er iemand wordt overgeslagen.
back-last = De bovenste pluskaart bepaalt wie er pakt. Is dat de vorige speler, dan wordt niemand overgeslagen.
first-answers = Alleen je eerste kaart hoeft een antwoord op de pluskaart te zijn.
covered-draw = Ligt er een kaart van een { $pack ->
    [whot] ander getal op de pluskaart, dan kun je niet meer antwoorden met het getal
   *[french] andere waarde op de pluskaart, dan kun je niet meer antwoorden met de waarde
} van de pluskaart.
marriage-no-answer = Een huwelijk is geen antwoord op een pluskaart.
drawn-alone = Een gepakte kaart speel je los.
questions = { $one ->
    [yes] { CAPITAL($cards) } is een vraag. Beantwoord die
   *[no] { CAPITAL($cards) } zijn vragen. Beantwoord ze
} in dezelfde beurt met { $answers ->
    [listed] een kaart van dezelfde { suit-word } ({ $which })
    [all-but] een kaart van dezelfde { suit-word } (geen { $which })
   *[any] een kaart van dezelfde { suit-word }
}{ $chain ->
    [yes] , of met een vraag van dezelfde { suit-word } of { rank-word.same }, die je dan ook weer beantwoordt
   *[no] { "" }
}.
unanswered = { $how ->
    [draw-one] Speel je geen antwoord, pak dan een kaart.
   *[not-played] Zonder antwoord mag je een vraag niet spelen.
}
no-questions = Aan deze tafel is geen kaart een vraag.
no-card-for-question = Valt er niets te pakken, dan kan een vraag niet je laatste kaart zijn.
answer-goes-on = Kaarten die met het antwoord samengaan, mag je erbij spelen.
drawn-question = Speel je een vraag die je net gepakt hebt, dan mag het antwoord uit je hand komen.
## Laatste kaart

last = Laatste kaart
no-call = Niemand hoeft “laatste kaart” te zeggen.
call = { $until ->
    [catch] Zeg “{ $word }” als je nog één kaart hebt. Vergeet je het, dan kan { $seats ->
        [2] de ander je tot je volgende beurt betrappen.
       *[other] iedereen je tot je volgende beurt betrappen.
    }
    [announced] Zeg “{ $word }” een beurt voordat je uitgaat, of meteen na die beurt, voordat iemand iets doet. Dat mag als je nog hooguit drie kaarten hebt.
   *[automatic] Speel je je voorlaatste kaart, zeg dan “{ $word }” voordat { $seats ->
        [2] de ander
       *[other] de volgende speler
    } iets doet.
}
call-at-2 = { $until ->
    [catch] Zeg op dezelfde manier “{ $word }” als je nog twee kaarten hebt.
   *[automatic] Zeg op dezelfde manier “{ $word }” als je je op twee na laatste kaart speelt.
}
call-at-3 = Zeg op dezelfde manier “{ $word }” als je nog drie kaarten hebt.
call-costs = { $until ->
    [catch] Word je betrapt
   *[automatic] Vergeet je het
}, { $until ->
    [to-go-out] dan mag je in je volgende beurt niet uitgaan
   *[automatic] { $count ->
        [0] dan kost dat niets
        [one] dan pak je 1 kaart
       *[other] dan pak je { $count } kaarten
    }
}.
call-again = { $until ->
    [catch] Ben je meteen weer aan de beurt, dan kun je betrapt worden tot je iets doet.
   *[automatic] Ben je meteen weer aan de beurt, zeg het dan voordat je iets doet.
}
dealt-one = Kreeg je bij het delen maar één kaart, dan hoef je niets te zeggen.
dealt-few = Kreeg je bij het delen al zo weinig kaarten, dan hoef je geen van beide woorden te zeggen.
call-out = Zeg “{ $word }” als je je laatste kaart speelt. { $count ->
    [0] Vergeten kost niets.
    [one] Vergeet je het, dan pak je 1 kaart en speel je door.
   *[other] Vergeet je het, dan pak je { $count } kaarten en speel je door.
}
call-out-wild = { $ways ->
    [suits] Is je laatste kaart een keuzekaart en kies je geen { suit-word }, dan telt de { suit-word } van die kaart.
    [jokers] Is je laatste kaart { $joker } en kies je geen { suit-word }, dan mag er alles op.
   *[both] Is je laatste kaart een keuzekaart en kies je geen { suit-word }, dan telt de { suit-word } van die kaart, en op { $joker } mag alles.
}
last-card-acts = { $does ->
    [acts] Gaat de ronde na je laatste kaart door, dan werkt die kaart nog.
    [picks] Gaat de ronde na je laatste kaart door, dan kies je er nog een { suit-word } mee.
   *[both] Gaat de ronde na je laatste kaart door, dan werkt die kaart nog, en kies je er nog een { suit-word } mee.
}
winning-card-idle = { $goal ->
    [countdown] Een pestkaart waarmee je score op 0 komt, doet niets.
    [play-on] Een pestkaart waarmee de ronde eindigt, doet niets.
   *[other] Een pestkaart waarmee je de ronde wint, doet niets.
}
winning-card-acts = { $goal ->
    [round] Een pluskaart waarmee je de ronde wint, werkt nog wel.
    [play-on] Een pluskaart waarmee de ronde eindigt, werkt nog wel.
    [countdown] Een pluskaart waarmee je score op 0 komt, werkt nog wel.
   *[countdown-by-rounds] Een pluskaart waarmee je de ronde wint, werkt nog wel.
} { $seats ->
    [2] De ander pakt de strafkaarten
   *[other] { $who ->
        [previous] De vorige speler pakt de strafkaarten
        [both] Afhankelijk van de kaart pakt de volgende of de vorige speler de strafkaarten
       *[next] De volgende speler pakt de strafkaarten
    }
}{ $counted ->
    [yes] { "" } voordat de handen geteld worden
   *[no] { "" }
}.

not-last = Je mag niet uitgaan met { $cards }.{ $stays ->
    [yes] { "" }
   *[no] { "" } Heb je alleen nog zo’n kaart, dan geldt die als een kaart die niet past.
}
cardless = Kun je niet uitgaan, dan mag je toch je laatste kaart spelen. In je volgende beurt moet je dan pakken. Niemand gaat uit zolang een ander geen kaarten heeft.
not-cardless = Je mag je laatste kaart alleen spelen als je ermee uitgaat.
not-last-on-top = Speel je meerdere kaarten tegelijk, dan telt de bovenste als laatste.
winning-wild = Als laatste kaart moet een keuzekaart passen{ $fits ->
    [suit-or-rank] { " " }op { suit-word } of { rank-word }
   *[other] { "" }
}{ $jokers ->
    [yes] , tenzij het { $joker } is
   *[no] { "" }
}.
last-alone = Je mag niet met meerdere kaarten tegelijk uitgaan: speel je laatste kaart los.
any-last = Elke kaart kan je laatste zijn.
last-together = Je mag met meerdere kaarten tegelijk uitgaan.
winning-wild-free = Als laatste kaart hoeft een keuzekaart niet te passen.
winning-card-all-draw = Een kaart die { $seats ->
    [2] de ander
   *[other] { $who ->
        [previous] de vorige speler
        [both] anderen
       *[all] alle anderen
    }
} meteen laat pakken, doet dat ook als je er de ronde mee wint.

## Einde van de ronde

end = Einde van de ronde
scoring = Als de ronde voorbij is, { $who ->
    [each-side] krijgt elk team de punten van de kaarten die het nog in de hand heeft.
    [side] krijgt het winnende team de punten van de kaarten in de handen van het andere team.
    [sides] krijgt het winnende team de punten van de kaarten in de handen van alle andere teams.
    [other] krijgt de winnaar de punten van de kaarten in de hand van de ander.
    [others] krijgt de winnaar de punten van de kaarten in alle andere handen.
   *[each] krijgt iedereen de punten van de kaarten die nog in de hand zitten.
}
doubled = Ga je uit met { $cards }, dan tellen alle punten van die ronde dubbel.
tripled = Ga je uit met { $cards }, dan tellen alle punten van die ronde driedubbel.
points-off = Met je laatste kaart kunnen er punten van { $partners ->
    [yes] de score van je team
   *[no] je score
} af: { $off }.
off-with = { $count } voor { $cards }
round-counts = { $partners ->
    [yes] Voor een ronde krijgt een team geen punten: alleen de winst telt.
   *[no] Voor een ronde krijg je geen punten: alleen de winst telt.
}
pips = Kaarten tellen voor het { $pack ->
    [whot] getal dat erop staat, en sterren dubbel
   *[french] aantal ogen
}{ $named ->
    [no] { "" }
   *[yes] { "" } ({ $values })
}.
pips-ace = aas 1
pips-court = plaatjes 10
pips-joker = { $jokers } { $count }
counts = { $number ->
    [one] { CAPITAL($cards) } telt { $points }.
   *[other] { CAPITAL($cards) } tellen { $points }.
}
others-count = Alle andere kaarten tellen { $points }.
every-card-counts = Elke kaart telt { points }.
blocked = Als { $stock ->
    [yes] de pakstapel aan het einde van een beurt leeg is, of { "" }
   *[no] { "" }
}{ $seats ->
    [2] beide spelers na elkaar passen, is de ronde vastgelopen.
   *[other] iedereen na elkaar past, is de ronde vastgelopen.
} { $ends ->
    [countdown] De partij stopt, en de laagste score wint. Delen meerdere spelers die score, dan delen ze ook de winst.
    [countdown-by-rounds] De ronde is voorbij, en niemands score gaat omlaag.
    [penalty] De ronde eindigt zonder winnaar, en iedereen krijgt de punten van de kaarten in de hand.
    [penalty-sides] De ronde eindigt zonder winnaar, en elk team krijgt de punten van de kaarten in de hand.
    [rounds] De ronde is voorbij, en wie de minste punten in de hand heeft, wint. Bij gelijke stand wint niemand.
    [rounds-sides] De ronde is voorbij, en het team met de minste punten in de hand wint. Bij gelijke stand wint niemand.
    [collect-two] De ronde is voorbij, en wie de minste punten in de hand heeft, krijgt het verschil met de andere hand. Bij gelijke stand krijgt niemand iets.
    [collect-all] De ronde is voorbij, en wie de minste punten in de hand heeft, krijgt het verschil met elke andere hand. Bij gelijke stand krijgt niemand iets.
    [collect-two-sides] De ronde is voorbij, en het team met de minste punten in de hand krijgt het verschil met het andere team. Bij gelijke stand krijgt niemand iets.
   *[collect-sides] De ronde is voorbij, en het team met de minste punten in de hand krijgt het verschil met elk ander team. Bij gelijke stand krijgt niemand iets.
}

blocked-out = Is er dan al iemand uit, dan wint wie het eerst uit was.
too-long = Na { $count } zetten geldt een ronde als vastgelopen.

## Partij

growth = Wie een ronde wint, kiest uit een lijst een regel die er vanaf de volgende ronde bij komt, of haalt een eerder toegevoegde regel weg. Is de tijd om, dan komt er geen regel bij.
hidden-growth = Het spel heeft geheime regels over wat je moet zeggen en wat je moet laten. In het begin zijn het er een of twee. Ze veranderen niet welke kaarten je mag spelen. Voordat je speelt of pakt, mag je zinnen zeggen. Voor elke regel die je breekt, en voor elke zin waar geen regel om vraagt, pak je 1 kaart, zonder te horen waarom. Eén keer per beurt mag je een regel raden. Raad je goed, dan krijg je hem te zien. Raad je mis, dan pak je 1 kaart. Wie een ronde wint, voegt een geheime regel toe uit een lijst die niemand anders ziet. Als de partij voorbij is, worden alle regels getoond.
no-growth = De regels blijven de hele partij hetzelfde.
match-end = { $exact ->
    [yes] Komt
   *[no] Haalt
} { $partners ->
    [yes] een team
   *[no] een speler
} { $exact ->
    [yes] boven { points }
   *[no] { points }
}, dan is de partij voorbij. { $partners ->
    [yes] Het team dat
   *[no] Wie
} { $best ->
    [highest] de meeste punten heeft, wint de partij.
   *[lowest] de minste punten heeft, wint de partij.
} { $tie ->
    [highest] Delen meerdere spelers de hoogste score, dan delen ze ook de winst.
    [lowest] Delen meerdere spelers de laagste score, dan delen ze ook de winst.
    [highest-sides] Delen meerdere teams de hoogste score, dan delen ze ook de winst.
    [lowest-sides] Delen meerdere teams de laagste score, dan delen ze ook de winst.
   *[no] Bij een gedeelde eerste plaats volgt nog een ronde.
}
exact-target = Wie op precies { points } komt, valt terug naar 0.
knockout-two = { $when ->
    [hand] Wie aan het einde van een ronde de meeste punten in de hand heeft, verliest de partij. Hebben jullie evenveel, dan volgt nog een ronde.
    [over] Wie het eerst boven { points } komt, verliest de partij. Komen jullie er allebei in dezelfde ronde boven, dan wint de laagste score, en bij een gelijke score delen jullie de winst.
   *[target] Wie het eerst { points } haalt, verliest de partij. Halen jullie die allebei in dezelfde ronde, dan wint de laagste score, en bij een gelijke score delen jullie de winst.
}
knockout = { $when ->
    [hand] Wie aan het einde van een ronde de meeste punten in de hand heeft, ligt eruit. Bij gelijke stand ligt er niemand uit.
    [over] Wie boven { points } komt, ligt eruit.
   *[target] Wie { points } haalt, ligt eruit.
} Wie eruit ligt, krijgt geen kaarten meer, en de anderen spelen door. Wie als laatste overblijft, wint.
knockout-together = Liggen de laatste spelers er samen uit, dan wint van hen de laagste score, en bij een gelijke score delen ze de winst.
match-rounds = Na { rounds } wint wie { $best ->
    [highest] de meeste punten heeft.
   *[lowest] de minste punten heeft.
} { $tie ->
    [highest] Delen meerdere spelers de hoogste score, dan delen ze ook de winst.
    [lowest] Delen meerdere spelers de laagste score, dan delen ze ook de winst.
    [highest-sides] Delen meerdere teams de hoogste score, dan delen ze ook de winst.
    [lowest-sides] Delen meerdere teams de laagste score, dan delen ze ook de winst.
   *[no] Bij een gedeelde eerste plaats volgt nog een ronde.
}
first-to-win = { $number ->
    [1] Wie de ronde wint, wint de partij. Wint niemand, dan volgt nog een ronde.
   *[other] { $partners ->
        [yes] Het team dat
       *[no] Wie
    } het eerst { rounds } wint, wint de partij.
}
most-rounds = Na { rounds } is de partij voor { $partners ->
    [yes] het team dat
   *[no] wie
} er de meeste gewonnen heeft. Bij een gedeelde eerste plaats volgt nog een ronde.
bonus = { $partners ->
    [yes] Het winnende team krijgt een bonus van { points } voor de partij.
   *[no] De winnaar krijgt een bonus van { points } voor de partij.
}
pays-winner = Na de partij betaalt { $who ->
    [partners] elke verliezer de dichtstbijzijnde winnaar aan de rechterkant
    [two] de verliezer de winnaar
   *[others] elke verliezer de winnaar
} één eenheid per tien punten verschil, naar boven afgerond{ $count ->
    [0] { "" }
   *[other] , plus { units } voor de partij
}.
pays-better = Na de partij worden alle scores naar boven afgerond op tientallen. { $who ->
    [partners] Elke speler betaalt één speler van elk beter team, de dichtstbijzijnde aan de rechterkant,
    [two] De verliezer betaalt de winnaar
   *[others] Elke speler betaalt iedereen die het beter deed
} één eenheid per tien punten verschil{ $count ->
    [0] { "" }
   *[other] , plus { units } aan de winnaar
}.

## In het kort, voor luisteraars

short-aim = { $fits ->
    [suit] Sluit aan bij de { suit-word } van de bovenste kaart
    [next-rank] Speel één { rank-word } hoger of lager dan de bovenste kaart
   *[suit-or-rank] Sluit aan bij de bovenste kaart, op { suit-word } of { rank-word }
}: { $goal ->
    [sides] het eerste team zonder kaarten wint de ronde.
    [countdown] wie het eerst { $deal } keer uit is, wint de partij.
    [countdown-by-rounds] wie het eerst { $deal } keer uit is, wint de partij.
   *[round] wie het eerst geen kaarten meer heeft, wint de ronde.
}
short-uses = Speel { $uses }.
short-own-wild = kaarten met je score als { rank-word }
short-growth = { $hidden ->
    [yes] Sommige regels zijn geheim, en wie een ronde wint, voegt er een toe.
   *[no] Wie een ronde wint, voegt een regel toe.
}
use-wild = { $cards }{ $anywhere ->
    [yes] { "" } op elke kaart
   *[no] { "" }
}{ $picks ->
    [yes] { "" } om een { suit-word } te kiezen
   *[no] { "" }
}
use-skip = { $cards } om { $seats ->
    [2] de ander
   *[other] { $count ->
        [one] de volgende speler
       *[other] de volgende { $count } spelers
    }
} over te slaan
use-reverse = { $cards } om de richting om te draaien
use-draw = { $cards } om { $seats ->
    [2] de ander
   *[other] de volgende speler
} er { $count } te laten pakken
use-draw-back = { $cards } om { $seats ->
    [2] de ander
   *[other] de vorige speler
} er { $count } te laten pakken
use-all-draw = { $cards } om alle anderen er { $count } te laten pakken
use-all-draw-again = { $cards } om alle anderen er { $count } te laten pakken en nog een keer te mogen
use-previous-draws = { $cards } om { $seats ->
    [2] de ander
   *[other] de vorige speler
} er meteen { $count } te laten pakken
use-card = { $cards } om één bepaalde kaart te vragen
use-gift = { $cards } om { $seats ->
    [2] de ander
   *[other] elke andere speler
} { $count ->
    [one] een kaart
   *[other] { $count } kaarten
} te geven
use-again = { $cards } om nog een keer te mogen
use-suit = { $cards } om in dezelfde beurt meer kaarten van die { suit-word } te spelen
use-rank = { $cards } om een { rank-word } te vragen
