# Privépagina’s over een tafel: het verslag, de aflegstapel, en het bewijs van het delen.

log-title = ### Verslag · { $title }
    -# Ronde { $round }, nieuwste onderaan
nothing = Er is nog niets gebeurd.
pile-title = ### Aflegstapel · { $title }
    -# Nieuwste bovenaan
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, van { $name }
pile-starter = **{ $card }** eerste kaart
    .heard = **{ $card }**, de eerste kaart
pile-unknown = **{ $card }**
pile-empty = De aflegstapel is leeg.
earlier = Eerder
later = Later
page = -# Pagina { $page } van { $pages }
details-title = ### Eerlijk gedeeld · { $title }
seal = Zegel: `{ $seal }`
seal-note = -# Het zegel is gemaakt voordat er iemand meedeed, en blijft hetzelfde. Het legt een geheim startgetal en zout vast. Elke druk op Meedoen of Start daarna mengt er een getal van Discord door, dus niemand kan de kaarten kiezen. Als de partij voorbij is, zie je alles, en `/eights history what:Controleren` controleert alles wat er gedeeld is.
seal-note-tournament = -# Dit zegel komt uit het zegel van het toernooi, dat gemaakt is voordat iemand zich inschreef. Elke inschrijving en start daarna mengt er een getal van Discord door, dus niemand kan de kaarten kiezen. Als de ronde voorbij is, zie je alles, en `/eights history what:Controleren` controleert alles wat er gedeeld is.
seal-note-old = -# Het zegel is gemaakt voor de eerste kaart. Aan het einde bewijzen startgetal en zout dat er niets aan het delen is veranderd.
no-presses = -# Hier zijn geen getallen van Meedoen of Start doorheen gemengd, dus alleen het zegel legt de kaarten vast.
presses = Getallen van Meedoen en Start: { $presses }
seed = Startgetal: `{ $seed }`
    Zout: `{ $salt }`
table = Tafel { $table }
match = Partij { $match } · { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
engine = Spelversie { $engine }
