manager = Diese Einstellungen kann nur ändern, wer „Server verwalten“ darf. Frag jemanden, der das darf.
unknown = Diese Möglichkeit gibt es nicht mehr. Öffne noch mal `/eights settings`.
half-quiet = Zur Ruhezeit gehören ein Anfang und ein Ende. Wähl beides oder keins.
always-quiet = Die Ruhezeit kann nicht zur selben Stunde anfangen und enden. Wähl zwei verschiedene oder keine.

wrong-channel = In diesem Kanal sind keine Tische erlaubt. Geh zu { $channels }.
no-channel = In diesem Kanal sind keine Tische erlaubt, und die Kanäle dafür wurden gelöscht. Wer „Server verwalten“ darf, kann mit `/eights settings` neue aussuchen.
wrong-role-table = Hier können nur { $roles } Tische öffnen. Dazusetzen kannst du dich mit `/eights show what:Tische`.
wrong-role-tournament = Hier können nur { $roles } Turniere öffnen. Bitte jemanden von ihnen, eins zu öffnen.
no-role = Die Rollen, die das öffnen durften, wurden gelöscht. Wer „Server verwalten“ darf, kann mit `/eights settings` neue aussuchen.
channel-full = Dieser Kanal ist voll: { $count ->
    [one] 1 Tisch ist offen, mehr geht nicht
   *[other] { $count } Tische sind offen, mehr geht nicht
}. Setz dich an einen mit `/eights show what:Tische`, oder nimm einen anderen Kanal.
tables-of-member = { $count ->
    [one] Du hast hier schon einen offenen Tisch, mehr geht nicht
   *[other] Du hast hier schon { $count } offene Tische, mehr geht nicht
}. Schließ einen mit `/eights table action:Schließen`.
house-rules-full = Dieser Server hat schon { $count ->
    [one] 1 Set Hausregeln gespeichert, mehr geht nicht
   *[other] { $count } Sets Hausregeln gespeichert, mehr geht nicht
}. Lösch erst eins mit `/houserules saved action:Löschen`.
house-rules-of-member = { $count ->
    [one] Du hast hier schon 1 Set Hausregeln gespeichert, mehr geht nicht
   *[other] Du hast hier schon { $count } Sets Hausregeln gespeichert, mehr geht nicht
}. Lösch erst eins mit `/houserules saved action:Löschen`.
pace = Diese Bedenkzeit kenne ich nicht. Wähl eine aus der Liste.
pace-begun = Sobald die Karten verteilt sind, steht die Bedenkzeit fest. Ändere sie vor der nächsten Partie.
pace-tournament = Die Bedenkzeit gibt hier das Turnier vor.

pace-30s = Live · 30 Sekunden
pace-1m = Live · 1 Minute
pace-2m = Live · 2 Minuten
pace-5m = Gemütlich · 5 Minuten
pace-1h = Gemütlich · 1 Stunde
pace-1d = Langsam · 1 Tag
pace-3d = Langsam · 3 Tage
pace-7d = Langsam · 7 Tage
pace-none = Ohne Zeitlimit
pace-unknown = Standard

pace-usual = Standard · { $time }

lasting-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
lasting-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
lasting-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
lasting-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
