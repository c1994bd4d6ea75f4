changed = Este comando mudou. Recarregue o Discord e tente de novo.
elsewhere = Só dou cartas em servidores. Me adicione a um e abra uma mesa lá com `/eights open`.
no-choice = “{ $value }” não é uma opção de { $option }. Escolha uma da lista.
wrong-length = { $option } pede de { $least } a { $most } caracteres, e você escreveu { $count }.
wrong-number = { $option } pede um número de { $least } a { $most }.
