round = Rodada { $round } · { $aim }
tournament-round = Torneio { $tournament } · uma rodada
turn = **Vez de { $name }**
turn-doing = **Vez de { $name }** · { $doing }
turn-until = { $turn } · um bot joga { $when }
soon = daqui a pouco
paused = **O torneio está em pausa.** { $name } joga em seguida e tem o tempo inteiro.
no-one = **Não tem ninguém aqui, então a mesa espera.** Aperte **Voltar ao jogo** para continuar. A mesa fecha { $when }.
too-long = **A mesa espera { $name } há um dia.** Qualquer um na mesa pode deixar um bot jogar até a volta de { $name }.
    .host = **A mesa espera { $name } há um dia.** Qualquer um na mesa pode virar host e deixar um bot jogar até a volta de { $name }.
round-over = **A rodada acabou.** A próxima começa quando todo mundo estiver pronto, ou { $when }.
dealt = As cartas foram dadas.

seat = **{ $name }** · { $notes }
seat-turn = ➤ { $seat }
seat-waiting = • { $seat }
bot = 🤖 { $seat }
    .heard = bot { $seat }
with = com { $names }
dealer = dá as cartas
away = ausente, um bot joga
ready = tudo pronto

ready-button = Tudo pronto
hand-button = Minha mão
more-button = Mais
back-button = Voltar ao jogo
sit-button = Sentar
let-bot-button = Deixar um bot jogar

you = Você
line = **{ $name }** { $words }
happened-left = { $name } saiu. Um bot assumiu o lugar.
    .you = Você saiu. Um bot joga por você.
happened-quit = { $name } saiu, já fora da partida.
    .you = Você saiu, já fora da partida.
happened-late = O tempo de { $name } acabou. Um bot assumiu o lugar.
    .you = Seu tempo acabou. Um bot joga por você.
happened-removed = { $by } pôs um bot para jogar por { $name }.
    .you = { $by } pôs um bot para jogar por você.
happened-stood-in = Um bot joga por { $name }.
    .you = Um bot joga por você.
happened-back = { $name } voltou.
    .you = Você voltou.
happened-sat = { $name } pegou o lugar de { $by }.
    .you = Você pegou o lugar de { $by }.
happened-waited = A mesa esperou { $name } por um dia.
    .you = A mesa esperou você por um dia.
happened-host = Agora { $name } é host da mesa.
    .you = Agora você é host da mesa.
happened-first = { $name } chegou primeiro, um instante antes de { $by }.
    .you = Você chegou primeiro, um instante antes de { $by }.
happened-hint = { $name } pediu uma dica.
    .you = Você pediu uma dica.
happened-closed = { $by } fechou a mesa.
happened-idle = A mesa fechou porque não tinha ninguém aqui.
happened-retired = Uma das regras desta partida não existe mais, então a partida terminou sem resultado.
stood-in = Um bot jogou por { $name } { $count ->
    [1] na rodada { $rounds }
   *[other] nas rodadas { $rounds }
}.

heading = ### Mais · { $table }
remove = Tirar um jogador
    .match = Trocar por um bot
seats = Lugares desta partida
more-seat = Lugar { $number }: { $name }
options = Opções da mesa
log = Jogadas
scores = Placar
pile = Descarte
rules = Livro de regras
details = Jogo limpo
ping = Me avise
    .off = Não me avise mais
invite = Convidar alguém
leave = Sair do meu lugar
close = Fechar a mesa

round-won = ## { $names } { $winners ->
    [1] vence
   *[other] vencem
} a rodada { $round }!
end-round-over = ## A rodada { $round } acaba sem vencedor
how = -# { $title } · { $ending }
winning-card = Carta da vitória: **{ $card }**
next-round = A rodada { $round } começa quando todo mundo estiver pronto, ou { $when }.
end-soon = daqui a pouco
is-ready = Tudo pronto: { $names }

match-won = { $names } { $winners ->
    [1] vence
   *[other] vencem
}!
    .you = { $winners ->
        [0] Você vence
       *[other] Você e { $names } vencem
    }!
scored-best = { $names } { $winners ->
    [1] tem
   *[other] têm
} o melhor placar!
    .you = { $winners ->
        [0] Você tem
       *[other] Você e { $names } têm
    } o melhor placar!
lead = por { $counted ->
    [nothing] { cards }
    [rounds] { rounds }
   *[points] { points }
}
lead-left = última pessoa na partida
score = { $counted ->
    [nothing] { $count ->
        [0] sem cartas na mão
       *[other] { cards } na mão
    }
    [rounds] com vitória em { rounds }
   *[points] com { points }
}
last-card = última carta: { $card }
place = **{ $place }** · **{ $name }** · { $notes }
partner = -# { $name } · { $notes }
by-bot = um bot terminou
many-owners = alguém no lugar { $seat }
sat-later = -# { $names } { $count ->
    [1] se sentou durante a partida, então o resultado desse lugar não conta
   *[other] se sentaram durante a partida, então os resultados desses lugares não contam
}.{ $rest ->
    [counts] { "" } O resultado dos outros conta como se um bot tivesse jogado ali.
    [too-few] { "" } Só uma pessoa estava aqui desde o começo, então a partida não conta para o ranking.
   *[anyway] { "" }
}
played = -# Partida de { rounds }.
play-again = -# Aperte **Revanche** para jogar de novo.
last-left = -# Vence o último que ficar.
lowest = -# Vence o menor total.
for-tournament = -# { $penalties ->
    [yes] Pontos perdidos no torneio { $tournament }: vence o menor total.
   *[no] Estes pontos contam no torneio { $tournament }: vence o maior total.
}
pays = { $payer } paga: { $shares }.
share = { $name } { units }
who-pays = -# Aperte **Placar** para ver quem paga a quem.
finish = { $place } { $name }{ $counted ->
    [nothing] { "" } com { cards }
    [rounds] { "" } com vitória em { rounds }
   *[points] { "" } com { points }
}
together = { $count ->
    [1] { $first }
    [2] { $first } & { $second }
   *[other] { $first } +{ $more }
}
closed = ## { $title }
    Esta mesa está fechada. { $count ->
        [0] Ninguém sentou aqui.
       *[other] Quem jogou: { $names }.
    }

rematch = Revanche
more = Mais

ask = Fechar a { $table }?
    .match = A partida acaba aqui e não conta.
closing-close = Fechar
closing-closed = A { $table } está fechada.

closed-by = **{ $name } fechou esta mesa { $dealt ->
    [no] depois da
   *[yes] na
} rodada { $round }.** A partida não conta.
closed-itself = **Esta mesa fechou { $dealt ->
    [no] depois da
   *[yes] na
} rodada { $round }, porque { $why ->
    [retired] uma das regras dela não existe mais
   *[left] não sobrou ninguém
}.** A partida não conta.
standing = Classificação depois de { rounds }
closing-place = **{ $place }** · **{ $name }** · { $score }
no-round = Nenhuma rodada chegou ao fim. Jogaram: { $names }.
closing-rematch = A revanche está aqui: [abrir]({ $link })

title = ### Placar · { $title }
course = A evolução dos pontos em { rounds }.
rounds-played = { rounds }
round-head = R{ $round }
    .heard = rodada { $round }
total-head = Total
    .heard = total
one-round = Esta mesa joga uma rodada só. Os pontos dela contam no torneio.
earlier = -# { $count ->
    [1] A primeira rodada está nos totais.
   *[other] As { $count } primeiras rodadas estão nos totais.
}

log-title = ### Jogadas · { $title }
    -# Rodada { $round }, a última jogada no fim
nothing = Nada aconteceu ainda.
pile-title = ### Descarte · { $title }
    -# A última carta primeiro
pile-card = **{ $card }** { $name }
    .heard = **{ $card }**, de { $name }
pile-starter = **{ $card }** primeira carta
    .heard = **{ $card }**, a primeira carta
pile-unknown = **{ $card }**
pile-empty = O descarte está vazio.
log-earlier = Antes
later = Depois
page = -# Página { $page } de { $pages }
details-title = ### Jogo limpo · { $title }
seal = Selo das cartas: `{ $seal }`
seal-note = -# O selo foi feito antes de alguém entrar e não muda mais. Ele tranca uma semente e um sal secretos. Cada toque em **Entrar** ou **Começar** depois do selo mistura um número do Discord, então ninguém consegue escolher as cartas. No fim você vê tudo, e `/eights history what:Conferir` confere cada distribuição.
seal-note-tournament = -# O selo vem do selo do torneio, feito antes de qualquer inscrição. Cada inscrição e cada começo depois do selo mistura um número do Discord, então ninguém consegue escolher as cartas. No fim da rodada você vê tudo, e `/eights history what:Conferir` confere cada distribuição.
seal-note-old = -# O selo foi feito antes da primeira carta. No fim, a semente e o sal provam que nenhuma carta foi trocada.
no-presses = -# Nenhum toque em **Entrar** ou **Começar** foi misturado aqui, então só o selo tranca as cartas.
presses = Números dos toques em **Entrar** e **Começar**: { $presses }
seed = Semente: `{ $seed }`
    Sal: `{ $salt }`
table = Mesa { $table }
match = Partida { $match } · { $moves ->
    [0] 0 jogadas
    [one] 1 jogada
   *[other] { $moves } jogadas
}
engine = Versão do motor { $engine }

host-heading = Opções da mesa · { $table }
game-tab = Jogo
seats-tab = Lugares e bots
house-rules = Regras da casa
notice = ❗ { $why }

pick-game = Jogo
saved-shelf = Salvas aqui · { $count ->
    [1] 1 conjunto de regras da casa
   *[other] { $count } conjuntos de regras da casa
}
    .line = Regras da casa salvas neste servidor.
game = Jogo: { $game }
saved-game = Jogo: { $name }
saved-of = As regras da casa do servidor para { $game }
pick-target = Meta
target = Meta: { $target }
pick-pace = Tempo por jogada
pace = Ritmo: { $pace }
usual-pace = Ritmo: o padrão deste servidor
hints = { $on ->
    [yes] Dicas ligadas (a partida não conta)
   *[no] Dicas desligadas
}
take-backs = { $on ->
    [yes] Dá para voltar a jogada
   *[no] Não dá para voltar a jogada
}
pick-seats = Lugares
host-seats = Lugares: { $count }
pick-bots = Bots
bots = Bots: { $count ->
    [0] nenhum
   *[other] { $count }
}
pick-level = Nível
level = Nível: { $level }
pick-partners = Parceiros
partners = Parceiros: { $sides ->
    [0] não
   *[other] { $sides } times
}
pick-newcomers = Lugares dos bots durante a partida
newcomers-open = Lugares dos bots: qualquer um pode pegar
    .line = Quem chega depois pega o lugar de um bot, com as cartas e os pontos.
newcomers-closed = Lugares dos bots: ninguém pode pegar
    .line = Ninguém entra depois do começo.
pick-swap = Trocar dois lugares
host-seat = Lugar { $number }: { $name }
shuffle = Sortear os lugares
seated = { $number }. { $name }
empty = Ninguém sentou aqui ainda.

unknown-game = Esse jogo não está mais disponível. Aperte **Opções da mesa** de novo.
unknown-choice = Essa opção não está mais disponível. Aperte **Opções da mesa** de novo.

ping-turn = { $player }, é sua vez na { $table }.
adding = { $player }, você venceu a rodada na { $table }. Agora pode criar uma regra.
warning = { $player }, ainda é sua vez na { $table }. Um bot joga por você { $when }.
start = { $players }, as cartas foram dadas na { $table }. { $first } começa. Aperte **Minha mão** para ver suas cartas.
my-hand = Minha mão

ping-seated = Você tem um lugar na { $table }.
question = Quer um aviso quando for sua vez?
yes = Sim, me avise
no = Não, valeu
wanted = Eu marco você quando for sua vez.
unwanted = Sem avisos, então. Só aviso quando as primeiras cartas de uma partida são dadas. Se mudar de ideia, aperte **Mais** em uma mesa.

to-bottom = Mover para o fim
at-bottom = A { $table } está no fim do canal agora.
too-soon = A { $table } apareceu há menos de um minuto. Tente de novo daqui a pouco.
no-table-there = Essa mensagem não mostra uma mesa aberta. Escolha a mensagem de uma mesa, ou use `/eights show`.
no-seat = Só quem joga na { $table } pode mover a mesa.
stays = A mesa fica onde está.
held-over = A partida acabou, então a mensagem [fica onde está]({ $link }).
held-thread = A mensagem tem um tópico, então ela [fica onde está]({ $link }).

place-channel = Este canal
place-thread = Um tópico só dela
thread = A **{ $table }** tem um tópico só dela.
thread-opened = A { $table } está aberta em { $link }.
no-threads-here = Este canal não pode ter tópicos. Abra a mesa em um canal de texto, ou com `place: Este canal`.
no-threads-allowed = Não posso criar um tópico aqui: me falta { $missing }. Peça à administração, ou abra a mesa com `place: Este canal`.
thread-failed = O Discord não me deixou criar um tópico ({ $why }), então nenhuma mesa foi aberta. Tente `place: Este canal`.

## Seats, bots and the table's message

seat-choice = { $number }: { $name }
    .bot = { $number }: { $name } (bot)
which-player = Quem você quer convidar? Escolha em `player:`.
bot-joined = { $name } se sentou na { $table }.
which-level = Com que nível o bot joga? Escolha também `level:`.
bot-level = Agora, na { $table }, { $name } { $level ->
        [easy] pega leve
        [expert] lembra o que cada um fez e pensa à frente
       *[other] joga a carta boa que está na cara
    }.
seats-changed = Os lugares mudaram. Aperte **Mais** de novo.
removed = { $name } não está mais na mesa.
    .bot = Um bot joga por { $name } até { $name } voltar.
which-seat = Qual lugar? Escolha um na lista de `seat:`.
no-such-seat = Esse lugar não existe. Escolha um na lista de `seat:`.
stays-where = A mesa fica onde está.
moved = A { $table } está no fim do canal agora.
