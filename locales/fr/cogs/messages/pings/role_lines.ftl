line = { $role } – { $table } est ouverte. Installez-vous !
join = Rejoindre
