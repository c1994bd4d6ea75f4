invitation = { $who } – { $host } quer jogar { $table } com você!
join = Entrar
