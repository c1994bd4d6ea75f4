cannot-show = No puedo mostrar { $thing ->
        [tournament] un torneo
       *[table] una mesa
    } en este canal. Me falta: { $missing }.
    Pídeselo a la administración, o usa otro canal.
not-shown = No pude mostrar { $thing ->
        [tournament] el torneo
       *[table] la mesa
    } en este canal ({ $why }). { $otherwise }
not-reached = No pude contactar con Discord para mostrar { $thing ->
        [tournament] el torneo
       *[table] la mesa
    }. { $otherwise }
restarting = Me estoy reiniciando. No se pierde nada. Prueba otra vez en un minuto.
too-late = Eso me llegó demasiado tarde, así que no pasó nada. Hazlo otra vez, por favor.
does-not-fit = “{ $value }” no sirve ahí. Elige una opción de la lista.
unseen = Eso está en un canal que no puedes ver. Usa `/eights show what:Mesas` para buscar una mesa a la que unirte.
unknown-button = No conozco ese botón. Usa `/eights show` para ver la mesa otra vez.

no-table = En este canal no hay ninguna mesa. Abre una con `/eights open`.
several = En este canal hay varias mesas: { $tables }. Elige la tuya con `table:`.
same-name = En este canal hay varias mesas con ese nombre: { $tables }. Elige la tuya con `table:`.
unknown = Esa mesa no está en este canal. Elige una de la lista.
