bot = bot
changed = (cambiado)
to-play = { $name } (le toca)
chosen = { $label } (elegido)
score = { $name }: { $points }
