### The pictures of the steps.

## The titles of the pictures, except that of the last step

titles-1 = What we know before the games
titles-2 = One strength on two scales
titles-3 = What was expected, and how much each game tells
titles-4 = The surprises, end to end
titles-5 = Two ends close in on the zero of f
titles-6 = Squares add up, widths do not
titles-7 = What was known, what the games say, and both joined

## Words in the pictures

rating-points = rating points
glicko2-scale = Glicko-2 scale
sum = Sum
sum-times-v = Sum × v
# $times (shown): how many times larger the part is drawn
larger = { $times } times larger
# $n (count): the number of the iteration, 0 for the start
after-iteration = { $n ->
    [0] at the start
   *[other] after iteration { $n }
}
known = Known before
games-say = The games say
joined = Joined
# $points (text): the growth of the deviation, in points
wider = wider by { $points }, the ends enlarged

## Words in the tables

# $level (text): the name of the band
band-from = { $level }, from
# $level (text): the name of the band
band-to = { $level }, to
so-far = Sum so far
deviation = Deviation
weight = Weight

## Captions

# $rating (number): the rating
# $rd (number): its RD
given = Not a point but a hill: the player is believed to stand at about { $rating }, give or take { $rd }.
# $rating (number): the rating
# $mu (number): μ
# $rd (number): the RD
# $phi (number): φ
scales = { $rating } points are { $mu } on the scale of the formulas, and a deviation of { $rd } is { $phi }. Nothing but the units changes.
# $term (number): the only term of the sum
# $v (number): v
tells-one = The game tells { $term }, which is 1/{ v }; so { v } = { $v }.
# $terms (pieces): the terms of the sum
# $sum (number): their sum
# $v (number): v
tells = The larger a dot, the more its game tells: { $terms } = { $sum }, which is 1/{ v }; so { v } = { $v }.
# $count (count): the number of terms
# $largest (number): the largest of them
# $sum (number): their sum
# $v (number): v
tells-many = The larger a dot, the more its games tell. The { $count } terms, of which { $largest } is the largest, add up to { $sum }, which is 1/{ v }; so { v } = { $v }.
# $sum (number): the sum of the surprises
# $v (number): v
# $delta (number): Δ
# $points (number): Δ in points
surprises = Each bar starts where the one before ended, and they end at the sum, { $sum }. The last bar is that sum times { v } = { $v }, which is { delta } = { $delta }, or { $points } rating points.
# $a (number): A₀
# $b (number): B₀
# $width (number): the width of the bracket
bracket = The zero of { f } lies between A₀ = { $a } and B₀ = { $b }, which are { $width } apart.
# $a (text): the name of A with its iteration
# $b (text): that of B
# $c (text): that of C
# $at (number): the value of C
secant = The line through { $a } and { $b } meets zero at { $c } = { $at }.
# $a (text): the name of A with its iteration
# $b (text): that of B
# $c (text): that of C
# $at (number): the value of C
middle = Halfway between { $a } and { $b } lies { $c } = { $at }.
# $old (text): the name of the point
# $new (text): its name after the iteration
# $halved (flag): whether its height is halved
becomes = { $old } becomes { $new }{ $halved ->
    [true] , with half its height
   *[false] {""}
}.
# $old (text): the name of the point
# $new (text): its name after the iteration
# $halved (flag): whether its height is halved
stays = { $old } stays as { $new }{ $halved ->
    [true] , with half its height
   *[false] {""}
}.
# $width (number): the width of the bracket
wide = The bracket is now { $width } wide.
# $idle (flag): whether the period has no games
# $phi (number): φ
# $sigma (number): σ′, or σ if the period has no games
# $phi-star (number): φ*
# $before (number): the deviation before, in points
# $after (number): the deviation after
# $growth (number): the difference
drift = { phi }² + { $idle ->
    [true] { sigma }
   *[false] { sigma_prime }
}² = { phi_star }²: with { $phi } and { $sigma } as the short sides, the long one is { $phi-star }. In rating points the deviation grows from { $before } to { $after }, by { $growth }.
# $periods (number): the number of idle periods
# $phi (number): φ
# $sigma (number): σ
# $phi-star (number): φ*
# $before (number): the deviation before, in points
# $after (number): the deviation after
# $growth (number): the difference
drift-long = { phi }² + { t }{ sigma }² = { phi_star }²: with { $phi } and √{ $periods } × { $sigma } as the short sides, the long one is { $phi-star }. In rating points the deviation grows from { $before } to { $after }, by { $growth }.
# $known (number): the weight of what was known
# $games (number): the weight of the games
# $joined (number): the new rating
# $before (number): the rating before
# $alone (number): the rating by the games alone
join = By their precisions, 1/{ phi_star }² and 1/{ v }, what was known counts { $known } and what the games say { $games }: so { $joined } lies between { $before } and { $alone }.
cut-known = What was known is so vague or so far away that the picture holds only a part of it.
cut-games = What the games say is so vague or so far away that the picture holds only a part of it.
cut-both = Both are so far apart that the picture holds only a part of each.
# $rating (number): the rating before
# $rd (number): its RD
# $rating-after (number): the new rating
# $rd-after (number): its RD
after = Before the games { $rating } ± { $rd }, after them { $rating-after } ± { $rd-after }.

## Experiments with Step 5

iteration = Iteration
try-it = Try a case in which more happens:
cases-to-try-1 = An upset
cases-to-try-2 = Three zeros
cases-to-try-3 = Many iterations
# $name (text): the name of the example
took-place = “{ $name }” has taken the place of your case.
to-own-case = Back to your case
other-ends = Start from other ends
other-ends-explained = Move { big_a } and { big_b }. Any two ends with the zero between them lead to it; good ones get there sooner.
papers-ends = Back to the paper’s ends
# $count (count): the number of iterations
# $a (number): the final A
# $sigma (number): the σ′ that A gives
ends-lead = { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
}, until { big_a } = { $a }. So { sigma_prime } = { $sigma }.
# $at-a (number): the value of f at A
# $at-b (number): the value of f at B
ends-do-not = Here { f }({ big_a }) = { $at-a } and { f }({ big_b }) = { $at-b } have the same sign. Nothing says that the zero lies between such ends, so the method cannot start.
# $a (text): the value of A
# $b (text): the value of B
other-ends-alt = The function f, with the ends A at { $a } and B at { $b } and the straight line through both.

## Descriptions of the pictures; that of Step 8 is in the main table

# $rating (text): the rating
# $rd (text): its RD
# $level (text): the name of the band
# $low (text): its lower end
# $high (text): its upper end
given-alt = A bell curve over the rating axis, around { $rating } with a deviation of { $rd }. The band of { $level } from { $low } to { $high } is shaded.
# $rating (text): the rating
# $mu (text): μ
# $count (count): the number of opponents
scales-alt = Two scales, one above the other: rating points and the Glicko-2 scale. A line joins the player’s { $rating } above with { $mu } below; others do so for { $count ->
    [one] the opponent
   *[other] the { $count } opponents
}.
# $count (count): the number of games
# $sum (text): the sum of what the games tell
# $v (text): v
tells-alt = The expected score falls from 1 to 0 as the opponent’s rating rises. { $count ->
    [one] One game stands
   *[other] { $count } games stand
} on the curve, as dots with strokes to the actual score; what the games tell adds up to { $sum }, so v is { $v }.
# $list (text): the results of the zeros
zeros-alt = There are several zeros, and each would give another result: { $list }.
# $count (count): the number of games
# $sum (text): the sum of the surprises
# $delta (text): Δ
surprises-alt = { $count ->
    [one] A bar for the surprise of the game.
   *[other] Bars for the surprises of { $count } games, each starting where the one before ended.
} The end is the sum, { $sum }. The last bar is Δ, that sum times v: { $delta }.
# $a (text): the value of A₀
# $b (text): the value of B₀
bracket-alt = The curve of f crosses zero between A₀ at { $a } and B₀ at { $b }.
# $a (text): the name of A with its iteration
# $b (text): that of B
# $c (text): that of C
# $at-a (text): the value of A
# $at-b (text): that of B
# $at-c (text): that of C
# $width (text): the new width of the bracket
secant-alt = The curve of f crosses zero between { $a } at { $at-a } and { $b } at { $at-b }. The straight line through both meets zero at { $c }, { $at-c }; the bracket is then { $width } wide.
# $phi (text): φ
# $side (text): the other short side
# $phi-star (text): φ*
# $from (text): the deviation before, in points
# $to (text): the deviation after
drift-alt = A right triangle: the short sides are { $phi } and { $side }, the long one is { $phi-star }. In rating points the deviation goes from { $from } to { $to }.
# $rating (text): the rating before
# $rd (text): its RD after the time
# $games-rating (text): the rating by the games alone
# $games-rd (text): its deviation
# $joined-rating (text): the new rating
# $joined-rd (text): its RD
join-alt = Three bell curves. Known before: around { $rating }, deviation { $rd }. What the games say: around { $games-rating }, deviation { $games-rd }. Both joined: around { $joined-rating }, deviation { $joined-rd }.
