brings = Damit hat deine Folge { $count } von { $side } Karten.
completes = Damit ist deine Folge komplett.
takes = { $card } passt an deine Folge.
discards = { $card } brauchst du nicht für deine Folge.
best = Mehr bringt dir gerade nichts.
