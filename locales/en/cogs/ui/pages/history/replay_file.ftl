# The page for a browser that a match is kept as.

title = { $game }, match { $match }
first = First
back = Back
play = Play
pause = Pause
next = Next
last = Last
round = Next round
speed = Speed
moves = Moves
scores = Scores after each round
keys = Arrow keys step, Home and End jump, the space bar plays.
table = The table
step = Round %r · move %s of %n
draw-pile = Draw pile
no-cards = No cards
bot = bot
total = Total
