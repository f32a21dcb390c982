### The sensitivity chart below a dragged number, and the card on what moves the result.

# $name (text): the dragged number
what-follows = How the result depends on { $name }
# $name (text): the dragged number
less = Less: { $name }
# $name (text): the dragged number
more = More: { $name }
# $letter (text): the dragged number
# $from (text): the lower end of its range
# $to (text): the upper end of its range
# $by (text): the change of r′ over the range
flat = The result hardly moves. With { $letter } from { $from } to { $to }, r′ changes by { $by }.
# $letter (text): the dragged number
# $from (text): the lower end of its range
# $to (text): the upper end of its range
# $first (text): r′ at the lower end
# $last (text): r′ at the upper end
ends = With { $letter } from { $from } to { $to }, r′ goes from { $first } to { $last }.
# $at (text): the point where r′ equals r
# $own (flag): whether the number is the player's own rating
level = r′ = r at { $at }{ $own ->
    [true] , where these results are just as expected
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
moves-explained = The bars show how far the new rating moves if one number is a little larger and all others stay. The bars of all ratings add up to 1, because if every player had one point more, so would the result.
moves-alt = Bars show how far the new rating moves with each number. The table has the same values.
moves-units-1 = Rating higher by 1
moves-units-2 = RD higher by 1
moves-units-3 = Score higher by 0.1
moves-units-4 = σ higher by 0.01
moves-units-5 = τ higher by 0.1
# $n (count): the number of further games
others = { $n ->
    [one] 1 other
   *[other] { $n } others
}
