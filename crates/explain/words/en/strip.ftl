### The sensitivity chart below a dragged number, and the card on what moves the result.

# $name (text): the dragged number
what-follows = What follows from { $name }
# $name (text): the dragged number
less = Less: { $name }
# $name (text): the dragged number
more = More: { $name }
# $letter (text): the dragged number
# $from (text): the lower end of its range
# $to (text): the upper end of its range
# $by (text): the change of r′ over the range
flat = Nothing moves: { $letter } from { $from } to { $to } changes r′ by { $by }.
# $letter (text): the dragged number
# $from (text): the lower end of its range
# $to (text): the upper end of its range
# $first (text): r′ at the lower end
# $last (text): r′ at the upper end
ends = { $letter } from { $from } to { $to }: r′ from { $first } to { $last }.
# $at (text): the point where r′ equals r
# $own (flag): whether the number is the player's own rating
level = r′ = r at { $at }{ $own ->
    [true] : there these results are just as expected
   *[false] {""}
}.
# $at (text): the number there
# $rating (text): r′ there
lowest = r′ is lowest at { $at }: { $rating }.
# $at (text): the number there
# $rating (text): r′ there
highest = r′ is highest at { $at }: { $rating }.
# $at (text): the number there
# $rd (text): RD′ there
surest = RD′ is smallest at { $at }: { $rd }.

## The new rating beside the number

# $rating (number): the new rating
now = New rating { $rating }
# $rating (number): the new rating
same = New rating { $rating }, the same as before
# $rating (number): the new rating
# $by (number): the difference from before
now-more = New rating { $rating }, { $by } more than before
# $rating (number): the new rating
# $by (number): the difference from before
now-less = New rating { $rating }, { $by } less than before

## The card

moves = What moves what
moves-explained = How far the new rating moves if one number is a little more and all others stay. The ratings come to 1 together: if everybody had a point more, so would the result.
moves-alt = Bars: how far the new rating moves with each number; the table has the same.
moves-units-1 = A point more of rating
moves-units-2 = A point more of RD
moves-units-3 = A tenth of a point more of score
moves-units-4 = A hundredth more of σ
moves-units-5 = A tenth more of τ
# $n (count): the number of further games
others = { $n ->
    [one] 1 other
   *[other] { $n } others
}
