# Het scoreblad van een tafel.

title = ### Scores · { $title }
course = Zo verliepen de scores in { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = ronde { $round }
total-head = Totaal
    .heard = totaal
one-round = Deze tafel speelt één ronde. De punten tellen in het toernooi.
earlier = -# { $count ->
    [one] De eerste ronde zit in het totaal.
   *[other] De eerste { $count } rondes zitten in het totaal.
}

# Vergeten worden

forget = ### Vergeet mij
    Dit haalt je van elke tafel en uit elk toernooi, en wist je naam en uitslagen op alle servers, voorgoed. Wie met je speelde, houdt de uitslagen en ratings. Jouw plaats daarin blijft, zonder naam en zonder link naar jou. Oude berichten in kanalen blijven staan, en bestanden die anderen hebben gedownload ook.
forget-presets = De huisregels die je bewaarde ({ $count }) worden ook gewist. Je kunt ze ook op hun servers laten staan, zonder je naam. Kopieën die iemand anders bewaarde, zijn van diegene en blijven.
forget-button = Vergeet mij voorgoed
leave-button = Vergeet mij, bewaar mijn huisregels
forgotten = Ik ben je vergeten. Bedankt voor het spelen!
    -# Oude berichten in kanalen tonen je naam nog, net als bestanden die anderen hebben gedownload en back-ups van de database van voor vandaag. Alleen de beheerder van deze bot kan de back-ups wissen.
