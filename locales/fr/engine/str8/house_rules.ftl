# The house rules of the sequence game: see engine/core/house_rules.en.ftl.

chapter-sequence = Série

sides =
    .label = Équipes
    .help = Combien d’équipes de deux jouent. Les partenaires se font face et partagent une série.
    .value = { $count ->
        [0] chacun pour soi
       *[other] { $count } équipes
    }
    .refused = Choisis deux, trois ou quatre équipes de deux, ou chacun pour soi.
packs =
    .label = Jeux de cartes
    .help = Combien de jeux de 70 cartes on mélange ensemble.
    .refused = Choisis un ou deux jeux de cartes.
sequences =
    .label = Séries
    .help = À deux, combien de séries chacun monte en même temps.
    .refused = Choisis une ou deux séries pour chacun.
backwards =
    .label = Marche arrière
    .help = Une série peut aussi descendre.
pass_cost =
    .label = Cartes Passe
    .help = Combien de points coûte chaque carte Passe restée en main.
    .value = { points }
    .refused = Choisis dans la liste ce que coûte une carte Passe, de 0 à 100 points.

no-teams = À { $seats }, on ne fait pas { $sides } équipes de deux. Choisis d’autres équipes, ou chacun pour soi.
one-pack-too-few = À { $seats } chacun pour soi, il faut deux jeux de cartes. Ajoutes-en un, ou choisis des équipes de deux.
