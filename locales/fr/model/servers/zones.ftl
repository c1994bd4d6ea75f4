# What is wrong with a time zone that was typed. $zones is a list.

unknown = Je ne connais pas ce fuseau horaire. Écris une région et une ville, comme Europe/Paris ou America/Montreal, ou UTC.
close = Je ne connais pas ce fuseau horaire. Tu voulais dire { $zones } ?
