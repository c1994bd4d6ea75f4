asked = **{ $name } quer voltar { $cards }.** Esperando { $names } · acaba { $when }
    .answer = **{ $name } quer voltar { $cards }.** Concorde, ou diga não · acaba { $when }
    .you = **Você pediu para voltar { $cards }.** Esperando { $names } · acaba { $when }
agree = Concordo
no = Não
