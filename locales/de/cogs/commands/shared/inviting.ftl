opened = { $table } ist offen, und { $name } ist eingeladen.
    .unreached = { $table } ist offen, aber { $name } war nicht zu erreichen. Richte selbst aus: „Drück **Mitspielen**.“
invited = { $name } ist an { $table } eingeladen.
    .unreached = { $name } war nicht zu erreichen. Richte selbst aus: „Drück **Mitspielen** an { $table }.“

no-table = Keiner deiner Tische hier wartet auf Leute. Öffne einen mit `/eights open`, dann kannst du einladen.
not-waiting = { $table } wartet nicht mehr auf Leute. Lad zur nächsten Partie ein.
friend-is-bot = Das ist ein Bot, lad lieber einen Menschen ein. Für einen meiner Bots drück am Tisch **Bot dazu**.
friend-is-you = Dich selbst kannst du nicht einladen. Wähl jemand anderen.
friend-left = { $name } ist nicht mehr auf diesem Server. Wähl jemanden von hier.
friend-gone = Diese Person ist nicht mehr auf diesem Server. Wähl jemanden von hier.
friend-cannot-see = { $name } sieht den Kanal des Tisches nicht. Öffne einen Tisch in einem Kanal, den ihr beide seht.
friend-sits = { $name } sitzt schon an { $table }.
friend-invited = { $name } ist schon an { $table } eingeladen. Die Einladung bleibt im Kanal, bis die Partie beginnt.

# Das Formular

title = Freunde einladen
friend = Wen?
    .help = Wer eingeladen ist, bekommt einen Ping und einen Knopf zum Mitspielen.
