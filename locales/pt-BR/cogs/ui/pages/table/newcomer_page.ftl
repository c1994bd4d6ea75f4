pick = Lugares dos bots durante a partida
open = Lugares dos bots: qualquer um pode sentar
    .line = Quem chega depois pega o lugar de um bot, com as cartas e os pontos.
ask = Lugares dos bots: me perguntam antes
    .line = Você deixa entrar quem chega depois, ou fica com o bot.
closed = Lugares dos bots: ninguém senta
    .line = Quem joga desde o começo joga até o fim.

question = **{ $name } quer o lugar de um bot.** { $host } decide.
asks-you = **{ $name } quer o lugar de um bot.** Deixe entrar na mesa, ou fique com o bot.
the-host = O host
let-in = Deixar entrar
keep-bot = Ficar com o bot
let-in-done = { $name } ganha o lugar de um bot.
kept-bot = { $name } fica sem lugar. O bot continua.

waiting-for-host = Você pediu o lugar de um bot na { $table }. { $host } decide, e aí sua mão abre aqui.
waiting-for-move = Você ganha o lugar de um bot na { $table } depois desta jogada. Aí sua mão abre aqui.
never-mind = Deixa pra lá
given-up = Pedido de lugar na { $table } cancelado.
over = A partida na { $table } acabou antes de você sentar. Entre na revanche, ou abra sua própria mesa com `/eights open`.
full = O último lugar de bot na { $table } foi para outra pessoa. Entre na revanche, ou abra sua própria mesa com `/eights open`.
kept = Você não tem lugar na { $table }, e o bot continua. Entre na revanche, ou abra sua própria mesa com `/eights open`.
