# De huisregels van het reeksenspel.

chapter-sequence = Reeks

sides =
    .label = Teams
    .help = Hoeveel teams van twee er spelen. Teamgenoten zitten tegenover elkaar en delen een reeks.
    .value = { $count ->
        [0] ieder voor zich
       *[other] { $count } teams
    }
    .refused = Kies twee, drie of vier teams van twee, of ieder voor zich.
packs =
    .label = Spellen kaarten
    .help = Hoeveel spellen van 70 kaarten er door elkaar geschud worden.
    .refused = Kies één spel kaarten of twee.
sequences =
    .label = Reeksen
    .help = Hoeveel reeksen elke speler tegelijk bouwt als jullie met z’n tweeën zijn.
    .refused = Kies één of twee reeksen per speler.
backwards =
    .label = Achteruit
    .help = Een reeks mag ook omlaag.
pass_cost =
    .label = Doorgeefkaarten
    .help = Hoeveel punten elke doorgeefkaart kost die in een hand overblijft.
    .value = { points }
    .refused = Kies uit de lijst wat elke doorgeefkaart kost (0 tot 100 punten).

no-teams = Met { $seats } spelers kun je geen { $sides } teams van twee maken. Kies andere teams, of ieder voor zich.
one-pack-too-few = Met { $seats } spelers ieder voor zich heb je twee spellen kaarten nodig. Neem er een bij, of speel in teams van twee.
