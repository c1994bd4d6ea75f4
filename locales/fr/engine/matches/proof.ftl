# What the record of a match proves about its deals.

nothing = Ce relevé de partie n’a aucun coup, donc rien à vérifier.
other-cards = Ce relevé de partie n’est pas ce qui a été distribué : les cartes du coup { $step } ne viennent pas de sa graine.
other-version = Les donnes de cette partie ne peuvent pas être vérifiées, car cette version du bot suit d’autres règles.
right = { $game } : le sceau est juste, et { $deals ->
    [one] la donne aussi
   *[other] les { $deals } donnes aussi
  } ({ $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
  }). { $way ->
    [again] Tous les coups ont été rejoués, avec la même issue et les mêmes résultats. Les noms, les heures et qui était un bot sont tels que le fichier le dit : aucun coup ne les montre.
   *[stored] Une autre version du bot l’a jouée, donc seul ce que le hasard a apporté a été redistribué.
  } Compare ce sceau avec celui que tu as vu avant la partie : { $seal }
