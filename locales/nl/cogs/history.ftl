## De partijen van een server die voorbij zijn.

title = ### Partijen · { $whose }{ $game ->
    [all] { "" }
   *[other] { " " }· { $game }
}
whose-server = deze server
whose-channel = dit kanaal
whose-member = { $name }
whose-member-channel = { $name } in dit kanaal
match = **#{ $match }** { $game } · { $when }
    { $who }
    .heard = Partij { $match }, { $game }, { $when }
        { $who }
who = { $won ->
    [yes] **{ $name }** { $total } 🏆
   *[no] { $name } { $total }
}
    .heard = { $won ->
        [yes] { $name } won met { $total }
       *[no] { $name } { $total }
    }
abandoned = niet uitgespeeld
empty = Hier zijn nog geen partijen. Ze verschijnen als ze voorbij zijn.
empty-page = Er zijn geen partijen meer.
newer = Nieuwer
older = Ouder
pick = Kijk een partij terug
option = #{ $match } · { $game }
    .heard = Partij { $match }, { $game }
unknown = Deze lijst is er niet meer. Open de lijst opnieuw met `/eights history`.
no-match = Hier is geen partij die “{ $typed }” heet. Kies er een uit de lijst, of typ het nummer.

## Een partij die voorbij is, stap voor stap.

replay-title = ## Terugkijken · { $game }
stage = -# Partij #{ $match } · ronde { $round } · zet { $step } van { $steps }
open = -# Alle handen zijn open.
as-seat = -# Zoals { $name } het zag.
seat = { $turn ->
    [yes] ➤
   *[no] •
} **{ $name }** · { $notes }
    .heard = **{ $name }** · { $notes }
hand = -# { $cards }
nothing = Verder gebeurde er niets.
first = Eerste
previous = Vorige
next = Volgende
last = Laatste
round = Volgende ronde
download = Downloaden
matches = Alle partijen
jump = Spring naar een zet
    .heard = Spring naar een ronde
jump-option = { $step } · { $words }
    .heard = { $words }
jump-earlier = Eerdere zetten
    .heard = Eerdere rondes
jump-later = Latere zetten
    .heard = Latere rondes
view = Wiens kaarten
view-open = Alle handen
view-seat = Zoals { $name } het zag
button = Terugkijken
replay-unknown = Deze herhaling is er niet meer. Open hem opnieuw met `/eights history`.
download-title = ## Partij #{ $match }, om te bewaren
download-what = Het verslag is voor programma’s: `python -m engine replay` controleert elke zet erin.
download-too-large = Deze partij is te lang voor een bestand op Discord.
download-note = -# De namen van de spelers staan erin. Laat iemand zich later vergeten, dan blijft diens naam in elk bestand dat je bewaard hebt.

## Terugblikken op een partij: de keerpunten van één speler, en het geluk van het delen.

luck-button = Mijn keerpunten
luck-title = ### Terugblik op je partij
point = **Ronde { $round }** · Je { $did }. { $better ->
        [other] Beter was { $other }: jouw keuze verlaagde je kans om de ronde te winnen met ongeveer **{ $change }%**.
       *[chosen] Slechter was { $other }: jouw keuze verhoogde je kans om de ronde te winnen met ongeveer **{ $change }%**.
    }
luck-nothing = Er viel niets op. Geen van je keuzes heeft een ronde duidelijk veranderd.

play = speelde { $cards }
    .other = { $cards } spelen
play-suit = speelde { $cards } en koos { $suit }
    .other = { $cards } spelen en { $suit } kiezen
play-rank = speelde { $cards } en vroeg om { $rank }
    .other = { $cards } spelen en om { $rank } vragen
play-sequence = legde { $cards } bij reeks { $sequence }
    .other = { $cards } bij reeks { $sequence } leggen
draw = pakte van de pakstapel
    .other = van de pakstapel pakken
take = nam de bovenste kaart
    .other = de bovenste kaart nemen
discard = legde { $card } af
    .other = { $card } afleggen
give = gaf { $card } weg
    .other = { $card } weggeven
decline = gaf niets
    .other = niets geven
pass = paste
    .other = passen
accept = liet de kaart liggen
    .other = de kaart laten liggen
challenge = daagde uit
    .other = uitdagen
nominate = koos { $suit }
    .other = { $suit } kiezen
pick-direction = koos { $way ->
    [clockwise] met de klok mee
   *[counterclockwise] tegen de klok in
}
    .other = { $way ->
        [clockwise] met de klok mee
       *[counterclockwise] tegen de klok in
    } kiezen

luck = { $how ->
    [better] **Goede kaarten:**
    [worse] **Slechte kaarten:**
   *[fair] **Eerlijke kaarten:**
} alleen daarmee had { $who ->
    [side] jullie team
   *[you] jij
} { $share }% kans om een ronde te winnen. Eerlijk verdeeld is dat { $fair }%.
choices = Met zulke kaarten win je gemiddeld { $worth } van { $count ->
    [one] 1 ronde
   *[other] de { $count } rondes
}. { $who ->
    [side] Jullie team won er
   *[you] Jij won er
} { $won }, { $how ->
    [more] dus de keuzes leverden er { $more } meer op.
    [fewer] dus de keuzes kostten er { $more }.
   *[as-dealt] dus de keuzes maakten weinig uit.
}
note = -# Berekend door snelle bots { $count } rondes te laten spelen. Bij keerpunten telt alleen wat jij kon zien. Bij geluk tellen alle kaarten. “Keuzes” zijn die van jou en van alle anderen.

chart = Winstkans, alleen door de kaarten
chart-fair = Eerlijk verdeeld: { $share }%
chart-won = Jij won
alt-round = { $share }% in ronde { $round }{ $won ->
    [yes] { "" } (gewonnen)
   *[no] { "" }
    }
alt = Winstkans per ronde, alleen door de kaarten: { $rounds }. Eerlijk verdeeld is dat { $fair }%.

## Wat het verslag van een partij bewijst over het delen, en wat niet.

proof-title = ### Partij { $match } · { $game }
right = **De gedeelde kaarten kloppen.**
deals = Het zegel past. Met startgetal en zout heb ik opnieuw { $deals ->
    [one] 1 keer
   *[other] { $deals } keer
} gedeeld en { $shuffles ->
    [one] 1 keer
   *[other] { $shuffles } keer
} geschud, met precies dezelfde kaarten.
moves = { $way ->
    [again] Ik heb elke zet nagespeeld, met dezelfde afloop.
    [retired] Deze partij gebruikte een regel die er niet meer is, dus heb ik het delen gecontroleerd en de zetten alleen gelezen.
   *[stored] Deze partij is met een oudere versie van de bot gespeeld, dus heb ik het delen gecontroleerd en de zetten alleen gelezen.
}
seal = Vergelijk dit zegel met dat in **Eerlijk gedeeld** van voor de partij: `{ $seal }`
proves = { $mixed ->
    [old] Is het hetzelfde zegel, dan is er niets aan het delen veranderd. Bij deze oudere partij is er niets doorheen gemengd, dus dit bewijs sluit niet uit dat iemand startgetal en zout koos.
    [alone] Is het hetzelfde zegel, dan is er niets aan het delen veranderd. Er zijn geen getallen van Meedoen of Start doorheen gemengd, dus dit bewijs sluit niet uit dat iemand startgetal en zout koos.
   *[pressed] Is het hetzelfde zegel, dan is er niets aan het delen veranderd, en koos geen speler de kaarten. { $presses ->
        [one] Eén druk op Meedoen of Start mengde
       *[other] { $presses } keer drukken op Meedoen of Start mengde
      } er na het zegel een getal van Discord doorheen.
}
limits = -# Dit bewijs zegt niet of de beheerder van de bot een start weggooide of in de kaarten keek, en ook niet hoe de bots hun willekeurige keuzes maakten.
