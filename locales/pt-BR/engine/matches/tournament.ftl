wrong-tables = Mesas de torneio são de três ou quatro, e { $game } não é para { $seats }. Escolha outro jogo.
rules-misfit = Mesas de torneio são de três ou quatro, e estas regras não servem para { $seats }: { $conflict }
partners = Parceiros dividem um resultado, mas em um torneio é cada um por si. Com estas regras, { $game } tem parceiros: escolha outro jogo, ou regras da casa sem parceiros.
no-rounds = Um torneio é jogado em rodadas, e { $game } não tem rodadas que marcam pontos. Escolha outro jogo.
