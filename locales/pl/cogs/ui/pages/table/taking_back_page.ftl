asked = **{ $name } chce cofnąć: { $cards }.** Czekamy na odpowiedź: { $names } · koniec { $when }
    .answer = **{ $name } chce cofnąć: { $cards }.** Zgódź się albo odmów · koniec { $when }
    .you = **Chcesz cofnąć: { $cards }.** Czekamy na odpowiedź: { $names } · koniec { $when }
agree = Zgoda
no = Nie
