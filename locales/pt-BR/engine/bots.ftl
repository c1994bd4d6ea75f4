easy = fácil
    .about = erra como quem está começando
steady = firme
    .about = joga a carta boa que está na cara
expert = fera
    .about = lembra o que cada um fez, pensa à frente, nunca vê cartas escondidas
