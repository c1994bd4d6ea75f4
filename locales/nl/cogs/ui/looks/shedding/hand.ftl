# De hand in de aflegspellen.

hand = **{ cards }**: { $held }
    .heard = **{ cards }.** { $held }
held = { CAPITAL($suit) }: { $ranks }.
held-jokers = { CAPITAL($cards) }.
your-turn = **Jouw beurt**
your-turn-nothing = **Jouw beurt** – er past niets. Pak een kaart.
your-turn-pass = **Jouw beurt** – er past niets en er valt niets te pakken. Pas.
your-turn-penalty = **Jouw beurt** – speel een gemarkeerde kaart, of pak de strafkaarten.
    .heard = **Jouw beurt** – pak { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }. Of speel { $cards }{ $answer ->
        [more] , en dan moet { $next } er { $more } pakken
        [cancel] , en dan pakt niemand
       *[other] { "" } als antwoord op de strafkaarten
    }.
your-turn-draw-penalty = **Jouw beurt** – pak { cards }.
your-turn-again = **Je mag nog een keer.** Speel een gemarkeerde kaart.
    .heard = **Je mag nog een keer.** Speel een van de kaarten hieronder.
your-turn-again-or-draw = **Je mag nog een keer.** Speel een gemarkeerde kaart, of pak een kaart.
    .heard = **Je mag nog een keer.** Speel een van de kaarten hieronder, of pak een kaart.
your-turn-again-nothing = **Je mag nog een keer** – er past niets. Pak een kaart.
your-turn-again-pass = **Je mag nog een keer** – er past niets en er valt niets te pakken. Pas.
your-turn-skip = **Je moet { $count ->
    [one] je beurt
   *[other] { $count } beurten
} overslaan.** { $answer ->
    [yes] Geef dat door met een gemarkeerde kaart, of sla { $count ->
        [one] je beurt
       *[other] { $count } beurten
    } over.
   *[no] Geen van je kaarten helpt.
}
    .heard = **Je moet { $count ->
        [one] je beurt
       *[other] { $count } beurten
    } overslaan.** { $answer ->
        [yes] Geef dat door met een van de kaarten hieronder, of sla { $count ->
            [one] je beurt
           *[other] { $count } beurten
        } over.
       *[no] Geen van je kaarten helpt.
    }
drew-or-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart, of houd wat je gepakt hebt.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder, of houd wat je gepakt hebt.
drew-or-draw = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart, of pak er nog een.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder, of pak er nog een.
drew-draw-or-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart, pak er nog een, of houd wat je gepakt hebt.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder, pak er nog een, of houd wat je gepakt hebt.
drew-and-draw-or-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Er past niets. Pak er nog een, of beëindig je beurt.
    .heard = **Je bent nog aan de beurt** – er past niets. Pak er nog een, of beëindig je beurt.
drew-and-draw = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Er past nog niets. Pak er nog een.
    .heard = **Je bent nog aan de beurt** – er past nog niets. Pak er nog een.
drew-and-keep = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Er past niets. Beëindig je beurt.
    .heard = **Je bent nog aan de beurt** – er past niets. Beëindig je beurt.
drew-and-play = **Je hebt { $cards ->
    [joker] een joker
   *[other] { $cards }
} gepakt.** Speel een gemarkeerde kaart.
    .heard = **Je bent nog aan de beurt.** Speel een van de kaarten hieronder.
pick-direction = **Jij begint.** Kies de speelrichting.
pick-first = **De eerste kaart is een keuzekaart, en jij deelde.** Kies een kleur.
give = **Kies een kaart voor { $to }**, of houd al je kaarten.
    .heard = **Je mag { $to } een kaart geven, of niets geven.** Gegeven is gegeven.
give-next = **Kies een kaart voor { $to }.**
    .heard = **Je moet { $to } ook een kaart geven.** Gegeven is gegeven.
then-one = Dan krijgt { $names } ook een kaart.
    .heard = Als je een kaart geeft, krijgt { $names } daarna ook een kaart.
then-each = Dan krijgen { $names } ook elk een kaart.
    .heard = Als je een kaart geeft, krijgen { $names } daarna ook elk een kaart, in die volgorde.
doubt = **{ $player } speelde { $cards ->
    [joker] een joker
   *[other] { $cards }
}.** Laten liggen, of uitdagen?
    .heard = **{ CAPITAL($cards) } van { $player }: laten liggen, of uitdagen?**
doubt-suit = **{ $player } speelde { $cards ->
    [joker] een joker
   *[other] { $cards }
} toen de kleur { $suit } was.** Laten liggen, of uitdagen?
    .heard = **{ CAPITAL($cards) } van { $player }: laten liggen, of uitdagen?** De kleur was { $suit }.
doubt-rank = **{ $player } speelde { $cards ->
    [joker] een joker
   *[other] { $cards }
} toen er om { $ranks } gevraagd { $count ->
    [one] werd
   *[other] werd
}.** Laten liggen, of uitdagen?
    .heard = **{ CAPITAL($cards) } van { $player }: laten liggen, of uitdagen?** Er werd om { $ranks } gevraagd{ $count ->
    [one] .
   *[other] .
}
bluff = { $play } · bluf
    .heard = { $play } als bluf
unanswered = { $play } · pak 1
    .heard = { $play } zonder antwoord, en pak dan een kaart
bluff-is = Het is bluf als { $player } een andere kaart had kunnen spelen.
stakes-stand = Laten liggen: je pakt { cards }.
stakes-right = Uitdagen, en het is bluf: { $player } neemt de kaart terug en pakt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
stakes-wrong = Uitdagen, en het is eerlijk: je pakt { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
draw-count = Pak { $count }
    .heard = Pak { $count } { $after ->
        [over] en beëindig je beurt
       *[on] en speel door
    }
draw-and-end = Pak en beëindig beurt
draw-until = Pak tot je kunt spelen
    .heard = Pak tot je kunt spelen, en speel dan
draw-one = Pak een kaart
    .heard = Pak een kaart en blijf aan de beurt

# Wat luisteraars ook nog horen.

forgot = { $name } heeft nog geen “{ $word }” gezegd. Gebeurt dat niet vóór de volgende zet, dan kost het { cards }.
must-draw = { $name } moet { $count } pakken, of er een antwoord op spelen.
draws-if = { $name } moet { $count } pakken als de kaart blijft liggen.
must-miss = { $name } moet { $count ->
    [one] een beurt
   *[other] { $count } beurten
} overslaan, of er een antwoord op spelen.
noted = { $name } { $note }.
next-player = Hierna is { $name } aan de beurt.
    .you = Hierna ben jij aan de beurt.
no-penalty = Geen straf voor wat je net deed.
penalty = De straf is voor wat je net deed. { $said ->
    [yes] Je brak een geheime regel, of geen regel vroeg om wat je zei.
   *[no] Je brak een geheime regel.
}
known = Dit weet je al: { $rule }
unknown = { $count ->
    [0] Je kent nu alle geheime regels.
    [one] Er is 1 geheime regel die je niet kent.
   *[other] Er zijn { $count } geheime regels die je niet kent.
}
again = { $name } mag nog een keer.
    .you = Je mag nog een keer.
