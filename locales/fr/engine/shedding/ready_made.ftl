# Sets of house rules to start from. `.help` tells what a set changes.

draw-until = Piocher jusqu’à pouvoir jouer
    .help = Si tu ne peux pas jouer, pioche jusqu’à avoir une carte jouable, et joue-la.
stacking = Cumul
    .help = Réponds à une carte d’attaque (qui fait piocher) par une autre. Les pénalités s’additionnent.
quick = Partie rapide
    .help = Des mains plus petites et un objectif plus bas.
no-specials = Sans cartes spéciales
    .help = Les cartes n’ont pas d’effet. Les passe-partout restent.
wild-jokers = Jokers passe-partout
    .help = Deux jokers par jeu de cartes. Joue-les quand tu veux et choisis une couleur.

# Why a set can’t go on top of the rules of a table.
every-rank-is-busy = Pour le cumul, il faut une carte d’attaque, et ici chaque valeur fait déjà autre chose. Libères-en une sous « Cartes spéciales ».
