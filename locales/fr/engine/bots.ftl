easy = facile
    .about = fait des fautes de débutant
steady = solide
    .about = joue la carte qui s’impose
expert = expert
    .about = retient tout, voit loin, ne voit jamais les cartes cachées
