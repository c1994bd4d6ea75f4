unknown = Não conheço esse fuso horário. Escreva uma cidade, como São Paulo ou Nova York, ou a diferença para o UTC, como UTC-3.
close = Não conheço esse fuso horário. Você quis dizer { $zones }?
