# Het dagspel, voordat het gespeeld wordt.

label = Dagspel
over = Het dagspel van vandaag is voorbij. Het volgende begint <t:{ $at }:R>.
off = Deze server heeft geen dagspel. Iemand met de machtiging Server beheren kan het aanzetten in `/eights settings`.
once = Je hebt je poging voor het dagspel van vandaag al gehad. Met `/eights today` zie je de stand.
not-begun = Ik kon je poging niet opslaan, dus die is niet begonnen. Druk zo nog eens op **Speel**.
no-game = Het dagspel staat op een spel dat er niet meer is. Iemand met de machtiging Server beheren kan een ander kiezen in `/eights settings`.
