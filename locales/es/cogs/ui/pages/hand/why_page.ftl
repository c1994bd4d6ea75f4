title = ¿Por qué no? · { $table }
pick = Elige una carta para ver por qué no puedes jugarla ahora.
all-playable = Puedes jugar todas las cartas de tu mano.
playable = Puedes jugar { $card } ahora.
not-held = No tienes { $card }.
select = Una carta que no puedo jugar
back = Volver a mi mano
