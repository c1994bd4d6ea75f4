turn = { $player }, du bist an { $table } dran.
adding = { $player }, du hast die Runde an { $table } gewonnen. Jetzt darfst du eine Regel aufstellen.
warning = { $player }, du bist an { $table } immer noch dran. Ein Bot übernimmt { $when }.
start = { $players }, an { $table } sind die Karten verteilt. { $first } fängt an. Drück **Meine Hand**, um deine Karten zu sehen.
my-hand = Meine Hand

seated = Du sitzt an { $table }.
question = Soll ich dich anpingen, wenn du dran bist?
yes = Ja, ping mich an
no = Nein, danke
wanted = Ich pinge dich an, wenn du dran bist.
unwanted = Dann pinge ich dich nur an, wenn eine Partie beginnt. Anders überlegt? Drück **Mehr** an einem Tisch.

to-bottom = Nach unten holen
at-bottom = { $table } ist jetzt ganz unten im Kanal.
too-soon = { $table } steht noch keine Minute an dieser Stelle. Versuch’s gleich noch mal.
no-table-there = Diese Nachricht zeigt keinen offenen Tisch. Nimm die Nachricht eines Tisches oder `/eights show`.
no-seat = Nur wer an { $table } sitzt, kann ihn nach unten holen.
stays = Der Tisch bleibt, wo er ist.
held-over = Die Partie ist vorbei, also bleibt ihre Nachricht, [wo sie ist]({ $link }).
held-thread = An der Nachricht hängt ein Thread, also bleibt sie, [wo sie ist]({ $link }).

place = Wo der Tisch hinkommt
place-channel = Dieser Kanal
place-thread = Eigener Thread
thread = **{ $table }** hat einen eigenen Thread.
thread-opened = { $table } ist jetzt offen: { $link }.
no-threads-here = In diesem Kanal gibt es keine Threads. Öffne den Tisch in einem Textkanal oder mit `place: Dieser Kanal`.
no-threads-allowed = Ich darf hier keinen Thread anlegen, mir fehlt: { $missing }. Frag einen Admin danach, oder öffne den Tisch mit `place: Dieser Kanal`.
thread-failed = Discord hat mich keinen Thread anlegen lassen ({ $why }), darum habe ich keinen Tisch geöffnet. Versuch `place: Dieser Kanal`.
