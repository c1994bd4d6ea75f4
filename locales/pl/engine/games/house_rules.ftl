# Zasady domowe, z których niektórych już nie ma.

left-out = { $count ->
    [one] Jednej z tych zasad domowych już nie ma, więc została pominięta.
    [few] { $count } z tych zasad domowych już nie ma, więc zostały pominięte.
   *[many] { $count } z tych zasad domowych już nie ma, więc zostały pominięte.
}
