# What is wrong with a time zone that was typed. $zones is a list.

unknown = Je ne connais pas ce fuseau horaire. Écris une ville, comme Paris ou New York, ou le décalage, comme UTC+2.
close = Je ne connais pas ce fuseau horaire. Tu voulais dire { $zones } ?
