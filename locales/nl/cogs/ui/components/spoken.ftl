# Voor luisteraars: wat tekens en kleuren aan het oog zeggen.

bot = bot
changed = (veranderd)
to-play = { $name } (aan de beurt)
seat-cards = { $name }: { cards }.
chosen = { $label } (gekozen)
score = { $name }: { $points }
