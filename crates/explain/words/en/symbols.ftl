### What the letters of the derivation mean, by their names in formulas.

r = rating before the period
rd = rating deviation before the period: how uncertain the rating is
sigma = volatility before the period: how far strength typically drifts
tau = system constant: how readily the volatility changes
epsilon = tolerance: the iterations stop when the bracket is no wider
mu = rating on the Glicko-2 scale, (r − 1500) / 173.7178
phi = deviation on the Glicko-2 scale, RD / 173.7178
r-j = rating of opponent j before the period
rd-j = rating deviation of opponent j before the period
mu-j = rating of opponent j on the Glicko-2 scale
phi-j = deviation of opponent j on the Glicko-2 scale
s = score in game j: 1 won, ½ drawn, 0 lost
g = weight of a game: the less certain the opponent’s rating, the smaller
e = expected score in game j
v = variance of the rating if these games were all we knew
delta = improvement that the games alone suggest
a = ln σ², where the search for the new volatility starts
x = a candidate for ln σ′²
f = the function whose zero is ln σ′²
big-a = one end of the bracket around the zero
big-b = the other end of the bracket around the zero
big-c = where the straight line through A and B crosses zero
k = how many times τ was subtracted
sigma-prime = volatility after the period
t = number of periods without games
phi-star = deviation after the drift, before the games are counted
phi-prime = deviation after the period, on the Glicko-2 scale
mu-prime = rating after the period, on the Glicko-2 scale
r-prime = rating after the period
rd-prime = rating deviation after the period
change = rating points that game j gave or took
rd-old = rating deviation when the player last played
c = how fast uncertainty grows, in rating points
q = ln 10 / 400
d-squared = variance of a rating based on these games alone, in rating points squared
shown = the number that players see

## Beside the description

in-glossary = In the glossary
