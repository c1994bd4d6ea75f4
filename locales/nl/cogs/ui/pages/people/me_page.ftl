# Wat iemand op een server wil, en wat er bewaard wordt.

heading = ### Jouw pagina op deze server
saved = Opgeslagen.
unknown = Die keuze is er niet meer. Open `/eights me` nog eens.
chapter-turn = Mijn beurt
chapter-cards = Mijn kaarten
chapter-ratings = Ratings
chapter-language = Mijn taal
my-data = Mijn gegevens
forget-me = Vergeet mij

pings-on = Ik ping je als je aan de beurt bent.
pings-off = Ik ping je niet als je aan de beurt bent.
pings-never = Pings staan uit op deze server.
skips-on = Kun je alleen pakken of passen, dan doe ik dat voor je.
skips-off = Je pakt en past zelf.
confirms-on = Druk je op een kaart, dan vraag ik eerst of je het zeker weet.
confirms-off = Druk je op een kaart, dan wordt hij meteen gespeeld.
order-suit = Je hand is gesorteerd op kleur.
order-rank = Je hand is gesorteerd op waarde.
text-on = Je ziet alleen tekst: geen plaatjes, één feit per regel, kleuren in woorden.
text-off = Je ziet plaatjes van je kaarten.
colours-two = Je kaarten hebben twee kleuren.
colours-four = Je kaarten hebben vier kleuren: ruiten is blauw, klaver is groen.
size-normal = Je kaarten hebben de gewone grootte.
size-large = Je kaarten zijn groot.
language = **Je taal:** { $language }
language-of-discord = **Je taal** is die van je Discord: { $language }
letters-own = Je kaarten hebben de letters van je taal.
letters-english = Je kaarten hebben Engelse letters: A, K, Q, J.
rating-shown = Anderen kunnen je rating zien.
rating-hidden = Niemand behalve jij ziet je rating. Op de ranglijst op rating zien anderen je niet.
ratings-shown = Je ziet ratings.
ratings-hidden = Je ziet helemaal geen ratings, ook die van jezelf niet.
zone = **Je tijdzone:** { $zone }. Verander die met `/eights me zone:`.
zone-of-server = **Je tijdzone** is niet gekozen, dus ik lees tijden die je typt in { $zone }. Kies er een met `/eights me zone:`.

ask-pings = Ping me bij mijn beurt
    .help = Ik noem je in een kort bericht in het kanaal, dat verdwijnt als je gespeeld hebt.
ask-skips = Pak of pas voor mij
    .help = Alleen als je niets anders kunt. Valt er iets te kiezen, dan kies jij.
ask-confirms = Vraag me voordat ik speel
    .help = Bij de eerste tik op een kaart vraag ik het, bij de tweede wordt hij gespeeld.
ask-order = Sorteer mijn hand
ask-order-suit = Op kleur
ask-order-rank = Op waarde
ask-colours = Kaarten
ask-colours-two = Twee kleuren
ask-colours-four = Vier kleuren
ask-size = Grootte van mijn kaarten
ask-size-normal = Gewoon
ask-size-large = Groot
ask-language = Mijn taal
    .help = Voor je hand en alles wat alleen jij ziet. Wat iedereen ziet, is in de taal van de server.
ask-language-discord = Zoals mijn Discord
ask-letters = Letters van mijn taal op mijn kaarten
    .help = Uit: A, K, Q en J, in je hand en in alles wat alleen jij ziet.
ask-text = Alleen tekst
    .help = Geen plaatjes, één feit per regel, kleuren in woorden. Gemaakt voor schermlezers.
ask-hidden = Verberg ratings
    .help = Al het andere dat je speelde, telt nog en is te zien.
ask-hidden-mine = Mijn rating, voor alle anderen
ask-hidden-all = Alle ratings, voor mij

data-heading = ### Wat ik op deze server over jou bewaar
data-name = Je Discord-ID en je naam op de ranglijst: { $name }
data-no-name = Geen naam op de ranglijst
data-matches = Je uitslagen: { $count ->
    [0] geen
    [one] 1 partij
   *[other] { $count } partijen
}
data-seats = Open tafels waar je zit of host bent: { $count }
data-tournaments = Toernooien waar je aan meedoet: { $count }
data-house-rules = Huisregels die je bewaarde: { $count }
data-preferences = Wat je koos met `/eights me`, en de taal van je Discord als ik die spreek
data-no-preferences = Niets gekozen met `/eights me`
data-file = In het bestand staat alles, van elke server: je plekken, uitslagen, partijen en je eigen beurten daarin, met de getallen van Meedoen en Start die hun kaarten bewijzen.
data-rest = -# Kaarten van een lopende partij staan er niet in. De beurten van een partij noemen plekken, geen mensen. Ik bewaar geen berichten. **Vergeet mij** wist dit allemaal, op elke server.
data-too-much = Je gegevens zijn te groot voor één bericht. Vraag erom bij wie deze bot draait.
