failed = Bei mir ist was schiefgegangen. Schau auf den Tisch, dann versuch’s noch mal.
done = Das ist erledigt, aber ich konnte es nicht zeigen. Drück am Tisch **Meine Hand**, oder nimm `/eights hand`.
unwelcome = Discord lässt mich hier nicht darauf antworten. Versuch’s in einem anderen Kanal.
again = Noch mal

changed = Dieser Befehl hat sich geändert. Lad Discord neu, dann versuch’s noch mal.
elsewhere = Ich gebe nur auf Servern Karten. Hol mich auf einen, dann öffne dort einen Tisch mit `/eights open`.
no-choice = „{ $value }“ steht bei { $option } nicht zur Wahl. Wähl aus der Liste.
wrong-length = { $option } braucht { $least } bis { $most } Zeichen, du hast { $count } getippt.
wrong-number = { $option } braucht eine Zahl von { $least } bis { $most }.

permission-view-channel = Kanal anzeigen
permission-attach-files = Dateien anhängen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen

without-pictures = -# Bilder kann ich hier nicht zeigen, mir fehlt die Berechtigung „{ $missing }“.
absent = Meine Befehle sind auf diesem Server, aber ich nicht. Bitte einen Admin, [mich hinzuzufügen]({ $link }), und versuch’s dann noch mal.

back-more = Zurück zu Mehr
back-house-rules = Zurück zu den Hausregeln
back-saved-sets = Zurück: Gespeicherte Hausregeln
back-first-steps = Zurück zu den ersten Schritten
back-help = Zurück zur Hilfe
back-leaderboard = Zurück zur Rangliste
back-replay = Zurück zur Wiederholung
back-me = Zurück zu deiner Seite
back-named = Zurück: { $name }

from-to = { $what }: { $first } bis { $last }
post-here = Hier posten
row = { $label } · { $value }
on = an
off = aus
none = nichts

bot = Bot
spoken-changed = (geändert)
to-play = { $name } (ist dran)
seat-cards = { $name }: { cards }.
chosen = { $label } (gewählt)
score = { $name }: { $points }
