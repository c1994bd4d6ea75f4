asked = **{ $name } chce cofnąć: { $cards }.** Czekamy na: { $names } · do { $when }
    .answer = **{ $name } chce cofnąć: { $cards }.** Zgódź się albo odmów · do { $when }
    .you = **Chcesz cofnąć: { $cards }.** Czekamy na: { $names } · do { $when }
agree = Zgoda
no = Nie
