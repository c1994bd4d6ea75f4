refused = „{ $event }” już trwa, ale nie udało mi się otworzyć stolika. { $why }
