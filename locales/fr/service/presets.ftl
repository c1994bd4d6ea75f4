# House rules that a server saves under a name.

unknown = Ce serveur n’a pas de règles maison de ce nom. `/houserules saved` les montre toutes.
bad-name = Il faut au moins une lettre ou un chiffre dans un nom, et { $most } caractères au plus. Choisis-en un autre.
name-of-game = C’est le nom d’un jeu. Choisis un autre nom pour tes règles maison.
name-taken = Ce serveur a déjà des règles maison de ce nom. Choisis un autre nom, ou change ces règles.
only-owner-changes = Seule la personne qui a enregistré ces règles (ou quelqu’un qui a la permission « Gérer le serveur ») peut les changer. Tu peux t’en servir de base pour en faire d’autres.
only-owner-replaces = Seule la personne qui a enregistré ces règles (ou quelqu’un qui a la permission « Gérer le serveur ») peut les remplacer.
only-owner-deletes = Seule la personne qui a enregistré ces règles (ou quelqu’un qui a la permission « Gérer le serveur ») peut les supprimer.
