brings = Damit hat deine Folge { $count } von { $side } Zahlen.
completes = Damit ist deine Folge komplett.
takes = { CAPITAL($card) } passt an deine Folge.
leaves = { CAPITAL($card) } passt nicht an deine Folge.
follows = Danach kannst du mit { $cards } weitermachen.
discards = { CAPITAL($card) } kannst du gerade nicht anlegen.
