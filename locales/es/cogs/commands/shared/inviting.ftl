opened = La { $table } está abierta, y { $name } tiene tu invitación.
    .unreached = La { $table } está abierta, pero no pude avisar a { $name }. Dile que pulse **Unirme**.
invited = Enviaste a { $name } una invitación a la { $table }.
    .unreached = No pude avisar a { $name }. Dile que pulse **Unirme** en la { $table }.

no-table = Ninguna de tus mesas de aquí espera jugadores. Abre una con `/eights open` y luego invita a alguien.
not-waiting = La { $table } ya no espera jugadores. Invita a esa persona a la próxima partida.
friend-is-bot = Eso es un bot, así que mejor invita a una persona. Para añadir uno de mis bots, pulsa **Añadir bot** en la mesa.
friend-is-you = Esa persona eres tú. Elige a otra.
friend-left = { $name } ya no está en este servidor. Elige a alguien que esté.
friend-gone = Esa persona ya no está en este servidor. Elige a alguien que esté.
friend-cannot-see = { $name } no puede ver el canal de la mesa. Abre una en un canal que también pueda ver.
friend-sits = { $name } ya está en la { $table }.
friend-invited = { $name } ya tiene una invitación a la { $table }. Se queda en el canal hasta que empiece la partida.

title = Invitar a alguien
friend = A quién
    .help = Recibirá un aviso y un botón para unirse.
