# What people type for a time, each in all ways, with commas between. `oclock` stands behind an hour on the clock, as in
# “20 Uhr”; where it is also a word for hours, “in” tells a span apart.

in = in
at = at
on = on
and = and
of = { "" }
today = today
tonight = tonight
tomorrow = tomorrow
minutes = minutes, minute, mins, min, m
hours = hours, hour, hrs, hr, h
days = days, day, d
mon = monday, mon
tue = tuesday, tues, tue
wed = wednesday, wednes, wed
thu = thursday, thurs, thur, thu
fri = friday, fri
sat = saturday, satur, sat
sun = sunday, sun
oclock = { "" }
from = from
to = to, until
