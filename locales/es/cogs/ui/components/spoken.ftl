bot = bot
changed = (cambiado)
to-play = { $name } (le toca)
seat-cards = { $name }: { cards }.
chosen = { $label } (elegido)
score = { $name }: { $points }
