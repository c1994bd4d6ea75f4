reason = Saison bei Eights
cannot-give = Ich kann { $role } nicht geben oder nehmen. Erlaub mir **Rollen verwalten**, zieh meine Rolle darüber, dann speichere die Rolle noch mal in `/eights settings`.
gone = Die Champion-Rolle wurde gelöscht. Wähl eine andere in `/eights settings`.
yours = Du kannst { $role } selbst nicht vergeben, also kann ich es auch nicht für dich. Wähl eine Rolle unter deiner eigenen.
mine = Ich kann { $role } nicht vergeben. Erlaub mir **Rollen verwalten**, zieh meine Rolle darüber, dann versuch’s noch mal.
special = { $role } gehört allen oder einem Bot. Wähl eine andere Rolle.
