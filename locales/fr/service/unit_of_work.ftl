# What is said when something could not be saved.

not-saved = Je n’ai rien pu enregistrer, donc rien n’a changé. Réessaie dans un instant.
file-gone = Le fichier de la base de données a disparu, donc rien n’a changé. Préviens la personne qui fait tourner ce bot.
changed-elsewhere = Ça a changé entre-temps. Regarde bien, puis réessaie.
