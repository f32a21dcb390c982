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
given = The player’s strength is most likely { $rating }, at the top of the curve, give or take { $rd }.
# $rating (number): the rating
# $mu (number): μ
# $rd (number): the RD
# $phi (number): φ
scales = A rating of { $rating } is { $mu } on the Glicko-2 scale, and a deviation of { $rd } is { $phi }. Only the unit and the zero point change.
# $term (number): the only term of the sum
# $v (number): v
tells-one = What the game tells is { $term }. This is 1/{ v }, so { v } = { $v }.
# $terms (pieces): the terms of the sum
# $sum (number): their sum
# $v (number): v
tells = A larger dot means a game that tells more. What the games tell adds up to { $terms } = { $sum }. This is 1/{ v }, so { v } = { $v }.
# $count (count): the number of terms
# $largest (number): the largest of them
# $sum (number): their sum
# $v (number): v
tells-many = A larger dot means games that tell more. The most that one of the { $count } games tells is { $largest }. Together they tell { $sum }, which is 1/{ v }, so { v } = { $v }.
# $sum (number): the sum of the surprises
# $v (number): v
# $delta (number): Δ
# $points (number): Δ in points
surprises = Each bar starts where the one before it ended, and the last ends at the sum, { $sum }. The bottom bar is this sum times { v } = { $v }, which gives { delta } = { $delta }, or { $points } rating points.
# $a (number): A₀
# $b (number): B₀
# $width (number): the width of the bracket
bracket = The zero of { f } lies between A₀ = { $a } and B₀ = { $b }, which are { $width } apart.
# $a (text): the name of A with its iteration
# $b (text): that of B
# $c (text): that of C
# $at (number): the value of C
secant = The line through { $a } and { $b } crosses zero at { $c } = { $at }.
# $a (text): the name of A with its iteration
# $b (text): that of B
# $c (text): that of C
# $at (number): the value of C
middle = { $c } = { $at } lies halfway between { $a } and { $b }.
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
wide = Width of the bracket: { $width }.
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
}² = { phi_star }², so a right triangle with short sides { $phi } and { $sigma } has the long side { $phi-star }. In rating points the deviation grows by { $growth }, from { $before } to { $after }.
# $periods (number): the number of idle periods
# $phi (number): φ
# $sigma (number): σ
# $phi-star (number): φ*
# $before (number): the deviation before, in points
# $after (number): the deviation after
# $growth (number): the difference
drift-long = { phi }² + { t }{ sigma }² = { phi_star }², so a right triangle with short sides { $phi } and √{ $periods } × { $sigma } has the long side { $phi-star }. In rating points the deviation grows by { $growth }, from { $before } to { $after }.
# $known (number): the weight of what was known
# $games (number): the weight of the games
# $joined (number): the new rating
# $before (number): the rating before
# $alone (number): the rating by the games alone
join = The new rating { $joined } is a weighted average of what was known, { $before } (weight { $known }), and what the games say, { $alone } (weight { $games }). The weights are in proportion to the precisions 1/{ phi_star }² and 1/{ v }, so the more certain one counts more.
cut-known = What was known is so uncertain or so far away that the picture shows only a part of it.
cut-games = What the games say is so uncertain or so far away that the picture shows only a part of it.
cut-both = The two are so far apart that the picture shows only a part of each.
# $rating (number): the rating before
# $rd (number): its RD
# $rating-after (number): the new rating
# $rd-after (number): its RD
after = Before the period the rating is { $rating } ± { $rd }, after it { $rating-after } ± { $rd-after }.

## Experiments with Step 5

iteration = Iteration
try-it = Try a case in which more happens:
cases-to-try-1 = An upset
cases-to-try-2 = Three zeros
cases-to-try-3 = Many iterations
# $name (text): the name of the example
took-place = “{ $name }” has replaced your case.
to-own-case = Back to your case
other-ends = Start from other ends
other-ends-explained = Move { big_a } and { big_b }. Any two ends with the zero between them lead to it, and good ends need fewer iterations.
papers-ends = Back to the paper’s ends
# $count (count): the number of iterations
# $a (number): the final A
# $sigma (number): the σ′ that A gives
ends-lead = After { $count ->
    [one] 1 iteration
   *[other] { $count } iterations
} { big_a } = { $a }, so { sigma_prime } = { $sigma }.
# $at-a (number): the value of f at A
# $at-b (number): the value of f at B
ends-do-not = Here { f }({ big_a }) = { $at-a } and { f }({ big_b }) = { $at-b } have the same sign. The zero need not lie between such ends, so the method cannot start.
# $a (text): the value of A
# $b (text): the value of B
other-ends-alt = The curve of f, with the ends A at { $a } and B at { $b } and the straight line through both.

## Descriptions of the pictures; that of Step 8 is in the main table

# $rating (text): the rating
# $rd (text): its RD
# $level (text): the name of the band
# $low (text): its lower end
# $high (text): its upper end
given-alt = A bell curve over the rating axis, with its top at { $rating } and a deviation of { $rd }. The band of { $level } from { $low } to { $high } is shaded.
# $rating (text): the rating
# $mu (text): μ
# $count (count): the number of opponents
scales-alt = Two scales, rating points above and the Glicko-2 scale below. A line joins the player’s { $rating } above with { $mu } below. Further lines do the same for { $count ->
    [one] the opponent
   *[other] the { $count } opponents
}.
# $count (count): the number of games
# $sum (text): the sum of what the games tell
# $v (text): v
tells-alt = The expected score falls from 1 to 0 as the opponent’s rating rises. { $count ->
    [one] One game is a dot on this curve, with a line
   *[other] { $count } games are dots on this curve, with lines
} to the actual score. What the games tell adds up to { $sum }, so v is { $v }.
# $list (text): the results of the zeros
zeros-alt = The function has several zeros, and each gives another result: { $list }.
# $count (count): the number of games
# $sum (text): the sum of the surprises
# $delta (text): Δ
surprises-alt = { $count ->
    [one] A bar shows the surprise of the game.
   *[other] Bars show the surprises of { $count } games, each starting where the one before it ended.
} The sum is { $sum }. The bottom bar is Δ, this sum times v: { $delta }.
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
secant-alt = The curve of f crosses zero between { $a } at { $at-a } and { $b } at { $at-b }, which a straight line joins. The next point is { $c } at { $at-c }. Width of the bracket then: { $width }.
# $phi (text): φ
# $side (text): the other short side
# $phi-star (text): φ*
# $from (text): the deviation before, in points
# $to (text): the deviation after
drift-alt = A right triangle with short sides of { $phi } and { $side } and a long side of { $phi-star }. In rating points the deviation grows from { $from } to { $to }.
# $rating (text): the rating before
# $rd (text): its RD after the time
# $games-rating (text): the rating by the games alone
# $games-rd (text): its deviation
# $joined-rating (text): the new rating
# $joined-rd (text): its RD
join-alt = Three bell curves. What was known lies around { $rating }, deviation { $rd }. What the games say lies around { $games-rating }, deviation { $games-rd }. Both joined lie around { $joined-rating }, deviation { $joined-rd }.
