# The deal of the day, before it is played.

label = Donne du jour
over = La donne du jour est finie. La prochaine arrive <t:{ $at }:R>.
off = Ce serveur n’a pas de donne du jour. Quelqu’un qui a la permission « Gérer le serveur » peut l’activer dans `/eights settings`.
once = Tu as joué la donne du jour, et c’est un seul essai chacun. `/eights today` montre où on en est.
not-begun = Je n’ai pas pu enregistrer ton essai, donc il n’a pas commencé. Appuie de nouveau sur **Jouer** dans un instant.
no-game = La donne du jour est réglée sur un jeu qui n’existe plus. Quelqu’un qui a la permission « Gérer le serveur » peut en choisir un autre dans `/eights settings`.
