reason = Temporada de Eights
cannot-give = No puedo dar ni quitar { $role }. Dame **Gestionar roles**, pon mi rol por encima y guarda el rol otra vez en `/eights settings`.
gone = El rol de campeón se borró. Elige otro en `/eights settings`.
yours = No puedes dar { $role } por tu cuenta, así que tampoco puedo darlo por ti. Elige un rol por debajo del tuyo.
mine = No puedo dar { $role }. Dame **Gestionar roles**, pon mi rol por encima y prueba otra vez.
special = { $role } es de todo el mundo o de un bot. Elige otro rol.
