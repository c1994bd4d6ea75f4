# A planned evening begins: everyone who is in is called to its table. $people are their mentions.

line = { $people } – it’s time! { $table } is open. Come and sit down!
join = Join
