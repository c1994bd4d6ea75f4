# De hand die alleen de speler zelf ziet, en haar knoppen.

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
