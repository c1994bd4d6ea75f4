asked = **{ $name } möchte { $cards } zurücknehmen.** Noch keine Antwort: { $names } · endet { $when }
    .answer = **{ $name } möchte { $cards } zurücknehmen.** Einverstanden oder nicht? · endet { $when }
    .you = **Du möchtest { $cards } zurücknehmen.** Noch keine Antwort: { $names } · endet { $when }
agree = Einverstanden
no = Nein
