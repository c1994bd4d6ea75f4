heading = ### Mesas abertas
mine = ### Suas mesas
    Escolha uma para ver sua mão.
none = ### Nenhuma mesa aberta
    Comece você: **Jogar agora** abre uma neste canal.
line = { $kind ->
    [free] **{ $table }** em { $place } · { $free ->
            [1] 1 lugar livre
           *[other] { $free } lugares livres
        } · com { $players }
    [full] **{ $table }** em { $place } · cheia · com { $players }
    [yours] **{ $table }** em { $place } · você está nela · com { $players }
    [away] **{ $table }** em { $place } · seu lugar espera você · com { $players }
    [bot] **{ $table }** em { $place } · em andamento, com um lugar de bot livre · com { $players }
   *[playing] **{ $table }** em { $place } · em andamento · com { $players }
}
page = Página { $number } de { $pages }

join = Entrar na { $table }
sit = Sentar na { $table }
come-back = Voltar à { $table }
table = Mesa { $number }
earlier = Anterior
later = Próxima
play-now = Jogar agora
