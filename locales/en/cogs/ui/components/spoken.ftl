# For those who listen: what signs and colours say to the eye.

bot = bot
winner = winner
changed = (changed)
fits = fits
more = plus { $number }
less = minus { $number }
numbered = number { $number }
to-play = { $name } (to play)
chosen = { $label } (picked)
score = { $name }: { $points }
