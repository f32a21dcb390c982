### The glossary, and common questions.

title = Glossary
lead = Every symbol in the calculation, with its meaning, unit, origin and use. Answers to common questions follow below.
letters = Symbols

## What the letters of a topic mean

topic-rating = How strong we believe a player to be, before and after. 1500 only marks where newcomers start.
topic-deviation = How uncertain the rating is. It is one standard deviation of the bell curve, and the strength lies within two of them in about 95 cases of 100.
topic-volatility = How far strength typically drifts in one period, up or down. Players learn and lose practice, and nobody sees when, so the drift counts as random. It is always given on the Glicko-2 scale, where 0.06 is 10.4 rating points.
topic-tau = How readily { sigma } changes in one period. In the model, ln { sigma }² changes by { tau } or less about two times in three. At 0.5 that is a factor of 0.78 to 1.28 for { sigma }. The results of one period nearly always change { sigma } far less.
topic-score = The result of a game, which is 1 for a win, ½ for a draw, 0 for a loss, or anything between.
topic-scale = Rating and deviation on the Glicko-2 scale, where 1500 is 0 and 173.7178 points are 1. With j they are those of opponent j. All are from before the period.
topic-weight = How much a result counts. It is 1 if the opponent’s rating is certain, and smaller the less certain it is.
topic-expected = The expected score of a game, between 0 and 1. It is not the chance to win, because a draw counts half.
topic-variance = If these games were all we knew, the rating would have this variance. Its square root is the deviation.
topic-improvement = How far above the old rating these games alone would put the player.
topic-start = The logarithm of { sigma }². The search for the new volatility starts there.
topic-function = The slope of a curve that shows how believable each new volatility is. Where it falls through zero, that curve has a peak. As a rule there is only one.
topic-candidate = A candidate for the logarithm of { sigma_prime }².
topic-ends = Two points with the zero between them, and the next guess. { big_c } is where a straight line through both ends crosses zero.
topic-times = How many times { tau } is subtracted from { a }, until { f } is no longer negative there.
topic-tolerance = How close { big_a } and { big_b } must come to end the search. In ordinary cases 0.000001 leaves an error of less than a millionth of a rating point.
topic-drift = How uncertain the rating is after time has passed and before the games count.
topic-idle = How long the player has not played. Fractions of a period count as well.
topic-new-deviation = How uncertain the rating is after the games.
topic-new-rating = The new rating on the Glicko-2 scale.
topic-change = What one game gave or took. All games of a period share one step size, so it depends on the other games as well.
topic-shown = What a site shows to its players instead of a rating, such as a rank, a level or a chance.
topic-old-deviation = The deviation when the player last played, used only where time is counted apart from games.
topic-pace = How fast deviations grow while nothing is played, only in Glicko of 1995.
topic-factor = The number ln 10 / 400, only in Glicko of 1995. It is one over the 173.7178 of Glicko-2.
topic-old-variance = What v is in Glicko-2, but in rating points, only in Glicko of 1995.

## The unit of a topic

unit-points = In rating points.
unit-scale = On the Glicko-2 scale, where 1 is 173.7178 rating points.
unit-scale-squared = On the Glicko-2 scale, squared.
unit-points-squared = In rating points, squared.
unit-per-point = One over rating points.
unit-periods = In rating periods.
unit-plain = A plain number.

## The origin of a letter that has no formula

origin-given = given
origin-chosen = chosen
origin-fixed = always the same
origin-tried = tried
origin-system = made by a site from { r_prime } and { rd_prime }

## The words around the letters that a letter comes from, and around those that use it

comes-from = from
goes-to = to
result = a result
stop = the end of the iterations

## The questions

whys = Questions
why-scale = Why 400, ln 10 and 173.7178?
why-scale-answer = On Elo’s scale 400 points mean odds of ten to one, which nearly matches his tables. ln 10 turns powers of ten into powers of e, and 400 / ln 10 is 173.71779…. On the Glicko-2 scale a difference of 1 means odds of e to 1, an expected score of 0.73.
why-pi-squared = Why π²?
why-pi-squared-answer = The curve of the expected score { e } has the variance π²/3, which is 3.29. The opponent’s uncertainty { phi_j }² adds to it and makes the curve wider. So the difference of the ratings is multiplied by { g }, the root of 3.29 / (3.29 + { phi_j }²).
why-not-my-rd = Why is my own RD not in g?
why-not-my-rd-answer = { g } asks how far the opponent’s rating can be trusted. How far yours can be trusted sets the step size in Step 7.
why-not-their-sigma = Why does the opponent’s σ not count?
why-not-their-sigma-answer = Strictly it should, because the opponent’s strength drifts too, but it hardly matters. With { sigma } = 0.06 the drift changes { g } from 0.9955 to 0.9950 for an opponent with RD 30.
why-bernoulli = Why E(1 − E)?
why-bernoulli-answer = It is the variance of a single win or loss. It is largest, ¼, at { e } = ½, because a game between equals is the hardest to predict and tells the most.
why-log-of-sigma = Why ln σ² and not σ?
why-log-of-sigma-answer = { sigma } must stay positive, which a logarithm makes certain. It also makes doubling and halving equal steps.
why-origin-of-f = Where does f come from?
why-origin-of-f-answer = The new { sigma_prime } has to fit two probabilities. { delta } has the variance { phi }² + { v } + { sigma_prime }², so a big surprise is likelier with a big { sigma_prime }. But ln { sigma }² seldom changes by much more than { tau }. { f } is the slope of the sum of both logarithms.
why-precisions = Why 1/φ*² + 1/v?
why-precisions-answer = What was known before and what the games say are independent. Adding their precisions, one over the variance of each, joins them with the least uncertainty.
why-won-or-lost = Does RD′ depend on whether I won?
why-won-or-lost-answer = Hardly. In the paper’s example it is 151.52 if all three games are won, and also if all are lost. A game tells as much either way. Only { sigma_prime } lets a little of the results in.
why-floor = Why does a site stop RD from falling further?
why-floor-answer = The lower the RD, the smaller the steps, and the ratings of active players must still follow their strength. A win over an equal with the same RD brings 10 points at RD 60 and 6 at 45.
why-cent = Why 1464.05 and not 1464.06?
why-cent-answer = The paper works by hand with rounded numbers. With all digits the example gives 1464.0507.
why-not-zero-sum = Why does the winner not gain what the loser loses?
why-not-zero-sum-answer = Step sizes differ, and a less certain rating moves further. If 1500 (RD 350) beats 1700 (RD 30), the winner gains 306.9 and the loser loses 2.6.
why-favourites-loss = Why does a loss cost a favourite more than a win brings?
why-favourites-loss-answer = A win is worth { g }(1 − { e }) and a loss costs { g }{ e }. If you are expected to score 0.9, a loss costs nine times what a win brings. But you should also win about nine times as often, so in the long run it balances.
why-much = Why did a single loss cost so much?
why-much-answer = A loss costs your expected score { e }, weighted by { g }, times the step size { phi_prime }². The step size grows with your RD. So a loss costs most after a pause or with few games.
why-only-the-result = Why does effort not count?
why-only-the-result-answer = The formulas see only the score { s }, not how long or close the game was or how well you played. A site that wants to reward these has to put them into the score.
why-performance = What is a performance rating?
why-performance-answer = The rating at which your results were exactly the expected ones, Σ { g }({ s } − { e }) = 0. Your own rating and RD do not matter for it. Elo’s has no { g }. If you won or lost all games there is none, because no rating expects 100% or 0%.
why-average = Is there inflation? Why does the average rating of a site drift?
why-average-answer = A winner seldom gains exactly what the loser loses, newcomers improve, and players who leave take their points with them. Even among equals the average wanders at random, and after very many games a rating may be below 0. So 1500 need not mean the same strength as ten years ago.
why-sites = I have 1800 on one site and 1500 on another. Which is right?
why-sites-answer = Both are, each among the players of its own site. Every site has other players and another start for newcomers, so only numbers within one site can be compared.
why-unrated = My opponent has no rating yet. What do I enter?
why-unrated-answer = Enter 1500 with RD 350, as for a newcomer. The game then counts less than half as much as one against an opponent whose rating is certain, because { g }² is 0.45. Do not enter your own rating, because { e } is then always ½, and the rating only counts wins against losses.
why-start = What does a club start with?
why-start-answer = Newcomers start with 1500, RD 350 and { sigma } = 0.06. A member with an Elo of 1900 starts with 1900. More is known of that member, so RD is 100 if the Elo is recent, or 200 if it is old.
why-period = How long should a period be?
why-period-answer = Most players should have 10 to 15 games in it. In shorter periods { sigma } learns next to nothing, and in longer ones ratings arrive late. { sigma }² grows with the length, so 0.06 for a week becomes 0.12 for four weeks.
why-tau = Which τ should we take?
why-tau-answer = Start with 0.5; the paper suggests 0.3 to 1.2. To compare others, rate the first half of your periods, then forecast each later game before you rate it. With p for the forecast, the smallest mean of −{ s } ln p − (1 − { s }) ln(1 − p) is best. 0.693 is no better than a coin. If three decimals agree, { tau } does not matter.
why-byes = Do byes, forfeits and unfinished games count?
why-byes-answer = A bye or forfeit tests nobody’s strength. Count it in your table, not in the ratings. An unfinished game counts in the period in which it ends.
# $title (text): the title of the lesson
lesson = Lesson: { $title }
