# Why a card can’t be played now.

title = Pourquoi ? · { $table }
pick = Choisis une carte pour savoir pourquoi tu ne peux pas la jouer maintenant.
all-playable = Tu peux jouer toutes les cartes de ta main.
playable = Tu peux jouer { $card } maintenant.
not-held = Tu n’as pas { $card }.
select = Une carte que je ne peux pas jouer
back = Retour à ma main
