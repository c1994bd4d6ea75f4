pass-left = Passkarte nach links
    .short = Pass ←
    .typed = links passlinks weiterlinks
pass-right = Passkarte nach rechts
    .short = Pass →
    .typed = rechts passrechts weiterrechts
