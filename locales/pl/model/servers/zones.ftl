unknown = Nie znam tej strefy czasowej. Wpisz region i miasto, np. Europe/Warsaw albo America/New_York, albo UTC.
close = Nie znam tej strefy czasowej. Chodzi o którąś z tych? { $zones }
