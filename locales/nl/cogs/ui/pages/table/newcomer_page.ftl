# Wie tijdens een partij aanschuift op de plek van een bot.

pick = Plekken van bots tijdens de partij
open = Botplekken: iedereen mag aanschuiven
    .line = Wie later komt, krijgt van een bot de plek, kaarten en score.
ask = Botplekken: eerst aan mij vragen
    .line = Jij laat iedere laatkomer binnen, of houdt de bot.
closed = Botplekken: niemand schuift aan
    .line = Wie begint, speelt het uit.

# In het bericht van de tafel, zolang de host gevraagd wordt.
question = **{ $name } wil graag de plek van een bot.** { $host } beslist.
asks-you = **{ $name } wil graag de plek van een bot.** Zeg ja aan de tafel, of houd de bot.
the-host = De host
let-in = Welkom
keep-bot = Houd de bot
let-in-done = { $name } krijgt de plek van een bot.
kept-bot = { $name } krijgt geen plek. De bot speelt door.

# Wat een laatkomer hoort die wacht.
waiting-for-host = Je vroeg om de plek van een bot aan { $table }. { $host } beslist, en daarna gaat je hand hier open.
waiting-for-move = Na deze beurt krijg je de plek van een bot aan { $table }. Dan gaat je hand hier open.
never-mind = Laat maar
given-up = Je vraagt niet meer om een plek aan { $table }.
over = De partij aan { $table } was voorbij voordat je kon aanschuiven. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
full = De laatste botplek aan { $table } ging naar iemand anders. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
kept = Je hebt geen plek aan { $table }, en de bot speelt door. Doe mee met de revanche, of open je eigen tafel met `/eights open`.
