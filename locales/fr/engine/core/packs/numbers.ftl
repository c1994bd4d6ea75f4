pass-left = carte de passe vers la gauche
    .short = Passe ←
    .typed = gauche passegauche
pass-right = carte de passe vers la droite
    .short = Passe →
    .typed = droite passedroite
