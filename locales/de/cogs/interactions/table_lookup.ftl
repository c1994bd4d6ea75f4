no-table = In diesem Kanal ist kein Tisch. Öffne einen mit `/eights open`.
several = In diesem Kanal sind mehrere Tische: { $tables }. Wähl deinen mit `table:`.
same-name = Mehrere Tische in diesem Kanal heißen so: { $tables }. Wähl deinen mit `table:`.
unknown = Diesen Tisch gibt es hier nicht. Wähl einen aus der Liste.
