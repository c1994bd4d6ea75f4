# What a table refuses, beside what the engine and the seats refuse.

not-begun = La partie n’a pas encore commencé. C’est à l’hôte d’appuyer sur **Commencer**.
not-opened = Je n’ai pas pu enregistrer la table, donc elle n’est pas ouverte. Réessaie dans un instant.
closed = Cette table est fermée. Ouvres-en une autre avec `/eights open`.
seats-changed = Les places ont changé. Regarde bien, puis choisis de nouveau.
begun = Cette partie a déjà commencé.
stale = La partie a continué. Voici ta main telle qu’elle est maintenant.
was-first = { $name } a été plus rapide. { $refusal }
moved-for-you = Je viens de jouer ce coup pour toi, comme prévu. Voici ta main telle qu’elle est maintenant.
no-round = Il n’y a pas de manche à lancer pour l’instant.
out-not-asked = Cette partie est finie pour toi, donc la manche suivante ne t’attend pas.
no-rematch = La revanche, c’est à la fin de cette partie.
away = Un bot joue à ta place. Appuie d’abord sur **Revenir**.
paused = Le tournoi est en pause. À la reprise, tu auras de nouveau un tour entier.
retired = Une règle de cette partie n’existe plus, donc la partie se termine sans résultat.
hint-too-late = La partie a continué, donc le conseil arrive trop tard. Regarde de nouveau ta main.
