line = { $role } – la { $table } est ouverte. Installez-vous !
join = Rejoindre
