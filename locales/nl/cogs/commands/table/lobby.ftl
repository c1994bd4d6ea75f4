# Een tafel openen, gaan zitten en opstaan.

opened = { $table } is open.
open-already = Je hebt hier { $table } al open. Druk op **Start** als iedereen er is.
bot-joined = { $name } gaat aan { $table } zitten.
bot-level = { $name } ({ $table }) { $level ->
        [easy] doet het nu rustig aan
        [expert] onthoudt nu wat iedereen deed en kijkt vooruit
       *[other] speelt nu gewoon wat voor de hand ligt
    }.
left = Je hebt { $table } verlaten.
    .bot = Je hebt { $table } verlaten. Een bot speelt voor je. Druk op **Kom terug**, of gebruik `/eights join`.
    .bot-open = Je hebt { $table } verlaten. Een bot speelt voor je tot jij of een ander de plek neemt. Druk op **Kom terug**, of gebruik `/eights join`.
    .out = Je hebt { $table } verlaten. Je lag eruit, dus er speelt niemand voor je.
    .waiting = Je hebt { $table } verlaten. Er is verder niemand, dus de tafel wacht op je. Druk op **Kom terug**, of gebruik `/eights join`.
come-back = Kom terug
dealt = Aan { $table } zijn de kaarten gedeeld.
under-way = De ronde is bezig, dus er valt niets te starten. Bekijk je kaarten met `/eights hand`.
removed = { $name } is weggehaald.
    .bot = Een bot speelt voor { $name } tot die terugkomt.
closed = { $table } is gesloten.
moved = { $table } staat nu onderaan in het kanaal.
pings-on = Je krijgt een ping als je aan de beurt bent.
pings-off = Je krijgt geen pings meer als je aan de beurt bent.

which-seat = Welke plek? Kies er een uit de lijst bij `seat:`.
no-such-seat = Die plek is er niet. Kies er een uit de lijst bij `seat:`.
which-level = Hoe goed moet de bot spelen? Kies ook `level:`.
which-player = Wie wil je uitnodigen? Kies iemand bij `player:`.
seats-changed = De plekken zijn veranderd. Druk nog eens op **Meer**.
seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)

not-opened = De tafel is dus niet geopend.
stays = De tafel blijft waar die is.
show-again = Bekijk de tafel met `/eights show`.
