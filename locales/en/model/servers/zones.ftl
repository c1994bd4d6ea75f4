# What is wrong with a time zone that was typed. $zones is a list.

unknown = I don’t know that time zone. Write a city, such as Berlin or New York, or the offset, such as UTC+2.
close = I don’t know that time zone. Did you mean { $zones }?

# What people type for a time, each in all ways, with commas between. What is silent says nothing about the time. Words of
# `oclock` stand behind an hour on the clock, as in “20 Uhr”, and may be words for hours as well, after a word of `in`.
