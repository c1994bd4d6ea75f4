# Wat er aan tafel gebeurt.

dealt = Ronde { $round }: { $name } geeft iedereen { cards }.
    .you = Ronde { $round }: je geeft iedereen { cards }.
    .alone = { $name } geeft iedereen { cards }
    .alone-you = Je geeft iedereen { cards }
dealt-by-score = Ronde { $round }: { $name } geeft elke speler zoveel kaarten als diens score.
    .you = Ronde { $round }: je geeft elke speler zoveel kaarten als diens score.
    .alone = { $name } geeft elke speler zoveel kaarten als diens score
    .alone-you = Je geeft elke speler zoveel kaarten als diens score
starter-returned = Dit mag niet de eerste kaart zijn en gaat terug in de pakstapel: { $cards }.
starter-turned = De eerste kaart is { $card ->
    [joker] een joker
   *[other] { $card }
}.
    .alone = Eerste kaart { $card }
dealer-began = De eerste kaart is { $card ->
    [joker] een joker
   *[other] { $card }
}, de laatste die { $name } kreeg.
    .you = De eerste kaart is { $card ->
            [joker] een joker
           *[other] { $card }
        }, de laatste die je kreeg.
    .alone = { $name } begint met { $card }
    .alone-you = Je begint met { $card }
no-starter = Er ligt nog geen kaart open. Elke kaart mag beginnen.
    .alone = Nog geen kaart open
first-suit = Er ligt nog geen kaart open. Iedereen begint met { $suit }.
    .alone = Nog geen kaart open: iedereen begint met { $suit }
suit-by-chance = De eerste kaart is een keuzekaart. Niemand heeft nog in de kaarten gekeken, dus het lot bepaalt de kleur: { $suit }.
    .alone = Eerste kaart is een keuzekaart: het lot kiest { $suit }
suit-by-bottom-card = De eerste kaart is een keuzekaart. De onderste kaart van de pakstapel bepaalt de kleur: { $suit }.
    .alone = Eerste kaart is een keuzekaart: door de onderste kaart wordt het { $suit }
previous-draws = { $name } laat { $to } { cards } pakken.
    .you = Je laat { $to } { cards } pakken.
    .to-you = { $name } laat jou { cards } pakken.
    .brief = { $to } pakt { cards }
    .brief-to-you = jij pakt { cards }
first-turn = { $name } begint.
    .you = Jij begint.
nomination-asked = De eerste kaart is een keuzekaart. { $name } kiest een kleur.
    .you = De eerste kaart is een keuzekaart. Kies een kleur.
nominated = { $name } kiest { $suit }.
    .you = Je kiest { $suit }.
    .brief = kiest { $suit }
direction-asked = { $name } kiest de richting.
    .you = Kies de richting.
direction-picked = { $name } kiest { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}.
    .you = Je kiest { $way ->
        [clockwise] met de klok mee
       *[counterclockwise] tegen de klok in
    }.
    .brief = kiest { $way ->
        [clockwise] met de klok mee
       *[counterclockwise] tegen de klok in
    }
jumped-in = { $name } springt ertussen.
    .you = Je springt ertussen.
    .brief = springt ertussen
played = { $name } speelt { $cards ->
    [joker] een joker
   *[other] { $cards }
}.
    .you = Je speelt { $cards ->
            [joker] een joker
           *[other] { $cards }
        }.
    .brief = { $cards }
played-and-picked = { $name } speelt { $cards ->
    [joker] een joker
   *[other] { $cards }
} en kiest { $suit }.
    .you = Je speelt { $cards ->
            [joker] een joker
           *[other] { $cards }
        } en kiest { $suit }.
    .brief = { $cards } → { $suit }
rank-asked = { $name } vraagt om { $ranks }.
    .you = Je vraagt om { $ranks }.
    .brief = vraagt om { $ranks }
called = { $name } zegt “{ $word }”.
    .you = Je zegt “{ $word }”.
    .brief = “{ $word }”
caught = { $by } betrapt { $name }: { $left ->
        [one] één kaart
        [3] drie kaarten
       *[other] twee kaarten
    } en geen “{ $word }”.
    .you = { $by } betrapt jou: { $left ->
        [one] één kaart
        [3] drie kaarten
       *[other] twee kaarten
    } en geen “{ $word }”.
    .by-you = Je betrapt { $name }: { $left ->
        [one] één kaart
        [3] drie kaarten
       *[other] twee kaarten
    } en geen “{ $word }”.
    .by-you-heard = Je betrapt { $name }.
    .brief = betrapt { $name }
    .brief-you = betrapt jou
kept-quiet = { $name } zegt geen “{ $word }” en kan de volgende beurt niet uitgaan.
    .you = Je zegt geen “{ $word }” en kunt de volgende beurt niet uitgaan.
    .brief = zegt geen “{ $word }”
    .then = { $name } zegt geen “{ $word }”
    .then-you = je zegt geen “{ $word }”
giving-asked = { $name } mag kaarten weggeven.
    .you = Je mag kaarten weggeven.
gave = { $name } geeft { $to } een kaart.
    .you = Je geeft { $to } een kaart.
    .to-you = { $name } geeft jou een kaart.
    .brief = geeft { $to } een kaart
    .brief-to-you = geeft jou een kaart
gave-this = { $name } geeft { $to } { $card ->
    [joker] een joker
   *[other] { $card }
}.
    .you = Je geeft { $to } { $card ->
            [joker] een joker
           *[other] { $card }
        }.
    .to-you = { $name } geeft jou { $card ->
            [joker] een joker
           *[other] { $card }
        }.
    .brief = geeft { $to } { $card }
    .brief-to-you = geeft jou { $card }
gave-nothing = { $name } geeft niets.
    .you = Je geeft niets.
    .brief = geeft niets
doubt-asked = { CAPITAL($cards) }: { $name } mag uitdagen.
    .you = { CAPITAL($cards) }: je mag uitdagen.
accepted = { $name } laat de kaart liggen.
    .you = Je laat de kaart liggen.
    .brief = laat de kaart liggen
challenged = { $name } daagt { $player } uit: { $honest ->
    [yes] eerlijk gespeeld
   *[no] bluf
}.
    .you = Je daagt { $player } uit: { $honest ->
        [yes] eerlijk gespeeld
       *[no] bluf
    }.
    .to-you = { $honest ->
        [yes] { $name } daagt jou uit: eerlijk gespeeld
       *[no] Betrapt! { $name } prikt door je bluf heen
    }.
    .brief = daagt { $player } uit: { $honest ->
        [yes] eerlijk
       *[no] bluf
    }
    .brief-to-you = daagt jou uit: { $honest ->
        [yes] eerlijk
       *[no] bluf
    }
challenged-and-saw = { $name } daagt { $player } uit en ziet { $held }: { $honest ->
    [yes] eerlijk gespeeld
   *[no] bluf
}.
    .you = Je daagt { $player } uit en ziet { $held }: { $honest ->
        [yes] eerlijk gespeeld
       *[no] bluf
    }.
    .to-you = { $honest ->
        [yes] { $name } daagt jou uit en ziet { $held }: eerlijk gespeeld
       *[no] Betrapt! { $name } prikt door je bluf heen en ziet { $held }
    }.
    .brief = daagt { $player } uit: { $honest ->
        [yes] eerlijk
       *[no] bluf
    }
    .brief-to-you = daagt jou uit: { $honest ->
        [yes] eerlijk
       *[no] bluf
    }
taken-back = { $name } neemt { $cards ->
    [joker] de joker
   *[other] { $cards }
} terug.
    .you = Je neemt { $cards ->
            [joker] de joker
           *[other] { $cards }
        } terug.
    .brief = neemt { $cards } terug
    .then = { $cards } teruggenomen
took-back = { $name } neemt { $cards ->
    [joker] de joker
   *[other] { $cards }
} terug.
    .you = Je neemt { $cards ->
            [joker] de joker
           *[other] { $cards }
        } terug.
    .brief = neemt de kaart terug
skipped = { $name } wordt overgeslagen.
    .you = Je wordt overgeslagen.
    .brief = overgeslagen
    .then = slaat { $name } over
    .then-you = slaat jou over
skips-grew = Over te slaan: { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}.
    .brief = { $count ->
        [one] 1 beurt
       *[other] { $count } beurten
    } overslaan
skips-grew-each = Over te slaan: { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}.
    .brief = { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    } overslaan
missed-turn = { $name } slaat { $left ->
    [0] een beurt over
    [one] deze beurt over en nog één
   *[other] deze beurt over en nog { $left }
}.
    .you = Je slaat { $left ->
        [0] een beurt over
        [one] deze beurt over en nog één
       *[other] deze beurt over en nog { $left }
    }.
    .brief = slaat { $left ->
        [0] een beurt over
        [one] deze beurt over en nog één
       *[other] deze beurt over en nog { $left }
    }
    .then = slaat { $name } over{ $left ->
        [0] { "" }
        [one] , deze beurt en nog één
       *[other] , deze beurt en nog { $left }
    }
    .then-you = slaat jou over{ $left ->
        [0] { "" }
        [one] , deze beurt en nog één
       *[other] , deze beurt en nog { $left }
    }
plays-again = { $name } mag nog een keer.
    .you = Je mag nog een keer.
    .brief = mag nog een keer
reversed = Richting omgedraaid: { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}.
    .brief = omgedraaid
    .then = omgedraaid
draw-penalty = Te pakken: { $count }.
    .heard = { $next } moet { $count } pakken.
    .next-you = Jij moet { $count } pakken.
    .brief = +{ $count }
    .then = { $next } +{ $count }
sent-back = De strafkaarten gaan terug naar { $name }.
    .you = De strafkaarten gaan terug naar jou.
all-draw = Iedereen behalve { $name } pakt { cards }.
    .you = Alle anderen pakken { cards }.
    .brief = alle anderen +{ $count }
    .then = alle anderen +{ $count }
reshuffled = De aflegstapel is geschud: een nieuwe pakstapel van { cards }.
    .alone = Nieuwe pakstapel: { cards }
drew = { $name } pakt { cards }{ $reason ->
    [call] : “{ $word }” vergeten
    [gift] { "" } in plaats van een cadeau
    [bluff] { "" } als straf
    [manners] { "" } als straf
    [question] { "" } voor een vraag zonder antwoord
    [refill] { "" } voor een nieuwe hand
   *[turn] { "" }
}.
    .heard = { $name } pakt { cards }{ $reason ->
        [call] : “{ $word }” vergeten
        [gift] { "" } in plaats van een cadeau
        [bluff] { "" } als straf
        [manners] { "" } als straf
        [question] { "" } voor een vraag zonder antwoord
        [refill] { "" } voor een nieuwe hand
        [debt] . De straf is voorbij
       *[turn] { "" }
    }.
    .you = Je pakt { cards }{ $reason ->
        [call] : “{ $word }” vergeten
        [gift] { "" } in plaats van een cadeau
        [bluff] { "" } als straf
        [manners] { "" } als straf
        [question] { "" } voor een vraag zonder antwoord
        [refill] { "" } voor een nieuwe hand
       *[turn] { "" }
    }.
    .brief = pakt { $count }{ $reason ->
        [call] { "" } (geen “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }
    .then-you = jij +{ $count }
drew-these = { $name } pakt { $cards ->
    [joker] een joker
   *[other] { $cards }
}{ $reason ->
    [call] : “{ $word }” vergeten
    [gift] { "" } in plaats van een cadeau
    [bluff] { "" } als straf
    [manners] { "" } als straf
    [question] { "" } voor een vraag zonder antwoord
    [refill] { "" } voor een nieuwe hand
   *[turn] { "" }
}.
    .you = Je pakt { $cards ->
            [joker] een joker
           *[other] { $cards }
        }{ $reason ->
        [call] : “{ $word }” vergeten
        [gift] { "" } in plaats van een cadeau
        [bluff] { "" } als straf
        [manners] { "" } als straf
        [question] { "" } voor een vraag zonder antwoord
        [refill] { "" } voor een nieuwe hand
       *[turn] { "" }
    }.
    .you-heard = Je pakt { $cards ->
            [joker] een joker
           *[other] { $cards }
        }{ $reason ->
        [call] : “{ $word }” vergeten
        [gift] { "" } in plaats van een cadeau
        [bluff] { "" } als straf
        [manners] { "" } als straf
        [question] { "" } voor een vraag zonder antwoord
        [refill] { "" } voor een nieuwe hand
        [debt] . De straf is voorbij
       *[turn] { "" }
    }.
    .brief = pakt { $cards ->
            [joker] een joker
           *[other] { $cards }
        }{ $reason ->
        [call] { "" } (geen “{ $word }”)
       *[turn] { "" }
    }
    .then = { $name } +{ $count }: { $cards }
    .then-you = jij +{ $count }: { $cards }
passed = { $name } past.
    .you = Je past.
    .brief = past
kept = { $name } houdt de kaart en is klaar.
    .you = Je houdt de kaart en bent klaar.
    .brief = houdt de kaart
went-out-first = { $name } is uit. De rest van het team speelt door.
    .you = Je bent uit. De rest van je team speelt door.
    .brief = is uit
    .then = { $name } is uit
    .then-you = je bent uit
went-out-in-place = { $place ->
    [1] { $name } is als eerste uit. De anderen spelen door.
   *[other] { $name } is als nummer { $place } uit.
}
    .you = { $place ->
        [1] Je bent als eerste uit. De anderen spelen door.
       *[other] Je bent als nummer { $place } uit.
    }
    .brief = { $place ->
        [1] is als eerste uit
       *[other] is uit
    }
    .then = { $place ->
        [1] { $name } is als eerste uit
       *[other] { $name } is uit
    }
    .then-you = { $place ->
        [1] je bent als eerste uit
       *[other] je bent uit
    }
not-out = { $name } heeft geen kaarten meer, maar is niet uit.
    .you = Je hebt geen kaarten meer, maar je bent niet uit.
    .brief = heeft geen kaarten meer, maar is niet uit
    .then = { $name } heeft geen kaarten meer, maar is niet uit
    .then-you = je hebt geen kaarten meer, maar bent niet uit
left-over = { $name } blijft met kaarten zitten.
    .you = Je blijft met kaarten zitten.
    .brief = blijft met kaarten zitten
    .then = { $name } blijft met kaarten zitten
    .then-you = je blijft met kaarten zitten
fell-back = { $name } komt op precies { points } en valt terug naar 0.
    .you = Je komt op precies { points } en valt terug naar 0.
    .alone = { $name } komt op precies { points } en valt terug naar 0
    .alone-you = Je komt op precies { points } en valt terug naar 0
knocked-out = { $name } ligt eruit.
    .you = Je ligt eruit.
    .alone = { $name } ligt eruit
    .alone-you = Je ligt eruit
counted-down = { $name } is uit en telt af naar { $score }.
    .you = Je bent uit en telt af naar { $score }.
    .brief = is uit: nog { $score } te gaan
    .then = { $name } telt af naar { $score }
    .then-you = je telt af naar { $score }

# Hoe een ronde eindigt, voor de punten.

out = { $name } is uit.
    .you = Je bent uit.
left = { $name } was als eerste uit.
    .you = Je was als eerste uit.
blocked = Niemand kan nog spelen of pakken, dus de ronde zit vast.
stock = De pakstapel is op, dus de handen worden geteld.

# Regels die spelers maken.

rule-asked = { $name } mag een regel toevoegen.
    .you = Je mag een regel toevoegen.
rule-added = { $name } voegt een regel toe. { $rule }
    .you = Je voegt een regel toe. { $rule }
    .alone = { $name } voegt een regel toe. { $rule }
    .alone-you = Je voegt een regel toe. { $rule }
begins-hidden = Het spel begint met een geheime regel.
    .alone = Het spel begint met een geheime regel
rule-hidden = { $name } voegt een geheime regel toe.
    .alone = { $name } voegt een geheime regel toe
    .alone-you = Je voegt een geheime regel toe
rule-hidden-and-seen = { $name } voegt een geheime regel toe. { $rule }
    .you = Je voegt een geheime regel toe. { $rule }
    .alone = { $name } voegt een geheime regel toe. { $rule }
    .alone-you = Je voegt een geheime regel toe. { $rule }
spoke = { $name } zegt “{ $phrase }”.
    .you = Je zegt “{ $phrase }”.
    .brief = “{ $phrase }”
guessed = { $right ->
    [yes] { $name } raadt een geheime regel goed.
   *[no] { $name } raadt mis.
}
    .brief = { $right ->
        [yes] raadt een regel goed
       *[no] raadt mis
    }
guessed-this = { $right ->
    [yes] { $name } raadt een geheime regel goed. { $rule }
   *[no] { $name } raadt mis. { $rule }
}
    .you = { $right ->
        [yes] Je raadt een geheime regel goed. { $rule }
       *[no] Je raadt mis. { $rule }
    }
    .you-heard = Je raadt { $right ->
        [yes] goed
       *[no] mis
    }. { $rule }
    .brief = { $right ->
        [yes] raadt een regel goed
       *[no] raadt mis
    }
