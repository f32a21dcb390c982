### Values that cannot be used, and unusual ones.

## The names of values at the start of a sentence

rating = The rating
deviation = The deviation
volatility = The volatility
tau = The system constant
epsilon = The tolerance
idle-periods = The number of idle periods
rounding = The rounding
score = The score
game = The game

## Values that are missing

missing-rating = The rating is missing.
missing-deviation = The deviation is missing.
missing-volatility = The volatility is missing.
missing-tau = The system constant is missing.
missing-epsilon = The tolerance is missing.
missing-idle-periods = The number of idle periods is missing.
missing-rounding = The rounding is missing.
missing-score = The score is missing.
missing-game = The game is missing.

## Values that are wrong, and what is allowed

# $name (text): the name of the value
# $example (text): a usual value
not-a-number = { $name } must be a number, such as { $example }.
# $name (text): the name of the value
not-finite = { $name } must be finite.
# $name (text): the name of the value
negative = { $name } must not be below 0.
# $name (text): the name of the value
not-positive = { $name } must be above 0.
# $name (text): the name of the value
outside-zero-to-one = { $name } must be from 0 to 1.
# $name (text): the name of the value
rating-too-large = { $name } must lie between −1,000,000 and 1,000,000.
# $name (text): the name of the value
volatility-too-large = { $name } is too large.
# $name (text): the name of the value
too-large = { $name } must not be above 10,000.
rounded-away = Rounded as the paper does, nothing is left of the variance v: every expected score becomes 0 or 1.

## Unusual values and results

several-roots = The function of Step 5 has several zeros. The procedure takes the one on its path; another solver may arrive at another rating.
volatility-leap = The volatility more than trebled. Such a result is computed as the paper says, but it can throw a rating far off. A smaller τ or shorter rating periods prevent it.
bisected = The secants of Step 5 were too slow here; halving the bracket finished the search.
unusual-tau = The paper advises a system constant from 0.3 to 1.2, or 0.2 where very improbable results occur.
unusual-volatility = Volatilities usually lie between 0.03 and 0.1; the paper starts with 0.06.
zero-deviation = A deviation of 0 says that a strength is known exactly, which it never is.
large-deviation = A deviation above 350 is more than new players usually start with.
no-information = The opponent is so far away that this game carries no information.
