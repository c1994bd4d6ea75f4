permission-view-channel = Kanal anzeigen
permission-attach-files = Dateien anhängen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-read-message-history = Nachrichtenverlauf anzeigen

without-pictures = -# Bilder kann ich hier nicht zeigen, mir fehlt die Berechtigung „{ $missing }“.
absent = Meine Befehle sind auf diesem Server, aber ich nicht. Bitte einen Admin, [mich hinzuzufügen]({ $link }), und versuch’s dann noch mal.
