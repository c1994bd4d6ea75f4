# Huisregels waarvan sommige er niet meer zijn.

left-out = { $count ->
    [one] Een van deze huisregels is er niet meer, dus die vervalt.
   *[other] { $count } van deze huisregels zijn er niet meer, dus die vervallen.
}
