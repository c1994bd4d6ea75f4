# What a planned evening refuses.

server-full = Ce serveur a déjà { $count } soirées prévues, le maximum permis. Annules-en une d’abord.
person-full = { $count ->
    [1] Tu as déjà une soirée prévue ici, c’est le maximum permis
   *[other] Tu as déjà { $count } soirées prévues ici, c’est le maximum permis
}. Annules-en une d’abord.
begun = Cette soirée a commencé. Rejoins sa table avec `/eights show what:Tables`.
over = Cette soirée est finie. Prévois-en une autre avec `/eights plan`.
gone = Cette soirée n’est plus prévue. Prévois-en une autre avec `/eights plan`.
guests-full = { $count } personnes viennent déjà, et je ne peux pas en appeler plus. Passe quand la table ouvre.
not-saved = Je n’ai pas pu enregistrer la soirée, donc elle n’est pas prévue. Réessaie dans un instant.
