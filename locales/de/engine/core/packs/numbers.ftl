pass-left = Weitergabe nach links
    .short = Weiter ←
pass-right = Weitergabe nach rechts
    .short = Weiter →
