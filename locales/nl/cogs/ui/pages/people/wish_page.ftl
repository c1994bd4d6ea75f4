# “Roep me erbij”: iemand hoort het als er een tafel opent.

chapter = Roep me erbij
off = Ik laat het je niet weten als er een tafel opent.
on-ping = Opent er een tafel voor { $games }, dan ping ik je in het kanaal.
on-message = Opent er een tafel voor { $games }, dan stuur ik je een privébericht.
any-game = elk spel
hours = Alleen tussen { $first } en { $last } ({ $zone }).
rest = Hooguit één keer per { $time }.
rest-hours = { $count ->
    [one] uur
   *[other] { $count } uur
}
rest-days = { $count ->
    [one] dag
    [7] week
   *[other] { $count } dagen
}
closed = Ik kan je geen privéberichten sturen, dus ik ping je vanaf nu in het kanaal.
no-pings = Pings staan uit op deze server, dus kies een privébericht om van tafels te horen.

ask-way = Laat het me weten als er een tafel opent
    .help = Alleen op deze server, en nooit over je eigen tafel.
ask-off = Laat het me niet weten
ask-ping = Ping me in het kanaal
ask-message = Stuur me een privébericht
ask-games = Spellen
    .help = Laat het leeg voor elk spel.
ask-games-typed =
    .help = Hun namen, met komma’s ertussen. Laat het leeg voor elk spel.
ask-more-games = Meer spellen
ask-hours = Tussen deze uren
    .help = Op jouw klok, zoals 18-23 of 18:00-23:00. Laat het leeg als elk moment goed is.
ask-rest = Hooguit één keer per
