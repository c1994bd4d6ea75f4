line = { $people } – { $table } está aberta. Venha sentar!
line-alone = { $table } está aberta. Venha sentar!
message = **{ $table }** está aberta: { $link }
    -# Você pediu isto. Mude em **Conte comigo**, em `/eights me`.
join = Entrar
