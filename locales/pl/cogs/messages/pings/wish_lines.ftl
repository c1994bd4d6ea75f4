line = { $people } – { $table } jest otwarty. Siadajcie!
line-alone = { $table } jest otwarty. Siadajcie!
message = **{ $table }** jest otwarty: { $link }
    -# To na twoją prośbę. Zmienisz to w `/eights me` pod **Rozdajcie i mnie**.
join = Dołącz
