## De spellen op hun planken.

heading = ## { $count } spellen
    Kies een plank, en dan een spel.
by-kind = Per soort
by-players = Per aantal spelers
by-country = Per land
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Geen spel gevonden voor “{ $typed }”
    [one] 1 spel gevonden voor “{ $typed }”
   *[other] { $count } spellen gevonden voor “{ $typed }”
}
also = Heet ook { $names }.
sets = Met een kant-en-klare set huisregels: { $names }. Open een tafel, druk op **Meer** en **Huisregels**, en kies de set daar.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = ongeveer { $minutes } minuten met { $seats }

pick-shelf = Kies een plank
pick-country = Kies een land
pick-game = Kies een spel
shelf = { $name } · { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
and-more = { $games } en nog { $count }
about = { $least ->
    [2] { $most ->
            [2] Voor 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Alle spellen
find = Zoek een spel
find-label = Hoe heet het?
find-help = Een naam in welke taal ook, een land, of een woord dat erbij past. Typfouten zijn niet erg.
elsewhere = { $name } deel ik niet. Het dichtst in de buurt komt { $nearest }
open = Open een tafel
rules = Spelregels

no-game = Er is geen spel dat “{ $game }” heet. `/eights games` toont ze allemaal.
unknown = Dat spel is er niet meer. `/eights games` toont ze allemaal.

## De spelregels van een tafel, een toernooi of een spel.

title = ## Spelregels · { $name }
differs = { $mark } anders dan in het gewone spel
page = Pagina { $number }
left-out = -# Goed om te weten: { $text }
small-print = -# { $text }

## Het aanpassen van huisregels, en de huisregels die een server bewaart.

editor-heading = Huisregels · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · Huisregels · { $table }
of-rule = Regel: { $rule } · { $table }
of-rank = Regel: { $rule }, { $rank } · { $table }

# De eerste pagina.
nothing-differs = Gewoon { $game }. Kies een hoofdstuk om de regels te veranderen.
editor-differs = { $count ->
    [one] 1 regel wijkt af van { $game }:
   *[other] { $count } regels wijken af van { $game }:
}
    .heard = { $count ->
        [one] 1 regel wijkt af van { $game }.
       *[other] { $count } regels wijken af van { $game }.
    }
differing = **{ $rule }:** { $value } (in plaats van { $usual })
editor-and-more = { $count ->
    [one] … en nog 1.
   *[other] … en nog { $count }.
}
at-once = Veranderingen gelden meteen. Met **Bewaar** kun je deze regels ook aan andere tafels op deze server gebruiken.
cannot-play = Met meer of minder spelers kun je misschien wel met deze regels spelen.

# Een hoofdstuk, en een regel.
rule = **{ $rule }:** { $value }
in-the-menu = { $chapter }: kies in het menu een regel om te veranderen.
empty = Zoals de andere regels nu zijn, valt hier niets te veranderen.
pick-rule = Verander een regel
switched-here = { $value }. { $help }
usual-value = { $game }: { $value }

# Knoppen en menu’s.
show = Spelregels
save = Bewaar
    .copy = Bewaar een kopie
share = Deel
import = Importeer
reset = Zoals { $game }
ready-made = Voeg een kant-en-klare set toe
which-rank = Kies een waarde
which-suits = Welke kleuren
what-they-do = Wat deze kaarten doen
nothing-special = niets bijzonders
suits = { $rank }: { $suits ->
    [all] alle kleuren
    [S] schoppen
    [H] harten
    [D] ruiten
    [C] klaver
    [SC] zwart
    [HD] rood
    [O] cirkels
    [V] driehoeken
    [X] kruisen
    [U] vierkanten
   *[Y] sterren
}
suit-and-value = { $suit } { $value }
red = rood
black = zwart

# Wat er gedaan is.
added = Toegevoegd: { $set }.
added-already = { $set } staat al aan.
changed = Veranderd: { $about } – { $now }. Wil je dat niet, { $switch ->
    [yes] kies het dan nog eens.
   *[no] kies dan wat het was: { $was }.
}
went-along = Ook veranderd: { $rule } ({ $value }).
stayed = Gebleven zoals jij het wilde: { $rule } ({ $value }).
reset-done = Weer gewoon { $game }.
imported = Deze regels gelden nu.
imported-and-saved = Deze regels gelden nu, en zijn bewaard als “{ $name }”.
saved = Bewaard als “{ $name }”. Kies die set als je een tafel opent.
saved-of-game = Bewaard als “{ $name }” (regels voor { $game }). Kies die set als je een tafel opent.
deleted = “{ $name }” is gewist. Tafels die ermee spelen, houden de regels.
code = **Code voor deze regels ({ $game })**
    Kopieer de code, en druk dan op **Importeer** bij de huisregels van een andere tafel, of typ `/houserules save code:`.

# Formulieren.
save-form = Bewaar deze huisregels
save-name = Naam
    .help = Onder deze naam kiezen spelers de huisregels als ze een tafel openen.
import-form = Importeer huisregels
import-code = Code
    .help = De code die je kreeg via “Deel”, of via /houserules saved action:Delen.
import-name = Bewaar als (hoeft niet)
    .help = Laat leeg om de regels alleen aan deze tafel te gebruiken.

# Weigeringen.
set-gone = Deze set staat hier niet meer. Kies een andere met `/houserules edit`.
unknown-rule = Deze regel is er niet meer. Open de huisregels opnieuw met `/houserules edit`.
unknown-choice = Deze keuze is er niet meer. Open de huisregels opnieuw met `/houserules edit`.

# Wat een server bewaart.
kept-heading = Bewaarde huisregels
kept-none = Nog niets bewaard. Druk op **Nieuwe set**, of bewaar de regels van een tafel met **Meer** en **Huisregels**.
kept-pick = Kies een bewaarde set
kept-change = Verander
new = Nieuwe set
new-game = Spel om mee te beginnen
made = “{ $name }” is bewaard. Elke verandering hier wordt meteen bewaard.
kept = **{ $name }** · { $game }, { $count ->
    [0] niets veranderd
    [one] 1 regel veranderd
   *[other] { $count } regels veranderd
}

## Regels die spelers tijdens een partij toevoegen.

pick = Kies een regel om toe te voegen
asked = **Jij won de ronde.** Kies een regel voor de rest van de partij, of druk op **Klaar** om de regels te laten zoals ze zijn.
adding = **{ $name }** voegt een regel toe.
added-added = Nieuwe regel van **{ $name }**: { $rule }
by = { $rule } ({ $name }, ronde { $round })
added-heading = Toegevoegd in deze partij
added-hidden = **{ $name }** voegde een geheime regel toe.
at-first = { $rule } Deze regel was er vanaf het begin.
hidden = Een geheime regel.

## Geheime regels in de hand van een speler.

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
hidden-pick = Kies wat je raadt
back = Terug naar mijn hand

## Huisregels lezen en delen.

code-holds = { $game } { $count ->
    [0] zonder huisregels
    [one] met 1 huisregel
   *[other] met { $count } huisregels
}
replace-heading = { $game }, { $seats } plekken
preset-heading = { $name } · { $game }, { $seats } plekken
which-saved = Welke huisregels? Kies ze uit de lijst bij `name:`.
