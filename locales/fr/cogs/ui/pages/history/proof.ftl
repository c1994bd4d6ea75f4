# What the record of a match proves about its deals, and what it doesn’t.

title = ### Partie { $match } · { $game }
right = **Pas de maldonne.**
deals = Le sceau est bon. { $deals ->
    [1] La donne, avec
   *[other] Les { $deals } donnes, avec
  } { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
  }, { $deals ->
    [1] est ressortie
   *[other] sont ressorties
  } à l’identique de la graine et du sel secrets.
moves = { $way ->
    [again] Tous les coups ont été rejoués avec la même issue.
    [retired] Cette partie a été jouée avec une règle qui n’existe plus, donc les donnes ont été redistribuées et les coups seulement relus.
   *[stored] Une version plus ancienne du bot a joué cette partie, donc les donnes ont été redistribuées et les coups seulement relus.
}
seal = Compare ce sceau avec celui de **Pas de maldonne** avant la partie : `{ $seal }`
proves = { $mixed ->
    [old] S’il est identique, aucune donne n’a changé. C’est une partie plus ancienne, où rien d’autre n’était mêlé, donc ça n’exclut pas que quelqu’un ait choisi les secrets.
    [alone] S’il est identique, aucune donne n’a changé. Aucun appui sur Rejoindre ou Commencer n’y a été mêlé, donc ça n’exclut pas que quelqu’un ait choisi les secrets.
   *[pressed] S’il est identique, aucune donne n’a changé, et aucun joueur n’a choisi les cartes. { $presses ->
        [one] { $presses } appui sur Rejoindre ou Commencer a
       *[other] { $presses } appuis sur Rejoindre et Commencer ont
      } mêlé un numéro de Discord après le sceau.
}
limits = -# Ça ne montre pas si la personne qui fait tourner le bot a annulé un départ ou regardé des cartes, ni quelles chances avaient les bots.
