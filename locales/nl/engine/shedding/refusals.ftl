# Waarom iets niet mag in een aflegspel, en wat dan wel kan.

# Wat wel kan.

next-play = Speel { $cards }.
next-play-draw = Speel { $cards }, of pak { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
next-play-draw-pass = Speel { $cards }, pak een kaart, of pas.
next-draw-pass = Pak een kaart, of pas.
next-play-pass = Speel { $cards }, of pas.
next-draw = Pak { $count ->
    [one] een kaart
   *[other] { $count } kaarten
}.
next-pass = Pas.
next-play-miss = Speel { $cards }, of sla { $count ->
    [one] je beurt
   *[other] { $count } beurten
} over.
next-miss = Sla { $count ->
    [one] je beurt
   *[other] { $count } beurten
} over.
play-alone = Speel { $card ->
    [joker] de joker
   *[other] { $card }
} los.
play-only = Speel alleen { $cards }.
answer-it = Leg { $cards } erop.
play-without-call = Speel zonder het te zeggen.
play-without-suit = Speel zonder een { suit-word } te kiezen.
play-plainly = Speel { $cards } zonder een reeks te kiezen.
play-without-rank = Speel zonder om een { rank-word } te vragen.
ask-for = Vraag om { $ranks }.
pick-suit = Kies { $suits }.
give = Geef { $cards }.
give-or-nothing = Geef { $cards }, of geef niets.
stand-or-challenge = Laat de kaart liggen, of daag uit.
wait-for-others = Wacht op de anderen.
wait-for-deal = Wacht tot er weer gedeeld wordt.
call-in-time = Zeg “{ $word }” voordat je betrapt wordt.

# Wie er aan de beurt is, en welke kaarten er zijn.

not-your-turn = Je bent nog niet aan de beurt.
jump-with = Buiten je beurt kun je er alleen tussen springen met precies dezelfde kaart: { $card }.
jump-alone = Je kunt er maar met één kaart tussen springen.
no-jump-now = Je kunt er nu niet tussen springen.
match-over = De partij is voorbij.
no-round = Er is nu geen ronde bezig.
deal-later = Er wordt weer gedeeld als deze ronde voorbij is.
no-card = Je hebt geen kaart gekozen om te spelen.
not-held = { $cards ->
    [joker] Een joker
   *[other] { CAPITAL($cards) }
} heb je niet.
not-held-that = Die kaart heb je niet.

# Wat past.

no-match = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} { $fits ->
    [suit] past niet op { $top }: de { suit-word } klopt niet.
    [next-rank] past niet op { $top }: de kaart moet precies één { rank-word } hoger of lager zijn.
   *[suit-or-rank] past niet op { $top }: { suit-word } en { rank-word } kloppen allebei niet.
}
first-suit = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} kan niet je eerste kaart zijn: iedereen begint met { $suit }.
first-alone = Speel je eerste kaart van de ronde los.
first-not-wild = { CAPITAL($card) } is je eerste kaart van de ronde, dus geen keuzekaart.
first-answers-nothing = Je eerste kaart van de ronde kan nergens een antwoord op zijn.
apart = { CAPITAL($card) } past wel, maar mag aan deze tafel niet op { $top }.
again-in-suit = { CAPITAL($card) } past niet: je volgende kaart moet { $suit } zijn.
together-apart = { CAPITAL($cards) } kun je niet samen spelen. Een van die kaarten mag niet op een andere.
suit-in-force = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} past niet: de { suit-word } is nu { $suit }.
starter-suit = { CAPITAL($card) } past niet: alleen de { suit-word } van de eerste kaart telt, en dat is { $suit }.
rank-asked = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} past niet: er { $count ->
    [one] wordt
   *[other] wordt
} om { $ranks } gevraagd.
rank-on-wild = { CAPITAL($card) } past niet: de { suit-word } is nu { $suit }, en op een keuzekaart is { rank-word.same } niet genoeg.
last-resort = Je kunt { $card ->
    [joker] een joker
   *[other] { $card }
} alleen spelen als je niets anders kunt spelen.
wild-must-match = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} is een keuzekaart, maar moet aan deze tafel toch passen bij { $match }.
wild-on-wild = { CAPITAL($card) } is een keuzekaart, maar mag aan deze tafel niet op een kaart van { rank-word.same }.
not-last = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} kan aan deze tafel niet je laatste kaart zijn.
last-not-together = Je kunt niet in één beurt uit met { $cards }: de laatste kaart speel je los.
last-wild-must-match = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} is een keuzekaart, maar moet als laatste kaart toch passen bij { $match }.
unsaid = Je zei niet op tijd “{ $word }”, dus je kunt nu niet uit.
announced-unsaid = Je zei in je vorige beurt geen “{ $word }”, dus je kunt nu niet uit.
question-last = Er valt niets meer te pakken, dus { $card } kan niet zonder antwoord je laatste kaart zijn.
drawing-ends-turn = Je hebt gepakt, dus je kunt deze beurt niet meer spelen.
only-drawn-cards = Je kunt alleen spelen wat je net gepakt hebt, en { $card ->
    [joker] een joker
   *[other] { $card }
} hoort daar niet bij.
unanswered = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} helpt niet tegen { $count ->
    [one] de strafkaart
   *[other] de { $count } strafkaarten
} van { $top }.
unanswered-skip = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} helpt niet tegen overslaan: alleen een overslakaart van { rank-word.same } als { $top } helpt.
cancels-only = { CAPITAL($card) } helpt alleen tegen strafkaarten van { $rank }, en deze zijn van { $top }.
unanswered-suit = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} helpt niet tegen { $count ->
    [one] de strafkaart
   *[other] de { $count } strafkaarten
}: nu helpt alleen { $suit }.

# Meer kaarten in één keer.

single-card = Je kunt maar één kaart per beurt spelen.
no-marriage-after-drawing = Een heer of vrouw die je net pakte, mag aan deze tafel niet in een huwelijk.
one-drawn-card = Na het pakken kun je alleen een gepakte kaart spelen, en maar één.
marriage-on-penalty = Een huwelijk helpt niet tegen { $count ->
    [one] een strafkaart
   *[other] { $count } strafkaarten
}.
unanswered-question = Op { $card } moet je in dezelfde beurt een antwoord spelen.
question-alone = Op { $card } moet je in dezelfde beurt een antwoord spelen, maar je hebt er geen.
no-answer = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} is geen antwoord op { $question }.
one-answer = { CAPITAL($card) } is er een te veel: op een vraag komt één antwoord.
together-plain = { CAPITAL($cards) } kun je niet samen spelen. Dat kan alleen met kaarten van één { rank-word } die geen keuzekaart of pestkaart zijn.
together-ranks = { CAPITAL($cards) } kun je niet samen spelen. Dat kan alleen met kaarten van één { rank-word }.
together-answers = { CAPITAL($cards) } kun je niet samen spelen. Elke kaart moet { rank-word.same } hebben als de vorige, of er een antwoord op zijn.
together-marriage = { CAPITAL($cards) } kun je niet samen spelen. Dat kan alleen met een heer en een vrouw van één kleur.
together-runs = { CAPITAL($cards) } kun je niet samen spelen. Dat kan alleen met een rijtje van één { suit-word }, omhoog of omlaag.
together-chains = { CAPITAL($cards) } kun je niet samen spelen. Elke kaart moet { rank-word.same } hebben als de vorige, of in dezelfde { suit-word } één { rank-word } hoger of lager zijn, zonder van richting te wisselen.
together-suit = { CAPITAL($cards) } kun je niet samen spelen. De andere kaarten moeten van dezelfde { suit-word } zijn als de eerste kaart.
together-suit-first = { CAPITAL($cards) } kun je niet samen spelen. Mag je bij een kaart andere van dezelfde { suit-word } spelen, dan speel je die kaart als eerste.
together-either = { CAPITAL($cards) } kun je niet samen spelen. Dat kan alleen met kaarten van één waarde, of een heer en een vrouw van één kleur.

# Kleuren.

suit-closed = Je kunt nu geen { $suit } kiezen.
direction-first = Eerst moet de richting gekozen worden.
pick-direction = Kies met de klok mee of tegen de klok in.
no-direction-to-pick = Er valt voor jou geen richting te kiezen.
suit-left = { CAPITAL($card) } weert de strafkaarten af, dus de { suit-word } blijft zoals die is.
suit-missing-to-ask = { CAPITAL($card) } vraagt om één bepaalde kaart, dus kies ook een { suit-word }.
suit-missing = Met een { $rank } als keuzekaart moet je een { suit-word } kiezen.
no-suit-to-pick = Er valt nu geen { suit-word } te kiezen.
not-wild = { CAPITAL($card) } is geen keuzekaart, dus de { suit-word } verandert niet.
own-suit = Een keuzekaart houdt aan deze tafel de eigen { suit-word }.
rank-closed = Je kunt niet om { $ranks } vragen.
rank-missing = Met { $card } moet je om een { rank-word } vragen.
no-sequences = In dit spel zijn geen reeksen.
asks-for-none = { CAPITAL($card) } vraagt niet om een { rank-word }.
last-card-no-rank = Met je laatste kaart vraag je niet om een { rank-word }.
last-card-no-suit = Je laatste kaart verandert de { suit-word } niet.
first-card-wild = De eerste kaart is een keuzekaart, en jij bent de deler.

# Pakken en passen.

hand-full = Je kunt niet pakken met { cards } in je hand: meer mag hier niet.
nothing-to-draw = Er valt niets meer te pakken.
draw-for-skip = Je wordt zo overgeslagen, en pakken helpt daar niet tegen.
drawn-enough = Je hebt deze beurt { cards } gepakt, en meer mag niet.
drawn-for-rank = Je pakt maar één kaart als er om { $ranks } { $count ->
    [one] wordt gevraagd
   *[other] wordt gevraagd
}.
able-after-drawing = Je hebt een kaart die past, dus je kunt niet nog meer pakken.
able = Je mag niet pakken zolang je kunt spelen.
must-play = Je kunt niet passen: je hebt gepakt, dus nu moet je een kaart spelen.
pass-too-early = Je kunt nog niet passen.
pass-nothing-to-draw = Je kunt alleen passen als er niets te pakken valt.
pass-unable = Je kunt alleen passen als er geen kaart past en niets te pakken valt.

# Laatste kaart.

no-calls = Aan deze tafel zegt niemand “laatste kaart”.
call-too-early = Zeg “{ $word }” alleen { $also ->
    [at-two] bij de kaart waarna je er één overhoudt, en “{ $second }” bij de kaart waarna je er twee overhoudt
    [at-three] bij de kaart waarna je er één overhoudt, en “{ $second }” bij de kaart waarna je er drie overhoudt
    [going-out] bij de kaart waarna je er één overhoudt, en “{ $second }” bij je laatste kaart
    [with-last-card] bij je laatste kaart
   *[none] bij de kaart waarna je er één overhoudt
}.
no-call-due = Zeg “{ $word }” alleen { $also ->
    [at-two] als je nog één kaart hebt, en “{ $second }” als je nog twee kaarten hebt
    [at-three] als je nog één kaart hebt, en “{ $second }” als je nog drie kaarten hebt
    [going-out] als je nog één kaart hebt, en “{ $second }” bij je laatste kaart
    [with-last-card] bij je laatste kaart
   *[none] als je nog één kaart hebt
}.
announced-too-early = Zeg “{ $word }” pas als je nog hooguit drie kaarten hebt.
no-catching = Aan deze tafel betrap je niemand: wie “{ $word }” vergeet, { $costs ->
    [turn] kan niet uit
   *[cards] pakt toch al kaarten
}.
catch-yourself = Je kunt jezelf niet betrappen.
no-one-to-catch = Er valt niemand te betrappen: iedereen met { $also ->
    [at-two] één of twee kaarten heeft het gezegd
    [at-three] één of drie kaarten heeft het gezegd
   *[none] één kaart heeft “{ $word }” gezegd
}.

# Bluf en cadeaus.

may-be-bluff = Wat er net gespeeld is, kan bluf zijn.
nothing-to-challenge = Er valt niets meer uit te dagen.
nothing-to-take-back = Je kunt nu niets terugnemen.
take-back-in-time = Je kunt je eigen kaart terugnemen tot iemand iets doet, zolang niemand een nieuwe kaart heeft gepakt of gezien.
nothing-to-give = Er valt nu geen kaart te geven.
give-first = Geef eerst elke andere speler een kaart.
giving-begun = Je hebt al een kaart gegeven, dus iedereen krijgt er een.

# Regels die spelers maken.

rules-stay = De regels blijven aan deze tafel zoals ze zijn.
rules-between-rounds = Wie een ronde wint, voegt een regel toe voordat er weer gedeeld wordt.
winner-adds = Wie de ronde won, voegt een regel toe.
not-offered = Die regel staat er niet bij. Kies een van de andere.

# Geheime regels.

nothing-hidden = Aan deze tafel zijn geen geheime regels.
said-already = Dat heb je deze beurt al gezegd.
no-such-phrase = Dat zegt niemand aan deze tafel. Kies een zin uit de lijst.
guessed-already = Je mag maar één keer per beurt raden.
nothing-to-guess = Die regel kun je niet raden. Kies er een uit de lijst.
