# De commando’s zoals Discord ze toont terwijl je typt. Hooguit 100 tekens.

command-eights = Speel hier een kaartspel
command-card = Speel je kaarten
command-houserules = Verander, bewaar en deel de regels van een tafel
command-tournament = Open, speel en leid toernooien

# Het menu van een persoon, en van een bericht. Hooguit 32 tekens.

menu-invite = Uitnodigen aan mijn tafel
menu-profile = Eights-profiel
menu-bring = Tafel onderaan zetten

# Opties die meer subcommando’s hebben

option-table = Welke tafel, als er hier meerdere zijn
option-game = Een spel of bewaarde huisregels. Zoek op naam, land of soort (snel, partners, lang, wild)
option-level = Hoe goed de bots spelen
option-quick = Aan: bots spelen meteen. Uit: bots nemen de tijd, zodat iedereen het kan volgen
option-card = De kaart, zoals 8S voor 8♠

## /eights

command-eights-open = Speel hier een kaartspel: open een tafel voor vrienden en bots
    .seats = Hoeveel spelers er kunnen zitten
    .bots = Hoeveel bots er meteen gaan zitten
    .target = Bij hoeveel punten, of gewonnen rondes, de partij stopt
    .pace = De tijd per beurt
    .place = Waar de tafel komt
    .hints = Aan: spelers mogen om tips vragen, maar de partij telt niet voor de ranglijst
    .friend = Nodig iemand uit: die krijgt een ping en een knop Meedoen
command-eights-games = Bekijk alle spellen per soort, aantal spelers en land, of zoek er een op naam
command-eights-join = Ga aan een tafel zitten, neem je plek terug, of zoek een open tafel op deze server
command-eights-leave = Geef je plek op. In een partij speelt een bot voor je
command-eights-start = Deel, begin de volgende ronde, of open de revanche, net waar je tafel op wacht
command-eights-hand = Bekijk je kaarten
command-eights-show = Zet een tafel onderaan in het kanaal, of bekijk de scores, de stapel en meer
    .what = Wat je wilt zien. Laat leeg om de tafel onderaan te zetten
command-eights-table = Beheer een tafel: bots, plekken, vrienden en opties, of sluit de tafel
    .action = Wat er moet gebeuren
    .seat = Welke plek. Laat leeg als je er een bot bij zet
    .level = Hoe goed de bot speelt
    .player = Wie je uitnodigt
command-eights-practice = Oefen tegen een makkelijke bot. Ik leg elke regel uit als die voor het eerst voorkomt
    .game = Welk spel. Laat leeg voor Crazy Eights
command-eights-today = Speel het dagspel: voor iedereen hier dezelfde kaarten, één poging
command-eights-help = De eerste stappen, en wat je nu kunt doen
command-eights-me = Je pings, je kaarten, en wat Eights over jou weet
    .zone = Je tijdzone, voor tijden die je typt. Vul een stad in, zoals Amsterdam of Brussel
command-eights-settings = Kanalen, rollen, spellen, dagspel, tempo, stille uren en grenzen van deze server
command-eights-leaderboard = Zie wie het best speelt op deze server, of hoe een speler ervoor staat
    .player = De uitslagen van één speler. Jezelf kiezen mag ook
    .by = Waarop de ranglijst gesorteerd is
    .game = Eén spel. Laat leeg voor alle spellen
    .period = Welke partijen tellen
command-eights-history = Bekijk gespeelde partijen, kijk er een terug, of controleer het delen
    .what = De lijst van partijen, of het bewijs dat de kaarten van een partij niet veranderd zijn
    .member = Wiens partijen. Laat leeg voor die van iedereen
    .game = Eén spel. Laat leeg voor alle spellen
    .here = Aan: alleen partijen uit dit kanaal
    .match = Ga meteen naar één partij. Typ het nummer, een speler of een spel

## /card

command-card-play = Speel een kaart, of meerdere die samen mogen. Voor je beurt kun je er een plannen
    .card = De kaart, zoals 8S of 24. Bij meerdere: spaties ertussen. De laatste komt bovenop
    .suit = De kleur die je kiest bij een keuzekaart
    .last-card = Aan: zeg “laatste kaart” (of het woord van je tafel) terwijl je speelt
    .rank = De waarde waar je om vraagt, bij een kaart die dat toestaat
    .sequence = Str8 Eight met twee reeksen: bij welke de kaart komt
command-card-draw = Pak een kaart, of je strafkaarten
    .pile = Van welke stapel je pakt
command-card-pass = Pas, of houd de kaart die je pakte
command-card-discard = Str8 Eight: leg een kaart af
    .card = De kaart, zoals 24
command-card-give = Geef een kaart weg als dat in het spel mag
    .card = De kaart, zoals 8S. Laat leeg om niets te geven
    .last-card = Aan: zeg “laatste kaart” (of het woord van je tafel) bij je laatste cadeau
command-card-challenge = Daag uit als het bluf kan zijn, of laat de kaart liggen
    .reply = Je antwoord
command-card-catch = Betrap een speler die nog één kaart heeft en dat niet zei
command-card-last-card = Zeg “laatste kaart”, of het woord van je tafel
command-card-pick = Kies een kleur als de eerste kaart een keuzekaart is, of de speelrichting
    .suit = De kleur die je kiest
    .direction = De speelrichting, als de eerste speler die mag kiezen
command-card-rule = Bartok en Mao: voeg een regel toe als je een ronde won, of raad een geheime regel
    .action = Toevoegen of raden
    .rule = Welke regel. Raad je mis, dan pak je een kaart
command-card-say = Mao: zeg een zin voordat je speelt of pakt
    .phrase = Wat je zegt
command-card-take-back = Neem je plan terug, of de kaart die je net speelde, voordat iemand iets doet
    .reply = Als een andere speler een kaart terug wil nemen: toestaan of niet
command-card-ask = Vraag waarom je een kaart niet kunt spelen, of krijg een tip als dat aan de tafel mag
    .about = Wat je wilt weten
    .card = De kaart die niet mag. Laat leeg om ze allemaal te zien

## /houserules

command-houserules-show = Lees de regels van een tafel of een spel
    .game = Een spel of bewaarde huisregels. Laat leeg voor de tafel hier
command-houserules-edit = Verander de regels van een tafel vóór de partij, of een set die op deze server bewaard is
    .game = Een bewaarde set om te veranderen, of een spel om een nieuwe set mee te beginnen
command-houserules-save = Bewaar de regels van een tafel, of die van een code, voor deze server
    .name = Een naam, zoals Vrijdagavond
    .code = Een code van een andere server. Laat leeg om de regels van de tafel hier te bewaren
command-houserules-saved = Bekijk de bewaarde huisregels van deze server, deel een set of wis er een
    .action = Wat er moet gebeuren. Laat leeg om ze allemaal te zien
    .name = Welke huisregels. Laat leeg om de regels van de tafel hier te delen

## /tournament

command-tournament-open = Open een toernooi in dit kanaal
    .rounds = Hoeveel rondes. Na de laatste wint de beste score
    .minutes = Hoeveel minuten elke beurt mag duren
    .starts = Een begintijd als “19:30”, kies dan de dag. Je tijdzone stel je in met /eights me
command-tournament-join = Doe mee met het toernooi hier, of kom terug
command-tournament-leave = Stap uit het toernooi. Een bot speelt je ronde uit
command-tournament-show = Zet het toernooi onderaan in het kanaal
command-tournament-manage = Leid een toernooi: begin, pauzeer, voeg spelers toe, haal ze eruit, of blaas het af
    .action = Wat er moet gebeuren
    .player = Welke speler eruit gaat

## Wat de waarden van een optie betekenen

choice-level-easy = Makkelijk – maakt beginnersfouten
choice-level-steady = Degelijk – speelt wat voor de hand ligt
choice-level-expert = Expert – onthoudt wat iedereen deed, kijkt vooruit, ziet nooit gesloten kaarten
choice-direction-clockwise = Met de klok mee
choice-direction-counterclockwise = Tegen de klok in
choice-what-table = Tafel – onderaan in het kanaal zetten
choice-what-scores = Scores – ronde voor ronde
choice-what-pile = Stapel – de aflegstapel, en wie wat speelde
choice-what-log = Verslag – wat er deze ronde gebeurde
choice-what-sheet = Blad – Str8 Eight: elk getal, en wat erop kan volgen
choice-what-details = Eerlijk gedeeld – nu het zegel, na afloop het bewijs en het startgetal
choice-what-tables = Tafels – de open tafels van deze server
choice-table-action-add = Erbij – een bot gaat zitten
choice-table-action-level = Niveau – verander hoe goed een bot speelt
choice-table-action-remove = Weghalen – maak een plek vrij. In een partij neemt een bot die over
choice-table-action-invite = Uitnodigen – iemand krijgt een ping en een knop Meedoen
choice-table-action-options = Opties – spel, eindscore, tempo en plekken. In een partij: wie een botplek mag nemen
choice-table-action-close = Sluiten – een lopende partij eindigt zonder winnaar
choice-history-matches = Partijen – de lijst, of één partij om terug te kijken
choice-history-verify = Controleren – of er aan de kaarten van een partij niets veranderd is
choice-from-draw = Pakstapel
choice-from-discard = Aflegstapel – Str8 Eight: neem de bovenste kaart
choice-answer-challenge = Uitdagen – het is bluf
choice-answer-stand = Laten liggen – niet uitdagen
choice-rule-action-add = Toevoegen – kies een nieuwe regel als je een ronde won
choice-rule-action-guess = Raden – een geheime regel
choice-about-why-not = Waarom niet? – waarom een kaart nu niet mag
choice-about-hint = Tip – wat een expert zou spelen
choice-saved-action-list = Lijst – alle huisregels die hier bewaard zijn
choice-saved-action-share = Delen – een code met de huisregels, voor een andere server
choice-saved-action-delete = Wissen – voorgoed
choice-manage-start = Start – deel de eerste ronde
choice-manage-pause = Pauze – pauzeer het toernooi, of hervat het
choice-manage-close = Sluiten – blaas het toernooi af
choice-manage-bot = Bot – zet er een bij
choice-manage-remove = Weghalen – haal een speler of een bot eruit
choice-suit-S = ♠ Schoppen
choice-suit-H = ♥ Harten
choice-suit-D = ♦ Ruiten
choice-suit-C = ♣ Klaver
choice-suit-O = ● Cirkels
choice-suit-V = ▲ Driehoeken
choice-suit-X = ✚ Kruisen
choice-suit-U = ■ Vierkanten
choice-suit-Y = ★ Sterren

## De spellen in een lijst, elk in een paar woorden

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] voor 2
           *[other] voor 2 tot { $most }
        }
   *[other] voor { $least } tot { $most }
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · daar is het nu { $time }
preset-choice = { $name } · bewaarde huisregels voor { $game }
choice-game-crazy-eights = kleur of waarde past, achten kiezen de kleur, met pestkaarten
choice-game-eights = de klassieker: pak tot je kunt spelen, met z’n vieren in teams
choice-game-eights-program = pak tot je kunt spelen, kaarten van de ander zijn jouw punten
choice-game-eights-250 = alleen achten doen iets, tot 250 punten
choice-game-countdown = ga acht keer uit, elke keer een andere keuzekaart
choice-game-countdown-jacks = Countdown, boeren slaan over, schoppenvrouw is +5
choice-game-kings-reverse = jokers om mee te bluffen, cadeaus en huwelijken
choice-game-blackjack = tweeën en boeren stapelen, azen kiezen de kleur
choice-game-str8-eight = iets heel anders: bouw een reeks van acht stijgende getallen
choice-game-switch = heet ook Take Two: azen kiezen de kleur, tweeën en boeren stapelen
choice-game-mzansi = uit Zuid-Afrika, een acht houdt strafkaarten tegen
choice-game-huit-americain = uit Frankrijk, zeg “carte” met één kaart over
choice-game-puskiyon = uit Turkije, geen keuzekaarten en geen pestkaarten
choice-game-huit = uit Québec, achten kiezen de kleur, tienen draaien om
choice-game-mau-mau = uit Duitsland, met 32 kaarten, boeren kiezen de kleur
choice-game-mau-mau-52 = Mau-Mau met twee volle spellen kaarten
choice-game-tschau-sepp = uit Zwitserland, met 36 kaarten, dek je aas
choice-game-pesten = uit Nederland, eindig niet met een pestkaart
choice-game-makao = uit Polen, boeren vragen om een waarde
choice-game-macau = uit Hongarije, speel hele kettingen tegelijk
choice-game-agony = uit Griekenland, na een acht mag je nog een keer
choice-game-jacks-twos-eights = speel kettingen, pas op voor A♥
    .heard = speel kettingen, pas op voor de hartenaas
choice-game-jack-change-it = uit Noord-Ierland, boeren kiezen de kleur
choice-game-last-card = uit Nieuw-Zeeland, vijven zijn +5
choice-game-one-card = uit Korea, sterkere kaarten maken de aanval groter
choice-game-zimbabwe = met een aas mogen kaarten van die kleur mee
choice-game-ocho-locos = uit Puerto Rico, acht rondes, telkens een kaart minder
choice-game-super-crazy-eights = vijftien rondes, omlaag tot één kaart en terug
choice-game-rockaway = twee spellen kaarten, pak tot je kunt spelen
choice-game-bartok = wie een ronde wint, voegt een regel toe
choice-game-mao = geheime regels zeggen hoe het hoort, ontdek ze
