# The deal of the day, before it is played.

label = Donne du jour
over = La donne du jour est finie. La prochaine commence <t:{ $at }:R>.
off = Ce serveur n’a pas de donne du jour. Quelqu’un qui a la permission « Gérer le serveur » peut l’activer dans `/eights settings`.
once = Tu as déjà joué ton seul essai à la donne du jour. Regarde où ça en est avec `/eights today`.
not-begun = Je n’ai pas pu enregistrer ton essai, donc il n’a pas commencé. Appuie de nouveau sur **Jouer** dans un instant.
no-game = La donne du jour est réglée sur un jeu qui n’existe plus. Quelqu’un qui a la permission « Gérer le serveur » peut en choisir un autre dans `/eights settings`.
