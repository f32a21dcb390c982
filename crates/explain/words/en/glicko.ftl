### The derivation of Glicko (1995).

titles-1 = How unsure are we when the games begin? The deviation { rd }
titles-2 = How much does each game count, and what do we expect of it? { g } and { e }
titles-3 = How much do these games tell us? The variance { d_squared }
titles-4 = Where do we believe the player stands now? The rating { r_prime }
titles-5 = And how sure are we of it? The deviation { rd_prime }
idle-title = How unsure are we after a time without games? The deviation { rd }
value = Value
quantity = Quantity
onset = Glicko has a rating { r } and a deviation { rd } but no volatility, so everybody’s uncertainty grows at the same pace { c }. Here it has grown for { t } periods, ever since the player last played.
onset-unknown = Glicko has a rating { r } and a deviation { rd } but no volatility. This page does not model how the deviation grows without games, so the given one counts as that when the games begin.
given-onset = rating deviation when the games begin
given-caption = Given

## The quantities r, RD₀, c and t

given-1 = rating before the period
given-2 = rating deviation when the player last played
given-3 = how fast uncertainty grows, in rating points
given-4 = rating periods since then

## The steps

solve = To choose { c }, decide after how many periods without games a player of typical deviation should be as uncertain as a new player, whose deviation is 350.
grow = The squares add up, and no deviation grows beyond that of a new player:
no-time = Here no time has passed, so the given deviation is still the one when the games begin.
beyond = No deviation grows beyond that of a new player. This one is larger from the start, so it stays:
weights = The weight { g } tones down results against opponents of uncertain strength, and { e } is the expected score. On this scale 400 points mean odds of ten to one. The factor { q } turns powers of ten into powers of e.
opponents = The opponents’ deviations are also those when the games begin. If an opponent was away, the deviation has grown before it is entered here.
first-game = For game 1:
weights-caption = Weights, expected scores and what each game tells
variance = The closer an expected score { e } is to ½, the more a game tells. One divided by { q }² and by the sum of what the games tell is { d_squared }, the variance of a rating based on these games alone.
variance-note = Glicko-2 has the same variance as v, measured on its own scale.
rating = Each game moves the rating by its score { s } minus the expected score { e }, times its weight { g } and the factor before the sum. The less certain the rating was, the larger this factor.
rating-caption = Scores against expectations, and rating points
deviation = The precisions (1 divided by the variance) of what we knew, 1/{ rd }², and of the games, 1/{ d_squared }, add up. So playing never makes the deviation larger. No score is in { d_squared }, so { rd_prime } does not depend on who won.
deviation-note = Glicko has no Step 5 like that of Glicko-2, so a surprise never changes how fast uncertainty grows.
