asked = **{ $name } quiere retirar { $cards }.** Esperando a { $names } · acaba { $when }
    .answer = **{ $name } quiere retirar { $cards }.** Di que sí o que no · acaba { $when }
    .you = **Pediste retirar { $cards }.** Esperando a { $names } · acaba { $when }
agree = De acuerdo
no = No
