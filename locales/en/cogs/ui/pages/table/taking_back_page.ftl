# While a player wants to take the last play back.

asked = **{ $name } wants to take back { $cards }.** Waiting for { $names } · ends { $when }
    .answer = **{ $name } wants to take back { $cards }.** Agree, or say no · ends { $when }
    .you = **You asked to take back { $cards }.** Waiting for { $names } · ends { $when }
agree = Agree
no = No
