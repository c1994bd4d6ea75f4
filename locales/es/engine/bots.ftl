easy = fácil
    .about = se equivoca como quien empieza
steady = normal
    .about = juega la carta buena que salta a la vista
expert = experto
    .about = recuerda lo que hizo cada cual, se anticipa, nunca ve cartas ocultas
