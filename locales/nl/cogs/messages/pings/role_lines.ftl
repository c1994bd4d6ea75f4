line = { $role } – { $table } is open. Kom erbij zitten!
join = Meedoen
