chapter-sequence = Sekwens

sides =
    .label = Drużyny
    .help = Ile dwuosobowych drużyn gra. Partnerzy siedzą naprzeciwko siebie i mają wspólny sekwens.
    .value = { $count ->
        [0] każdy za siebie
        [one] { $count } drużyna
        [few] { $count } drużyny
       *[many] { $count } drużyn
    }
    .refused = Wybierz dwie, trzy albo cztery drużyny po dwie osoby, albo każdy za siebie.
packs =
    .label = Talie
    .help = Ile talii po 70 kart tasuje się razem.
    .refused = Wybierz jedną albo dwie talie.
sequences =
    .label = Sekwensy
    .help = Ile sekwensów naraz buduje każdy, gdy gracie we dwoje.
    .refused = Wybierz jeden albo dwa sekwensy na osobę.
backwards =
    .label = Sekwens w dół
    .help = Sekwens może iść też w dół.
pass_cost =
    .label = Punkty za karty podania
    .help = Ile punktów kosztuje każda karta podania, która zostaje w ręce.
    .value = { points }
    .refused = Wybierz z listy, ile kosztuje karta podania: od 0 do 100 punktów.

no-teams = { $seats } graczy nie da się podzielić na { $sides } drużyny dwuosobowe. Wybierz inne drużyny albo każdy za siebie.
one-pack-too-few = Gdy każdy gra za siebie, przy { $seats } graczach trzeba dwóch talii. Dodaj talię albo grajcie w parach.
