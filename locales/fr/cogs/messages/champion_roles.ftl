# The role that the best of a season holds. $role is its mention.

reason = Saison d’Eights
cannot-give = Je ne peux ni donner ni retirer { $role }. Donne-moi la permission **Gérer les rôles**, mets mon rôle au-dessus, puis enregistre de nouveau le rôle dans `/eights settings`.
gone = Le rôle de champion n’existe plus. Choisis-en un autre dans `/eights settings`.
yours = Tu ne peux pas donner { $role } toi-même, donc tu ne peux pas me le faire donner. Choisis un rôle en dessous du tien.
mine = Je ne peux pas donner { $role }. Donne-moi la permission **Gérer les rôles**, mets mon rôle au-dessus, puis réessaie.
special = { $role } est à tout le monde ou à un bot. Choisis un autre rôle.
