no-table = Não há mesa neste canal. Abra uma com `/eights open`.
several = Há várias mesas neste canal: { $tables }. Escolha a sua com `table:`.
same-name = Várias mesas deste canal têm esse nome: { $tables }. Escolha a sua com `table:`.
unknown = Essa mesa não existe neste canal. Escolha uma da lista.
