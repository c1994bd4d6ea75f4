## De instellingen van een server.

heading = ### Serverinstellingen
saved = Bewaard.

chapter-places = Plaatsen en taal
chapter-games = Spel en tempo
chapter-day = Dagspel
chapter-times = Tijden en pings
chapter-people = Rollen
chapter-limits = Grenzen

# De pagina.

channels = Kanalen · { $channels }
every-channel = alle
deleted = { $count ->
    [one] 1 (verwijderd)
   *[other] { $count } (verwijderd)
}
place-channel = Nieuwe tafels · in het kanaal
place-thread = Nieuwe tafels · elk in een eigen thread
language = Taal · { $language }
language-of-server = Taal · { $language }, net als de server
game = Standaardspel · { $game }
house-rules = “{ $name }” (huisregels)
house-rules-gone = { $game }, want de huisregels “{ $name }” zijn gewist
house-rules-missing = geen, want de huisregels “{ $name }” zijn gewist
day-on = Dagspel · { $day_game }
day-off = Dagspel · uit
pace = Tijd per beurt · { $pace }
zone = Tijdzone · { $zone }
quiet = Stille uren · { $quiet_from } tot { $quiet_until }
quiet-none = Stille uren · geen
clock = { $hour }:00
pings-on = Pings · aan
pings-off = Pings · uit
role = Rol om te pingen · { $mentioned_role }
no-role = Rol om te pingen · geen
role-blocked = Van Discord mag ik die rol niet pingen: niet iedereen mag die vermelden, en ik mis **@everyone, @here en alle rollen vermelden**.
role-not-yours = Kies een rol die je zelf kunt vermelden.
everyone = iedereen
opens-tables = Wie tafels mag openen · { $table_roles }
opens-tournaments = Wie toernooien mag openen · { $tournament_roles }
limit-tables = Open tafels · { $tables_in_channel } per kanaal, { $tables_of_member } per persoon
limit-house-rules = Bewaarde huisregels · { $house_rules_here } op de server, { $house_rules_of_member } per persoon

# De formulieren.

ask-channels = Kanalen voor tafels en toernooien
    .help = Kies je er geen, dan mag elk kanaal. Threads horen bij hun kanaal.
ask-place = Waar nieuwe tafels opengaan
ask-place-channel = In het kanaal
ask-place-thread = Elk in een eigen thread
ask-language = Taal voor iedereen
    .help = Voor tafels, verslagen en pings. Spelers zien hun hand gewoon in hun eigen taal.
ask-language-server = Net als de server
ask-game = Standaardspel
ask-game-more = Of een van deze spellen
ask-house-rules = Of huisregels
    .help = Kies een van de bewaarde sets van deze server om standaard te spelen.
ask-pace = Standaardtijd per beurt
    .help = De host kan voor elke tafel een ander tempo kiezen.
ask-day = Dagspel
    .help = Iedereen hier kan één keer per dag dezelfde kaarten spelen met /eights today.
ask-day-game = Spel van de dag
ask-zone = Tijdzone
    .help = Een stad, zoals Amsterdam of New York, of UTC+2.
ask-quiet-from = Begin van de stille uren
    .help = In stille uren loopt de tijd niet af aan tafels met een langzaam tempo.
ask-quiet-until = Einde van de stille uren
ask-no-hour = Geen stille uren
ask-pings = Laat me spelers pingen
    .help = Spelers kiezen zelf of ze pings willen.
ask-role = Rol om te pingen als er een tafel opengaat
    .help = Hoogstens één keer per uur in elk kanaal, en nooit tijdens de stille uren.
ask-table-roles = Wie tafels mag openen
    .help = Kies je er geen, dan mag iedereen. Wie de server beheert, mag het altijd.
ask-tournament-roles = Wie toernooien mag openen
    .help = Kies je er geen, dan mag iedereen. Wie de server beheert, mag het altijd.
ask-limit-channel = Max. aantal open tafels per kanaal
ask-limit-member = Max. aantal open tafels per persoon
ask-limit-rules = Max. aantal bewaarde huisregels op de server
ask-limit-rules-member = Max. aantal bewaarde huisregels per persoon

## De eerste kennismaking: het bericht op een nieuwe server, en /eights help.

-by-ear = Gebruik je een schermlezer? Zet **Alleen tekst** aan in `/eights me`.

fan = Een waaier van kaarten: { $cards }.
welcome = ## Hoi! Ik ben Eights, en ik deel de kaarten.
    Crazy Eights, Pesten en de hele familie, voor maximaal acht spelers en bots. **Speel nu** opent een tafel in dit kanaal. Ken je het spel niet? **Oefenen** zet je tegenover een makkelijke bot en legt het al spelend uit.
help = ## Help
    Hier speelt nog niemand. **Speel nu** opent een tafel in dit kanaal, en met **Oefenen** leer je het spel tegen een makkelijke bot. `/eights today` is het dagspel: voor iedereen hier dezelfde kaarten, en één poging per persoon.
help-lobby = ## Help · { $table }
    De tafel is open. { $here ->
        [yes] Nodig vrienden uit of zet er bots bij, en druk dan op **Start**
       *[other] Druk op **Meedoen** om te gaan zitten
    } – de host deelt als iedereen er is.
help-match = ## Help · { $table }
    { $here ->
        [yes] De partij is bezig. Druk op **Mijn hand** om je kaarten te zien. De gemarkeerde kaarten kun je spelen
        [bot] Er is een partij bezig met een bot. Druk op **Schuif aan** om die plek te nemen
       *[other] Er is een partij bezig zonder jou. Doe mee met de revanche, of open je eigen tafel met **Speel nu**
    }.
help-over = ## Help · { $table }
    Deze partij is voorbij. Druk op **Revanche** om nog eens te spelen, of open een nieuwe tafel met **Speel nu**.

commands = Alles in een partij heeft een knop. Typ je liever? `/eights` is voor tafels en instellingen, `/card` voor je kaarten, en dan zijn er nog `/houserules` en `/tournament`. De rest toont Discord terwijl je typt.
by-ear = -# { -by-ear }
version = -# Eights { $version }

how = ### Eerste stappen
    Wie het eerst geen kaarten meer heeft, wint de ronde.
    1. **Open een tafel.** Druk op **Speel nu** of gebruik `/eights open`. Wacht op vrienden of zet er bots bij, en druk dan op **Start**.
    2. **Druk op Mijn hand.** Alleen jij ziet je kaarten. Druk in je beurt op een gemarkeerde kaart om die te spelen: zo’n kaart heeft de kleur of de waarde van de bovenste kaart.
    3. **Achten zijn keuzekaarten.** Speel er een op bijna alles en kies de kleur.
    4. **Past er niets?** Druk op **Pak**. Geen idee waarom een kaart niet mag? Druk op **Waarom niet?**
    5. **Nog maar één kaart?** Zeg “laatste kaart” terwijl je speelt, of je pakt er twee.
    -# Andere spellen geven er hun eigen draai aan. Je vindt ze onder **Alle spellen**.
    -# { -by-ear }

bots = ### Hoe de bots spelen
    🌱 **Makkelijk** maakt beginnersfouten, speelt elke kaart die past, en vergeet soms “laatste kaart” te zeggen.
    🃏 **Degelijk** speelt wat voor de hand ligt. Met z’n tweeën wint die 73 van de 100 rondes tegen makkelijk.
    🧠 **Expert** onthoudt wat iedereen deed, kijkt vooruit, en ziet nooit gesloten kaarten. Met z’n tweeën wint die 60 van de 100 rondes tegen degelijk. Met z’n vieren wint die er 29 van de 100, terwijl 25 gemiddeld is.
    Kies een niveau onder **Meer** en **Tafelopties**, of met `/eights table action:Niveau`. Een bot die voor iemand invalt, is altijd degelijk.
    -# Gemeten in Crazy Eights. In andere spellen maakt goed spelen meer of minder uit.

admins = ### Voor beheerders
    { $lacking ->
        [none] ✅ In dit kanaal heb ik elke machtiging die ik nodig heb.
       *[other] ⚠️ In dit kanaal mis ik: { $missing }.
    }
    🔑 **Wat ik nodig heb:** { $needed }. Voor tafels in threads ook { $threads }. Voor tafels die vanzelf naar beneden komen ook { $history }. Ik lees geen berichten.
    ⚙️ **Instellingen:** met `/eights settings` stel je kanalen, het standaardspel, het dagspel, het tempo en pings in, en wie er tafels mag openen.
    👥 **Wie wat mag gebruiken:** onder Serverinstellingen → Integraties → Eights kies je per rol of kanaal wie welke van mijn vier commando’s mag gebruiken. Leden met de machtiging Berichten beheren kunnen elke tafel leiden.

not-dealt = Er is dus niet gedeeld.

play-now = Speel nu
practice = Oefenen
how-to-play = Eerste stappen
for-admins = Voor beheerders
join = Meedoen
sit-down = Schuif aan
my-hand = Mijn hand
rematch = Revanche
rules = Spelregels
games = Alle spellen
ratings = Ratings
bots-button = Bots
settings = Instellingen
