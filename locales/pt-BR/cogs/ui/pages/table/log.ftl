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
earlier = Antes
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
