# Geheime regels in de hand van een speler.

phrases = Zeg een zin voordat je speelt of pakt, als een geheime regel erom vraagt. Een geheime regel breken kost een kaart, en een zin zeggen waar geen regel om vraagt ook.
say = { $phrase }
    .heard = Zeg: { $phrase }
guess = Raad een geheime regel
guessing = ### Raad een geheime regel · { $title }
    Je mag één keer per beurt raden. Raad je goed, dan hoor je de regel. Raad je mis, dan pak je een kaart.
    { $unknown ->
        [0] Je kent alle geheime regels al.
        [one] Er is één geheime regel die je nog niet kent.
       *[other] Er zijn { $unknown } geheime regels die je nog niet kent.
    }
known = Dit weet je al: { $rule }
pick = Kies wat je raadt
back = Terug naar mijn hand
