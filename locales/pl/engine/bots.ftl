easy = łatwy
    .about = robi błędy początkującego
steady = solidny
    .about = zagrywa oczywistą dobrą kartę
expert = ekspert
    .about = pamięta ruchy wszystkich, patrzy naprzód, nie widzi zakrytych kart
