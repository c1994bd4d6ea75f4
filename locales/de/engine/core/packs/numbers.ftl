pass-left = Weitergabe nach links
    .short = Weiter ←
    .typed = links weiterlinks passlinks
pass-right = Weitergabe nach rechts
    .short = Weiter →
    .typed = rechts weiterrechts passrechts
