# For those who listen: what signs and colours say to the eye.

bot = bot
changed = (changé)
to-play = { $name } (à jouer)
chosen = { $label } (choisi)
score = { $name } : { $points }
