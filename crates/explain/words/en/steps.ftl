### The eight steps of the derivation, and the remarks on the paper.

heading = Step by step
how-much = How much to show
detail-values = Values
detail-worked = Worked
detail-everything = Everything
folded-formulas = Formulas in letters and in numbers
# $n (count): the number of notes
folded-notes = { $n ->
    [one] A note on the paper
   *[other] Notes on the paper ({ $n })
}
hidden = hidden
# $n (count): the number of the step, from 1
step = Step { $n }
titles-1 = What do we know before the games?
titles-2 = What is that on the Glicko-2 scale?
titles-3 = How much do these games tell us?
titles-4 = Better or worse than expected?
titles-5 = Was the result a surprise?
titles-6 = How much could strength have drifted?
titles-7 = What do we believe now?
titles-8 = And in rating points?
idle-title = How unsure are we after a period without games?
quantity = Quantity
value = Value
player = Player
given = The rating { r } is our best guess of the player’s strength. The deviation { rd } says how uncertain that guess is, and the volatility { sigma } says how far the strength itself typically drifts. The system constant { tau } says how readily { sigma } changes.
given-caption = Given
given-unrated = In the paper a new player starts with 1500, a deviation of 350 and a volatility of 0.06.
# $n (count): the number of opponents with an unknown RD
given-assumed = { $n ->
    [one] One opponent’s RD is
   *[other] The RDs of { $n } opponents are
} unknown. We assume 60, which is usual for a frequent player. Any other RD up to 100 would change little, because the game keeps at least 95% of its weight.
scales = Ratings are shifted so that 1500 becomes 0. Then ratings and deviations are divided by 173.7178. On this Glicko-2 scale the formulas need neither Elo’s 400 nor his powers of ten. The volatility is always given on this scale.
scales-caption = Both scales
scales-note = 173.7178 is 400 / ln 10, rounded.
variance = The closer an expected score { e } is to ½, and the more certain the opponent’s own rating, the more a game tells. The weight { g } tones down results against opponents of uncertain strength.
variance-caption = Weights, expected scores and what each game tells
# $n (count): the number of the game, from 1
variance-of = For game { $n }:
variance-note = One divided by the sum of these terms is { v }, the variance (squared deviation) of a rating based on these games alone.
improvement = Each game contributes its score { s } minus the expected score { e }, multiplied by the weight { g }. The sum, multiplied by { v }, is the improvement { delta } that the games alone suggest.
improvement-caption = Scores against expectations
improvement-up = The sum is above 0, so the weighted results beat expectations and the rating will rise.
improvement-down = The sum is below 0, so the weighted results miss expectations and the rating will fall.
volatility = If { delta }² is larger than { phi }² + { v } + { sigma }², the player is less steady than we thought and { sigma } rises. If it is smaller, { sigma } falls a little. The new value comes from the zero of a function { f } of { x }, the logarithm of the squared volatility.
bracket-delta = First find a bracket, two points with the zero of { f } between them. One is { big_a } = { a }. The improvement is large (Δ² > φ² + v), so the other is:
bracket-search = First find a bracket, two points with the zero of { f } between them. One is { big_a } = { a }. The improvement is not large (Δ² ≤ φ² + v), so the other lies to the left. From { a } subtract { tau } { k } times, until { f } is no longer negative.
search-caption = The search for B
illinois = The Illinois method narrows the bracket. A straight line (the secant) through both ends of the curve crosses zero at { big_c }. The next bracket goes from { big_c } to the end beyond the zero. If that end is { big_a }, its { f } is halved, so that the next line crosses nearer to it.
iterations-caption = Iterations
iteration = Iteration
kept = Kept
kept-start = the start
kept-a = A, f(A) halved
kept-b = B, as the new A
kept-half = the half with the zero
width = |B − A|
correction = B becomes the new A when f(C) f(B) ≤ 0. The paper of 2013 had <, and its author changed it to ≤ on March 22, 2022. With <, if f(C) was exactly 0, the search could go round about a thousand times and stop with a wrong value.
no-iterations = The bracket is no wider than the tolerance ε = 0.000001 from the start.
# $n (count): the number of iterations, at least 1
iterations-made = After { $n ->
    [one] one iteration
   *[other] { $n } iterations
} the bracket is no wider than the tolerance ε = 0.000001, and the search stops.
# $root (number): the zero of f
# $volatility (number): the σ′ at the zero
exact-root = The paper stops here. The zero itself is at { $root }, which gives { sigma_prime } = { $volatility }.
# $n (count): the number of zeros
several-roots = The function crosses zero { $n } times between A and B. The paper’s procedure ends at the one on its path. Another method may find another zero, which gives quite another rating. Shorter periods or a smaller τ can prevent this.
zeros-caption = What each zero would give
zero-taken = taken
root-picture = The function f and the secant
drift = Strength typically drifts by about { sigma_prime } in one period, as likely up as down. So the rating stays, and before the games are counted its variance grows from { phi }² to { phi }² + { sigma_prime }².
drift-points = In rating points:
idle = Nothing was played, so there is nothing to learn. Rating and volatility stay, and Steps 3 to 5 and 7 are skipped. Strength still typically drifts by about { sigma } in each period, so each period adds { sigma }² to the variance { phi }².
idle-points = In rating points:
update = The precisions (1 divided by the variance) of what we knew, 1/{ phi_star }², and of the games, 1/{ v }, add up. No score is in { v }, so { phi_prime } depends on the opponents. Who won matters only a little, through { sigma_prime }.
update-rating = The rating moves by the sum from Step 4 times the step size { phi_prime }². The more certain the new rating, the smaller the step.
back = To return to rating points, { mu_prime } and { phi_prime } are multiplied by 173.7178, and 1500 is added to the rating.
# $volatility (number): σ′
back-volatility = The volatility is not converted and stays { sigma_prime } = { $volatility }.
# $rating (number): r′ at the zero of f
# $rd (number): RD′ at the zero of f
exact-rating = The zero of { f } itself, instead of the paper’s stop, gives { r_prime } = { $rating } and { rd_prime } = { $rd }.
paper-v = The paper prints 1.7785, because it rounds each g to 4 decimals and each E to 3 before the sum.
paper-delta = The paper prints −0.4834, because it uses the rounded v, g and E.
paper-f = The paper prints f(A) = −0.00053567 at the start, because of its rounded v and Δ.
paper-last-cell = The last f(B) in the paper’s own table lacks its minus sign.
paper-rating = The paper prints 1464.06, because it uses the rounded μ′ = −0.2069.
differs-title = Where the paper’s rounding shows
differs-explained = Both columns show this case, once in exact arithmetic and once with only the digits that the paper prints.
differs-nowhere = In this case the rounding changes no shown digit.
differs-exact = Exact
differs-printed = As printed
differs-why = Why
rounded-mu-and-phi = converted values are kept to 4 decimals
rounded-g = g is kept to 4 decimals
rounded-e = E is kept to 3 decimals
rounded-v = summed from g with 4 decimals and E with 3, then rounded to 4
rounded-delta = from the rounded v, g and E
rounded-f = from the rounded v, Δ and φ
rounded-sigma-prime = cut off, not rounded, after 5 decimals
rounded-phi-star = from φ with 4 decimals and the cut-off σ′
rounded-phi-prime = from φ* and v with 4 decimals
rounded-mu-prime = from φ′² with 4 decimals and the sum with 3
rounded-r-prime = from μ′ with 4 decimals
rounded-rd-prime = from φ′ with 4 decimals
rounded-other = from rounded values
