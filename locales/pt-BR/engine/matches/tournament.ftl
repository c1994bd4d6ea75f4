misfit = Um torneio é jogado em rodadas, em mesas de três e de quatro, cada um por si. Com estas regras, { $game } não permite isso: escolha outro jogo, ou outras regras da casa.
