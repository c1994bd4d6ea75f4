easy = łatwy
    .about = robi błędy początkującego
steady = solidny
    .about = zagrywa dobrą kartę, gdy sama się narzuca
expert = ekspert
    .about = pamięta ruchy wszystkich, patrzy naprzód, nie widzi zakrytych kart
