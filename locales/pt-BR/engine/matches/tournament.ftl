misfit = Um torneio é jogado em rodadas, em mesas de três e de quatro, cada um por si. { $game } não se joga assim com estas regras: escolha outro jogo, ou outras regras da casa.
