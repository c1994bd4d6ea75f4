bot = Bot
changed = (geändert)
to-play = { $name } (ist dran)
seat-cards = { $name }: { cards }.
chosen = { $label } (gewählt)
score = { $name }: { $points }
