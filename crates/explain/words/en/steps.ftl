### The eight steps of the derivation, and the remarks on the paper.

heading = Step by step
how-much = How much is open
detail-values = Values
detail-worked = Worked
detail-everything = Everything
folded-formulas = Formulas, and with these numbers
# $n (count): the number of notes
folded-notes = { $n ->
    [one] A note on the paper
   *[other] Notes on the paper ({ $n })
}
hidden = hidden
# $n (count): the number of the step, from 1
step = Step { $n }
titles-1 = What do we know before the games?
titles-2 = What is that on the scale of the formulas?
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
given = A rating { r } says where we believe the player stands. The deviation { rd } says how unsure we are of it, the volatility { sigma } how much the strength itself tends to wander. The constant { tau } says how readily { sigma } changes.
given-caption = Given
given-unrated = A new player starts with 1500, a deviation of 350 and a volatility of 0.06.
# $n (count): the number of opponents with an unknown RD
given-assumed = { $n ->
    [one] One opponent’s RD is
   *[other] The RDs of { $n } opponents are
} unknown. 60 is assumed, as for someone who plays often. Any other RD up to 100 would change little, as the game still counts for at least 95%.
scales = Ratings are shifted so that 1500 becomes 0, and divided by 173.7178. On that scale the formulas need no 400 and no powers of ten. The volatility is given on that scale already, and is never converted.
scales-caption = Both scales
scales-note = 173.7178 is 400 / ln 10, rounded.
variance = The closer an expected score { e } is to a coin flip, and the more certain the opponent’s own rating, the more a game tells. The weight { g } tones down results against opponents of uncertain strength.
variance-caption = Weights, expected scores and what each game tells
# $n (count): the number of the game, from 1
variance-of = For game { $n }:
variance-note = The reciprocal of their sum, { v }, is the variance of a rating based on these games alone.
improvement = Each game counts by how far its score { s } beat the expected score { e }, weighted by { g }. Times { v }, the sum is the improvement that the games alone suggest.
improvement-caption = Scores against expectations
improvement-up = The sum is above 0: better than expected, so the rating will rise.
improvement-down = The sum is below 0: worse than expected, so the rating will fall.
volatility = If the improvement { delta } is larger than { phi }, { v } and { sigma } account for, the player is less steady than we thought and { sigma } rises; if it is smaller, { sigma } falls a little. The new value is where a function { f } crosses zero; { x } stands for the logarithm of its square.
bracket-delta = First a bracket, two places with the zero between them. One is { big_a } = { a }. The improvement is large, Δ² > φ² + v, so the other is:
bracket-search = First a bracket, two places with the zero between them. One is { big_a } = { a }. The improvement is no larger than expected, Δ² ≤ φ² + v, so the other lies to the left: { tau } is subtracted { k } times, until { f } is no longer negative.
search-caption = The search for B
illinois = Then the Illinois method: a straight line through both ends crosses zero at { big_c }. { big_c } and the end on the other side of the zero make the next bracket. If the same end stays, its { f } is halved, so that the line is forced to move on.
iterations-caption = Iterations
iteration = Iteration
kept = Kept
kept-start = the start
kept-a = A, f(A) halved
kept-b = B, as the new A
kept-half = the half with the zero
width = |B − A|
correction = B becomes A when f(C) f(B) ≤ 0. The paper of 2013 has <; its author put ≤ on March 22, 2022, since with the old rule the search could go round about a thousand times and then stop with a wrong value if f(C) was exactly 0.
no-iterations = The bracket is narrower than ε = 0.000001 from the start.
# $n (count): the number of iterations, at least 1
iterations-made = After { $n ->
    [one] one iteration
   *[other] { $n } iterations
} the bracket is no wider than ε = 0.000001, the tolerance, and the search stops.
# $root (number): the zero of f
# $volatility (number): the σ′ at the zero
exact-root = The paper stops there. The zero itself is at { $root }, which makes { sigma_prime } = { $volatility }.
# $n (count): the number of zeros
several-roots = The function crosses zero { $n } times between A and B. The procedure takes the one on its path; another solver may find another, and with it quite another rating. Shorter rating periods or a smaller τ avoid this.
zeros-caption = What each zero would give
zero-taken = taken
root-picture = The function f and the secant
drift = Time passes and strength wanders. Before the games are counted, the variance grows by { sigma_prime }²: { phi }² becomes { phi }² + { sigma_prime }².
drift-points = In rating points:
idle = Nothing was played, so there is nothing to learn: rating and volatility stay, and Steps 3 to 5 and 7 do not apply. Strength may have wandered all the same, so the variance { phi }² grows by { sigma }² for each period.
idle-points = In rating points:
update = What we knew before, with the uncertainty { phi_star }, and what the games showed, with the variance { v }, add up as precisions: one over the square of the uncertainty.
update-rating = The rating moves by the surprise of the games times the new uncertainty squared: the more certain we are, the smaller the step.
back = Multiplied by 173.7178 and shifted back by 1500, the numbers are again those that people know.
# $volatility (number): σ′
back-volatility = The volatility is not converted back: { sigma_prime } = { $volatility }.
# $rating (number): r′ at the zero of f
# $rd (number): RD′ at the zero of f
exact-rating = With the zero of { f } itself in place of the paper’s stop: { r_prime } = { $rating } and { rd_prime } = { $rd }.
paper-v = The paper prints 1.7785: it rounds each g to 4 digits and each E to 3 before it sums.
paper-delta = The paper prints −0.4834, for the same reason.
paper-f = The paper prints f(A) = −0.00053567 at the start, with its rounded v and Δ.
paper-last-cell = The last f(B) of the paper’s own table lacks its minus sign.
paper-rating = The paper prints 1464.06: it goes on with the rounded −0.2069.
differs-title = Where the paper’s rounding shows
differs-explained = Both columns are the same case: once in exact arithmetic, once carrying only the digits that the paper prints.
differs-nowhere = In this case no shown digit differs.
differs-exact = Exact
differs-printed = As printed
differs-why = Why
rounded-mu-and-phi = converted values are carried with 4 decimals
rounded-g = g is carried with 4 decimals
rounded-e = E is carried with 3 decimals
rounded-v = summed from g with 4 decimals and E with 3, then rounded to 4
rounded-delta = from the rounded v, g and E
rounded-f = from the rounded v, Δ and φ
rounded-sigma-prime = cut off, not rounded, after 5 decimals
rounded-phi-star = from φ with 4 decimals and the cut σ′
rounded-phi-prime = from φ* and v with 4 decimals
rounded-mu-prime = from φ′² with 4 decimals and the sum with 3
rounded-r-prime = from μ′ with 4 decimals
rounded-rd-prime = from φ′ with 4 decimals
rounded-other = from rounded values
