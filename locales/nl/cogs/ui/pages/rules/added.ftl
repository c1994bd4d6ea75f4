# Regels die spelers tijdens een partij toevoegen.

pick = Kies een regel om toe te voegen
asked = **Jij won de ronde.** Kies een regel voor de rest van de partij, of druk op **Klaar** om de regels te laten zoals ze zijn.
adding = **{ $name }** voegt een regel toe.
added = Nieuwe regel van **{ $name }**: { $rule }
by = { $rule } ({ $name }, ronde { $round })
heading = Toegevoegd in deze partij
added-hidden = **{ $name }** voegde een geheime regel toe.
at-first = { $rule } Deze regel was er vanaf het begin.
hidden = Een geheime regel.
