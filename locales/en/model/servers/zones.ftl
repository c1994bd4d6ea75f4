# What is wrong with a time zone that was typed. $zones is a list.

unknown = I don’t know that time zone. Write a city, such as Berlin or New York, or the offset, such as UTC+2.
close = I don’t know that time zone. Did you mean { $zones }?
