# What the record of a match proves about its deals.

nothing = Cet enregistrement ne contient aucun coup, donc rien à vérifier.
other-cards = Cet enregistrement ne correspond pas à ce qui a été distribué : les cartes du coup { $step } ne viennent pas de sa graine.
other-version = On ne peut pas vérifier les donnes de cette partie : cette version du bot suit d’autres règles.
right = { $game } : le sceau est bon, et { $deals ->
    [1] la donne aussi
   *[other] les { $deals } donnes aussi
  } ({ $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
  }). { $way ->
    [again] Tous les coups ont été rejoués, avec la même issue et les mêmes résultats. Pour les noms, les heures et qui était un bot, il faut croire le fichier : aucun coup ne les montre.
    [retired] Elle a été jouée avec une règle qui n’existe plus, donc seules les donnes ont été redistribuées.
   *[stored] Une autre version du bot l’a jouée, donc seules les cartes ont été redistribuées, sans rejouer les coups.
  } Compare ce sceau avec celui que tu as vu avant la partie : { $seal }
