# What a person may ask for with “Deal me in”.

unknown = That choice isn’t here any more. Open `/eights me` again.
hours-unreadable = I can’t read those hours. Type them like 18-23 or 6 pm to 11 pm, or leave them empty for any time.
hours-equal = Those hours begin and end at the same time. Type two different ones, or leave them empty for any time.
