### The cards below the steps (effect of each game, expected scores, other systems), and the picture of f.

contributions = What each game did to the rating
# $n (count): the number of games
# $change (number): the change of the rating
add-up = { $n ->
    [one] The whole change is { $change }.
   *[other] Together they make { $change }.
}
contributions-alt = Bars point to the right for games that raised the rating and to the left for games that lowered it. The same numbers are in the table below.
expectation = What was expected of each game
expectation-explained = A curve shows the expected score against opponents of each rating. The less certain the opponent’s rating, the flatter the curve. A line runs from the expected score to the actual one, and its length is the surprise.
expectation-alt = The expected score falls from 1 to 0 as the opponent’s rating rises. The same numbers are in the table below.
for-updating = E, for updating
for-predicting = Forecast
chances = Expected scores and forecasts
chances-explained = The update allows for the opponent’s deviation alone. A forecast has to allow for both.
elsewhere = The same games elsewhere
system = System
glicko2 = Glicko-2
glicko = Glicko (1995)
# $k (text): the factor of Elo
elo = Elo, K = { $k }
none = none
elsewhere-explained = These are other systems for the same games, not the ratings of other sites. Glicko has no volatility. Elo has no deviation either, so its factor K is the same for every player.
root-alt = The curve of f falls through zero between A and B. The secant through both ends meets the axis at C. The table below has the numbers.
