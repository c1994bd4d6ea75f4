# What the record of a match proves about its deals, and what it doesn’t.

title = ### Partie { $match } · { $game }
right = **Pas de maldonne.**
deals = Le sceau est bon. Sa graine et son sel redonnent { $deals ->
    [1] la même donne
   *[other] les mêmes { $deals } donnes
}, avec { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}.
moves = { $way ->
    [again] J’ai rejoué tous les coups, avec la même issue.
    [retired] Une règle de cette partie n’existe plus, donc j’ai vérifié les donnes et seulement relu les coups.
   *[stored] Cette partie a été jouée avec une version plus ancienne du bot, donc j’ai vérifié les donnes et seulement relu les coups.
}
seal = Compare ce sceau avec celui de **Pas de maldonne** avant la partie : `{ $seal }`
proves = { $mixed ->
    [old] S’il est identique, aucune donne n’a changé. Mais cette partie est ancienne, et rien n’y était mêlé au sceau : quelqu’un a pu choisir la graine et le sel.
    [alone] S’il est identique, aucune donne n’a changé. Mais aucun appui sur Rejoindre ou Commencer n’y a été mêlé : quelqu’un a pu choisir la graine et le sel.
   *[pressed]
        S’il est identique, aucune donne n’a changé, et aucun joueur n’a choisi les cartes. { $presses ->
            [one] { $presses } appui sur Rejoindre ou Commencer a
           *[other] { $presses } appuis sur Rejoindre et Commencer ont
        } mêlé un numéro de Discord après le sceau.
}
limits = -# Ça ne montre pas si la personne qui fait tourner le bot a annulé un départ ou regardé des cartes, ni ce que les bots ont tiré au hasard.
