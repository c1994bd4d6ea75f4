bot = bot
changed = (zmienione)
to-play = { $name } (ma ruch)
chosen = { $label } (wybrane)
score = { $name }: { $points }
