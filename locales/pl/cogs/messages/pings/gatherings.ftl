line = { $people } – już czas! { $table } jest otwarty. Siadajcie!
join = Dołącz
