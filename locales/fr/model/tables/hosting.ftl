# What a host may change before the match.

match-has-begun = La partie a commencé. Change les options de la table avant la prochaine.
seats-range = { $game } se joue de { $fewest } à { $most } joueurs. Choisis un nombre entre les deux.
seats-exactly = { $game } se joue à { $most }.
more-sit-here = { $count ->
    [one] Il y a déjà { $count } personne
   *[other] Il y a déjà { $count } personnes
} ici. Retire d’abord quelqu’un, puis enlève des places.
no-partners = { $game } se joue sans partenaires.
no-such-bots = Il y a de la place pour { $most ->
    [one] { $most } bot
   *[other] { $most } bots
} au plus. Ajoute des places, ou demandes-en moins.
no-such-level = Ce niveau de bot n’existe plus. Appuie de nouveau sur **Options de la table**.
pick-two = Choisis deux places différentes à échanger.
seats-changed = Les places ont changé. Regarde bien, puis choisis de nouveau.

# Why Start can’t be pressed.
start-needs = Pour commencer, il manque { $count ->
    [one] { $count } joueur ou bot
   *[other] { $count } joueurs ou bots
}.
