# The page for a browser that a match is kept as.

title = { $game }, partie { $match }
first = Début
back = Retour
play = Lecture
pause = Pause
next = Suivant
last = Fin
round = Manche suivante
speed = Vitesse
moves = Coups
scores = Scores après chaque manche
keys = Les flèches avancent ou reculent d’un coup, Début et Fin vont aux deux bouts, la barre d’espace lance la lecture.
table = La table
step = Manche %r · coup %s sur %n
draw-pile = Pioche
no-cards = Aucune carte
bot = bot
total = Total
