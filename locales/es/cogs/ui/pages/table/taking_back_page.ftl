asked = **{ $name } quiere retirar { $cards }.** A la espera de { $names } · acaba { $when }
    .answer = **{ $name } quiere retirar { $cards }.** Di que sí o que no · acaba { $when }
    .you = **Pediste retirar { $cards }.** A la espera de { $names } · acaba { $when }
agree = De acuerdo
no = No
