permission-view-channel = Kanaal bekijken
permission-attach-files = Bestanden bijvoegen
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-create-public-threads = Openbare threads aanmaken
permission-read-message-history = Berichtgeschiedenis lezen

without-pictures = -# Ik kan hier geen afbeeldingen tonen, want ik mis de machtiging “{ $missing }”.
absent = Mijn commando’s zijn er op deze server, maar ik nog niet. Vraag een beheerder om [me toe te voegen]({ $link }), en probeer het dan opnieuw.
