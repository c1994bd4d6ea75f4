# Waarom in een deelbare code geen huisregels zitten.

newer = Deze code komt uit een nieuwere versie van de bot.
mistyped = In deze code klopt een teken niet, of er ontbreekt een teken. Kopieer de hele code en probeer het nog eens.
empty = Deze code is beschadigd en er zitten geen huisregels in. Vraag om een nieuwe.
no-code = Dit is geen code met huisregels. Zo’n code begint met E en een getal, en er staan twee punten in.
unknown-game = Deze code is voor een spel dat deze versie van de bot niet kent.
unknown-rule = In deze code zit een huisregel die deze versie van de bot niet kent.
conflicting = Deze code is beschadigd: de huisregels gaan niet samen. Vraag om een nieuwe.
