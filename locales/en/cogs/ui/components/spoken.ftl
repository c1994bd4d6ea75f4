# For those who listen: what signs and colours say to the eye.

bot = bot
changed = (changed)
to-play = { $name } (to play)
seat-cards = { $name }: { cards }.
chosen = { $label } (picked)
score = { $name }: { $points }
