# What buttons and selects of many pages say, and cards as people type and pick them.

# Ways back. Each names a page as the title of that page does.
back-more = Retour à Plus
back-house-rules = Retour aux règles maison
back-saved-sets = Retour aux règles enregistrées
back-first-steps = Retour aux premiers pas
back-help = Retour à l’aide
back-leaderboard = Retour au classement
back-replay = Retour au replay
back-me = Retour à ta page
back-named = Retour à { $name }

no-card = « { $typed } » n’est pas une carte. { $spelling }, ou choisis dans la liste.
torn-card = « { $typed } » peut vouloir dire { $cards }. Écris la carte en toutes lettres, ou choisis dans la liste.
torn-suit = « { $typed } » peut vouloir dire { $suits }. Écris le mot entier.
from-to = { $what } : { $first } – { $last }
post-here = Publier ici
row = { $label } · { $value }
on = oui
off = non
none = rien
