# People who want to be dealt in are told of a table. $people are their mentions.

line = { $people } – { $table } est ouverte. Installez-vous !
line-alone = { $table } est ouverte. Viens t’installer !
message = **{ $table }** est ouverte : { $link }
    -# C’est toi qui l’as demandé. Change ça dans **J’en suis** sous `/eights me`.
join = Rejoindre
