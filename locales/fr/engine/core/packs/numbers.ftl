# The cards of the number pack that have a name.

pass-left = carte à passer à gauche
    .short = Passe ←
pass-right = carte à passer à droite
    .short = Passe →
