# For those who listen: what signs and colours say to the eye.

bot = bot
winner = victoire
changed = (changé)
fits = va
more = plus { $number }
less = moins { $number }
numbered = numéro { $number }
to-play = { $name } (c’est son tour)
chosen = { $label } (choisi)
score = { $name } : { $points }
