bot = bot
changed = (zmienione)
to-play = { $name } (ma ruch)
seat-cards = { $name }: { cards }.
chosen = { $label } (wybrane)
score = { $name }: { $points }
