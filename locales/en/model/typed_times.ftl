# What people type for a time, each in all ways, with commas between. What is silent says nothing about the time. Words of
# `oclock` stand behind an hour on the clock, as in “20 Uhr”, and may be words for hours as well, after a word of `in`.

silent = on, of, the, this, coming, and
in = in
at = at
today = today
tomorrow = tomorrow
an-hour = an hour, one hour, a hour
half-hour = half an hour, a half hour, half hour
minutes = minutes, minute, mins, min, m
hours = hours, hour, hrs, hr, h
mon = monday, mon
tue = tuesday, tues, tue
wed = wednesday, wednes, wed
thu = thursday, thurs, thur, thu
fri = friday, fri
sat = saturday, satur, sat
sun = sunday, sun
oclock = o’clock, o'clock, oclock
