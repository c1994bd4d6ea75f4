back-more = Voltar a Mais
back-house-rules = Voltar às Regras da casa
back-saved-sets = Voltar às Regras salvas
back-first-steps = Voltar aos Primeiros passos
back-help = Voltar à Ajuda
back-leaderboard = Voltar ao Ranking
back-replay = Voltar ao Replay
back-me = Voltar à sua página
back-named = Voltar a { $name }

no-card = “{ $typed }” não é uma carta. { $spelling }, ou escolha na lista.
torn-card = “{ $typed }” pode ser { $cards }. Escreva por extenso, ou escolha na lista.
torn-suit = “{ $typed }” pode ser { $suits }. Escreva a palavra inteira.
from-to = { $what }: { $first } a { $last }
