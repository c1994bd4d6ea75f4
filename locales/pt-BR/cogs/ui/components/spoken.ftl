bot = bot
changed = (mudou)
to-play = { $name } (a jogar)
seat-cards = { $name }: { cards }.
chosen = { $label } (opção atual)
score = { $name }: { $points }
