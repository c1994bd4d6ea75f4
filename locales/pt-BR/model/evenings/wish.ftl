unknown = Essa opção não está mais disponível. Abra `/eights me` de novo.
hours-unreadable = Não entendi esse horário. Escreva algo como 18-23 ou das 18 às 23, ou deixe em branco para qualquer hora.
hours-equal = Esse horário começa e acaba na mesma hora. Escreva duas horas diferentes, ou deixe em branco para qualquer hora.
