opened = A { $table } está aberta.
open-already = Você já tem a { $table } aberta aqui. Aperte **Começar** quando todo mundo estiver aqui.
bot-joined = { $name } se sentou na { $table }.
bot-level = Agora, na { $table }, { $name } { $level ->
        [easy] pega leve
        [expert] lembra o que cada um fez e pensa à frente
       *[other] joga a carta boa que está na cara
    }.
left = Você saiu da { $table }.
    .bot = Você saiu da { $table }. Um bot está jogando por você. Aperte **Voltar ao jogo**, ou use `/eights join`.
    .bot-open = Você saiu da { $table }. Um bot joga por você até que você ou outra pessoa pegue o lugar. Aperte **Voltar ao jogo**, ou use `/eights join`.
    .out = Você saiu da { $table }. Você está fora da partida, então ninguém joga por você.
    .waiting = Você saiu da { $table }. Não tem mais ninguém lá, então a mesa espera você. Aperte **Voltar ao jogo**, ou use `/eights join`.
come-back = Voltar ao jogo
dealt = As cartas foram dadas na { $table }.
under-way = A rodada está em andamento, então não há o que começar. Veja suas cartas com `/eights hand`.
removed = { $name } não está mais na mesa.
    .bot = Um bot joga por { $name } até { $name } voltar.
closed = A { $table } está fechada.
moved = A { $table } está no fim do canal agora.
pings-on = Você recebe um aviso quando for sua vez.
pings-off = Você não recebe mais avisos na sua vez.

which-seat = Qual lugar? Escolha um na lista de `seat:`.
no-such-seat = Esse lugar não existe. Escolha um na lista de `seat:`.
which-level = Com que nível o bot joga? Escolha também `level:`.
which-player = Quem você quer convidar? Escolha em `player:`.
seats-changed = Os lugares mudaram. Aperte **Mais** de novo.
seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)

not-opened = Por isso a mesa não foi aberta.
stays = A mesa fica onde está.
show-again = Use `/eights show` para ver a mesa.
