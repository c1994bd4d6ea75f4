# What the record of a match proves about its deals, and what it doesn’t.

title = ### Partie { $match } · { $game }
right = **Pas de maldonne.**
deals = Le sceau est juste, et { $deals ->
    [one] sa donne
   *[other] les { $deals } donnes
  } avec { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
  } : tout est ressorti à l’identique de ses secrets.
moves = { $way ->
    [again] Tous les coups ont été rejoués avec la même issue.
   *[stored] Une version plus ancienne du bot a joué cette partie, donc les donnes ont été redistribuées et les coups seulement lus.
}
seal = Compare ce sceau avec celui de **Pas de maldonne** avant la partie : `{ $seal }`
proves = { $mixed ->
    [old] S’il est identique, aucune donne n’a changé. C’est une partie plus ancienne où rien n’était mêlé, donc ça ne montre pas que personne n’a choisi les secrets.
    [alone] S’il est identique, aucune donne n’a changé. Aucun Rejoindre ni Commencer n’est entré dedans, donc ça ne montre pas que personne n’a choisi les secrets.
   *[pressed] S’il est identique, aucune donne n’a changé, et aucun joueur n’a choisi les cartes. { $presses ->
        [one] { $presses } Rejoindre ou Commencer a
       *[other] { $presses } Rejoindre et Commencer ont
      } mêlé un numéro de Discord après le sceau.
}
limits = -# Ça ne montre pas si l’opérateur a jeté un départ, regardé des cartes, ou quelles chances avaient les bots.
