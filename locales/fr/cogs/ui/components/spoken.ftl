# For those who listen: what signs and colours say to the eye.

bot = bot
changed = (changé)
to-play = { $name } (tour en cours)
seat-cards = { $name } : { cards }.
chosen = { $label } (choisi)
score = { $name } : { $points }
