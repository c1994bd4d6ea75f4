line = { $people } – { $table } está abierta. ¡A sentarse!
line-alone = { $table } está abierta. ¡A sentarse!
message = **{ $table }** está abierta: { $link }
    -# Tú lo pediste. Cámbialo en **Quiero jugar**, en `/eights me`.
join = Unirme
