bot = bot
changed = (mudou)
to-play = { $name } (é a vez)
seat-cards = { $name }: { cards }.
chosen = { $label } (opção atual)
score = { $name }: { $points }
