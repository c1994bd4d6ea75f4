heading = ### Mesas abiertas
mine = ### Tus mesas
    Elige una para ver tu mano.
none = ### No hay mesas abiertas
    Abre tú la primera: **Jugar ya** la pone en este canal.
line = { $kind ->
    [free] **{ $table }** en { $place } · { $free ->
            [one] 1 asiento libre
           *[other] { $free } asientos libres
        } · con { $players }
    [full] **{ $table }** en { $place } · llena · con { $players }
    [yours] **{ $table }** en { $place } · estás en ella · con { $players }
    [away] **{ $table }** en { $place } · tu asiento te espera · con { $players }
    [bot] **{ $table }** en { $place } · en juego, puedes relevar a un bot · con { $players }
   *[playing] **{ $table }** en { $place } · en juego · con { $players }
}
page = Página { $number } de { $pages }

join = Unirme a la { $table }
sit = Sentarme en la { $table }
come-back = Volver a la { $table }
table = Mesa { $number }
earlier = Anterior
later = Siguiente
play-now = Jugar ya
