bot = Bot
changed = (geändert)
to-play = { $name } (ist dran)
chosen = { $label } (gewählt)
score = { $name }: { $points }
