brings = Twój sekwens ma wtedy { $count } z { $side } kart.
completes = To kończy twój sekwens.
takes = { CAPITAL($card) } pasuje do twojego sekwensu.
leaves = { CAPITAL($card) } nie pasuje do twojego sekwensu.
follows = Potem możesz dołożyć { $cards }.
discards = { CAPITAL($card) } teraz nie pasuje do sekwensu.
