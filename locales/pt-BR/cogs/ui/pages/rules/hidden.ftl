phrases = Diga uma frase antes de jogar ou comprar, se uma regra secreta pedir. Quebrar uma regra secreta custa uma carta, e dizer uma frase que nenhuma regra pede também custa uma.
say = { $phrase }
    .heard = Dizer: { $phrase }
guess = Adivinhar uma regra secreta
guessing = ### Adivinhar uma regra secreta · { $title }
    Você tem um palpite por jogada. Um palpite certo revela a regra, e um errado custa uma carta.
    { $unknown ->
        [0] Você já conhece todas as regras secretas.
        [one] Há uma regra secreta que você ainda não conhece.
       *[other] Há { $unknown } regras secretas que você ainda não conhece.
    }
known = Você conhece: { $rule }
pick = Escolha seu palpite
back = Voltar à minha mão
