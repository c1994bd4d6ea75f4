# For those who listen: what signs and colours say to the eye.

bot = bot
winner = victoire
changed = (changé)
fits = va
more = plus { $number }
less = moins { $number }
numbered = numéro { $number }
to-play = { $name } (tour en cours)
chosen = { $label } (choisi)
score = { $name } : { $points }
