asked = **{ $name } chce cofnąć: { $cards }.** Czekamy jeszcze: { $names } · koniec { $when }
    .answer = **{ $name } chce cofnąć: { $cards }.** Zgódź się albo odmów · koniec { $when }
    .you = **Chcesz cofnąć: { $cards }.** Czekamy jeszcze: { $names } · koniec { $when }
agree = Zgoda
no = Nie
