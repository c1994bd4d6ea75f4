bot = bot
changed = (mudou)
to-play = { $name } (a jogar)
chosen = { $label } (opção atual)
score = { $name }: { $points }
