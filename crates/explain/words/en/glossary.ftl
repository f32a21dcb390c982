### The glossary, and the questions why.

title = Glossary
lead = Every letter of the derivation: what it stands for, in what it is measured, what it is made of and where it goes. Below that, the reasons.
letters = Letters

## What the letters of a topic mean

topic-rating = Where we believe a player stands, before and after. 1500 is only where the scale starts.
topic-deviation = How unsure that is: one standard deviation of the bell curve. The strength lies within two of them in about 95 cases of 100.
topic-volatility = How far strength tends to wander in one period. 0.06, on the scale of the formulas, is 10.4 rating points. It is never converted: it is always given on that scale.
topic-tau = How readily { sigma } moves in one period: ln { sigma }² changes by { tau } or less about two times in three. At 0.5 that is a factor of 0.78 to 1.28. So it is in the model; what the results of one period show is nearly always far less.
topic-score = What the game brought: 1 if it was won, ½ if drawn, 0 if lost, or anything between.
topic-scale = Rating and deviation on the scale of the formulas, where 1500 is 0 and 173.7178 points are 1; with j, those of opponent j. Both are from before the period.
topic-weight = The weight of a result: 1 if the opponent’s rating is certain, and smaller the less certain it is.
topic-expected = The score that was to be expected of a game, between 0 and 1. It is no chance to win, as a draw counts half.
topic-variance = The variance of a rating that rested on these games alone; its root says how unsure such a rating would be.
topic-improvement = How much better than before these games alone would rate the player.
topic-start = The logarithm of { sigma }²: where the search for the new volatility starts.
topic-function = The slope of how believable each new volatility is. Where it falls through zero lies a most believable volatility; as a rule there is one.
topic-candidate = A candidate for the logarithm of { sigma_prime }².
topic-ends = Two places with the zero between them, and the next guess: { big_c } is where a straight line through both ends crosses zero.
topic-times = How many times { tau } is subtracted from { a }, until { f } is no longer negative there.
topic-tolerance = How close { big_a } and { big_b } must come: 0.000001. In ordinary cases that leaves the new rating uncertain by less than a millionth of a point.
topic-drift = How unsure we are after time has passed and before the games count.
topic-idle = How long nothing was played. Fractions of a period count as well.
topic-new-deviation = How unsure we are after the games.
topic-new-rating = The new rating on the scale of the formulas.
topic-change = What one game gave or took. All games of a period share one step, so it depends on the others as well.
topic-shown = What a place shows to its players in place of a rating: a rank, a level, a chance.
topic-old-deviation = Only where time is counted apart from games: the deviation when the player last played.
topic-pace = Only in Glicko of 1995: how fast deviations grow while nothing is played.
topic-factor = Only in Glicko of 1995: ln 10 / 400, one over the 173.7178 of Glicko-2.
topic-old-variance = Only in Glicko of 1995: what v is in Glicko-2, in rating points.

## The unit of a topic

unit-points = In rating points.
unit-scale = On the scale of the formulas, where 1 is 173.7178 rating points.
unit-scale-squared = On the scale of the formulas, squared.
unit-points-squared = In rating points, squared.
unit-per-point = One over rating points.
unit-periods = In rating periods.
unit-plain = A plain number.

## The origin of a letter that has no formula

origin-given = given
origin-chosen = chosen
origin-fixed = always the same
origin-tried = tried
origin-system = made by a place, of { r_prime } and { rd_prime }

## The words around the letters that a letter comes from, and around those that use it

comes-from = from
goes-to = to
result = a result
stop = the end of the iterations

## The questions why

whys = Why?
why-scale = Why 173.7178?
why-scale-answer = It is 400 / ln 10, rounded from 173.71779…. On that scale a difference of 1 means odds of e to 1, an expected score of 0.731, and the formulas need no powers of ten.
why-elo = Why 400?
why-elo-answer = It comes from Elo’s scale. With 400 points for odds of ten to one, the logistic curve nearly matches the curve of his tables.
why-logarithm = Why ln 10?
why-logarithm-answer = It turns powers of ten into powers of e: 10 to the power of x/400 is e to the power of x ln 10 / 400.
why-pi-squared = Why π²?
why-pi-squared-answer = The curve of the expected score { e } has the variance π²/3, which is 3.29. The opponent’s uncertainty { phi_j }² is added to that, and { g }, the root of 3.29 / (3.29 + { phi_j }²), shrinks the difference of the ratings by as much as the curve became wider.
why-not-my-rd = Why is my own RD not in g?
why-not-my-rd-answer = What is unknown of you is what the games are to tell; it decides the length of the step, in Steps 6 and 7. What is unknown of the opponent blurs the message.
why-not-their-sigma = Why does the opponent’s σ not count?
why-not-their-sigma-answer = Strictly, the opponent’s drift before the games would count in the same way. The paper leaves it out, as it matters next to nothing: with { sigma } = 0.06 it changes { g } from 0.9955 to 0.9950 for an opponent with RD 30.
why-bernoulli = Why E(1 − E)?
why-bernoulli-answer = It is the variance of a single win or loss. At { e } = ½ it is largest, ¼: equals tell the most about each other.
why-log-of-sigma = Why ln σ² and not σ?
why-log-of-sigma-answer = A logarithm keeps { sigma } positive, and makes doubling and halving equally far.
why-halving = Why f(A)/2?
why-halving-answer = If one end of the bracket never moved, the line through both would creep towards the zero. It is drawn as if that end lay half as high, and crosses further on.
why-or-equal = Why ≤ and no longer <?
why-or-equal-answer = If { f }({ big_c }) happened to be exactly 0, with the old rule the search could go round about a thousand times and then stop with a wrong value. The paper has had ≤ since March 22, 2022.
why-precisions = Why 1/φ*² + 1/v?
why-precisions-answer = What was known before and what the games say are two independent findings, and such findings are joined by adding their precisions, one over the variance of each.
why-cent = Why 1464.05 and not 1464.06?
why-cent-answer = The paper carries rounded numbers by hand. With all digits the example gives 1464.0507.
why-not-zero-sum = Why do two players not win and lose the same?
why-not-zero-sum-answer = Each has a step of their own, and who is less certain moves further. If somebody of 1500 and RD 350 beats somebody of 1700 and RD 30, one gains 306.9 and the other loses 2.6.
why-favourites-loss = Why does a favourite lose more by a loss than a win brings?
why-favourites-loss-answer = A win is worth { g }(1 − { e }), a loss costs { g }{ e }. Whoever is expected to score 0.9 loses nine times what a win would bring, and is expected to win about nine times for each loss, so that in the long run it balances.
why-only-the-result = Why does effort not count?
why-only-the-result-answer = The formulas take the score { s } of each game and nothing else of it: not how long it lasted, how close it was or how well somebody played. A place that wants to reward these has to put them into the score.
why-pi-of-the-mists = Why is there a π in the war scores of Guild Wars 2?
why-pi-of-the-mists-answer = The share of the points, from 0 to 1, is turned into an angle from −90° to 90°, which is what multiplying by π does. The sine of that angle rises from −1 to 1 in one smooth curve, and half of it plus one half is the score. It is no factor by which points are multiplied.
# $title (text): the title of the lesson
lesson = Lesson: { $title }
# $name (text): the rating system
system = At { $name }
