line = { $role } – { $table } jest otwarty. Siadajcie!
join = Dołącz
