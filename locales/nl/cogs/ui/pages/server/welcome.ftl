# De eerste kennismaking: het bericht op een nieuwe server, en /eights help.

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
