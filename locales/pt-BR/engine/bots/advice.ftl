# O que se diz de uma jogada que não depende de um fato só.

ahead = Nas rodadas que testei, ganha { $count } a mais em cada 100 do que a segunda melhor jogada.
close = A diferença é pequena: nada mais foi claramente melhor.
best = Nenhuma outra jogada vale mais agora.
