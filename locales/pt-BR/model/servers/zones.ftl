unknown = Não conheço esse fuso horário. Escreva região e cidade em inglês, como America/Sao_Paulo ou Europe/Berlin, ou UTC.
close = Não conheço esse fuso horário. Você quis dizer { $zones }?
