heading = ## { $count } jogos
    Escolha uma estante, depois um jogo.
by-kind = Por tipo
by-players = Por número de jogadores
by-country = Por país
shelf-line = - **{ $name }** ({ $count }){ $about ->
    [none] { "" }
   *[other] { " " }– { $about }
}
country = - **{ $name }** – { $games }
shelf-heading = ### { $name }
small = -# { $text }
game = **{ $name }** – { $line }
    -# { $players }{ $length ->
        [none] { "" }
       *[other] { " " }· { $length }
    }
game-in-short = - **{ $name }**{ $length ->
    [none] { "" }
   *[other] { " " }· { $length }
}
found = ### { $count ->
    [0] Nenhum jogo encontrado para “{ $typed }”
    [one] 1 jogo encontrado para “{ $typed }”
   *[other] { $count } jogos encontrados para “{ $typed }”
}
also = Também conhecido como { $names }.
sets = Com regras da casa prontas: { $names }. Abra uma mesa, aperte **Mais** e **Regras da casa**, e escolha lá.
facts = **{ $players }**{ $length ->
        [0] { "" }
       *[other] { " " }· { $length }
    }
length = cerca de { $minutes } minutos com { $seats }

pick-shelf = Escolha uma estante
pick-country = Escolha um país
pick-game = Escolha um jogo
shelf = { $name } · { $count ->
    [1] 1 jogo
   *[other] { $count } jogos
}
and-more = { $games } e mais { $count }
about = { $least ->
    [2] { $most ->
            [2] Para 2
           *[other] 2–{ $most }
        }
   *[other] { $least }–{ $most }
} · { $length ->
    [none] { $line }
   *[other] { $length } · { $line }
}

all = Todos os jogos
find = Achar um jogo
find-label = Como se chama?
find-help = Um nome em qualquer língua, um país, ou uma palavra sobre ele. Erro de digitação não tem problema.
elsewhere = Aqui não tem { $name }. O jogo mais próximo é { $nearest }
open = Abrir uma mesa
rules = Livro de regras

no-game = Não há jogo chamado “{ $game }”. `/eights games` lista todos.
unknown = Esse jogo não está mais disponível. `/eights games` lista todos.

title = ## Regras · { $name }
differs = { $mark } diferente do jogo padrão
page = Página { $number }
left-out = -# Bom saber: { $text }
small-print = -# { $text }

editor-heading = Regras da casa · { $table }
set-title = “{ $name }” · { $game }
of-chapter = { $chapter } · Regras da casa · { $table }
of-rule = Regra: { $rule } · { $table }
of-rank = Regra: { $rule }, { $rank } · { $table }

nothing-differs = { $game } puro. Escolha um capítulo para mudar as regras dele.
editor-differs = { $count ->
    [1] 1 regra não é como em { $game }:
   *[other] { $count } regras não são como em { $game }:
}
    .heard = { $count ->
        [1] 1 regra não é como em { $game }.
       *[other] { $count } regras não são como em { $game }.
    }
differing = **{ $rule }:** { $value } (em vez de { $usual })
editor-and-more = { $count ->
    [1] … e mais 1.
   *[other] … e mais { $count }.
}
at-once = As mudanças valem na hora. **Salvar** guarda estas regras para outras mesas deste servidor.
cannot-play = Com mais ou menos jogadores, estas regras podem voltar a servir.

rule = **{ $rule }:** { $value }
in-the-menu = { $chapter }: escolha uma regra no menu para mudá-la.
empty = Com as outras regras do jeito que estão, não há o que mudar aqui.
pick-rule = Mudar uma regra
switched-here = Agora: { $value }. { $help }
usual-value = { $game }: { $value }

show = Livro de regras
save = Salvar
    .copy = Salvar uma cópia
share = Compartilhar
import = Importar
reset = Igual a { $game }
ready-made = Adicionar regras prontas
which-rank = Escolha um valor
which-suits = Quais naipes
what-they-do = O que estas cartas fazem
nothing-special = nada de especial
suits = { $rank }: { $suits ->
    [all] todos os naipes
    [S] espadas
    [H] copas
    [D] ouros
    [C] paus
    [SC] naipes pretos
    [HD] naipes vermelhos
    [O] círculos
    [V] triângulos
    [X] cruzes
    [U] quadrados
   *[Y] estrelas
}
suit-and-value = { $suit } { $value }
red = vermelhos
black = pretos

added = Na mesa agora: { $set }.
added-already = { $set } já está em uso.
changed = Mudou: { $about } – { $now }. Para desfazer, { $switch ->
    [yes] escolha de novo.
   *[no] escolha o que era: { $was }.
}
went-along = Mudou junto: { $rule } ({ $value }).
stayed = Ficou como você deixou: { $rule } ({ $value }).
reset-done = De volta a { $game } puro.
imported = Estas regras valem agora.
imported-and-saved = Estas regras valem agora, e foram salvas como “{ $name }”.
saved = Salvas como “{ $name }”. Escolha essas regras quando abrir uma mesa.
saved-of-game = Salvas como “{ $name }” (regras para { $game }). Escolha essas regras quando abrir uma mesa.
deleted = Regras apagadas: “{ $name }”. As mesas que já usam essas regras continuam com elas.
code = **Código destas regras de { $game }**
    Copie e aperte **Importar** nas regras da casa de outra mesa, ou escreva `/houserules save code:`.

save-form = Salvar estas regras da casa
save-name = Nome
    .help = Com esse nome, os jogadores escolhem as regras ao abrir uma mesa.
import-form = Importar regras da casa
import-code = Código
    .help = O código de Compartilhar, ou de /houserules saved action:Compartilhar.
import-name = Salvar como (opcional)
    .help = Deixe em branco para usar as regras só nesta mesa.

set-gone = Estas regras não estão mais salvas aqui. Escolha outras com `/houserules edit`.
unknown-rule = Esta regra não está mais disponível. Abra o editor de novo com `/houserules edit`.
unknown-choice = Esta opção não está mais disponível. Abra o editor de novo com `/houserules edit`.

kept-heading = Regras da casa salvas
kept-none = Nada salvo ainda. Aperte **Novas regras**, ou salve as de uma mesa com **Mais** e **Regras da casa**.
kept-pick = Escolher regras salvas
kept-change = Mudar
new = Novas regras
new-game = Jogo que serve de base
made = Regras salvas: “{ $name }”. Cada mudança aqui é salva na hora.
kept = **{ $name }** · { $game }, { $count ->
    [0] nada mudou
    [one] 1 regra mudou
   *[other] { $count } regras mudaram
}

pick = Escolha a regra nova
asked = **Você venceu a rodada.** Escolha uma regra para o resto da partida, ou aperte **Tudo pronto** para deixar as regras como estão.
adding = **{ $name }** está criando uma regra.
added-added = Regra nova de **{ $name }**: { $rule }
by = { $rule } { $name }, rodada { $round }
added-heading = Criadas nesta partida
added-hidden = **{ $name }** criou uma regra secreta.
at-first = { $rule } Já valia desde o início.
hidden = Uma regra secreta.

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
hidden-pick = Escolha seu palpite
back = Voltar à minha mão

code-holds = { $game } com { $count ->
    [0] nenhuma mudança
    [one] 1 regra da casa
   *[other] { $count } regras da casa
}
replace-heading = { $game }, { $seats } lugares
preset-heading = { $name } · { $game }, { $seats } lugares
which-saved = Quais regras da casa? Escolha na lista de `name:`.
