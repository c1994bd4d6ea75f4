cannot-show = Ich kann { $thing ->
        [tournament] kein Turnier
       *[table] keinen Tisch
    } in diesem Kanal zeigen, mir fehlt: { $missing }.
    Frag einen Admin, oder nimm einen anderen Kanal.
not-shown = Ich konnte { $thing ->
        [tournament] das Turnier
       *[table] den Tisch
    } in diesem Kanal nicht zeigen ({ $why }). { $otherwise }
not-reached = Discord war nicht zu erreichen, darum konnte ich { $thing ->
        [tournament] das Turnier
       *[table] den Tisch
    } nicht zeigen. { $otherwise }
restarting = Ich starte gerade neu. Nichts geht verloren. Versuch’s in einer Minute noch mal.
too-late = Das kam zu spät bei mir an, darum ist nichts passiert. Mach es bitte noch mal.
does-not-fit = „{ $value }“ geht da nicht. Wähl aus der Liste.
unseen = Das ist in einem Kanal, den du nicht siehst. Mit `/eights show what:Tische` findest du einen Tisch für dich.
unknown-button = Diesen Knopf kenne ich nicht. Mit `/eights show` siehst du den Tisch wieder.

no-table = In diesem Kanal ist kein Tisch. Öffne einen mit `/eights open`.
several = In diesem Kanal sind mehrere Tische: { $tables }. Wähl deinen mit `table:`.
same-name = Mehrere Tische in diesem Kanal heißen so: { $tables }. Wähl deinen mit `table:`.
unknown = Diesen Tisch gibt es hier nicht. Wähl einen aus der Liste.
