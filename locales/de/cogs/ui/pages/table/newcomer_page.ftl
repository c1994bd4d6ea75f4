pick = Bot-Plätze während der Partie
open = Bot-Plätze: alle dürfen sich dazusetzen
    .line = Wer später kommt, übernimmt Karten und Punkte eines Bots.
ask = Bot-Plätze: erst werde ich gefragt
    .line = Du lässt Leute rein, oder der Bot bleibt.
closed = Bot-Plätze: niemand setzt sich dazu
    .line = Wer anfängt, spielt auch zu Ende.

# In der Nachricht des Tisches, während der Host gefragt wird.
question = **{ $name } hätte gern den Platz eines Bots.** { $host } entscheidet.
asks-you = **{ $name } hätte gern den Platz eines Bots.** Am Tisch kannst du zusagen oder den Bot behalten.
the-host = Der Host
let-in = Reinlassen
keep-bot = Bot behalten
let-in-done = { $name } bekommt den Platz eines Bots.
kept-bot = { $name } bekommt keinen Platz. Der Bot spielt weiter.

# Was hört, wer wartet.
waiting-for-host = Du möchtest den Platz eines Bots an { $table }. { $host } entscheidet, dann siehst du hier deine Hand.
waiting-for-move = Gleich bekommst du den Platz eines Bots an { $table }. Dann siehst du hier deine Hand.
never-mind = Doch nicht
given-up = Du möchtest keinen Platz mehr an { $table }.
over = Die Partie an { $table } war vorbei, bevor du dich setzen konntest. Komm zur Revanche oder öffne mit `/eights open` einen eigenen Tisch.
full = Der letzte Bot-Platz an { $table } ist schon vergeben. Komm zur Revanche oder öffne mit `/eights open` einen eigenen Tisch.
kept = Du hast keinen Platz an { $table }, der Bot spielt weiter. Komm zur Revanche oder öffne mit `/eights open` einen eigenen Tisch.
