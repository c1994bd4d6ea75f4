not-saved = No se pudo guardar, así que no cambió nada. Prueba otra vez en un momento.
file-gone = El archivo de la base de datos ya no está, así que no cambió nada. Avisa a quien mantiene este bot.
changed-elsewhere = Eso cambió mientras tanto. Mira otra vez y prueba de nuevo.
