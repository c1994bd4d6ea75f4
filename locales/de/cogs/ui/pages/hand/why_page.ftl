title = Warum nicht? · { $table }
pick = Wähl eine Karte, dann siehst du, warum du sie jetzt nicht legen kannst.
all-playable = Du kannst jede Karte auf deiner Hand legen.
playable = Das kannst du jetzt legen: { $card }.
not-held = Das hast du nicht auf der Hand: { $card }.
select = Eine Karte, die nicht geht
back = Zurück zu meiner Hand
