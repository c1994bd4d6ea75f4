# Wat niet kan in een toernooi, en de mededelingen die iedereen in het bericht leest.

## Openen

rounds-range = Een toernooi heeft { $least } tot { $most } rondes, en vier is gebruikelijk. Kies een getal daartussen.
turn-range = De tijd voor een beurt ligt tussen { $least } seconden en een dag. Kies een andere tijd.
start-unreadable = Die tijd kan ik niet lezen. Probeer “over 30 min”, “20:00”, “morgen om 20.00 uur” of “vrijdag 19.30”.
start-passed = Die tijd is voorbij. Kies er een in de toekomst, zoals “over 30 min” of “morgen 20:00”.
start-too-far = Dat is over meer dan { $days } dagen. Kies een eerder moment.
channel-taken = { $begun ->
    [yes] In dit kanaal loopt al een toernooi. Wacht tot het voorbij is
   *[no] In dit kanaal staat al een inschrijving voor een toernooi open. Druk daar op **Meedoen**
}, of open er een in een ander kanaal.
not-opened = Het toernooi kon niet worden opgeslagen, dus het is niet geopend. Probeer het zo nog eens.

## Komen en gaan

organiser-only = Dat kan alleen de organisator (of een moderator). Vraag het aan een van hen.
ended = { $how ->
    [over] Dit toernooi is voorbij.
   *[cancelled] Dit toernooi is afgeblazen.
} Bekijk de uitslagen met `/tournament show what:Uitslagen`, of begin een nieuw met `/tournament open`.
cleared-away = Dit toernooi is afgelopen. Bekijk de uitslagen met `/tournament show what:Uitslagen`, of begin een nieuw met `/tournament open`.
elsewhere = Je doet al mee aan een toernooi in <#{ $channel }>. Stap daar eerst uit, of wacht tot het voorbij is.
entered-already = Je doet al mee. { $playing ->
    [yes] Druk op **Mijn tafel** om naar je tafel te gaan.
   *[no] Je tafel verschijnt hier als een ronde begint.
}
too-late = De laatste ronde is begonnen, dus niemand kan nog meedoen of terugkomen. Doe mee met het volgende toernooi.
played-all = Die tafel van de laatste ronde is klaar, dus er is geen plek meer om te verlaten of om naar terug te keren. De uitslag telt.
full = Dit toernooi zit vol, met { $count } spelers. Vraag de organisator om ruimte te maken.
no-level = Er is geen bot die { $level } heet. Kies { $levels }.
not-in = Je doet niet mee aan dit toernooi, dus je kunt er niet uit stappen. Doe mee met `/tournament join`.
has-left = Die speler is al uit dit toernooi gestapt. Kies een andere speler.
no-player = Die speler doet niet mee aan dit toernooi. Kies er een uit de lijst.

## Rondes

still-playing = Ronde { $round } wordt nog gespeeld aan { $count ->
    [one] tafel
   *[other] tafels
} { $tables }. Wacht tot de ronde voorbij is.
paused-first = Het toernooi is gepauzeerd. Druk eerst op **Hervat**.
too-few = { $count ->
    [0] Er doet nog niemand mee,
    [one] Er doet pas 1 speler mee,
   *[other] Er doen pas { $count } spelers mee,
} en een toernooi heeft er { $needed } nodig. Wacht op meer, of zet er bots bij.
paused-already = Het toernooi is al gepauzeerd. Druk op **Hervat** om verder te gaan.
nothing-to-pause = Het toernooi is nog niet begonnen, dus er valt niets te pauzeren. Druk eerst op **Start**.
not-paused = Het toernooi is niet gepauzeerd, dus er valt niets te hervatten.
started-already = Het toernooi is al begonnen. Start de volgende ronde met `/tournament manage action:Volgende`.
not-started = Het toernooi is nog niet begonnen. Start het met `/tournament manage action:Start`.
not-due = De volgende ronde is al begonnen, of uitgesteld.
table-label = Ronde { $round } · Tafel { $table }

## Mededelingen

notice-late = { $name } kwam erbij toen ronde { $round } al bezig was en schuift aan in de volgende. { $penalties ->
    [yes] Een gemiste ronde telt voor het hoogste aantal strafpunten dat iemand in die ronde kreeg.
   *[no] Een gemiste ronde telt voor 0, of voor de laagste score van die ronde als die onder 0 is.
}
notice-back = { $name } is terug met de oude score.
notice-out = { $name } is weg. De plek vervalt, en { $name } komt niet in de eindstand.
notice-forgotten = Een speler wilde vergeten worden. Een bot houdt de plek en de score vast.
notice-headless = De organisator is weg. Rondes beginnen vanzelf, en moderators kunnen het toernooi leiden.
notice-anew = Een tafel van ronde { $round } ging verloren, dus die wordt opnieuw gespeeld.
notice-expired = Niemand heeft het op tijd gestart of hervat, dus het is afgeblazen.
notice-unstarted = Er waren niet op tijd genoeg spelers: een toernooi heeft er { $needed } nodig. De organisator kan starten zodra er genoeg spelers zijn.

## Eerlijkheid

sealed = Zegel van de loting: { $seal }. Het startgetal dat het bewijst, staat hier aan het einde.
proved = Startgetal van de loting: { $seed }. Het bewijst het zegel { $seal }.

## Tafels

tables-of = { $count ->
    [one] een tafel van { $size ->
        [3] drie
        [4] vier
       *[5] vijf
    }
   *[other] { $count } tafels van { $size ->
        [3] drie
        [4] vier
       *[5] vijf
    }
}
