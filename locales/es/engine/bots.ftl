easy = fácil
    .about = se equivoca como quien empieza
steady = normal
    .about = juega la carta buena que salta a la vista
expert = experto
    .about = recuerda lo que hicieron todos, se anticipa, nunca ve cartas ocultas
