# Een toernooi in Discord: het bericht, de bladen, de commando’s en knoppen.

## Namen

title = Toernooi { $id } · { $game }
hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}

## De kop

house-rules = huisregels “{ $name }”
per-turn = { $time } per beurt
organised-by = georganiseerd door <@{ $organiser }>

## Inschrijving

sign-up-open = **De inschrijving is open.** { $entered }
sign-up-until-start = **De inschrijving is open tot de start.** { $entered }
sign-up-until = **De inschrijving is open tot <t:{ $at }:F>**, <t:{ $at }:R>. { $entered }
sign-up-closed = **De inschrijving is gesloten.** { $entered }
entered = { $count ->
    [0] Er doet nog niemand mee, en er zijn er { $needed } nodig om te beginnen.
    [one] Er doet 1 speler mee, en er zijn er { $needed } nodig om te beginnen.
   *[other] Er doen { $count } spelers mee, en er zijn er { $needed } nodig om te beginnen.
}
entered-enough = Er doen { $count } spelers mee: { $tables }.
entered-five = Er doen { $count } spelers mee: { $tables }, met een bot als zesde.
starts = **Begint <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Als niemand het start, wordt het <t:{ $at }:R> afgeblazen.
left-paused = Als niemand het hervat, wordt het <t:{ $at }:R> afgeblazen.
more-names = en nog { $count }
how-goal = { $penalties ->
    [yes] Wie na de laatste ronde de minste strafpunten heeft, wint.
   *[no] De hoogste eindstand na de laatste ronde wint.
}
how-in-short = { how-goal } Druk op **Meer** om te zien hoe het gaat.
how-where = { $where ->
    [threads] Elke tafel heeft een thread.
    [spread] In een ronde met meer dan vier tafels heeft elke tafel een thread.
   *[channel] Alle tafels staan in dit kanaal.
}
how-seating = In ronde 1 worden de tafels geloot. Daarna zitten de besten van een ronde bij elkaar, en deelt wie bovenaan staat.
how-late = Je kunt later nog meedoen. Dan schuif je aan in de volgende ronde.
how-missed = { $penalties ->
    [yes] Een gemiste ronde telt voor het hoogste aantal strafpunten dat iemand in die ronde kreeg.
   *[no] Een gemiste ronde telt voor 0, of voor de laagste score van die ronde als die onder 0 is.
}
how-leaving = Wie weggaat, komt niet in de eindstand. Gelijke scores delen een plaats.
how-clock = Doe je langer dan { $time } over een beurt, dan speelt een bot voor je tot je terugkomt.
how-slow = De organisator kan bots trage tafels laten uitspelen.

## Een ronde en een pauze

round-started = **Ronde { $round } van { $rounds } is begonnen** · { $done } van { $tables } tafels klaar
round-over = **Ronde { $round } van { $rounds } is voorbij!** { $next }
next-by-itself = Ronde { $round } begint <t:{ $at }:R>, of als de organisator op **Volgende ronde** drukt.
next-by-hand = Ronde { $round } begint als de organisator op **Volgende ronde** drukt.
paused = **Gepauzeerd.** Er loopt geen klok en niemand kan spelen tot de organisator op **Hervat** drukt.
goes-on-next = Ronde { $round } begint als elke tafel klaar is.
goes-on-last = Dit was de laatste ronde. Het toernooi eindigt als elke tafel klaar is.
over-won = Het toernooi is voorbij: { $winners }.
over-cancelled = Het toernooi is afgeblazen.
tables-of-round = ### Tafels van ronde { $round }
fewest-win = Strafpunten: de laagste eindstand wint.
table-done = **Tafel { $number }** · gewonnen met { $points }: { $winners } · [Naar de tafel]({ $link })
    .bare = **Tafel { $number }** · gewonnen met { $points }: { $winners }
table-playing = **Tafel { $number }** · bezig: { $players }
    .elsewhere = **Tafel { $number }** · <#{ $channel }> · bezig: { $players }
table-hurried = **Tafel { $number }** · bots spelen het uit: { $players }
    .elsewhere = **Tafel { $number }** · <#{ $channel }> · bots spelen het uit: { $players }
table-scores = **Tafel { $number }** · klaar: { $scores }
dealer = { $name } (deler)
away = { $name } (weg)
scored = { $name } { $points }
    .helped = { $name } { $points } (een bot speelde het uit)
helped = { $points } 🤖
    .heard = { $points } (bot)
helped-legend = 🤖 na een score: een bot speelde die ronde voor de speler uit.
    .heard = “bot” na een score: een bot speelde die ronde voor de speler uit.
more-tables = … en nog { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}. Druk op **Mijn tafel** om de jouwe te vinden.
more-places = … en nog { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
}. Druk op **Stand** om ze allemaal te zien.

## Stand

standing-after = ### Stand na ronde { $round }
standing-final = ### Eindstand
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
left-without-place = Weggegaan, zonder plaats: { $name }, { $points }
left-many = { $count ->
    [one] 1 speler ging weg en heeft geen plaats.
   *[other] { $count } spelers gingen weg en hebben geen plaats.
}
wins = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de eerste plaats
}
headline = { $count ->
    [one] { $names } wint het toernooi!
   *[other] { $names } delen de eerste plaats!
}
others = { $count ->
    [one] { $count } ander
   *[other] { $count } anderen
}
won-after = { $penalties ->
    [yes] Wie na { rounds } de minste strafpunten heeft, wint.
   *[no] De hoogste eindstand na { rounds } wint.
}
cancelled-unplayed = **Dit toernooi is afgeblazen** voordat het begon.
cancelled-after = **Dit toernooi is afgeblazen** na ronde { $round } van { $rounds }.

## Bladen

standing-sheet = ### Stand · { $title }
no-round-yet = Er is nog geen ronde uitgespeeld.
sheet-over = Voorbij: { $winners }
sheet-cancelled = Afgeblazen: { $done } van { rounds } gespeeld
sheet-running = { $done } van { rounds } gespeeld
round-sheet = ### Ronde { $round } · { $title }
round-option = Ronde { $round }
pick-round = Bekijk een ronde
results-title = ### Toernooien van deze server
no-results = Hier is nog geen toernooi uitgespeeld. Open er een met `/tournament open`.
result-line = **{ $title }** · { $outcome } · { $players }, { rounds }
    .dated = **{ $title }** · { $outcome } · { $players }, { rounds } · <t:{ $at }:D>
outcome-cancelled = afgeblazen
outcome-playing = bezig
pick-result = Bekijk een toernooi
not-seated = Je zit niet in ronde { $round }. Je schuift aan in de volgende.
own-table = ### Tafel { $number } van ronde { $round }
own-playing = Je tafel is bezig.
own-back = Je bent terug aan je tafel, met je oude score.
own-done = Je tafel is klaar. Je kreeg { $points }.
own-done-penalty = Je tafel is klaar. Je kreeg { $count ->
    [one] 1 strafpunt
   *[other] { $count } strafpunten
}.
go-to-table = [Naar de tafel]({ $link })
this-table = Deze tafel
table-replaced = { $label } is voorbij. Ronde { $round } is begonnen.
table-lost = { $label } ging verloren en wordt opnieuw gespeeld.
table-closed = { $label } is gesloten. Het toernooi is afgelopen.
more-title = ### Meer · { $title }
details-title = ### Eerlijk gedeeld · { $title }
details-text = Plekken en gelijke standen worden geloot met een geheim startgetal, en uit dat getal, elke inschrijving en elke start volgen de kaarten van elke tafel. Het zegel ligt vast voordat iemand zich inschrijft, en het startgetal wordt aan het einde getoond, zodat iedereen kan nagaan dat de loting eerlijk was.
pick-start = Starttijd
start-in-minutes = Over { $count } minuten
start-in-hours = { $count ->
    [one] Over 1 uur
   *[other] Over { $count } uur
}
start-evening = Om { $time } ({ $zone })
start-by-hand = Als de organisator op Start drukt
start-other = Een andere tijd …
other-title = Starttijd
other-label = Wanneer begint het?
other-hint = over 30 min · 20:00 · vrijdag 19.30
other-zone = Je tijdzone
    .help = Een stad, zoals Amsterdam of New York, of UTC+2.
read-in = -# Ik las die tijd in { $zone }. Is dat niet jouw tijdzone, druk dan op **Verander de start**.
button-again = Verander de start
pick-removed = Haal een speler eruit
pick-replaced = Geef een bot de plek van een speler
pick-part = { $what }: { $first } t/m { $last }

## Voor wat niet terug te draaien is

sure-replace = Een bot neemt de plek van { $name } voorgoed over. De score blijft.
    .button = Geef de plek aan een bot
sure-hurry = Bots spelen meteen elke tafel uit die nog bezig is. Spelers die een tafel ophouden, beginnen de volgende ronde als afwezig.
    .button = Laat bots het uitspelen
sure-close = Dit blaast het toernooi af en sluit de tafels. Uitgespeelde rondes blijven in de uitslagen.
    .button = Blaas het toernooi af

## Knoppen

button-join = Meedoen
button-leave = Weggaan
button-bot = Bot erbij
button-start = Start
button-more = Meer
button-mine = Mijn tafel
button-next = Volgende ronde
button-resume = Hervat
button-pause = Pauze
button-standing = Stand
button-rules = Spelregels
button-details = Eerlijk gedeeld
button-hurry = Laat bots de ronde uitspelen
button-cancel = Blaas het toernooi af
button-clear = Sluit de tafels
button-previous = Vorige
button-following = Volgende
button-hand = Mijn hand

## Wat commando’s en knoppen antwoorden

none-here = Er is geen toernooi in dit kanaal. Open er een met `/tournament open`.
which-player = Welke speler? Kies er een uit de lijst bij `player:`.
not-kept = Dat toernooi heb ik niet meer. `/tournament show what:Uitslagen` toont wat ik nog wel heb.
opened = **De inschrijving voor { $title } is open.** Druk op **Start** als iedereen meedoet, en dan op **Mijn tafel** om je plek te vinden.
opened-timed = **De inschrijving voor { $title } is open.** Het begint <t:{ $at }:F>, <t:{ $at }:R>.
post-failed = Dus ik heb het niet geopend.
show-failed = Het blijft waar het is.
shown = { $title } staat nu onderaan in het kanaal.
bot-joined = { $name } doet mee.
started = **Ronde 1 is begonnen!** Druk op **Mijn tafel**, of gebruik `/tournament show what:Tafel`, om je plek te vinden.
next-started = **Ronde { $round } is begonnen!**
paused-now = **Het toernooi is gepauzeerd.** Er loopt geen klok en niemand kan spelen.
resumed = **Het toernooi gaat verder.** Iedereen die aan de beurt is, krijgt weer de volle tijd.
removed = { $name } doet niet meer mee aan het toernooi.
replaced = Een bot speelt vanaf nu voor { $name }.
hurried = Bots spelen de tafels uit die nog bezig zijn.
cancelled = { $title } is afgeblazen.
cleared = De tafels van { $title } zijn gesloten. Hoe het afliep, zie je met `/tournament show what:Uitslagen`.
scheduled = **{ $title } begint <t:{ $at }:F>**, <t:{ $at }:R>.
unscheduled = { $title } begint als de organisator op **Start** drukt.
round-unplayed = Deze ronde is niet gespeeld. Druk op **Stand** om opnieuw te kijken.
threads-nowhere = Alleen een tekstkanaal kan threads hebben voor tafels, en dit is er geen. Neem `place: Kanaal`.
threads-lacking = Ik kan hier geen threads maken zonder de machtiging { $lacking }. Sta die toe, of neem `place: Kanaal`.
not-in-it = Je doet niet mee aan dit toernooi. Doe mee met `/tournament join`.
bot-has-place = Er zit een bot op jouw plek. Ging je zelf weg, dan brengt `/tournament join` je terug.
no-tables-yet = Er is nog geen ronde begonnen, dus er zijn nog geen tafels. Wacht tot de organisator op **Start** drukt.
joined-back = Je bent terug in { $title }, met je oude score. Je schuift aan als ronde { $round } begint.
joined = Je doet mee met { $title }. Begint een ronde, druk dan op **Mijn tafel** om je plek te vinden.
joined-timed = Je doet mee met { $title }. Het begint <t:{ $at }:R>. Druk dan op **Mijn tafel** om je plek te vinden.
joined-late = Je doet mee met { $title }. Je schuift aan als ronde { $round } begint.
left = Je bent uit { $title } gestapt. { $after }
left-again = Met `/tournament join` schrijf je je weer in.
left-finishing = Een bot speelt je ronde uit, dan vervalt je plek. Tot de laatste ronde begint, brengt `/tournament join` je terug met je score.
left-gone = Je plek vervalt. Tot de laatste ronde begint, brengt `/tournament join` je terug met je score.
left-kept = Een toernooi heeft er drie nodig, dus een bot houdt je plek en je score vast tot er anderen bij komen. `/tournament join` brengt je terug.
left-last = Een bot speelt je ronde uit, en de uitslag telt. `/tournament join` brengt je terug.
left-done = Je tafel van de laatste ronde is klaar, dus je uitslag telt.
no-such-player = Die speler doet niet mee aan dit toernooi. Kies er een uit de lijst.

## Commando’s

sign-up-start = Bij de start
sign-up-minutes = { $count } minuten voor de start
sign-up-hours = { $count ->
    [one] 1 uur voor de start
   *[other] { $count } uur voor de start
}
sign-up-late = Blijft open: spelers kunnen later meedoen
start-choice = { $when } · { $time } { $zone }

## De herinnering

reminder = **{ $title }** begint <t:{ $at }:R>!
reminder-linked = **{ $title }** begint <t:{ $at }:R>! [Kijk wie er speelt]({ $link })
