ask = { $table } schließen?
    .match = Die Partie ist dann vorbei. Sie zählt für niemanden.
    .consent = Die Partie ist dann vorbei. Sie zählt für niemanden. Du hast diesen Tisch nicht eröffnet, also müssen alle hier einverstanden sein.
close = Schließen
close-asking = Die anderen fragen
closed = { $table } ist geschlossen.
asked = Ich habe { $names } gefragt. Der Tisch schließt, wenn alle hier einverstanden sind.
agreed = Du bist einverstanden. Noch keine Antwort: { $names }.
refused = Du willst weiterspielen, also bleibt der Tisch offen.

# In der Nachricht des Tisches, während die anderen gefragt werden.
vote = **{ $host } möchte diesen Tisch schließen.** Die Partie ist dann vorbei und zählt für niemanden. Noch keine Antwort: { $names }.
agree = Schließen
play-on = Weiterspielen

# Was von einer Partie bleibt, die vorzeitig geschlossen wurde.
closed-by = **{ $name } hat diesen Tisch { $dealt ->
    [no] nach
   *[yes] in
} Runde { $round } geschlossen.** Die Partie zählt für niemanden.
closed-itself = **Dieser Tisch hat { $dealt ->
    [no] nach
   *[yes] in
} Runde { $round } geschlossen, weil niemand mehr da war.** Die Partie zählt für niemanden.
standing = Stand nach { rounds }
place = **{ $place }** · **{ $name }** · { $score }
no-round = Keine Runde ging zu Ende. Dabei: { $names }.
rematch = Hier ist die Revanche: [öffnen]({ $link })
