newer = Este código é de uma versão mais nova do bot.
mistyped = Este código tem um caractere errado ou faltando. Copie o código inteiro e tente de novo.
empty = Este código está danificado e não traz regras da casa. Peça outro.
no-code = Isso não é um código de regras. Esses códigos começam com E e um número, e têm dois pontos (.) no meio.
unknown-game = Este código é de um jogo que esta versão do bot não conhece.
unknown-rule = Este código tem uma regra da casa que esta versão do bot não conhece.
conflicting = Este código está danificado: as regras da casa dele não podem ser jogadas juntas. Peça outro.
