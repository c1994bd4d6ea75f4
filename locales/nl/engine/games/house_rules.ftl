# Huisregels waarvan sommige er niet meer zijn.

left-out = { $count ->
    [one] Een van deze huisregels bestaat niet meer, dus die vervalt.
   *[other] { $count } van deze huisregels bestaan niet meer, dus die vervallen.
}
