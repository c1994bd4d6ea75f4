no-table = En este canal no hay ninguna mesa. Abre una con `/eights open`.
several = En este canal hay varias mesas: { $tables }. Elige la tuya con `table:`.
same-name = En este canal hay varias mesas con ese nombre: { $tables }. Elige la tuya con `table:`.
unknown = Esa mesa no está en este canal. Elige una de la lista.
