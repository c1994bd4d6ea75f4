command-eights = Hier Karten spielen
command-card = Deine Karten spielen
command-houserules = Die Regeln eines Tisches ändern, speichern und teilen
command-tournament = Turniere öffnen, mitspielen und leiten

# Das Menü einer Person und einer Nachricht. Höchstens 32 Zeichen.

menu-invite = An meinen Tisch einladen
menu-profile = Eights-Profil
menu-bring = Hier nach unten holen

# Optionen, die mehrere Befehle haben

option-table = Welcher Tisch, wenn hier mehrere sind
option-game = Spiel oder gespeicherte Hausregeln. Such nach Name, Land oder Art: schnell, Partner, lang, wild
option-level = Wie gut die Bots spielen
option-quick = True: Bots spielen sofort. False: Bots lassen sich Zeit, damit alle mitkommen
option-card = Die Karte, etwa Pik 8 oder 8S für 8♠

## /eights

command-eights-open = Hier Karten spielen: einen Tisch für Freunde und Bots öffnen
    .seats = Wie viele sich setzen können
    .bots = Wie viele Bots gleich mitspielen
    .target = Bei wie vielen Punkten oder gewonnenen Runden die Partie endet
    .pace = Wie viel Bedenkzeit du pro Zug hast
    .place = Wo der Tisch hinkommt
    .hints = True: Alle können sich Tipps holen, aber die Partie zählt nicht für die Rangliste
    .friend = Freunde einladen: Sie bekommen einen Ping und einen Knopf zum Mitspielen
command-eights-games = Spiele nach Art, Personenzahl oder Land ansehen, oder eins nach seinem Namen suchen
command-eights-join = Mitspielen, deinen Platz zurückholen oder einen offenen Tisch auf diesem Server finden
command-eights-leave = Vom Tisch aufstehen. In einer Partie spielt ein Bot für dich
command-eights-start = Geben, nächste Runde starten oder Revanche öffnen: was an deinem Tisch gerade ansteht
command-eights-hand = Deine Karten ansehen
command-eights-show = Einen Tisch im Kanal nach unten holen oder Punkte, Stapel und mehr ansehen
    .what = Was du sehen willst. Ohne Angabe kommt der Tisch nach unten
command-eights-table = Einen Tisch verwalten: Bots, Plätze, Freunde und Optionen, oder ihn schließen
    .action = Was du tun willst
    .seat = Welcher Platz. Nicht nötig, wenn ein Bot dazukommt
    .level = Wie gut der Bot spielt
    .player = Wen du einlädst
command-eights-practice = Gegen einen leichten Bot lernen. Ich erkläre jede Regel, wenn sie zum ersten Mal vorkommt
    .game = Welches Spiel. Ohne Angabe: Crazy Eights
command-eights-today = Das Blatt des Tages: dieselben Karten für alle hier, je ein Versuch
command-eights-help = Erste Schritte und was du gerade tun kannst
command-eights-me = Deine Pings, deine Karten und was Eights über dich weiß
    .zone = Deine Zeitzone, für Uhrzeiten, die du eintippst. Schreib eine Stadt wie Berlin oder New York
command-eights-settings = Kanäle, Rollen, Spiele, Blatt des Tages, Bedenkzeit, Ruhezeit und Limits dieses Servers
command-eights-leaderboard = Wer auf diesem Server am besten spielt oder wie es bei jemandem läuft
    .player = Die Ergebnisse einer Person. Du kannst auch dich selbst wählen
    .by = Wonach die Rangliste geht
    .game = Ein Spiel. Ohne Angabe: alle
    .period = Welche Partien zählen
command-eights-history = Alte Partien ansehen, eine wiederholen oder ihre Karten prüfen
    .what = Die Liste der Partien, oder der Beweis, dass an den Karten einer Partie nichts geändert wurde
    .member = Wessen Partien. Ohne Angabe: alle
    .game = Ein Spiel. Ohne Angabe: alle
    .here = True: nur Partien aus diesem Kanal
    .match = Direkt zu einer Partie. Tipp ihre Nummer, einen Namen oder ein Spiel

## /card

command-card-play = Eine Karte legen, oder mehrere, die zusammengehen. Bist du nicht dran, wird eine vorgemerkt
    .card = Die Karte, etwa Pik 8 oder 24. Mehrere mit Leerzeichen dazwischen, die letzte kommt nach oben
    .suit = Die Farbe, die du dir mit einer Wunschkarte wünschst
    .last-card = True: „letzte Karte“ (oder das Wort eures Tisches) beim Legen sagen
    .rank = Der Wert, den du dir wünschst, wenn die Karte das erlaubt
    .sequence = Str8 Eight mit zwei Folgen: an welche die Karte kommt
command-card-draw = Eine Karte ziehen, oder die Strafkarten
    .pile = Von welchem Stapel du ziehst
command-card-pass = Passen oder die gezogene Karte behalten
command-card-discard = Str8 Eight: eine Karte abwerfen
    .card = Die Karte, etwa 24
command-card-give = Eine Karte verschenken, wenn das Spiel es erlaubt
    .card = Die Karte, etwa Pik 8. Ohne Angabe verschenkst du nichts
    .last-card = True: „letzte Karte“ (oder das Wort eures Tisches) beim letzten Geschenk sagen
command-card-challenge = Eine Karte anzweifeln, die ein Bluff sein könnte, oder sie durchgehen lassen
    .reply = Deine Antwort
command-card-catch = Jemanden erwischen, der nur noch eine Karte hat und „letzte Karte“ nicht gesagt hat
command-card-last-card = „Letzte Karte“ sagen, oder das Wort eures Tisches
command-card-pick = Eine Farbe wünschen, wenn die erste Karte eine Wunschkarte ist, oder die Richtung bestimmen
    .suit = Die Farbe, die du dir wünschst
    .direction = Die Richtung, wenn du anfängst und sie bestimmen darfst
command-card-rule = Bartok und Mao: nach einem Rundensieg eine Regel aufstellen oder eine geheime erraten
    .action = Aufstellen oder raten
    .rule = Welche Regel. Falsch raten kostet eine Karte
command-card-say = Mao: einen Satz sagen, bevor du legst oder ziehst
    .phrase = Was du sagst
command-card-take-back = Eine Vormerkung zurücknehmen oder die eben gelegte Karte, bevor jemand was tut
    .reply = Will jemand anders eine Karte zurücknehmen: erlauben oder nicht
command-card-ask = Fragen, warum du eine Karte nicht legen kannst, oder einen Tipp holen, wenn der Tisch es erlaubt
    .about = Was du wissen willst
    .card = Die Karte, die nicht geht. Ohne Angabe siehst du alle

## /houserules

command-houserules-show = Die Regeln eines Tisches oder Spiels lesen
    .game = Ein Spiel oder gespeicherte Hausregeln. Ohne Angabe: der Tisch hier
command-houserules-edit = Die Regeln eines Tisches vor der Partie ändern, oder ein gespeichertes Set dieses Servers
    .game = Ein gespeichertes Set zum Ändern, oder ein Spiel, auf dem ein neues aufbaut
command-houserules-save = Die Regeln eines Tisches oder die aus einem Code für diesen Server speichern
    .name = Ein Name, etwa Freitagabend
    .code = Ein Code von einem anderen Server. Ohne Angabe: die Regeln des Tisches hier
command-houserules-saved = Gespeicherte Hausregeln dieses Servers ansehen, mit einem anderen teilen oder löschen
    .action = Was du tun willst. Ohne Angabe siehst du alle
    .name = Welche Hausregeln. Beim Teilen ohne Angabe: die vom Tisch hier

## /tournament

command-tournament-open = Ein Turnier in diesem Kanal öffnen
    .rounds = Wie viele Runden. Die beste Summe nach der letzten gewinnt
    .minutes = Wie viele Minuten jeder Zug dauern darf
    .starts = Eine Startzeit wie „19:30“, dann den Tag wählen. Deine Zeitzone stellst du mit /eights me ein
command-tournament-join = Beim Turnier hier mitspielen oder zurückkommen
command-tournament-leave = Aus dem Turnier aussteigen. Ein Bot spielt deine Runde zu Ende
command-tournament-show = Das Turnier im Kanal nach unten holen
command-tournament-manage = Ein Turnier leiten: starten, pausieren, Leute aufnehmen oder rausnehmen, absagen
    .action = Was du tun willst
    .player = Wen du rausnimmst

## Was die Werte einer Option heißen

choice-level-easy = Leicht – macht Anfängerfehler
choice-level-steady = Solide – legt die Karte, die naheliegt
choice-level-expert = Profi – merkt sich alles, denkt voraus, sieht nie verdeckte Karten
choice-direction-clockwise = Im Uhrzeigersinn
choice-direction-counterclockwise = Gegen den Uhrzeigersinn
choice-what-table = Tisch – im Kanal nach unten holen
choice-what-scores = Punkte – Runde für Runde
choice-what-pile = Stapel – der Ablagestapel und wer was gelegt hat
choice-what-log = Verlauf – was in dieser Runde passiert ist
choice-what-sheet = Tabelle – Str8 Eight: jede Zahl und was darauf folgen kann
choice-what-details = Ehrlich gegeben – jetzt das Siegel, nach der Partie Beweis und Kartencode
choice-what-tables = Tische – die offenen Tische dieses Servers
choice-table-action-add = Dazu – einen Bot an den Tisch holen
choice-table-action-level = Stärke – wie gut ein Bot spielt
choice-table-action-remove = Raus – einen Platz freimachen. In der Partie übernimmt ein Bot
choice-table-action-invite = Einladen – ein Ping und ein Knopf zum Mitspielen
choice-table-action-options = Optionen – Spiel, Ziel, Bedenkzeit, Plätze. In der Partie: wer Bot-Plätze bekommt
choice-table-action-close = Schließen – eine laufende Partie endet ohne Sieg
choice-history-matches = Partien – die Liste, oder eine als Wiederholung
choice-history-verify = Prüfen – ob an den Karten einer Partie nichts geändert wurde
choice-from-draw = Ziehstapel
choice-from-discard = Ablagestapel – Str8 Eight: seine oberste Karte nehmen
choice-answer-challenge = Anzweifeln – das ist ein Bluff
choice-answer-stand = Glauben – durchgehen lassen
choice-rule-action-add = Aufstellen – deine eigene Regel, nach einem Rundensieg
choice-rule-action-guess = Raten – eine geheime Regel erraten
choice-about-why-not = Warum nicht? – warum eine Karte jetzt nicht geht
choice-about-hint = Tipp – was ein Profi legen würde
choice-saved-action-list = Liste – alles, was hier gespeichert ist
choice-saved-action-share = Teilen – ein Code, um Hausregeln auf einem anderen Server zu nutzen
choice-saved-action-delete = Löschen – für immer
choice-manage-start = Start – die erste Runde geben
choice-manage-pause = Pause – das Turnier anhalten oder weitermachen
choice-manage-close = Schließen – das Turnier absagen
choice-manage-bot = Bot – einen dazuholen
choice-manage-remove = Raus – eine Person oder einen Bot rausnehmen
choice-suit-S = ♠ Pik
choice-suit-H = ♥ Herz
choice-suit-D = ♦ Karo
choice-suit-C = ♣ Kreuz
choice-suit-O = ● Kreis
choice-suit-V = ▲ Dreieck
choice-suit-X = ✚ Kreuz
choice-suit-U = ■ Quadrat
choice-suit-Y = ★ Stern

## Die Spiele in einer Liste: was jedes ist, in wenigen Wörtern

game-choice = { $name } · { $least ->
    [2] { $most ->
            [2] für 2
           *[other] für 2 bis { $most }
        }
   *[other] für { $least } bis { $most }
} · { $length ->
    [none] { $what }
   *[other] { $length } · { $what }
}
zone-choice = { $zone } · dort ist es { $time }
preset-choice = { $name } · gespeicherte Hausregeln für { $game }
choice-game-crazy-eights = Farbe oder Wert, die Acht wünscht, mit Aussetzen und Strafkarten
choice-game-eights = der Klassiker: ziehen, bis eine passt, zu viert in zwei Teams
choice-game-eights-program = ziehen, bis eine passt, und wer gewinnt, bekommt die Punkte
choice-game-eights-250 = nur Achten sind besonders, und gespielt wird bis 250 Punkte
choice-game-countdown = achtmal alle Karten loswerden, jedes Mal mit neuer Wunschkarte
choice-game-countdown-jacks = Countdown mit einer fiesen Dame, und Buben lassen aussetzen
choice-game-kings-reverse = Joker zum Bluffen, Geschenke und Hochzeiten
choice-game-blackjack = Zweien und Buben zum Draufsetzen, das Ass wünscht
choice-game-str8-eight = mal was anderes: bau eine Folge aus acht steigenden Zahlen
choice-game-switch = auch Take Two, das Ass wünscht, Zweien und Buben zum Draufsetzen
choice-game-mzansi = aus Südafrika, Achten wehren Strafkarten ab
choice-game-huit-americain = aus Frankreich, mit einer Karte sagt man „carte“
choice-game-puskiyon = aus der Türkei, ohne Wunsch- und Sonderkarten
choice-game-huit = aus Québec, die Acht wünscht, nach Zehnen geht’s andersrum
choice-game-mau-mau = aus Deutschland, mit 32 Karten, der Bube wünscht
choice-game-mau-mau-52 = Mau-Mau mit zwei vollen Kartenspielen
choice-game-tschau-sepp = aus der Schweiz, mit 36 Karten, Asse zudecken
choice-game-pesten = aus den Niederlanden, Schluss nur mit einer einfachen Karte
choice-game-makao = aus Polen, mit Buben wünschst du dir einen Wert
choice-game-macau = aus Ungarn, ganze Ketten legen
choice-game-agony = aus Griechenland, mit Achten noch mal dran
choice-game-jacks-twos-eights = ganze Ketten legen, Vorsicht vor A♥
    .heard = ganze Ketten legen, Vorsicht vor dem Herz-Ass
choice-game-jack-change-it = aus Nordirland, der Bube wünscht
choice-game-last-card = aus Neuseeland, Fünfen sind +5
choice-game-one-card = aus Korea, wer kontert, legt gleich stark oder stärker
choice-game-zimbabwe = zu einem Ass darfst du gleich seine ganze Farbe legen
choice-game-ocho-locos = aus Puerto Rico, acht Runden, jedes Mal eine Karte weniger
choice-game-super-crazy-eights = fünfzehn Runden, runter auf eine Karte und wieder rauf
choice-game-rockaway = mit zwei Kartenspielen, ziehen, bis eine passt
choice-game-bartok = wer eine Runde gewinnt, stellt eine Regel auf
choice-game-mao = geheime Regeln fürs Benehmen, find sie raus
