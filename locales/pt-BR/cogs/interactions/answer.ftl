failed = Algo deu errado do meu lado. Olhe a mesa de novo e tente mais uma vez.
done = Feito, mas não consegui mostrar. Aperte **Minha mão** na mesa, ou use `/eights hand`.
unwelcome = O Discord não me deixa responder isso aqui. Tente em outro canal.
again = Tentar de novo
