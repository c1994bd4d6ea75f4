asked = **{ $name } quer pegar de volta { $cards }.** Esperando { $names } · acaba { $when }
    .answer = **{ $name } quer pegar de volta { $cards }.** Concorde, ou diga não · acaba { $when }
    .you = **Você pediu para pegar de volta { $cards }.** Esperando { $names } · acaba { $when }
agree = Concordo
no = Não
