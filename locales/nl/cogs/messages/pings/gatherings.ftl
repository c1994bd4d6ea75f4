# Een geplande avond begint.

line = { $people } – het is zover! { $table } is open. Kom erbij zitten!
join = Meedoen
