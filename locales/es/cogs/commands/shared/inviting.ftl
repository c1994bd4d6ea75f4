opened = { $table } está abierta, y la invitación a { $name }, enviada.
    .unreached = { $table } está abierta, pero no pude avisar a { $name }. Dile que pulse **Unirme**.
invited = Invitación a { $table } enviada a { $name }.
    .unreached = No pude avisar a { $name }. Dile que pulse **Unirme** en { $table }.

no-table = Ninguna de tus mesas de aquí espera gente. Abre una con `/eights open` y luego invita.
not-waiting = { $table } ya no espera gente. Invita para la próxima partida.
friend-is-bot = Eso es un bot, así que mejor invita a una persona. Para añadir uno de mis bots, pulsa **Añadir bot** en la mesa.
friend-is-you = No puedes invitarte a ti. Elige a otra persona.
friend-left = { $name } ya no está en este servidor. Elige a alguien que esté.
friend-gone = Esa persona ya no está en este servidor. Elige a alguien que esté.
friend-cannot-see = { $name } no puede ver el canal de la mesa. Abre una en un canal que también pueda ver.
friend-sits = { $name } ya está en { $table }.
friend-invited = { $name } ya tiene invitación a { $table }. Se queda en el canal hasta que empiece la partida.

title = Invitar a alguien
friend = A quién
    .help = Recibirá un aviso y un botón para unirse.
