invitation = { $who } – { $host } quer jogar na { $table } com você!
join = Entrar
