join = Entrar
add-bot = Pôr um bot
start = Começar
more = Mais

aim = Partida: { $aim }.
house-rules-are = Regras da casa: { $rules }
rule = { $rule }: { $value }
and-more = e mais { $count }
pace = Ritmo: { $pace }
event = Aberta para [um evento deste servidor]({ $link })

ranked = Conta para o ranking.
too-short = Curta demais para contar no ranking.
hints = Dicas ligadas: na sua vez, aperte **Dica** na sua mão. Não conta para o ranking.
ranked-with-two = Conta para o ranking quando entrar uma segunda pessoa.

seat = **{ $number }** · { $player }
host = { $player } · host
bot = 🤖 { $name } (bot { $level })
team = **Time { $team }**
open = livre
chair-host = host
chair-bot = bot { $level }
chair = { $name } ({ $note })
sitting = Na mesa: { $names }.
free-seats = { $count ->
    [0] A mesa está cheia.
    [one] Cabe mais 1.
   *[other] Cabem mais { $count }.
}
ready = Aperte **Começar** quando todo mundo estiver aqui.
not-ready = { $why }
