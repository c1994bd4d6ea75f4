changed = Dieser Befehl hat sich geändert. Lad Discord neu, dann versuch’s noch mal.
elsewhere = Ich gebe nur auf Servern Karten. Hol mich auf einen, dann öffne dort einen Tisch mit `/eights open`.
no-choice = „{ $value }“ steht bei { $option } nicht zur Wahl. Wähl aus der Liste.
wrong-length = { $option } braucht { $least } bis { $most } Zeichen, du hast { $count } getippt.
wrong-number = { $option } braucht eine Zahl von { $least } bis { $most }.
