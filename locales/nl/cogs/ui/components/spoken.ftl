# Voor luisteraars: wat tekens en kleuren aan het oog zeggen.

bot = bot
winner = winnaar
changed = (veranderd)
fits = past
more = plus { $number }
less = min { $number }
numbered = nummer { $number }
to-play = { $name } (aan de beurt)
chosen = { $label } (gekozen)
score = { $name }: { $points }
