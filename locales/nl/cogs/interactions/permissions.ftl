permission-view-channel = Kanaal bekijken
permission-attach-files = Bestanden bijvoegen
permission-send-messages = Berichten verzenden
permission-send-messages-in-threads = Berichten verzenden in threads
permission-create-public-threads = Openbare threads aanmaken
permission-read-message-history = Berichtgeschiedenis lezen
