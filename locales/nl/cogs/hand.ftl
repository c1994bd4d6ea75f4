## De hand die alleen de speler zelf ziet, en haar knoppen.

title = ### Je hand · { $title }
notice = ❗ { $notice }
waiting = Wachten op { $name }…
out-of-match = **Je ligt eruit.** Kijk hoe het afloopt, of ga weg wanneer je wilt.
paused = **Het toernooi is gepauzeerd.**
paused-your-turn = **Het toernooi is gepauzeerd.** Gaat het verder, dan ben jij aan de beurt.
no-one = **Er is niemand, dus de tafel wacht.** Druk op **Kom terug** om verder te spelen.
away = { $why } Druk op **Kom terug** om verder te spelen.
ready = Je bent klaar. Wachten op de anderen.
silenced = ⚠️ Ik kan niet meer schrijven in { $channel }. Speel hier verder, en vraag een moderator of ik daar weer mag schrijven.
silenced-lacking = ⚠️ Ik kan niet meer schrijven in { $channel }, want ik mis de machtiging “{ $missing }”. Speel hier verder, en vraag een beheerder erom.
sat-down = -# { $took } Je schoof tijdens de partij aan, dus de uitslag van deze plek telt niet.
rematch = Deze partij is voorbij. De revanche is { $title }.
not-dealt = Je krijgt je kaarten aan { $title } als de host op **Start** drukt.
may-jump-in = **Jij hebt ook { $card }.** Spring ertussen voordat iemand erop speelt.
say-it = **Zeg nu “{ $word }”**, voordat het je kaarten kost.

# Plannen.

may-plan = Plan je zet alvast hieronder.
    .heard = -# Plan je zet: druk op wat je in je beurt wilt doen.
planned = **Gepland: { $plan }**
    .heard = **Gepland: { $plan }.** Dat gaat vanzelf als je aan de beurt bent en het kan. Toch niet? Druk op **Wis het plan**.
plan-dropped = **Plan vervallen: { $plan }.** { $why }
draw =
    .planned = een kaart pakken
play-suit = Speel { $cards } en kies { $suit }
    .planned = { $cards }, kleur { $suit }
play-rank = Speel { $cards } en vraag om { $ranks }
plan-a-card = Plan een kaart
plan-one = { $card }
    .heard = Plan { $card }
plan-draw = Plan: pakken
clear-plan = Wissen
    .heard = Wis het plan

# Hoeveel kaarten iedereen heeft.

strip-seat = { $name } { $count }
strip-you = **Jij { $count }**
strip-out-seat = { $name } ligt eruit
strip-out-you = **Je ligt eruit**

# Wat luisteraars ook nog horen.

can-play = Je kunt { $cards } spelen.

time = Een bot speelt { $when } voor { $name }.
    .you = Een bot speelt { $when } voor jou.
cards = Kaarten: { $seats }
scores = { $begun ->
    [yes] Stand, de koploper eerst: { $scores }
   *[no] Nog geen score
}. { $best ->
    [rounds] Wie de meeste rondes wint, wint.
    [highest] De hoogste score wint.
    [left] Wie als laatste overblijft, wint.
   *[lowest] De laagste score wint.
}

# Spelen.

choose = **Je speelt { $cards }.** Kies een { suit-word }.
ask = **Je speelt { $cards }.** { $suit ->
    [none] Vraag om een waarde.
   *[other] Je koos { $suit }. Vraag om een waarde.
}
sure = **{ $move }?**
picking = **Je speelt { $cards }**, de laatste bovenop.
answering = **Je speelt { $cards }.** Speel nu een antwoord.
pick-a-card = Kies een kaart
pick-suit = { $sign } { $label }
    .heard = Kies { $suit }
ask-for = { $ranks }
    .heard = Vraag om { $ranks }
several = { $card } …
    .heard = Begin met { $card }
copies = { $card } ({ $count })
    .heard = { $card }
onto = { $card } bij reeks { $sequence }
    .heard = Leg { $card } bij je { $sequence ->
        [1] eerste
       *[2] tweede
    } reeks
and-call = { $play } · “{ $word }”
    .heard = { $play } en zeg “{ $word }”
add = + { $card }
    .heard = Leg { $card } erbij
play = Speel { $cards }
    .planned = { $cards }
play-these = Speel deze { $count } kaarten
play-one = { $card }
    .heard = Speel { $card }
play-silent = { $card }
    .heard = Speel { $card }, zeg niets
play-saying = { $card } · “{ $word }”
    .heard = Zeg “{ $word }” en speel { $card }
give-one = { $card }
    .heard = Geef { $to } { $card }
give-saying = { $card } · “{ $word }”
    .heard = Zeg “{ $word }” en geef { $to } { $card }
play-sequence = Leg { $cards } bij reeks { $sequence }
give = Geef { $card }
jump-in = Spring ertussen: { $card }
discard = Leg { $card } af
one-less = Eén kaart minder
another = Andere kaart
    .heard = Kies toch een andere kaart

# Andere knoppen.

refresh = Verversen
more = Meer
my-hand = Mijn hand
standing = Stand
come-back = Kom terug
why-not = Waarom niet?
    .heard = Waarom kan ik een kaart niet spelen?
end-turn = Beëindig beurt
keep = { $count ->
    [one] Houd de kaart
   *[other] Houd de kaarten
}
pass = Pas
take = Neem { $card }
    .heard = Neem { $card }, en speel er dan een of leg er een af
call = { $word }!
ready-button = Klaar
give-nothing = Geef niets
clockwise = Met de klok mee
counterclockwise = Tegen de klok in
stand = Laat liggen
challenge = Daag uit
take-back = Neem { $cards } terug

## Spelen met knoppen en met commando’s.

no-seat = Je hebt geen plek in een partij aan deze tafel.
slipped = Je hand liep achter. Zo ziet die er nu uit.
pick-in-hand = Druk op **Mijn hand** en kies de kaarten daar.
caught = Je hebt { $name } betrapt!
move-counted = { $refusal } Je vorige zet telt wel: { $told }
    .heard = { $refusal } Je vorige zet telt wel.
does-not-fit = { $card } (past nu niet)

## Wat een speler aan een oefentafel hoort, alles één keer.

lesson-matching = **Sluit aan op de bovenste kaart.** Dat is { $card }: speel een kaart van dezelfde kleur of waarde. De gemarkeerde kaarten passen.
lesson-wild = **{ CAPITAL($card) } is een keuzekaart.** Die mag op bijna alles, en jij kiest met welke kleur het verdergaat.
lesson-suit = **Iemand koos een kleur.** { CAPITAL($card) } is een keuzekaart, dus de kleur van die kaart telt niet. Speel de gekozen kleur, of nog een keuzekaart.
lesson-drawing = **Er past niets op { $card }.** Kan gebeuren! Druk op **Pak**.
lesson-penalty = **Die { $card } is voor jou.** Pak de strafkaarten, of geef ze door met een kaart die er nog wat bij doet.
lesson-last-one = **Je hebt zo nog maar één kaart.** Druk op { $card } · “laatste kaart” om dat te zeggen terwijl je speelt. Vergeet je het, dan pak je twee kaarten.
lesson-skip = **{ CAPITAL($card) } slaat de volgende speler over.** Die is een beurt kwijt. Met z’n tweeën mag je dus nog een keer.
lesson-reverse = **{ CAPITAL($card) } draait de richting om.** Met z’n tweeën is het een gewone kaart.
lesson-draw = **{ CAPITAL($card) } laat de volgende speler pakken.** Bewaar die voor het goede moment.
lesson-turn = **Begin je beurt met een kaart.** Pak er een, of neem { $card } als je die kunt gebruiken. Speel dan een kaart of leg er een af.
lesson-opening = **{ CAPITAL($card) } kan je reeks beginnen.** Een reeks begint met een getal van 1 tot en met 8.
lesson-following = **{ CAPITAL($card) } past in je reeks.** Dat getal staat in dezelfde rij van de vermenigvuldigingstabel als je laatste getal. Met acht getallen win je de ronde.
lesson-swap = **{ CAPITAL($card) } ruilt de handen.** Speel je die, dan krijg jij de kaarten van de ander en de ander die van jou.
lesson-discarding = **Er past niets.** Kan gebeuren! Leg een kaart af die je niet nodig hebt.

## Waarom een kaart nu niet mag.

why-title = Waarom niet? · { $table }
pick = Kies een kaart en lees waarom die nu niet mag.
all-playable = Je kunt elke kaart in je hand spelen.
playable = Je kunt { $card ->
    [joker] de joker
   *[other] { $card }
} nu spelen.
not-held = { $card ->
    [joker] Een joker
   *[other] { CAPITAL($card) }
} heb je niet.
select = Een kaart die niet mag
back = Terug naar mijn hand

## Cards that are typed

no-card = “{ $typed }” is geen kaart. { $spelling }, of kies uit de lijst.
torn-card = “{ $typed }” kan zijn: { $cards }. Schrijf het voluit, of kies uit de lijst.
torn-suit = “{ $typed }” kan zijn: { $suits }. Schrijf het hele woord.
