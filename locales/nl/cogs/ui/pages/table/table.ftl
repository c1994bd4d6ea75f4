# Het openbare bericht van een tafel tijdens de partij, en in het kort wat er gebeurde.

# De stand van zaken.

round = Ronde { $round } · { $aim }
tournament-round = Toernooi { $tournament } · één ronde
turn = **{ $name } is aan de beurt**
turn-doing = **{ $name } is aan de beurt** · { $doing }
turn-until = { $turn } · bot speelt { $when }
soon = zo
paused = **Het toernooi is gepauzeerd.** Hierna is { $name } aan de beurt, met de volle tijd.
no-one = **Er is niemand, dus de tafel wacht.** Druk op **Kom terug** om verder te gaan. De tafel sluit { $when }.
too-long = **Iedereen wacht al een dag op { $name }.** Wie hier zit, kan zolang een bot laten spelen.
    .host = **Iedereen wacht al een dag op { $name }.** Wie hier zit, kan de host worden en zolang een bot laten spelen.
round-over = **De ronde is voorbij.** De volgende begint als iedereen klaar is, of { $when }.
dealt = De kaarten zijn gedeeld.

# De plekken.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = met { $names }
dealer = deler
away = weg, een bot speelt
ready = klaar

# Knoppen.

ready-button = Klaar
hand-button = Mijn hand
more-button = Meer
back-button = Kom terug
sit-button = Schuif aan
let-bot-button = Laat een bot spelen

# Wat er gebeurde, in korte regels.

you = Jij
line = **{ $name }** { $words }
happened-left = { $name } is weg. Een bot neemt het over.
    .you = Je bent weg. Een bot speelt voor je.
happened-quit = { $name } ligt eruit en is weg.
    .you = Je ligt eruit en bent weg.
happened-late = De tijd van { $name } is om. Een bot neemt het over.
    .you = Je tijd is om. Een bot speelt voor je.
happened-removed = { $by } laat een bot spelen voor { $name }.
    .you = { $by } laat een bot voor je spelen.
happened-stood-in = Een bot speelt voor { $name }.
    .you = Een bot speelt voor je.
happened-back = { $name } is terug.
    .you = Je bent terug.
happened-sat = { $name } neemt de plek van { $by } over.
    .you = Je neemt de plek van { $by } over.
happened-waited = Iedereen heeft een dag op { $name } gewacht.
    .you = Iedereen heeft een dag op jou gewacht.
happened-host = { $name } is nu de host.
    .you = Jij bent nu de host.
happened-first = { $name } is net iets sneller dan { $by }.
    .you = Jij bent net iets sneller dan { $by }.
happened-hint = { $name } vraagt om een tip.
    .you = Je vraagt om een tip.
happened-closed = { $by } sluit de tafel.
happened-idle = De tafel sluit, want er is niemand meer.
happened-retired = Een van de regels van deze partij bestaat niet meer, dus eindigt de partij zonder uitslag.
stood-in = Een bot speelde voor { $name } in { $count ->
    [one] ronde { $rounds }
   *[other] rondes { $rounds }
}.
