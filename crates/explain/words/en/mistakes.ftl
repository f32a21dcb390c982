### The known mistakes, in the order of the steps. Each has a name and an explanation of what is correct.

## Steps 2 and 8: between the scales

ratings-not-reduced = No rating is reduced by 1500, but 1500 is added
    .told = Step 2 takes 1500 from every rating, and Step 8 adds it again. Here only the second is done, so the new rating is 1500 too high.
own-not-reduced = The player’s rating is not reduced by 1500
    .told = { mu } is the rating less 1500, divided by 173.7178, as every { mu_j } is. Without that the player is far too strong for all opponents.
opp-not-reduced = The opponents’ ratings are not reduced by 1500
    .told = { mu_j } is the opponent’s rating less 1500, divided by 173.7178, as the player’s { mu } is. Without that every opponent is far too strong.
opp-rating-unscaled = The opponents’ ratings are reduced by 1500 but not divided
    .told = { mu_j } is the opponent’s rating less 1500, divided by 173.7178. Undivided, every game looks decided before it is played.
rd-unscaled = Deviations are not converted
    .told = { phi } and every { phi_j } are a deviation divided by 173.7178, and { rd_prime } is { phi_prime } times that. Here deviations go into the formulas as they are.
opp-rd-unscaled = The opponents’ deviations are not converted
    .told = { phi_j } is the opponent’s { rd_j } divided by 173.7178, as the player’s own is. Otherwise every opponent counts as next to unknown.
scale-172 = 172.7178 stands for 173.7178
    .told = A typing error that is found in copies of an article. 173.7178 is 400 / ln 10.
scale-1731 = 173.1718 stands for 173.7178
    .told = Two digits have changed places. 173.7178 is 400 / ln 10.
scale-400 = 400 stands for 173.7178
    .told = 400 belongs to Elo’s curve, which has powers of ten. The formulas here have powers of e, and need 400 / ln 10 = 173.7178.
no-1500-back = 1500 is not added back
    .told = Step 2 takes 1500 from every rating. Step 8 has to add it to the result.
rd-back-1717 = 173.7171 stands for 173.7178 on the way back
    .told = Another digit at the end of the constant in Step 8. It does next to no harm.
rd-not-back = The new deviation is not converted back
    .told = { rd_prime } is 173.7178 times { phi_prime }.

## Step 3: g

own-rd-in-g = The player’s own deviation is in g
    .told = { g } tones a result down by how uncertain the opponent’s rating is. It takes the opponent’s { phi_j }, wherever it stands.
both-rd-in-g = Both deviations are in g
    .told = Both belong into a forecast of a game. Updating takes the opponent’s { phi_j } alone.
own-rd-in-sums = The player’s own deviation is in the g of the sums
    .told = { e } has the right { g }, of the opponent’s { phi_j }. The sums of { v }, { delta } and { mu_prime } need the same one.
g-squared-twice = The deviation in g is squared twice
    .told = { phi_j } stands as a square below the root, not as its fourth power.
g-not-squared = The deviation in g is not squared
    .told = { phi_j } stands as a square below the root.
g-no-root = The root in g is missing
    .told = { g } is 1 divided by a square root.
g-pi = π in g is not squared
    .told = The fraction below the root is 3 times the square of { phi_j }, divided by the square of π.
g-no-pi = π² is missing in g
    .told = The fraction below the root is 3 times the square of { phi_j }, divided by π². Two slips lead to this: 3 * phi * phi / pi * pi without brackets, and Math.PI^2 in JavaScript, where ^ is not a power and the result is 1.
g-no-3 = The 3 in g is missing
    .told = The fraction below the root is 3 times the square of { phi_j }, divided by π².
g-q = g is that of Glicko, of a converted deviation
    .told = The { g } of Glicko (1995) has a further { q }² = (ln 10 / 400)², because it takes { rd_j }. { phi_j } is converted already.
g-one = g is left out
    .told = Every result counts in full, as if all opponents’ ratings were certain.

## Step 3: E

e-base10-400 = E is Elo’s formula, with 10 and 400
    .told = { e } is Elo’s curve on the converted scale: with e in the place of 10, and without the 400.
e-base10 = E has 10 in the place of e
    .told = On the converted scale the curve has powers of e, 2.71828…
e-sign = The sign in the exponent of E is turned
    .told = The stronger player has to have the larger { e }: the exponent is minus { g } times the difference.
e-no-g = E has no g
    .told = { g } stands in the exponent of { e } as well as in the sums.
own-rd-in-e = The player’s own deviation is in the g of E
    .told = { e } takes the { g } of the opponent’s { phi_j }, the same that stands in the sums.
e-rounded = E is rounded to two digits
    .told = An expected score may be shown with two digits. The sums need all digits.

## Step 3: v

v-not-inverted = v is not inverted
    .told = The sum says how much the games tell. { v } is 1 divided by it.
v-g-once = g in v is not squared
    .told = Each game’s term has the square of { g }.
v-no-g = v has no g
    .told = Each game’s term has the square of { g }.

## Step 4, and the scores

delta-no-v = Δ is the sum alone
    .told = { delta } is the sum times { v }. Only Step 5 takes it, so the rating hardly changes where there is no surprise.
delta-over-v = Δ is the sum divided by v
    .told = { delta } is the sum times { v }. Only Step 5 takes it, so the rating hardly changes where there is no surprise.
sums-no-g = The sum of surprises has no g
    .told = Each surprise, score less expected score, counts { g } times, in { delta } and in { mu_prime }.
mirrored = The scores are the opponent’s
    .told = 1 is a win of the player whose rating is computed, 0 a loss.
draw-as-loss = A draw counts 0
    .told = A draw is half a point.
draw-as-win = A draw counts 1
    .told = A draw is half a point.
minus-one = Scores are −1, 0 and 1
    .told = A loss is 0, a draw ½ and a win 1, on the same scale as { e }.

## Step 5: the new volatility

a-ln-sigma = a is the logarithm of σ, not of its square
    .told = { a } is ln({ sigma }²), twice ln { sigma }. At the end the half of A brings { sigma_prime } back.
ln-over-lge = ln is computed as ln x / lg e
    .told = Somewhere ln was taken for a logarithm to base 10. That makes it 2.3026 times too large, in { a } and in B.
a-log10 = a has the logarithm to base 10
    .told = In many languages log10 and log are two functions. { a } takes the natural one.
tau-not-squared = τ in f is not squared
    .told = The last term of { f } is divided by the square of { tau }.
f-no-2 = The 2 in f is missing
    .told = The fraction of { f } has a 2 below the line.
f-den-not-squared = The bracket below the line of f is not squared
    .told = Below the line stands 2 times the square of φ² + v + e to the power of { x }.
f-phi-not-squared = φ in f is not squared
    .told = { phi } stands as a square in { f } and in the start of B.
f-rd-for-phi = RD stands for φ in f
    .told = { f } is on the scale of the formulas: it takes { phi }. With { rd } the volatility hardly ever moves.
f-mu-for-phi = μ stands for φ in f
    .told = { f } takes { phi }, the deviation, in both places. Here it takes { mu }, the rating, while the first B is right.
f-delta-not-squared = Δ in f is not squared
    .told = { delta } stands as a square in { f } and in the start of B.
f-no-ex = eˣ is missing above the line of f
    .told = Above the line of { f } e to the power of { x } is a factor, and it is also subtracted from Δ² − φ² − v.
f-plus = The last term of f has a plus
    .told = { f } subtracts (x − a)/τ². With a plus the search for B may never end.
b-no-log = The first B has no logarithm
    .told = The search is for ln σ², so B is a logarithm. From a wrong B it mostly ends at the right place all the same.
b-sigma-for-v = The first B has σ for v
    .told = What is left of Δ² after φ² and { v } is what B is the logarithm of. From a wrong B the search mostly ends at the right place all the same.
b-no-v = The first B has no v
    .told = What is left of Δ² after φ² and { v } is what B is the logarithm of. From a wrong B the search mostly ends at the right place all the same.
cond-sigma = σ² stands for φ² in the choice of B
    .told = B = ln(Δ² − φ² − v) needs Δ² > φ² + v. With σ² in its place a logarithm of something negative is taken now and then, which is NaN.
b-else-missing = B stays 0 where there is no great surprise
    .told = Where Δ² is not greater than φ² + v, B is searched for downwards from { a } in steps of { tau }.
b-search-up = B is searched for upwards
    .told = B = a − kτ lies below { a }. Upwards there is no zero, and where the search stops at once { sigma_prime } stays as it was.
eps-wide = The search stops too early, with ε = 0.01
    .told = The paper’s { epsilon } is 0.000001. With 0.01 { sigma_prime } often stays exactly { sigma }.
eps-001 = The search stops early, with ε = 0.0001
    .told = The paper’s { epsilon } is 0.000001. It shows in the last digits alone.
b-in-else = B takes C only where f(A) is halved
    .told = Mostly brackets that are missing after if and else. Whichever end is kept, B becomes C in every iteration; otherwise the search ends at its first B.
one-iteration = The loop ends after one iteration
    .told = The search goes on until A and B are no further apart than { epsilon }.
no-abs = The loop lacks the absolute value
    .told = A often lies above B. Then B − A is negative, and the loop never begins.
no-halving = f(A) is never halved
    .told = Where A stays, { f } at A is halved: that is what makes the method fast, and in many cases what makes it end.
strict-2013 = The comparison has < for ≤
    .told = The paper had it so until 2022. Where { f } at C is exactly 0 the search could go round about a thousand times and then stop with a wrong value.
sigma-from-b = The new volatility is taken from B
    .told = At the end A and B are next to each other, so it does next to no harm. The paper takes A.
newton-1 = The old procedure, with one step of Newton’s
    .told = Before 2012 the paper found { sigma_prime } by Newton’s method. One step of it comes near, no more.
sigma-no-half = The half is missing in the new volatility
    .told = A is ln σ², so { sigma_prime } is e to the power of half of A.
sigma-half-outside = σ′ is half of e^A
    .told = The half belongs to the exponent: { sigma_prime } is exp(A / 2), not exp(A) / 2.
no-step5 = Step 5 is left out
    .told = { sigma_prime } is just { sigma }. Without Step 5 a surprise does not make the rating move faster.
sigma-cap-008 = The volatility is held between 0.04 and 0.08
    .told = Some programs limit it. The paper has no limits for it.

## Step 6: φ*

phistar-sigma = σ′ in Step 6 is not squared
    .told = Squares add up: { phi_star } is the root of φ² + σ′².
phistar-old = Step 6 takes the old volatility
    .told = { phi_star } takes the new one, { sigma_prime }, which Step 5 has just found.
no-step6 = Step 6 is left out
    .told = Before the games count, the deviation grows by what strength may have changed in the period. Here { phi_star } is just { phi }.
phistar-sigma-scaled = σ′ is divided by 173.7178 in Step 6
    .told = { sigma_prime } is on the scale of the formulas already. It is never converted.
phistar-no-root = The root in Step 6 is missing
    .told = { phi_star } is the square root of the sum.
inflate-first = The deviation grows twice: before Step 3 and in Step 6
    .told = Steps 3 to 5 take { phi } as it was before the period. It grows once, in Step 6.
inflate-twice = The deviation grows twice before Step 3
    .told = It grows once, in Step 6. Code that lets the deviation of an inactive player grow must not run again for the same time.
inflate-three-times = The deviation grows three times before Step 3
    .told = It grows once, in Step 6. Code that lets the deviation of an inactive player grow must not run again for the same time. In the Python library elote it ran three times until July 2026.
phi-q = φ is narrowed with Glicko’s q² before Step 6
    .told = Step 6 takes { phi } of Step 2. The games narrow it in Step 7. The factor is so small that it shows in the last digits alone.
twice-phi = The games narrow the deviation twice
    .told = Step 6 takes { phi } of Step 2. The games narrow it once, in Step 7.

## Step 7: φ′ and μ′

phi1-no-root = The root in φ′ is missing
    .told = { phi_prime } is 1 divided by the square root of the sum.
phi1-v = v stands for 1/v in φ′
    .told = Precisions add up: 1 divided by φ*² and 1 divided by { v }.
mu1-phistar = The sum in μ′ is multiplied by φ*²
    .told = The step is as long as the rating is uncertain after the games: the square of { phi_prime }.
mu1-phi = The sum in μ′ is multiplied by φ²
    .told = The step is as long as the rating is uncertain after the games: the square of { phi_prime }.
mu1-old-phi = μ′ is computed without Step 6
    .told = { rd_prime } is right, so { phi_prime } was computed from { phi_star } for it. The sum in { mu_prime } takes that same { phi_prime }, not one that is computed from { phi }.
mu1-not-squared = φ′ in μ′ is not squared
    .told = The sum is multiplied by the square of { phi_prime }.
mu1-average = μ′ has the average in the place of the sum
    .told = The terms of all games are added up. Their number does not divide them.
mu1-in-loop = μ changes inside the loop over the games
    .told = Every { e } takes { mu } from before the period. { mu } may change only once the sum is complete.
mu1-delta = μ′ has Δ in the place of the sum
    .told = { delta } is { v } times that sum. { mu_prime } takes the sum without { v }.
mu1-delta-all = Δ is added to μ as it is
    .told = { delta } is what the games alone would say. { mu_prime } takes the sum, multiplied by the square of { phi_prime }.
mu1-sqrt-v = μ′ has Δ divided by the root of v
    .told = { delta } divided by { v } is the sum that { mu_prime } takes.
mu1-no-g = The sum in μ′ has no g
    .told = Each surprise counts { g } times in { mu_prime } too, as it does in { delta }.

## Which games make a period, and whose ratings count

one-by-one = Each game is rated as a period of its own
    .told = All games of a period are judged by the ratings from before it. One by one each is judged by what the last one made of it, which is another system.
opponents-new = The opponents’ new ratings are used
    .told = All ratings are those from before the period. Whoever updates players in turn has to keep the old ratings until all are done.
losses-dropped = Lost games are left out
    .told = A score of 0 counts like any other. In many languages 0 is “false”, and a test for it drops the game.
mean-opponent = All games are against one average opponent
    .told = Each game has its own { g } and { e }. The average of the opponents does not give the average of these.
glicko-1 = It is Glicko of 1995
    .told = The older system has no volatility: no Step 5 and no Step 6. { sigma } is handed on as it was.
as-printed = Numbers are rounded on the way, as in the paper
    .told = The paper’s example carries a few digits from step to step, and so comes to 1464.06. In full precision it is 1464.05.

## Step 8: the output

rd-from-phistar = The new deviation is computed from φ*
    .told = { rd_prime } is 173.7178 times { phi_prime }. { phi_star } is the deviation before the games count.
integers = Rating and deviation are rounded to whole numbers
    .told = Ratings may be shown so. What is handed on to the next period should have all digits.
rd-floor-45 = The deviation is held at 45 or more
    .told = A site does so. The paper has no lower limit.
rd-cap-350 = The deviation is held at 350 or less
    .told = Glicko of 1995 does so. The paper of Glicko-2 has no upper limit.
sigma-squared-out = The square of the volatility is printed
    .told = Step 5 works with σ². What is handed on is { sigma_prime } itself.

## Whole programs

js-2012 = A public JavaScript program of 2012, with four mistakes
    .told = ln x is computed as ln x / lg e, σ² stands for φ² in the choice of B, the first B has no { v }, and the way back has 173.7171.
pypi-glicko2 = The Python package glicko2 of PyPI
    .told = Version 2.1.0 and all before it, since 2012, have { mu } for { phi } in { f }. Versions before 2.1.0 also compare with < for ≤ in Step 5.4.
