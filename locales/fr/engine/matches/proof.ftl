# What the record of a match proves about its deals.

nothing = Cet enregistrement ne contient aucun coup, donc il n’y a rien à vérifier.
other-cards = Cet enregistrement ne correspond pas à ce qui a été distribué : les cartes du coup { $step } ne viennent pas de sa graine.
other-version = On ne peut pas vérifier les donnes de cette partie : cette version du bot suit d’autres règles.
right = { $game } : le sceau est bon, et { $deals ->
    [1] la donne aussi
   *[other] les { $deals } donnes aussi
  } ({ $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
  }). { $way ->
    [again] Tous les coups ont été rejoués, avec la même issue et les mêmes résultats. Les noms, les heures et la liste des bots ne viennent que du fichier.
    [retired] Une règle de cette partie n’existe plus, donc seules ses donnes ont été vérifiées.
   *[stored] Cette partie vient d’une autre version du bot, donc seuls ses donnes et ses mélanges ont été vérifiés.
  } Compare ce sceau avec celui que tu as vu avant la partie : { $seal }
