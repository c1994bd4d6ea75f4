rank-A = Ass
    .plural = Asse
    .one = ein Ass
    .typed = ass as a
rank-2 = Zwei
    .plural = Zweien
    .one = eine Zwei
    .typed = zwei 2
rank-3 = Drei
    .plural = Dreien
    .one = eine Drei
    .typed = drei 3
rank-4 = Vier
    .plural = Vieren
    .one = eine Vier
    .typed = vier 4
rank-5 = Fünf
    .plural = Fünfen
    .one = eine Fünf
    .typed = fünf fuenf 5
rank-6 = Sechs
    .plural = Sechsen
    .one = eine Sechs
    .typed = sechs 6
rank-7 = Sieben
    .plural = Siebenen
    .one = eine Sieben
    .typed = sieben 7
rank-8 = Acht
    .plural = Achten
    .one = eine Acht
    .typed = acht 8
rank-9 = Neun
    .plural = Neunen
    .one = eine Neun
    .typed = neun 9
rank-T = Zehn
    .plural = Zehnen
    .one = eine Zehn
    .typed = zehn 10
rank-J = Bube
    .plural = Buben
    .one = ein Bube
    .typed = bube bub bauer unter b
rank-Q = Dame
    .plural = Damen
    .one = eine Dame
    .typed = dame ober d
rank-K = König
    .plural = Könige
    .one = ein König
    .typed = könig koenig k
rank-joker = Joker
    .plural = Joker
    .one = ein Joker
    .typed = joker

suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
    .typed = { $suit ->
        [S] pik schippe p
        [H] herz herzen h
        [D] karo ecke ka k
       *[C] kreuz treff kr k
    }
figure = { $rank ->
    [T] 10
    [J] B
    [Q] D
   *[other] { $rank }
}

card = { $suit }-{ $rank }
    .typed = { "" }
red-joker = roter Joker
black-joker = schwarzer Joker
red-cards = rote { $cards }
black-cards = schwarze { $cards }
