asked = **{ $name } möchte { $cards } zurücknehmen.** Es fehlt noch: { $names } · endet { $when }
    .answer = **{ $name } möchte { $cards } zurücknehmen.** Einverstanden oder nicht? · endet { $when }
    .you = **Du möchtest { $cards } zurücknehmen.** Es fehlt noch: { $names } · endet { $when }
agree = Einverstanden
no = Nein
