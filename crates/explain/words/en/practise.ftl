### The exercises of the section Practise.

title = Practise
lead = Work the steps by hand or with your own program. Every answer is marked, and the usual slips are named.

## Choosing a sheet

new-sheet = A new sheet
level = Level
# The short name of a level, and a sentence about it.
level-formula-1 = One formula
level-formula-2 = Its operands are given, and one number is asked.
level-step-1 = One step
level-step-2 = Every line of one step, for one or two games.
level-period-1 = A period
level-period-2 = Two or three games, with more blanks from exercise to exercise.
# The label of the number of exercises.
length = Exercises
# The checkbox that asks weak spots more often.
weak = My weak spots twice as often
weak-explained = Such a sheet is yours alone and has no code.
weak-none = None is known at this level: a weak spot is where more than one answer in five was wrong, of four or more.
weak-at-periods = At this level every sheet asks for everything in the end.
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
shared = Whoever opens the link of this page gets the same exercises.

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
ask-step = Work Step { $step }, every line of it.
ask-period = Work out what is left blank.
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
# Stands in place of σ′ until the question of its direction is answered.
hidden = shown once you have said whether it rises
check = Check
show = Show me
next = Next exercise
all-done = That was the last one.
formulas = The formulas
which-b = { big_b } is the first of these if Δ² > φ² + v, and otherwise the second, with the smallest { k } from 1 on for which { f }({ big_b }) is not negative.

## The quantities, without their symbols

quantity-mu = the rating on the scale of the formulas
quantity-phi = the deviation on the scale of the formulas
quantity-g = the weight
quantity-e = the expected score
quantity-v = the variance
quantity-delta = the improvement
quantity-direction = whether the volatility rises
quantity-b = the other end of the bracket
quantity-sigma = the new volatility
quantity-phi-star = the deviation after time has passed
quantity-phi-prime = the new deviation on the scale of the formulas
quantity-mu-prime = the new rating on the scale of the formulas
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
    [one] After one more try you can be shown what is right.
   *[other] After { $n } more tries you can be shown what is right.
}
all-right = All right.
was-shown = What is right stands beside your answers.
right = Right.
# $value (text): the rounded value
cut = Right, though cut off; rounded it is { $value }.
# $n (count): the number of missing digits
short = { $n ->
    [one] Right as far as it goes; one more digit, please.
   *[other] Right as far as it goes; { $n } more digits, please.
}
# $n (count): the number of other wrong answers that this one follows from
# $names (text): their names
follows = Right with your { $names }; the slip is further up.
wrong-unknown = Not right, and none of the usual slips gives this.
# $slips (text): the slips that give the answer
wrong = Not right. You get this { $slips }.
# Stands between slips.
wrong-or = , or{" "}
wrong-direction = Not right: it rises if Δ² is larger than φ² + v + σ², and falls otherwise.
not-a-number = This is no number.
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

slip-origin-left-out-mu = if 1500 is not taken off the rating first
slip-origin-left-out = if 1500 is not put back in the end
slip-reversed = with 1500 − r in place of r − 1500
slip-scale-elo-in = if it is divided by 400 and not by 173.7178
slip-scale-elo = if it is multiplied by 400 and not by 173.7178
slip-scale-mistyped = with 172.7178 in place of 173.7178
slip-origin-taken = if 1500 is taken off the RD; that is done with ratings alone
slip-turned-over = if 173.7178 is divided by RD, and not RD by it
slip-own-phi = with the player’s own φ; g takes the opponent’s
slip-not-squared-g = if φ is not squared
slip-not-squared-v = if g is not squared
slip-not-squared-phi-star = if σ′ is not squared
slip-not-squared-phi-prime = if φ* is not squared
slip-not-squared = if φ′ is not squared
slip-no-root = without the root
slip-pi = with π in place of π²
slip-three-left-out = without the 3
slip-rd-for-phi = with RD in place of φ
slip-not-turned-over-g = with the root itself in place of 1 over it; g is never above 1
slip-not-turned-over-e = with 1 + e^… itself in place of 1 over it; E is never above 1
slip-not-turned-over-v = with the sum itself in place of 1 over it
slip-not-turned-over = with the root itself in place of 1 over it
slip-sign = with the other sign in the exponent
slip-g-left-out = without g
slip-ten-for-e = with 10 in place of e
slip-g-squared = with g² in place of g
slip-other-side = as the opponent’s expected score, with your own φ in g
slip-e-squared = with E² in place of E(1 − E)
slip-average = with the average of the games in place of their sum
slip-v-left-out = without v
slip-expected-less-score = with E − s in place of s − E
slip-other-score = with the opponent’s score, 1 − s, in place of s
slip-widths-added = if φ and σ′ themselves are added, and not their squares
slip-sigma-before = with σ in place of σ′
slip-unchanged = if φ stays as it was
slip-v-not-turned-over = with v in place of 1/v
slip-phi-for-phi-star = with φ in place of φ*
slip-delta-for-sum = with Δ in place of the sum; Δ has v in it already
slip-phi-star-for-phi-prime = with φ* in place of φ′
slip-mu-left-out = if μ is not added
slip-minus = with minus in place of plus
slip-scale-left-out = if 1500 is added without multiplying by 173.7178 first
slip-origin-added = if 1500 is added; that is done with ratings alone
slip-itself = if φ′ is not multiplied by 173.7178
