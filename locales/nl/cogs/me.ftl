# Wat iemand op een server wil, en wat er bewaard wordt.

heading = ### Jouw pagina op deze server
saved = Bewaard.
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
zone = Tijdzone · { $zone }. Verander die met `/eights me zone:`.
zone-of-server = Tijdzone · niet ingesteld, dus gebruik ik { $zone }. Stel die in met `/eights me zone:`.

ask-pings = Ping me als ik aan de beurt ben
    .help = Ik noem je in het kanaal en wis dat bericht als je gespeeld hebt.
ask-skips = Pak of pas voor mij
    .help = Alleen als je niets anders kunt. Valt er iets te kiezen, dan kies jij.
ask-confirms = Vraag me voordat ik speel
    .help = Na de eerste tik op een kaart vraag ik of je het zeker weet. Met de tweede tik speel je de kaart.
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
ask-language-discord = Net als mijn Discord
ask-letters = Nederlandse letters op mijn kaarten
    .help = Staat dit uit, dan staan er A, K, Q en J op je kaarten.
ask-text = Alleen tekst
    .help = Geen plaatjes, één feit per regel, kleuren in woorden. Gemaakt voor schermlezers.
ask-hidden = Verberg ratings
    .help = Je partijen tellen gewoon mee, en je andere uitslagen blijven te zien.
ask-hidden-mine = Mijn rating, voor alle anderen
ask-hidden-all = Alle ratings, voor mij

data-heading = ### Wat ik over jou bewaar
data-file = In het bestand staat alles met jouw naam, van elke server: je plekken, uitslagen, ratings en toernooien, de huisregels die je bewaard hebt, en je instellingen.
data-rest = -# Kaarten van een lopende partij staan er niet in. Bij de zetten van een partij staan plekken, geen namen. Ik bewaar geen berichten. **Vergeet mij** haalt je overal uit, op elke server.
data-too-much = Je gegevens zijn te groot voor één bericht. Vraag erom bij de beheerder van deze bot.

forget = ### Vergeet mij
    Dit haalt je van elke tafel en uit elk toernooi, en wist je naam en uitslagen op alle servers, voorgoed. Wie met je speelde, houdt de uitslagen en ratings. Jouw plaats daarin blijft, zonder naam en zonder link naar jou. Oude berichten in kanalen blijven staan, en bestanden die anderen hebben gedownload ook.
forget-presets = De huisregels die je bewaarde ({ $count }) worden ook gewist. Je kunt ze ook op hun servers laten staan, zonder je naam. Kopieën die iemand anders bewaarde, zijn van diegene en blijven.
forget-button = Vergeet mij voorgoed
leave-button = Vergeet mij, bewaar mijn huisregels
forgotten = Ik ben je vergeten. Bedankt voor het spelen!
    -# Oude berichten in kanalen tonen je naam nog, net als bestanden die anderen hebben gedownload en back-ups van de database van voor vandaag. Alleen de beheerder van deze bot kan de back-ups wissen.
