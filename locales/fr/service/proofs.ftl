# Why the deals of a match can’t be checked.

none-here = Aucune partie n’est encore terminée dans ce salon. Choisis-en une de ce serveur avec `match:`.
unknown = Aucune partie n’a ce numéro sur ce serveur. Retrouve-la avec `/eights history`.
playing = Cette partie est encore en cours, et ses cartes restent secrètes. Tu pourras les vérifier à la fin.
closed = D’autres peuvent encore jouer cette donne. Tu pourras la vérifier à la fin de la journée.
not-kept = Les coups de cette partie ne sont plus gardés, donc il n’y a rien à vérifier.
damaged = On ne peut pas vérifier cette partie : son enregistrement est abîmé.
wrong = **Partie { $match } : ça ne colle pas.** { $why }
