brings = Damit hat deine Folge { $count } von { $side } Karten.
completes = Damit ist deine Folge komplett.
takes = { $card } passt an deine Folge.
leaves = { CAPITAL($card) } passt nicht an deine Folge.
follows = Danach kannst du mit { $cards } weitermachen.
discards = { $card } kannst du gerade nicht anlegen.
