### The exercises of the section Practise.

title = Practise
lead = Work out the steps by hand or with your own program. Every answer is marked, and usual slips are named.

## Choosing a sheet

new-sheet = A new sheet
level = Level
# The short name of a level, and a sentence about it.
level-formula-1 = One formula
level-formula-2 = Its inputs are given, and you work out one number.
level-step-1 = One step
level-step-2 = Every line of one step, for one or two games.
level-period-1 = A period
level-period-2 = Two or three games, with more blanks from exercise to exercise.
# The label of the number of exercises.
length = Exercises
# The checkbox that asks weak spots more often.
weak = My weak spots twice as often
weak-explained = Such a sheet is yours alone, so it has no code to share.
weak-none = No weak spot is known at this level. A weak spot has at least four answers, of which more than one in five was wrong.
weak-at-periods = At this level every sheet asks for everything by its end.
# $names (text): the weak spots
weak-spots = Your weak spots here: { $names }.
begin = Begin
# The heading of the sheets that were begun.
sheets = Sheets you began
# $level (count): the number of the level
# $code (text): the code of the sheet
sheet = Level { $level } · { $code }
# $level (count): the number of the level
mine = Level { $level } · my weak spots
# The link back to the settings of a new sheet.
other-sheet = Another sheet
shared = Everyone who opens the link of this page gets the same exercises.

## An exercise

exercises = Exercises
# $n (count): the number of the exercise
exercise = Exercise { $n }
# $n (count): the number of the exercise
# $of (count): the number of all exercises
exercise-of = Exercise { $n } of { $of }
# The state of an exercise, for screen readers: new, tried, right, right later, shown.
outcomes-1 = not begun
outcomes-2 = not all right yet
outcomes-3 = right
outcomes-4 = right after a wrong try
outcomes-5 = shown
# $name (text): the quantity
ask-formula = Work out { $name }.
# $step (count): the number of the step
ask-step = Work out every line of Step { $step }.
ask-period = Fill in the blanks.
# The heading of the values that are given and asked.
derivation = Given and asked
# $n (count): the number of decimals that are asked
decimals = { $n ->
    [one] 1 decimal
   *[other] { $n } decimals
}
# The question whether the volatility rises or falls.
direction = Does the volatility rise?
directions-1 = It rises
directions-2 = It falls
# Stands instead of σ′ until the question of its direction is answered.
hidden = shown once you have said whether it rises
check = Check
show = Show me
next = Next exercise
all-done = That was the last one.
formulas = The formulas
which-b = { big_b } comes from the first of these if Δ² > φ² + v. Otherwise it comes from the second, with the smallest { k } from 1 on for which { f }({ big_b }) is not negative.

## The quantities, without their symbols

quantity-mu = the rating on the Glicko-2 scale
quantity-phi = the deviation on the Glicko-2 scale
quantity-g = the weight
quantity-e = the expected score
quantity-v = the variance
quantity-delta = the improvement
quantity-direction = whether the volatility rises
quantity-b = the other end of the bracket
quantity-sigma = the new volatility
quantity-phi-star = the deviation after time has passed
quantity-phi-prime = the new deviation on the Glicko-2 scale
quantity-mu-prime = the new rating on the Glicko-2 scale
quantity-rating = the new rating
quantity-deviation = the new rating deviation

## The state of a sheet

# Stands between the parts of a list.
and-next = ,{" "}
# $first (text): all names of a list but the last
# $last (text): the last one
and-last = { $first } and { $last }

# $all (count): the number of exercises
score-none = { $all } exercises, none done yet.
# $parts (text): the parts below
score = { $parts }.
# $n (count): the number of exercises
# $all (count): the number of all exercises
score-first = { $n } of { $all } right at the first try
# $n (count): the number of exercises
score-later = { $n } later
# $n (count): the number of exercises
score-shown = { $n } shown
# $n (count): the number of exercises
score-open = { $n } to go

## Marking

# $parts (text): the parts below
marked = { $parts }.
# $n (count): the number of answers
marked-right = { $n } right
# $n (count): the number of answers
marked-wrong = { $n } not right
# $n (count): the number of missing or incomplete answers
marked-open = { $n } still to answer
# $n (count): the number of tries before the right answers can be shown
tries-left = { $n ->
    [one] After one more try you can see the right answers.
   *[other] After { $n } more tries you can see the right answers.
}
all-right = All right.
was-shown = The right answers stand beside yours.
right = Right.
# $value (text): the rounded value
cut = Right, but cut off. Rounded it is { $value }.
# $n (count): the number of missing digits
short = { $n ->
    [one] Right so far. Please give one more digit.
   *[other] Right so far. Please give { $n } more digits.
}
# $n (count): the number of other wrong answers that this one follows from
# $names (text): their names
follows = Right, given your { $names }. The mistake is in an earlier line.
wrong-unknown = Not right, and no usual slip leads to this number.
# $slips (text): the slips that give the answer
wrong = Not right. You get this { $slips }.
# Stands between slips.
wrong-or = , or{" "}
wrong-direction = Not right. The volatility rises if Δ² is larger than φ² + v + σ², and otherwise it falls.
not-a-number = Enter a number.
# $step (count): the number of the step
worked-paper = Step { $step } with the paper’s numbers
# $step (count): the number of the step
worked-case = Step { $step } of this case, worked

## On paper

print-sheet = Print the sheet
print-key = Print the key
key = Key
# The label of the line for a name.
name = Name
key-heads-1 = Asked
key-heads-2 = Value
key-heads-3 = Right from … to
key-heads-4 = The usual slip
# $from (text): the smallest accepted answer
# $to (text): the largest accepted answer
range = { $from } to { $to }
# $value (text): the value that the slip gives
# $slip (text): the slip
usual-slip = { $value } { $slip }

## Slips, to follow “you get that”

slip-origin-left-out-mu = if you do not subtract 1500 from the rating first
slip-origin-left-out = if you do not add 1500 in the end
slip-reversed = with 1500 − r instead of r − 1500
slip-scale-elo-in = if you divide by 400 and not by 173.7178
slip-scale-elo = if you multiply by 400 and not by 173.7178
slip-scale-mistyped = with 172.7178 instead of 173.7178
slip-origin-taken = if you subtract 1500 from the RD, as is done with ratings alone
slip-turned-over = if you divide 173.7178 by RD, and not RD by it
slip-own-phi = with the player’s own φ, though g takes the opponent’s
slip-not-squared-g = if you do not square φ
slip-not-squared-v = if you do not square g
slip-not-squared-phi-star = if you do not square σ′
slip-not-squared-phi-prime = if you do not square φ*
slip-not-squared = if you do not square φ′
slip-no-root = without the root
slip-pi = with π instead of π²
slip-three-left-out = without the 3
slip-rd-for-phi = with RD instead of φ
slip-not-turned-over-g = with the root itself instead of 1 over it, though g is never above 1
slip-not-turned-over-e = with 1 + e^… itself instead of 1 over it, though E is never above 1
slip-not-turned-over-v = with the sum itself instead of 1 over it
slip-not-turned-over = with the root itself instead of 1 over it
slip-sign = with the other sign in the exponent
slip-g-left-out = without g
slip-ten-for-e = with 10 instead of e
slip-g-squared = with g² instead of g
slip-other-side = as the opponent’s expected score, with your own φ in g
slip-e-squared = with E² instead of E(1 − E)
slip-average = with the average of the games instead of their sum
slip-v-left-out = without v
slip-expected-less-score = with E − s instead of s − E
slip-other-score = with the opponent’s score, 1 − s, instead of s
slip-widths-added = if you add φ and σ′ themselves, and not their squares
slip-sigma-before = with σ instead of σ′
slip-unchanged = if you leave φ as it was
slip-v-not-turned-over = with v instead of 1/v
slip-phi-for-phi-star = with φ instead of φ*
slip-delta-for-sum = with Δ instead of the sum, though Δ has v in it already
slip-phi-star-for-phi-prime = with φ* instead of φ′
slip-mu-left-out = if you do not add μ
slip-minus = with minus instead of plus
slip-scale-left-out = if you add 1500 without multiplying by 173.7178 first
slip-origin-added = if you add 1500, as is done with ratings alone
slip-itself = if you do not multiply φ′ by 173.7178
