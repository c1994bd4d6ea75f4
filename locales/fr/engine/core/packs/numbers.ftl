pass-left = Passe à gauche
    .short = Passe ←
    .typed = gauche passegauche
pass-right = Passe à droite
    .short = Passe →
    .typed = droite passedroite
