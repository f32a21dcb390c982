### The known mistakes, in the order of the steps. Each has a name and an explanation of what is correct.

## Steps 2 and 8: between the scales

ratings-not-reduced = 1500 is never subtracted, but it is added in Step 8
    .told = Step 2 subtracts 1500 from every rating, and Step 8 adds it again. Without the first, the new rating is 1500 too high.
own-not-reduced = 1500 is not subtracted from the player’s rating
    .told = { mu } is the rating minus 1500, divided by 173.7178, as every { mu_j } is. Without the subtraction the player seems far stronger than all opponents.
opp-not-reduced = 1500 is not subtracted from the opponents’ ratings
    .told = { mu_j } is the opponent’s rating minus 1500, divided by 173.7178, as the player’s { mu } is. Without the subtraction every opponent seems far too strong.
opp-rating-unscaled = The opponents’ ratings are not divided by 173.7178
    .told = { mu_j } is the opponent’s rating minus 1500, divided by 173.7178. Without the division nearly every expected score is 0 or 1.
rd-unscaled = Deviations are not converted
    .told = { phi } and every { phi_j } are deviations divided by 173.7178, and { rd_prime } is { phi_prime } times 173.7178. Without conversion, the formulas take the deviations in rating points.
opp-rd-unscaled = The opponents’ deviations are not converted
    .told = { phi_j } is the opponent’s { rd_j } divided by 173.7178, as { phi } is for the player. Without the division every opponent seems almost unknown, and the games hardly count.
scale-172 = 172.7178 stands for 173.7178
    .told = This typing error is found in copies of an article. The right number, 173.7178, is 400 / ln 10.
scale-1731 = 173.1718 stands for 173.7178
    .told = Two digits are swapped. The right number, 173.7178, is 400 / ln 10.
scale-400 = 400 stands for 173.7178
    .told = 400 belongs to Elo’s curve, which has powers of ten. The formulas of Glicko-2 have powers of e, and need 400 / ln 10 = 173.7178.
no-1500-back = 1500 is not added in Step 8
    .told = Step 2 subtracts 1500 from every rating, so Step 8 has to add it. Otherwise the new rating is 1500 too low.
rd-back-1717 = 173.7171 stands for 173.7178 in Step 8
    .told = The last digit of the constant is wrong. Only the last digits of { rd_prime } change.
rd-not-back = The new deviation is not converted back
    .told = { rd_prime } is { phi_prime } times 173.7178. Here { phi_prime } itself is the result.

## Step 3: g

own-rd-in-g = The player’s own deviation is in g
    .told = { g } makes a result count less if the opponent’s rating is uncertain. So it always takes the opponent’s { phi_j }.
both-rd-in-g = Both deviations are in g
    .told = A forecast of a game takes both. An update takes the opponent’s { phi_j } alone, because Step 7 takes care of the player’s own.
own-rd-in-sums = The player’s own deviation is in the g of the sums
    .told = { e } has the right { g }, of the opponent’s { phi_j }. The sums of { v }, { delta } and { mu_prime } need the same { g }.
g-squared-twice = The deviation in g is squared twice
    .told = Under the root stands the square of { phi_j }, not its fourth power.
g-not-squared = The deviation in g is not squared
    .told = Under the root stands the square of { phi_j }.
g-no-root = The root in g is missing
    .told = { g } is 1 divided by a square root. Without the root, games against uncertain opponents count too little.
g-pi = π in g is not squared
    .told = The fraction under the root is 3 times the square of { phi_j }, divided by the square of π.
g-no-pi = π² is missing in g
    .told = The fraction under the root is 3 times the square of { phi_j }, divided by π². One cause is 3 * phi * phi / pi * pi without brackets. Another is Math.PI^2 in JavaScript, where ^ is not a power and the result is 1.
g-no-3 = The 3 in g is missing
    .told = The fraction under the root is 3 times the square of { phi_j }, divided by π².
g-q = g is that of Glicko, but the deviation is already converted
    .told = The { g } of Glicko (1995) has another factor, { q }² = (ln 10 / 400)², because it takes { rd_j }. { phi_j } is already converted, so here { g } is almost 1.
g-one = g is left out
    .told = Every result counts in full, as if all opponents’ ratings were certain.

## Step 3: E

e-base10-400 = E is Elo’s formula, with 10 and 400
    .told = { e } is Elo’s curve on the Glicko-2 scale, with e for 10 and without the 400. As it stands here, every expected score is almost 0.5.
e-base10 = E has 10 instead of e
    .told = On the Glicko-2 scale the curve has powers of e, which is 2.71828…
e-sign = The exponent of E has the wrong sign
    .told = The stronger player must have the larger { e }. So the exponent is minus { g } times the difference.
e-no-g = E has no g
    .told = { g } stands in the exponent of { e } as well as in the sums.
own-rd-in-e = The player’s own deviation is in the g of E
    .told = { e } takes the { g } of the opponent’s { phi_j }, the same that stands in the sums.
e-rounded = E is rounded to two digits
    .told = An expected score may be shown with two digits, but the sums need all digits.

## Step 3: v

v-not-inverted = v is not inverted
    .told = The sum says how much information the games give. { v } is 1 divided by it, so more games make { v } smaller.
v-g-once = g in v is not squared
    .told = The term of each game has the square of { g }.
v-no-g = v has no g
    .told = The term of each game has the square of { g }.

## Step 4, and the scores

delta-no-v = Δ is the sum alone
    .told = { delta } is the sum times { v }. Only Step 5 takes { delta }, so the rating hardly changes unless the results are a great surprise.
delta-over-v = Δ is the sum divided by v
    .told = { delta } is the sum times { v }. Only Step 5 takes { delta }, so the rating hardly changes unless the results are a great surprise.
sums-no-g = The sum of surprises has no g
    .told = A surprise is the score minus the expected score. { delta } and { mu_prime } both multiply each surprise by { g }.
mirrored = The scores are the opponent’s
    .told = The score is 1 if the player whose rating is computed wins, and 0 if that player loses.
draw-as-loss = A draw counts as 0
    .told = A draw is half a point.
draw-as-win = A draw counts as 1
    .told = A draw is half a point.
minus-one = Scores are −1, 0 and 1
    .told = A loss is 0, a draw ½ and a win 1, on the same scale as { e }.

## Step 5: the new volatility

a-ln-sigma = a is the logarithm of σ, not of its square
    .told = { a } is ln({ sigma }²), twice ln { sigma }. At the end { sigma_prime } is computed from half of A, so here it comes out far too large.
ln-over-lge = ln is computed as ln x / lg e
    .told = The program takes ln for a logarithm to base 10. So { a } and B become 2.3026 times as large.
a-log10 = a has the logarithm to base 10
    .told = In many languages log10 and log are two functions. { a } needs the natural logarithm.
tau-not-squared = τ in f is not squared
    .told = The last term of { f } is divided by the square of { tau }.
f-no-2 = The 2 in f is missing
    .told = The denominator of { f } has a factor of 2.
f-den-not-squared = The bracket in the denominator of f is not squared
    .told = The denominator is 2 times the square of a bracket. In the bracket φ², v and e to the power of { x } are added.
f-phi-not-squared = φ in f is not squared
    .told = { f } and the first B both take the square of { phi }.
f-rd-for-phi = RD stands for φ in f
    .told = { f } is on the Glicko-2 scale and takes { phi }. With { rd } the volatility hardly ever moves.
f-mu-for-phi = μ stands for φ in f
    .told = { f } takes the deviation { phi } in its numerator and denominator. Here it takes the rating { mu } in both, while the first B is right.
f-delta-not-squared = Δ in f is not squared
    .told = { f } and the first B both take the square of { delta }.
f-no-ex = eˣ is not subtracted in the numerator of f
    .told = In the numerator e to the power of { x } is a factor, and it is also subtracted from Δ² − φ² − v.
f-plus = The last term of f has a plus
    .told = { f } subtracts (x − a)/τ². With a plus the search for B may never end.
b-no-log = The first B has no logarithm
    .told = The search is for ln σ², so B is a logarithm too. Even from a wrong first B the search usually finds the right volatility.
b-sigma-for-v = The first B has σ for v
    .told = B is the logarithm of Δ² minus φ² and { v }. Even from a wrong first B the search usually finds the right volatility.
b-no-v = The first B has no v
    .told = B is the logarithm of Δ² minus φ² and { v }. Even from a wrong first B the search usually finds the right volatility.
cond-sigma = σ² stands for φ² in the choice of B
    .told = B = ln(Δ² − φ² − v) needs Δ² > φ² + v. With σ² in this condition the program sometimes takes the logarithm of a negative number, which gives NaN.
b-else-missing = B stays 0 if there is no great surprise
    .told = If Δ² is not greater than φ² + v, B is searched for below { a }, in steps of { tau }.
b-search-up = B is searched for upwards
    .told = B = a − kτ lies below { a }. Above { a } there is no zero, and if the search stops immediately, { sigma_prime } stays as it was.
eps-wide = The search stops too early, with ε = 0.01
    .told = The paper’s { epsilon } is 0.000001. With 0.01 { sigma_prime } often stays exactly { sigma }.
eps-001 = The search stops early, with ε = 0.0001
    .told = The paper’s { epsilon } is 0.000001. The difference shows only in the last digits.
b-in-else = B becomes C only where f(A) is halved
    .told = B becomes C in every iteration, whichever end is kept. Otherwise the search can end at its first B. The usual cause is missing brackets after if and else.
one-iteration = The loop ends after one iteration
    .told = The search goes on until A and B are no further apart than { epsilon }.
no-abs = The loop lacks the absolute value
    .told = A is often above B. Then B − A is negative, and the loop never begins.
no-halving = f(A) is never halved
    .told = If A stays, { f } at A is halved. This makes the method fast, and in many cases it alone makes the search end.
strict-2013 = The comparison has < for ≤
    .told = The paper had < until 2022. Only if { f } at C is exactly 0 does it fail. The search may then go round about a thousand times and stop with a wrong value.
sigma-from-b = The new volatility is taken from B
    .told = The paper takes A. At the end A and B are almost equal, so only the last digits change.
newton-1 = The old procedure, with one step of Newton’s method
    .told = Before 2012 the paper found { sigma_prime } by Newton’s method. A single step of it only comes near.
sigma-no-half = The half is missing in the new volatility
    .told = A is ln σ², so { sigma_prime } is e to the power of half of A. Without the half, the result is a square.
sigma-half-outside = σ′ is half of e^A
    .told = The half belongs in the exponent. { sigma_prime } is exp(A / 2), not exp(A) / 2.
no-step5 = Step 5 is left out
    .told = { sigma_prime } is just { sigma }. Without Step 5 a surprise does not make the rating move faster.
sigma-cap-008 = The volatility is held between 0.04 and 0.08
    .told = Some programs limit the volatility. The paper has no limits for it.

## Step 6: φ*

phistar-sigma = σ′ in Step 6 is not squared
    .told = Squares add up, so { phi_star } is the root of φ² + σ′². Without the square the deviation grows far too much.
idle-default-sigma = Without games, the deviation grows by the volatility of new players
    .told = An absent player’s deviation grows by that player’s own { sigma }. The program takes 0.06 for everyone, as if all players were new.
phistar-old = Step 6 takes the old volatility
    .told = { phi_star } takes the new volatility { sigma_prime }, which Step 5 has just found.
no-step6 = Step 6 is left out
    .told = Before the games count, the deviation grows, because strength may have changed in the period. Here { phi_star } is just { phi }.
phistar-sigma-scaled = σ′ is divided by 173.7178 in Step 6
    .told = { sigma_prime } is on the Glicko-2 scale already and is never converted.
phistar-no-root = The root in Step 6 is missing
    .told = { phi_star } is the square root of the sum.
inflate-first = The deviation grows twice, before Step 3 and in Step 6
    .told = Steps 3 to 5 take { phi } as it was before the period. It grows only once, in Step 6.
inflate-twice = The deviation grows twice before Step 3
    .told = The deviation grows only once, in Step 6. Code for inactive players must not make it grow again for the same time.
inflate-three-times = The deviation grows three times before Step 3
    .told = The deviation grows only once, in Step 6. In the Python library elote, code for inactive players made it grow three times until July 2026.
phi-q = φ is narrowed with Glicko’s q² before Step 6
    .told = Step 6 takes { phi } of Step 2, and the games narrow it in Step 7. The factor q² is so small that only the last digits change.
twice-phi = The games narrow the deviation twice
    .told = Step 6 takes { phi } of Step 2. The games narrow it only once, in Step 7.

## Step 7: φ′ and μ′

phi1-no-root = The root in φ′ is missing
    .told = { phi_prime } is 1 divided by the square root of the sum.
phi1-v = v stands for 1/v in φ′
    .told = Two precisions are added, 1 divided by φ*² and 1 divided by { v }.
mu1-phistar = The sum in μ′ is multiplied by φ*²
    .told = The step size is the square of { phi_prime }, the deviation after the games. With φ*² the rating moves too far.
mu1-phi = The sum in μ′ is multiplied by φ²
    .told = The step size is the square of { phi_prime }, the deviation after the games, not before them.
mu1-old-phi = μ′ is computed without Step 6
    .told = { rd_prime } is right, so its { phi_prime } was computed from { phi_star }. The sum in { mu_prime } takes the same { phi_prime }, not one that is computed from { phi }.
mu1-not-squared = φ′ in μ′ is not squared
    .told = The sum is multiplied by the square of { phi_prime }.
mu1-average = μ′ has the average instead of the sum
    .told = The terms of all games are added up. The sum is not divided by their number.
mu1-in-loop = μ changes inside the loop over the games
    .told = Every { e } takes { mu } from before the period. { mu } may change only once the sum is complete.
mu1-delta = μ′ has Δ instead of the sum
    .told = { delta } is { v } times that sum. { mu_prime } takes the sum without { v }.
mu1-delta-all = Δ is added to μ as it is
    .told = { delta } is the improvement that the games alone suggest. { mu_prime } takes the sum, multiplied by the square of { phi_prime }.
mu1-sqrt-v = μ′ has Δ divided by the root of v
    .told = The sum that { mu_prime } takes is { delta } divided by { v } itself.
mu1-no-g = The sum in μ′ has no g
    .told = Each surprise, the score minus the expected score, is multiplied by { g } in { mu_prime } too, as it is in { delta }.

## Which games make a period, and whose ratings count

one-by-one = Each game is rated as a period of its own
    .told = All games of a period start from the ratings before it. Rated one by one, each game starts from the rating that the last one gave. That is another system with other numbers.
opponents-new = The opponents’ new ratings are used
    .told = All ratings are those from before the period. A program that updates players in turn has to keep the old ratings until all are done.
losses-dropped = Lost games are left out
    .told = A score of 0 counts like any other. In many languages 0 is “false”, so a plain “if” on the score drops the game.
mean-opponent = All games are against one average opponent
    .told = Each game has its own { g } and { e }. Those of an average opponent are not the averages of these.
glicko-1 = This is Glicko of 1995
    .told = The older system has no volatility and so neither Step 5 nor Step 6. { sigma } is passed on as it was.
as-printed = Numbers are rounded on the way, as in the paper
    .told = The paper’s example carries a few digits from step to step, and so comes to 1464.06. In full precision it is 1464.05.

## Step 8: the output

rd-from-phistar = The new deviation is computed from φ*
    .told = { rd_prime } is 173.7178 times { phi_prime }. { phi_star } is the deviation before the games count, so the result is too large.
integers = Rating and deviation are rounded to whole numbers
    .told = Whole numbers may be shown, but the next period should start from all digits.
rd-floor-45 = The deviation is held at 45 or more
    .told = Lichess does this. The paper has no lower limit.
rd-cap-350 = The deviation is held at 350 or less
    .told = Glicko of 1995 does this. The paper of Glicko-2 has no upper limit.
sigma-squared-out = The square of the volatility is printed
    .told = Step 5 works with σ². The next period needs { sigma_prime } itself.

## Whole programs

js-2012 = A public JavaScript program of 2012, with four mistakes
    .told = The program computes ln x as ln x / lg e. It has σ² for φ² in the choice of B, no { v } in the first B, and 173.7171 in Step 8.
pypi-glicko2 = The Python package glicko2 of PyPI
    .told = Version 2.1.0 and all before it, since 2012, have { mu } for { phi } in { f }. Versions before 2.1.0 also have < for ≤ in Step 5.4.
