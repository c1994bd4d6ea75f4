opened = { $table } ist offen, und { $name } ist eingeladen.
    .unreached = { $table } ist offen, aber { $name } war nicht zu erreichen. Sag Bescheid: einfach **Mitspielen** drücken.
invited = { $name } ist eingeladen: { $table }.
    .unreached = { $name } war nicht zu erreichen. Sag Bescheid: einfach **Mitspielen** an { $table } drücken.

no-table = Du hast hier keinen Tisch, der auf Leute wartet. Öffne erst einen mit `/eights open`, dann kannst du einladen.
not-waiting = { $table } wartet nicht mehr auf Leute. Lad zur nächsten Partie ein.
friend-is-bot = Das ist ein Bot. Lad einen Menschen ein. Meine Bots holst du am Tisch mit **Bot dazu**.
friend-is-you = An deinem eigenen Tisch sitzt du sowieso. Wähl jemand anderen.
friend-left = { $name } ist nicht mehr auf diesem Server. Wähl jemanden von hier.
friend-gone = Diese Person ist nicht mehr auf diesem Server. Wähl jemanden von hier.
friend-cannot-see = { $name } sieht den Kanal des Tisches nicht. Öffne einen Tisch in einem Kanal, den ihr beide seht.
friend-sits = { $name } sitzt schon an { $table }.
friend-invited = { $name } ist schon eingeladen: { $table }. Die Einladung bleibt im Kanal, bis die Partie beginnt.

# Das Formular

title = Freunde einladen
friend = Wen?
    .help = Gibt einen Ping und einen Knopf zum Mitspielen.
