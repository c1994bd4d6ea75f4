chapter-sequence = Folge

sides =
    .label = Teams
    .help = Wie viele Zweierteams spielen. Im Team sitzt ihr euch gegenüber und teilt euch eine Folge.
    .value = { $count ->
        [0] jeder für sich
       *[other] { $count } Teams
    }
    .refused = Nimm zwei, drei oder vier Zweierteams, oder jeder spielt für sich.
packs =
    .label = Kartenspiele
    .help = Wie viele Kartenspiele zu 70 Karten zusammengemischt werden.
    .refused = Nimm ein Kartenspiel oder zwei.
sequences =
    .label = Folgen
    .help = Wie viele Folgen jeder gleichzeitig baut, wenn ihr zu zweit spielt.
    .refused = Wähl eine oder zwei Folgen für jeden.
backwards =
    .label = Rückwärts
    .help = Darf eine Folge auch runtergehen?
pass_cost =
    .label = Weitergabekarte auf der Hand
    .help = Wie viele Punkte jede Weitergabekarte kostet, die auf der Hand bleibt.
    .value = { points }
    .refused = Wähl aus der Liste, was jede Weitergabekarte kostet (0 bis 100 Punkte).

no-teams = Aus { $seats } Leuten werden keine { $sides } Zweierteams. Nimm andere Teams, oder jeder spielt für sich.
one-pack-too-few = Wenn { $seats } Leute jeder für sich spielen, braucht ihr zwei Kartenspiele. Nimm eins dazu, oder spielt in Zweierteams.
