# Een toernooi in Discord: het bericht, de bladen, de commando’s en knoppen.

## Namen

title = Toernooi { $id } · { $game }
minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
tables-of = { $count ->
    [one] een tafel van { $size ->
        [3] drie
       *[4] vier
    }
   *[other] { $count } tafels van { $size ->
        [3] drie
       *[4] vier
    }
}

## De kop

house-rules = huisregels “{ $name }”
per-turn = { $time } per beurt
organised-by = georganiseerd door <@{ $organiser }>

## Inschrijving

sign-up-open = **De inschrijving is open.** { $entered }
starts = **Begint <t:{ $at }:F>** · <t:{ $at }:R>
left-alone = Als niemand het toernooi start, wordt het <t:{ $at }:R> afgeblazen.
left-paused = Als niemand het toernooi hervat, wordt het <t:{ $at }:R> afgeblazen.
how-goal = { $penalties ->
    [yes] Wie na de laatste ronde de minste strafpunten heeft, wint.
   *[no] Wie na de laatste ronde de meeste punten heeft, wint.
}
how-seating = In ronde 1 worden de tafels geloot. Daarna zitten de besten van de vorige ronde bij elkaar, en aan elke tafel deelt wie de beste totaalscore heeft.
how-filled = Bots vullen de tafels aan.
how-late = Je kunt later nog meedoen. Dan schuif je aan in de volgende ronde.
how-missed = { $penalties ->
    [yes] Een gemiste ronde kost je het hoogste aantal strafpunten dat iemand in die ronde kreeg.
   *[no] Een gemiste ronde telt voor 0, of voor de laagste score van die ronde als die onder 0 is.
}
how-leaving = Wie weggaat, komt niet in de eindstand. Bij gelijke scores deel je een plaats.
how-clock = Doe je langer dan { $time } over een beurt, dan speelt een bot voor je tot je terugkomt.

## Een ronde en een pauze

round-started = **Ronde { $round } van { $rounds } is begonnen** · { $done } van { $tables } tafels klaar
round-over = **Ronde { $round } van { $rounds } is voorbij!**
next-round = Ronde { $round } begint <t:{ $at }:R>.
paused = **Gepauzeerd.** De klokken staan stil, en niemand kan spelen tot de organisator op **Hervat** drukt.
tables-of-round = ### Tafels van ronde { $round }
table-done = **Tafel { $number }** · winst voor { $winners } met { $points }
table-playing = **Tafel { $number }** · bezig: { $players }
dealer = { $name } (deler)

## Stand

standing-after = ### Stand na ronde { $round }
standing-final = ### Eindstand
place = **{ $place }** · { $name } · **{ $total }**
    .rounds = **{ $place }** · { $name } · **{ $total }** ({ $rounds })
headline = { $count ->
    [one] { $names } wint het toernooi!
   *[other] { $names } delen de eerste plaats!
}
cancelled-unplayed = **Dit toernooi is afgeblazen** voordat het begon.
cancelled-after = **Dit toernooi is afgeblazen** na ronde { $round } van { $rounds }.

## Bladen

standing-sheet = ### Stand · { $title }
no-round-yet = Er is nog geen ronde uitgespeeld.
not-seated = Je hebt nu geen tafel in dit toernooi. Doe je mee, dan schuif je aan als de volgende ronde begint.
table-closed = { $label } is gesloten.
more-title = ### Meer · { $title }
details-title = ### Eerlijk gedeeld
details-text = Een geheim startgetal bepaalt de plekken en wie er bij gelijke stand voorgaat. Samen met elke inschrijving en elke start bepaalt het ook alle kaarten. Het zegel ligt vast voordat iemand zich inschrijft. Aan het einde zie je het startgetal, en dan kan iedereen nagaan dat de loting eerlijk was.
sealed = Zegel van de loting: { $seal }. Na afloop komt hier het startgetal waarmee je de loting kunt controleren.
proved = Startgetal van de loting: { $seed }. Het klopt met het zegel { $seal }.
pick-removed = Haal een speler eruit

## Voor wat niet terug te draaien is

sure-close = Dit blaast het toernooi af en sluit de tafels. Uitgespeelde rondes blijven in de uitslagen.
    .button = Blaas het toernooi af

## Knoppen

button-join = Meedoen
button-leave = Weggaan
button-bot = Bot erbij
button-start = Start
button-more = Meer
button-resume = Hervat
button-pause = Pauze
button-standing = Stand
button-rules = Spelregels
button-cancel = Blaas het toernooi af
button-previous = Vorige
button-following = Volgende
button-hand = Mijn hand

## Wat commando’s en knoppen antwoorden

none-here = Er is geen toernooi in dit kanaal. Open er een met `/tournament open`.
opened = **De inschrijving voor { $title } is open.** Druk op **Start** als iedereen meedoet.
post-failed = Het toernooi is dus niet geopend.
show-failed = Het toernooibericht blijft waar het is.
shown = { $title } staat nu onderaan in het kanaal.
bot-joined = { $name } doet mee.
started = **Ronde 1 is begonnen!** Druk op **Mijn hand** om je kaarten te zien.
paused-now = **Het toernooi is gepauzeerd.** De klokken staan stil, en niemand kan spelen.
resumed = **Het toernooi gaat verder.** Wie aan de beurt is, krijgt opnieuw de volle tijd.
removed = { $name } doet niet meer mee aan het toernooi.
cancelled = { $title } is afgeblazen.
joined = Je doet mee met { $title }. Begint een ronde, druk dan op **Mijn hand** om te spelen.
joined-late = Je doet mee met { $title }. Je schuift aan als ronde { $round } begint.
left = Je bent uit { $title } gestapt. Tot de laatste ronde begint, kom je met `/tournament join` terug met je punten.
