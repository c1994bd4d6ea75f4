# What cannot be looked back at.

not-here = Cette partie n’est pas sur ce serveur.
not-over = Tu peux revenir sur une partie une fois qu’elle est jouée jusqu’au bout.
not-yours = Tu ne peux revenir que sur les parties que tu as jouées toi-même jusqu’au bout.
sat-later = Tu as rejoint cette partie en cours de route, donc certains choix de ta place viennent de quelqu’un d’autre. Appuie sur **Replay** pour les voir tous.
older = C’est une version plus ancienne du bot qui a distribué cette partie, donc tu ne peux pas y revenir.
not-kept = Les coups de cette partie ne sont plus gardés, donc on ne peut plus y revenir.
damaged = L’enregistrement de cette partie est abîmé, donc tu ne peux pas y revenir.
too-many = Trop de joueurs reviennent sur leurs parties en ce moment. Réessaie dans une minute.
died = Ça n’a pas marché cette fois. Appuie de nouveau sur **Mes moments clés**.
