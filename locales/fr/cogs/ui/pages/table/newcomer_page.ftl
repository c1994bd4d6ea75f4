# People who sit down during a match, in a bot’s seat: who may, the question to the host, and what they are told meanwhile.

pick = Places des bots pendant la partie
open = Places des bots : ouvertes à tous
    .line = Les retardataires prennent la place d’un bot, avec ses cartes et son score.
ask = Places des bots : on me demande d’abord
    .line = Tu acceptes chaque retardataire, ou tu gardes le bot.
closed = Places des bots : fermées
    .line = Les joueurs du début jouent jusqu’à la fin.

# In the message of the table, while the host is asked.
question = **{ $name } voudrait la place d’un bot.** { $host } décide.
asks-you = **{ $name } voudrait la place d’un bot.** Fais-lui une place à la table, ou garde le bot.
the-host = L’hôte
let-in = Faire une place
keep-bot = Garder le bot
let-in-done = { $name } prend la place d’un bot.
kept-bot = Pas de place pour { $name }. Le bot continue.

# What a latecomer is told who waits.
waiting-for-host = Tu as demandé la place d’un bot à la { $table }. { $host } décide, puis ta main s’ouvre ici.
waiting-for-move = Tu prends la place d’un bot à la { $table } après ce coup. Ta main s’ouvrira ici.
never-mind = Laisser tomber
given-up = Tu ne demandes plus de place à la { $table }.
over = La partie à la { $table } a pris fin avant ton arrivée. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
full = La dernière place de bot à la { $table } est prise. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
kept = Tu n’as pas de place à la { $table }, et le bot continue. Rejoins la revanche, ou ouvre ta table avec `/eights open`.
