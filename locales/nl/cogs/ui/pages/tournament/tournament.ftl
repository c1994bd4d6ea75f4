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
how-seating = In ronde 1 worden de tafels geloot. Daarna zitten de besten van een ronde bij elkaar, en deelt wie bovenaan staat.
how-late = Je kunt later nog meedoen. Dan schuif je aan in de volgende ronde.
how-missed = { $penalties ->
    [yes] Een gemiste ronde telt voor het hoogste aantal strafpunten dat iemand in die ronde kreeg.
   *[no] Een gemiste ronde telt voor 0, of voor de laagste score van die ronde als die onder 0 is.
}
how-leaving = Wie weggaat, komt niet in de eindstand. Gelijke scores delen een plaats.
how-clock = Doe je langer dan { $time } over een beurt, dan speelt een bot voor je tot je terugkomt.

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
details-title = ### Eerlijk gedeeld
details-text = Plekken en gelijke standen worden geloot met een geheim startgetal, en uit dat getal, elke inschrijving en elke start volgen de kaarten van elke tafel. Het zegel ligt vast voordat iemand zich inschrijft, en het startgetal wordt aan het einde getoond, zodat iedereen kan nagaan dat de loting eerlijk was.
pick-removed = Haal een speler eruit
pick-part = { $what }: { $first } t/m { $last }

## Voor wat niet terug te draaien is

sure-remove = { $name } gaat eruit: een bot speelt de ronde uit, en { $name } komt niet in de eindstand.
    .button = Weghalen
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
cancelled = { $title } is afgeblazen.
cleared = De tafels van { $title } zijn gesloten. Hoe het afliep, zie je met `/tournament show what:Uitslagen`.
round-unplayed = Deze ronde is niet gespeeld. Druk op **Stand** om opnieuw te kijken.
not-in-it = Je doet niet mee aan dit toernooi. Doe mee met `/tournament join`.
no-tables-yet = Er is nog geen ronde begonnen, dus er zijn nog geen tafels. Wacht tot de organisator op **Start** drukt.
joined-back = Je bent terug in { $title }, met je oude score. Je schuift aan als ronde { $round } begint.
joined = Je doet mee met { $title }. Begint een ronde, druk dan op **Mijn tafel** om je plek te vinden.
joined-timed = Je doet mee met { $title }. Het begint <t:{ $at }:R>. Druk dan op **Mijn tafel** om je plek te vinden.
joined-late = Je doet mee met { $title }. Je schuift aan als ronde { $round } begint.
left = Je bent uit { $title } gestapt. { $after }
left-again = Met `/tournament join` schrijf je je weer in.
left-finishing = Een bot speelt je ronde uit, dan vervalt je plek. Tot de laatste ronde begint, brengt `/tournament join` je terug met je score.
left-gone = Je plek vervalt. Tot de laatste ronde begint, brengt `/tournament join` je terug met je score.
left-last = Een bot speelt je ronde uit, en je komt niet in de eindstand. Zolang de ronde loopt, brengt `/tournament join` je terug met je score.
no-such-player = Die speler doet niet mee aan dit toernooi. Kies er een uit de lijst.

## Commando’s

## De herinnering
