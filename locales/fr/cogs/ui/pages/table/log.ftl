# Private pages about a table: its log, its discard pile, and what proves its deals.

log-title = ### Journal · { $title }
    -# Manche { $round }, le plus récent en bas
nothing = Il ne s’est encore rien passé.
pile-title = ### Défausse · { $title }
    -# Le plus récent en haut
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, par { $name }
pile-starter = **{ $card }** première carte
    .heard = **{ $card }**, la première carte
pile-unknown = **{ $card }**
pile-empty = La défausse est vide.
earlier = Avant
later = Après
page = -# Page { $page } sur { $pages }
details-title = ### Pas de maldonne · { $title }
seal = Sceau de la donne : `{ $seal }`
seal-note = -# Le sceau a été fait avant l’arrivée du premier joueur, et il ne change plus. Il fixe une graine et un sel secrets. Ensuite, chaque appui sur Rejoindre ou Commencer y mêle un numéro venu de Discord, donc personne ne peut choisir les cartes. À la fin de la partie, tu vois tout, et `/eights history what:Vérifier` vérifie chaque donne.
seal-note-tournament = -# Ce sceau vient de celui du tournoi, fait avant la première inscription. Ensuite, chaque inscription et chaque départ y mêle un numéro venu de Discord, donc personne ne peut choisir les cartes. À la fin de la manche, tu vois tout, et `/eights history what:Vérifier` vérifie chaque donne.
seal-note-old = -# Le sceau existe avant la première carte. À la fin, la graine et le sel prouvent qu’aucune donne n’a changé.
no-presses = -# Ici, aucun appui sur Rejoindre ou Commencer n’entre en jeu : le sceau suffit à fixer les cartes.
presses = Numéros des appuis sur Rejoindre et Commencer : { $presses }
seed = Graine : `{ $seed }`
    Sel : `{ $salt }`
table = Table { $table }
match = Partie { $match } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
engine = Version du moteur { $engine }
