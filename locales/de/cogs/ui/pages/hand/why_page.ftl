title = ### Warum nicht? · { $table }
pick = Wähl eine Karte, dann siehst du, warum du sie jetzt nicht legen kannst.
all-playable = Du kannst jede Karte auf deiner Hand legen.
playable = Du kannst { $card } jetzt legen.
not-held = Du hast { $card } nicht.
select = Eine Karte, die nicht geht
back = Zurück zu meiner Hand
