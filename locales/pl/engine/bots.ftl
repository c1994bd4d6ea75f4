easy = łatwy
    .about = robi błędy początkującego
steady = solidny
    .about = zagrywa dobrą kartę, którą widać od razu
expert = ekspert
    .about = pamięta ruchy wszystkich, patrzy naprzód, nie widzi zakrytych kart
