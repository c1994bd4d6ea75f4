# While a player wants to take the last play back.

asked = **{ $name } veut reprendre { $cards }.** On attend { $names } · fin { $when }
    .answer = **{ $name } veut reprendre { $cards }.** Accepte, ou refuse · fin { $when }
    .you = **Tu veux reprendre { $cards }.** On attend { $names } · fin { $when }
agree = D’accord
no = Non
