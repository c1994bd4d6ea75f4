# Wat niet kan in een toernooi.

## Openen

start-unreadable = Die tijd kan ik niet lezen. Probeer “over 30 min”, “20:00”, “morgen om 20.00 uur” of “vrijdag 19.30”.
start-passed = Die tijd is voorbij. Kies er een in de toekomst, zoals “over 30 min” of “morgen 20:00”.
start-too-far = Dat is meer dan { $days } dagen vooruit. Kies een eerder moment.
channel-taken = { $begun ->
    [yes] In dit kanaal loopt al een toernooi. Wacht tot het voorbij is
   *[no] In dit kanaal staat al een inschrijving voor een toernooi open. Druk daar op **Meedoen**
}, of open er een in een ander kanaal.
not-opened = Het toernooi kon niet worden opgeslagen, dus het is niet geopend. Probeer het zo nog eens.

## Komen en gaan

organiser-only = Dat kan alleen de organisator of een moderator. Vraag het aan een van hen.
cleared-away = Dit toernooi is afgelopen. Begin een nieuw met `/tournament open`.
entered-already = Je doet al mee. Als er een ronde bezig is, druk dan op **Mijn hand** om te spelen.
too-late = De laatste ronde is begonnen, dus niemand kan nog meedoen of terugkomen. Doe mee met het volgende toernooi.
full = Dit toernooi zit vol, met { $count } spelers. Vraag de organisator om ruimte te maken.
not-in = Je doet niet mee aan dit toernooi, dus je kunt er niet uit stappen. Doe mee met `/tournament join`.
no-player = Die speler doet niet mee aan dit toernooi. Kies er een uit de lijst.

## Rondes

no-one-in = Er doet nog niemand mee, dus het toernooi kan niet beginnen. Wacht tot er iemand meedoet.
paused-already = Het toernooi is al gepauzeerd. Druk op **Hervat** om verder te gaan.
nothing-to-pause = Het toernooi is nog niet begonnen, dus er valt niets te pauzeren. Druk eerst op **Start**.
not-paused = Het toernooi is niet gepauzeerd, dus er valt niets te hervatten.
started-already = Het toernooi is al begonnen. De rondes beginnen vanzelf.
table-label = Ronde { $round } · Tafel { $table }
