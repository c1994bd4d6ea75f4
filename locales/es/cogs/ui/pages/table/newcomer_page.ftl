pick = Asientos de bots durante la partida
open = Asientos de bots: libres
    .line = Quien llega tarde toma el asiento de un bot, con sus cartas y puntos.
ask = Asientos de bots: con permiso
    .line = Tú dejas pasar a quien llega tarde, o se queda el bot.
closed = Asientos de bots: cerrados
    .line = Quien juega desde el principio juega hasta el final.

question = **{ $name } quiere el asiento de un bot.** Decide { $host }.
asks-you = **{ $name } quiere el asiento de un bot.** Dale paso en la mesa, o que siga el bot.
the-host = quien lleva la mesa
let-in = Dejar pasar
keep-bot = Que siga el bot
let-in-done = { $name } toma el asiento de un bot.
kept-bot = No hay asiento para { $name }. El bot sigue jugando.

waiting-for-host = Pediste el asiento de un bot en { $table }. Decide { $host }, y luego tu mano se abre aquí.
waiting-for-move = Tomas el asiento de un bot en { $table } después de esta jugada. Luego tu mano se abre aquí.
never-mind = Déjalo
given-up = Ya no pides asiento en { $table }.
over = La partida de { $table } acabó antes de que te sentaras. Únete a la revancha, o abre tu mesa con `/eights open`.
full = El asiento del último bot en { $table } fue para otra persona. Únete a la revancha, o abre tu mesa con `/eights open`.
kept = No tienes asiento en { $table }, y el bot sigue jugando. Únete a la revancha, o abre tu mesa con `/eights open`.
