# Wat een tafel verder nog weigert.

not-begun = De partij is nog niet begonnen. De host drukt op **Start**.
not-opened = Ik kon de tafel niet opslaan, dus die is niet open. Probeer het zo nog eens.
closed = Deze tafel is gesloten. Open een nieuwe met `/eights open`.
seats-changed = De plekken zijn veranderd. Kijk nog eens, en kies dan opnieuw.
begun = Deze partij is al begonnen.
stale = Het spel is al verder. Zo ziet je hand er nu uit.
was-first = { $name } was je voor. { $refusal }
moved-for-you = Dat heb ik net voor je gedaan, zoals gepland. Zo ziet je hand er nu uit.
no-round = Er is nu geen ronde om te beginnen.
out-not-asked = Je ligt eruit, dus de volgende ronde wacht niet op jou.
no-rematch = Revanche kan als deze partij voorbij is.
away = Een bot speelt voor je. Druk eerst op **Kom terug**.
paused = Het toernooi is gepauzeerd. Als de organisator het hervat, krijg je weer de volle tijd voor je beurt.
retired = Een van de regels van deze partij bestaat niet meer, dus eindigt de partij zonder uitslag.
hint-too-late = Het spel is al verder, dus de tip kwam te laat. Kijk nog eens naar je hand.
