permission-view-channel = Voir le salon
permission-attach-files = Joindre des fichiers
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-read-message-history = Voir les anciens messages
