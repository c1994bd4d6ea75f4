# Wie erbij geroepen wil worden, hoort van een tafel.

line = { $people } – { $table } is open. Kom erbij zitten!
line-alone = { $table } is open. Kom erbij zitten!
message = **{ $table }** is open: { $link }
    -# Je vroeg hierom. Verander het onder **Roep me erbij** in `/eights me`.
join = Meedoen
