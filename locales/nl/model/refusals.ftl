# Wat een tafel weigert: wat er mis is, en wat je dan kunt doen.

# Een tafel openen, en wie er zit.

wrong-seats = { $game } is voor { $fewest } tot { $most } spelers, niet { $count }.
wrong-seats-exactly = { $game } is voor { $most } spelers, niet { $count }.
room-for-bots = Naast jou is er plek voor { $room ->
    [one] 1 bot
   *[other] { $room } bots
}, niet voor { $count }.
no-target = Dit spel heeft geen eindscore: het stopt als een speler tot 0 heeft afgeteld.
begun-without-you = Deze partij begon zonder jou. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
begun-and-full = Deze partij begon zonder jou, en er is geen botplek om over te nemen. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
no-seat-in-play = Alle bots aan deze tafel liggen eruit. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
no-sitting-in = In deze partij houden bots hun plek. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
sat-first = { $name } was je voor: de laatste botplek is bezet. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
seat-decided-about = Iemand beslist nu over de kaarten van deze bot. Druk na die zet nog eens op **Schuif aan**.
seat-lost = { $name } nam je plek in toen je weg was. Druk op **Schuif aan** als een bot hier nog een plek heeft, of doe mee met de revanche.
seat-lost-and-full = { $name } nam je plek in toen je weg was, en er is nu geen botplek om over te nemen. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
no-such-newcomers = Die keuze is er niet meer. Druk nog eens op **Meer**.
already-seated = Je zit al aan deze tafel.
    .match = Je zit al aan deze tafel. Druk op **Mijn hand**, of gebruik `/eights hand`, om je kaarten te zien.
    .over = Je zit aan deze tafel, en de partij is voorbij. Druk op **Revanche**, of gebruik `/eights start`, om nog eens te spelen.
full = Deze tafel is vol: alle { $count } plekken zijn bezet. Open je eigen tafel met `/eights open`.
no-more-bots = De partij is begonnen, dus er kan geen bot meer bij. Een bot kan alleen de plek nemen van een speler die weg is.
hints-off = Aan deze tafel zijn geen tips, zodat de partijen kunnen meetellen. Voor de volgende partij kan de host tips aanzetten onder **Tafelopties**.
day-hints = In het dagspel zijn geen tips: iedereen speelt dezelfde kaarten op eigen kracht. `/eights practice` geeft je tips.
tournament-hints = In een toernooi zijn geen tips. `/eights practice` geeft je tips.
no-such-level = Er is geen bot met niveau { $level }. Kies { $levels }.
bot-plays-already = Op deze plek speelt al een bot. Met `/eights join` krijg je je plek terug.
not-seated = Je zit niet aan { $table }. Open je eigen tafel met `/eights open`.
not-seated-in-tournament = Je zit niet aan { $table }. Druk in het toernooibericht op **Mijn hand** om naar je tafel te gaan.
too-few = Dit spel heeft minstens { $count } spelers nodig. Zet er een bot bij, of wacht op meer spelers.

# Wat veranderd mag worden, en door wie.

rules-fixed = Tijdens een partij staan de regels vast. Na afloop kun je ze weer veranderen.
only-host = Dat kan alleen de host of een moderator. Vraag het aan een van hen, of open je eigen tafel met `/eights open`.
only-host-yet = Dat kan alleen de host of een moderator. Als { $name } een dag lang niets doet, kun je die plek door een bot laten spelen. Is { $name } de host, dan word jij de host.
only-host-now = Dat kan alleen de host of een moderator. Iedereen wacht al een dag op { $name }, dus je kunt drukken op **Laat een bot spelen**. Is { $name } de host, dan word jij de host.
only-organiser = Dat kan alleen de organisator of een moderator. Vraag het aan een van hen.

# Een beurt plannen.

nothing-to-plan = Zolang anderen spelen, kun je één zet plannen: een kaart spelen of pakken. Zo ziet je hand er nu uit.
plan-costs = Die zet zou je nu meer kaarten kosten.
# Tafels van toernooien.

tournament-newcomer = Deze tafel hoort bij een toernooi. Komt er nog een ronde, doe dan mee met `/tournament join`.
tournament-take-back = In een toernooi blijft een gespeelde kaart liggen.
day-take-back = In het dagspel krijgt iedereen één poging, dus een gespeelde kaart blijft liggen.
take-back-off = Aan deze tafel kun je geen kaart terugnemen. Voor de volgende partij kan de host het toestaan onder **Tafelopties**.
tournament-close = Een toernooitafel sluit na de ronde. De organisator kan de tafel door bots laten uitspelen, of het toernooi afblazen.
tournament-rematch = Een toernooitafel heeft geen revanche. In de volgende ronde krijgt iedereen een nieuwe tafel.
tournament-over = De ronde aan deze toernooitafel is voorbij. In de volgende ronde krijgt iedereen een nieuwe tafel.
no-such-seat = Er is geen plek { $seat } aan deze tafel. Kies er een uit de lijst.
no-bot-there = Op die plek zit geen bot. Kies er een uit de lijst.
day-is-for-one = Dit is het dagspel van iemand anders. Speel het zelf met `/eights today`.
day-is-fixed = Het dagspel is voor iedereen hetzelfde, dus niemand kan het veranderen.
day-leave = Je poging blijft open tot het dagspel voorbij is. Met `/eights today` ga je verder.
day-once = Je hebt je poging voor het dagspel van vandaag al gehad. Met `/eights today` zie je de stand.
practice-is-for-one = Een oefentafel is voor één speler. Open er zelf een met `/eights practice`.
