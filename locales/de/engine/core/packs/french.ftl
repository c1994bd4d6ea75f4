rank-A = Ass
    .plural = Asse
    .one = Ass
rank-2 = Zwei
    .plural = Zweien
    .one = Zwei
rank-3 = Drei
    .plural = Dreien
    .one = Drei
rank-4 = Vier
    .plural = Vieren
    .one = Vier
rank-5 = Fünf
    .plural = Fünfen
    .one = Fünf
rank-6 = Sechs
    .plural = Sechsen
    .one = Sechs
rank-7 = Sieben
    .plural = Siebenen
    .one = Sieben
rank-8 = Acht
    .plural = Achten
    .one = Acht
rank-9 = Neun
    .plural = Neunen
    .one = Neun
rank-T = Zehn
    .plural = Zehnen
    .one = Zehn
rank-J = Bube
    .plural = Buben
    .one = Bube
rank-Q = Dame
    .plural = Damen
    .one = Dame
rank-K = König
    .plural = Könige
    .one = König
rank-joker = Joker
    .plural = Joker
    .one = Joker

suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}

card = { $suit }-{ $rank }
red-joker = roter Joker
black-joker = schwarzer Joker
red-cards = rote { $cards }
black-cards = schwarze { $cards }
