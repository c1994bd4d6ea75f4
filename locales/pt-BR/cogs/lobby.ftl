opened = A { $table } está aberta.
open-already = Você já tem a { $table } aberta aqui. Aperte **Começar** quando todo mundo estiver aqui.
left = Você saiu da { $table }.
    .bot = Você saiu da { $table }. Um bot está jogando por você. Aperte **Voltar ao jogo**, ou use `/eights join`.
    .bot-open = Você saiu da { $table }. Um bot joga por você até que você ou outra pessoa pegue o lugar. Aperte **Voltar ao jogo**, ou use `/eights join`.
    .out = Você saiu da { $table }. Você está fora da partida, então ninguém joga por você.
    .waiting = Você saiu da { $table }. Não tem mais ninguém lá, então a mesa espera você. Aperte **Voltar ao jogo**, ou use `/eights join`.
come-back = Voltar ao jogo
dealt = As cartas foram dadas na { $table }.
under-way = A rodada está em andamento, então não há o que começar. Veja suas cartas com `/eights hand`.
closed = A { $table } está fechada.
pings-on = Você recebe um aviso quando for sua vez.
pings-off = Você não recebe mais avisos na sua vez.

not-opened = Por isso a mesa não foi aberta.
show-again = Use `/eights show` para ver a mesa.

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

open-join = Entrar na { $table }
sit = Sentar na { $table }
open-come-back = Voltar à { $table }
table = Mesa { $number }
earlier = Anterior
later = Próxima
play-now = Jogar agora

invite-opened = A { $table } está aberta, e { $name } recebeu o convite.
    .unreached = A { $table } está aberta, mas não consegui avisar { $name }. Peça que a pessoa aperte **Entrar**.
invited = { $name } recebeu o convite para a { $table }.
    .unreached = Não consegui avisar { $name }. Peça que a pessoa aperte **Entrar** na { $table }.

no-table = Nenhuma mesa sua aqui está esperando jogadores. Abra uma com `/eights open` e depois convide.
not-waiting = A { $table } não espera mais jogadores. Convide para a próxima partida.
friend-is-bot = Isso é um bot, então convide uma pessoa. Para pôr um dos meus bots, aperte **Pôr um bot** na mesa.
friend-is-you = Você não pode se convidar. Escolha outra pessoa.
friend-left = { $name } não está mais neste servidor. Escolha alguém que esteja.
friend-gone = Essa pessoa não está mais neste servidor. Escolha alguém que esteja.
friend-cannot-see = { $name } não vê o canal da mesa. Abra uma mesa em um canal que os dois vejam.
friend-sits = { $name } já está na { $table }.
friend-invited = { $name } já recebeu o convite para a { $table }. Ele fica no canal até a partida começar.

title = Convidar alguém
friend = Quem você convida
    .help = A pessoa recebe um aviso e um botão Entrar.

refused = “{ $event }” começou, mas não consegui abrir a mesa. { $why }

invitation = { $who } – { $host } quer jogar na { $table } com você!
invited-join = Entrar

role-line = { $role } – a { $table } está aberta. Venham sentar!
role-join = Entrar
