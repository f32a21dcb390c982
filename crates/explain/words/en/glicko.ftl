### The derivation of Glicko (1995).

titles-1 = How unsure are we when the games begin? The deviation { rd }
titles-2 = How much does each game count, and what do we expect of it? { g } and { e }
titles-3 = How much do these games tell us? The variance { d_squared }
titles-4 = Where do we believe the player stands now? The rating { r_prime }
titles-5 = And how sure are we of it? The deviation { rd_prime }
idle-title = How unsure are we after a time without games? The deviation { rd }
value = Value
quantity = Quantity
onset = Glicko has a rating { r } and a deviation { rd }, and no volatility: everybody’s uncertainty grows at the same pace { c }. After { t } periods it has grown from what it was when the player last played.
onset-unknown = Glicko has a rating { r } and a deviation { rd }, and no volatility. How the deviation grows while nothing is played is left out here: the one given counts as that at the onset.
given-onset = rating deviation when the games begin
given-caption = Given

## The quantities r, RD₀, c and t

given-1 = rating before the period
given-2 = rating deviation when the player last played
given-3 = how fast uncertainty grows, in rating points
given-4 = rating periods since then

## The steps

solve = To find { c }, ask how many periods it takes until we know no more about a player of typical deviation than about a newcomer, whose deviation is 350.
grow = The squares add up, and no deviation grows beyond that of a new player:
no-time = Here no time has passed: the deviation given is the one at the onset of the period.
beyond = No deviation grows beyond 350, that of a new player. This one is larger from the start, and stays:
weights = The weight { g } tones down results against opponents of uncertain strength; { e } is the score to expect. On this scale 400 points are odds of ten to one, and { q } turns powers of ten into powers of e.
opponents = The opponents’ deviations are those at the onset, too: the deviation of an opponent who was away has grown before it is entered here.
first-game = For game 1:
weights-caption = Weights, expected scores and what each game tells
variance = A game tells the more the closer its expected score { e } is to a coin flip. The reciprocal of their sum times { q }² is the variance { d_squared } of a rating based on these games alone.
variance-note = In Glicko-2 the same is v, measured on the other scale.
rating = Each game moves the rating by how far its score { s } beat the expected score { e }, weighted by { g }. The factor before the sum is the larger, the less sure we were.
rating-caption = Scores against expectations, and rating points
deviation = What was known before and what the games showed add up as precisions: one over the square of the uncertainty. A deviation never grows by playing.
deviation-note = There is no Step 5 as in Glicko-2: a surprise changes the rating, never the pace at which uncertainty grows.
