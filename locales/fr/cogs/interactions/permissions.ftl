permission-view-channel = Voir le salon
permission-attach-files = Joindre des fichiers
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-read-message-history = Voir les anciens messages

without-pictures = -# Je ne peux pas montrer d’images ici : il me manque la permission « { $missing } ».
absent = Mes commandes sont sur ce serveur, mais moi non. Demande à un admin de [m’ajouter]({ $link }), puis réessaie.
