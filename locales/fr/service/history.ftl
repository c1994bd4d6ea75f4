# Why a match can’t be looked at again.

unknown = Aucune partie n’a ce numéro sur ce serveur. Retrouve-la avec `/eights history`.
playing = Cette partie est encore en cours. Son replay s’ouvre à la fin.
closed = D’autres peuvent encore jouer cette donne. Son replay s’ouvrira à la fin de la journée.
not-kept = Les coups de cette partie ne sont plus gardés, donc il n’y a rien à revoir.
damaged = On ne peut pas revoir cette partie : son enregistrement est abîmé.
