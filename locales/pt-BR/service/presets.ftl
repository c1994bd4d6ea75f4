unknown = Este servidor não tem regras da casa com esse nome. `/houserules saved` mostra todas.
bad-name = Um nome precisa de pelo menos uma letra ou um número, e pode ter no máximo { $most } caracteres. Escolha outro.
name-of-game = Esse é o nome de um jogo. Escolha outro nome para suas regras da casa.
name-taken = Este servidor já tem regras da casa com esse nome. Escolha outro, ou mude essas regras.
only-owner-changes = Só quem salvou estas regras (ou alguém com a permissão Gerenciar servidor) pode mudá-las. Se quiser, comece outras a partir delas.
only-owner-replaces = Só quem salvou estas regras (ou alguém com a permissão Gerenciar servidor) pode substituí-las.
only-owner-deletes = Só quem salvou estas regras (ou alguém com a permissão Gerenciar servidor) pode apagá-las.
