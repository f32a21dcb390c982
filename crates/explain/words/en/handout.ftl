### The words that occur only on paper.

# $k (count): the number of the period
# $n (count): the number of all periods
period = Period { $k } of { $n }
worksheet = Worksheet. Fill in the blanks; the key is at the end.
name = Name
bracket = First find a bracket, two points with the zero of { f } between them. One is { big_a } = { a }. If Δ² > φ² + v, the other is { big_b } = ln(Δ² − φ² − v). Otherwise it is { big_b } = { a } − { k }{ tau } with the smallest { k } = 1, 2, 3, … for which { f } is not negative.
result = The result
key = Key
# $date (text): the date of printing
printed = Printed { $date }
