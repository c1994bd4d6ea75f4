# Het aanpassen van huisregels, en de huisregels die een server bewaart.

heading = Huisregels · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · Huisregels · { $table }
of-rule = Regel: { $rule } · { $table }
of-rank = Regel: { $rule }, { $rank } · { $table }

# De eerste pagina.
nothing-differs = Gewoon { $game }. Kies een hoofdstuk om de regels te veranderen.
differs = { $count ->
    [one] 1 regel wijkt af van { $game }:
   *[other] { $count } regels wijken af van { $game }:
}
    .heard = { $count ->
        [one] 1 regel wijkt af van { $game }.
       *[other] { $count } regels wijken af van { $game }.
    }
differing = **{ $rule }:** { $value } (in plaats van { $usual })
and-more = { $count ->
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
