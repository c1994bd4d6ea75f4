# What is wrong with a time zone that was typed. $zones is a list.

unknown = I don’t know that time zone. Write a region and a city, such as Europe/Berlin or America/New_York, or UTC.
close = I don’t know that time zone. Did you mean { $zones }?
