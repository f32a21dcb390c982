### The section Check my numbers.

title = Check my numbers
# $known (count): the number of known mistakes
lead = Does your program, or your calculation by hand, give other numbers? Enter them to see which number is the first to differ, and which of { $known } known mistakes gives exactly these numbers.
compare = Other numbers? Check my numbers

## The case

case = Which case did you calculate?
# The Calculator's own case, case A and case B.
cases-1 = Calculator
cases-2 = Case A
cases-3 = Case B
cases-explained-1 = The case that you have entered in the Calculator.
cases-explained-2 = The paper’s example. Many mistakes do not show in it.
cases-explained-3 = A case made to tell mistakes apart, with six games, all three results, one great surprise and deviations from 30 to 320.
# $period (count): the number of the period
# $all (count): the number of all periods
period-of = This is period { $period } of { $all }, the one that is open there.
# $r (number): r
# $rd (number): RD
# $sigma (number): σ
# $tau (number): τ
# $n (count): the number of games
summary = { r } = { $r }, { rd } = { $rd }, { sigma } = { $sigma }, { tau } = { $tau }; { $n ->
    [0] no games
    [one] 1 game
   *[other] { $n } games
}
games = The games
takes = Give this case to your program
takes-explained = The code contains the case and all values on the way, and compares them with yours.
in-calculator = Open in the Calculator
ways-1 = JSON line
ways-2 = Python
ways-3 = JavaScript
ways-4 = Rust
# $way (text): the format
way-of = This case as { $way }
copy = Copy

## The numbers of the reader

numbers = What did you get?
numbers-explained = Enter all the digits that you have. You can leave any number blank.
# $name (text): a quantity
# $n (count): the number of the game
of-game = { $name }, game { $n }
not-a-number = This is not a number.
# $n (count): the number of games
not-of-case = { $n ->
    [0] A case without games has no such number, so your number is left out.
    [one] This case has only 1 game, so your number is left out.
   *[other] This case has only { $n } games, so your number is left out.
}
more = More numbers, step by step
# $n (count): the number of the step
step = Step { $n }
by-game = Steps 2 and 3, game by game
box-title = Or paste what your program prints
box-explained = Paste three numbers in a row (rating, deviation, volatility), lines such as v = 1.7790, JSON, or a table with a header line. The numbers found go into the fields.
box-placeholder = rating = 1464.05
    rd = 151.52
    vol = 0.059996
# $n (count): the number of numbers that were found
box-found = { $n ->
    [0] No number found yet.
    [one] 1 number found.
   *[other] { $n } numbers found.
}
# $n (count): the number of lines that are not used
unread-count = { $n ->
    [one] 1 line is not used:
   *[other] { $n } lines are not used:
}
# $n (count): the number of the line
# $line (text): the line
unread-no-number = Line { $n }, “{ $line }”: no number follows the name.
# $n (count): the number of the line
# $line (text): the line
unread-no-name = Line { $n }, “{ $line }”: the check does not use a number of this name.
clear = Clear all numbers

## Quantities

quantity-mu = Rating on the Glicko-2 scale
quantity-phi = Deviation on the Glicko-2 scale
quantity-mu-j = Opponent’s rating on the Glicko-2 scale
quantity-phi-j = Opponent’s deviation on the Glicko-2 scale
quantity-g = Weight
quantity-e = Expected score
quantity-v = Variance
quantity-delta = Improvement
quantity-a = Start of the search, ln σ²
quantity-f-a = f at the first A
quantity-b = The first B
quantity-f-b = f at the first B
quantity-c = The first C
quantity-iterations = Iterations
quantity-sigma = Volatility of Step 5
quantity-volatility = New volatility
quantity-phi-star = Deviation before the games count
quantity-phi-prime = New deviation on the Glicko-2 scale
quantity-mu-prime = New rating on the Glicko-2 scale
quantity-rating = New rating
quantity-deviation = New deviation

## The outcome

outcome = What the numbers say
nothing-yet = Nothing to compare yet.
nothing-explained = Enter your new rating, and the new deviation and volatility if you have them. Two decimals of the first two and six of the volatility are enough to name nearly every known mistake.
no-case = The Calculator’s present entries cannot be rated. The case shown is the last one that could be rated.
stale = Last good result. Correct the marked fields.
table = Your numbers beside the right ones
table-heads-1 = Number
table-heads-2 = Verdict
table-heads-3 = Yours
table-heads-4 = Right
table-heads-5 = Difference
judged-right = right
judged-cut = right, cut off
judged-wrong = differs
judged-rounded = right, rounded

## All numbers are right

right = All your numbers are right.
right-one = Your number is right.
cut = “Cut off” means that further digits were dropped without rounding. Your calculation is right all the same.
# $n (count): the number of mistakes that give the same
# $all (count): the number of known mistakes
passing = { $n } of { $all } known mistakes { $n ->
    [one] gives
   *[other] give
} the same numbers here, to the digits that you entered.
# $all (count): the number of known mistakes
passing-none = None of { $all } known mistakes would give these numbers here.
proves-little = So this case alone proves little. Case B shows nearly all mistakes.
proves-much = This is the most revealing case we have. A mistake that shows neither here nor in case A will hardly ever change a rating.
passing-list = Which mistakes these are
to-case-1 = Compare the Calculator’s case
to-case-2 = Compare case A
to-case-3 = Compare case B

## A number differs

# $quantity (pieces): the quantity
# $theirs (text): the reader's number
# $right (number): the right number
first = The first number that differs is { $quantity }. You have { $theirs }, and the right value is { $right }.
# $quantity (pieces): the quantity
# $theirs (text): the reader's number
first-without = You have { $theirs } for { $quantity }, but this case has no such number.
sure-is = This is the cause:
# $n (count): the number of candidates
sure-is-several = The cause is one of these { $n }, which give the same here:
sure-likely = Very likely this is the cause:
# $n (count): the number of candidates
sure-likely-several = Very likely the cause is one of these { $n }, which give the same here:
sure-same = This cause would give the same numbers:
# $n (count): the number of candidates
sure-same-several = Each of these { $n } causes would give the same numbers:
sure-could = This could be the cause:
# $n (count): the number of candidates
sure-could-several = One of these { $n } could be the cause:
# $n (count): the number of pairs
pairs = No single mistake gives these numbers. Two mistakes together would, perhaps { $n ->
    [one] these:
   *[other] one of these { $n } pairs:
}
and = and
# $tau (number): the other τ
tau = Another system constant, { tau } = { $tau }
# $tau (number): τ of the case
tau-told = Perhaps all your formulas are right, but your program has another system constant. This case has { tau } = { $tau }. Public programs use 0.75, 0.8 or 1 if you do not set it.
# $scale (number): the other constant
scale = { $scale } stands for 173.7178
scale-told = Ratings and deviations are converted by 173.7178, which is 400 / ln 10. Your numbers result if your program has another constant there.
here = With this mistake
paper = As in the paper
# $step (count): the number of the step
worked = Step { $step } of this case
# $n (count): the number of further candidates
more-of-them = { $n } more
with-other-1 = Your numbers for the Calculator’s case were taken into account.
with-other-2 = Your numbers for case A were taken into account.
with-other-3 = Your numbers for case B were taken into account.

## No known mistake fits

too-little = With so few digits, several mistakes would fit by chance. Enter the deviation as well, and more decimals.
# $known (count): the number of known mistakes
# $pairs (flag): whether pairs were tried
unknown = None of { $known } known mistakes gives these numbers{ $pairs ->
    [true] , nor do any two of them together
   *[false] {""}
}.
look-sums = Your { rd_prime } is right and your { r_prime } is wrong, so Steps 2, 3, 5 and 6 are probably right. Check the scores and the sum in Step 7. Check also that Step 2 subtracts 1500 and Step 8 adds it.
look-widths = Your { sigma_prime } is right, but { r_prime } and { rd_prime } are wrong. Check { g }, { e } and { v } in Step 3, then { phi_star } in Step 6 and { phi_prime } in Step 7.
look-volatility = Only { sigma_prime } is wrong. Check Step 5, and whether your { tau } is that of this case.
look-way-back = Your { r_prime } is right and your { rd_prime } is wrong. Check how Step 8 computes { rd_prime } from { phi_prime }. Check also that your program does not change { phi_prime } after using it for { mu_prime }.
look-beginning = All three results are wrong. Begin where the calculation begins, with the scale in Step 2. Then check { g }, { e } and { v } in Step 3.
look-from-scale = Begin with Step 2. { mu } and { mu_j } are ratings minus 1500, divided by 173.7178, and { phi } and { phi_j } are deviations divided by it. Then go on to the first number that differs.
look-from-g = As far as your numbers show, Step 2 is right. Begin with Step 3 and check { g } first, then { e }, then { v }.
look-from-delta = Your numbers show that Steps 2 and 3 are right. Begin with Step 4. Check the scores and the sum, which Step 7 needs as well.
look-from-volatility = Your numbers show that Steps 2 to 4 are right. Check Step 5 with { a }, { f }, the first B, the loop and { sigma_prime } at the end. Check also that { phi }, { sigma } and { tau } are those of this case.
look-from-phi-star = Your numbers show that Steps 2 to 5 are right. Check { phi_star } in Step 6.
look-from-phi-prime = Your numbers show that everything before Step 7 is right. Check { phi_prime } there, its square, and the sum in { mu_prime }.
look-from-back = Your numbers show that Steps 2 to 7 are right. Check how Step 8 multiplies by 173.7178 and adds 1500.
look-nowhere = Enter { r_prime }, { rd_prime } and { sigma_prime } to see which steps are in doubt.
trace = See every value of this case

## What to enter next

ask = To narrow it down:
ask-further = then
# $quantity (pieces): the quantity
tell = Enter { $quantity }
# $quantity (pieces): the quantity
more-digits = Enter more digits of { $quantity }
scaled = These numbers look like { mu_prime } and { phi_prime } on the Glicko-2 scale, not like { r_prime } and { rd_prime }.
scaled-yes = They are { mu_prime } and { phi_prime }
share = Share this check
share-explained = The link holds the case and your numbers, so that you can ask about them elsewhere.

## Symptoms

seen = What stands out
symptoms = No numbers to compare?
symptoms-explained = Choose what goes wrong.
symptom-does-not-end-1 = Step 5 does not end
symptom-does-not-end-2 = The loop of Step 5.4 goes on while A and B are further apart than { epsilon }. It needs the absolute value of B − A. Whenever A stays, { f } at A has to be halved. The loop of Step 5.2 goes on while { f } is negative at { a } − kτ. With its comparison turned around, that loop never ends either.
symptom-not-a-number-1 = A result is not a number (NaN)
symptom-not-a-number-2 = Your program takes the logarithm of a number that is not positive. B may only be ln(Δ² − φ² − v) if Δ² is greater than φ² + v. A volatility of 0 has no logarithm either.
symptom-runs-away-1 = The rating is far off, the volatility above 1
symptom-runs-away-2 = The search of Step 5 stops too early and takes its first B for the answer. A sign of this is that { sigma_prime } is the square root of Δ² − φ² − v. Enter the numbers of case B to be certain. In rare cases this page itself warns that { f } has several zeros, and then your program may be right.
symptom-several-zeros-1 = Another search finds another volatility
symptom-several-zeros-2 = In this case { f } has several zeros, and the paper’s search finds one of them. Another search may rightly find another zero, which leads to another rating. That is no mistake of yours.
symptom-near-zero-1 = The new rating is near 0
symptom-near-zero-2 = { mu_prime } is 0 for a rating of 1500, so Step 8 has to add 1500 again.
symptom-no-move-1 = Two equal players do not move after a win
symptom-no-move-2 = Between equals only a draw moves nothing, so your program reads the win as a draw. Check that the winner’s score is 1 and the loser’s 0. Ranks, 1 for the first and 2 for the second, are not scores.
symptom-tiny-deviation-1 = The new deviation is below 5
symptom-tiny-deviation-2 = { phi_prime } is on the Glicko-2 scale, where 1 is 173.7178 rating points. So { rd_prime } is { phi_prime } times 173.7178.
symptom-negative-deviation-1 = The new deviation is negative
symptom-negative-deviation-2 = { phi_prime } is 1/√(1/{ phi_star }² + 1/{ v }), which cannot be negative. So your program subtracts where it should not. The paper subtracts nothing from a deviation, and 1500 only from ratings. A lower limit for the deviation would hide the mistake.
symptom-grown-deviation-1 = The deviation grows although many games were played
symptom-grown-deviation-2 = Games make a rating more certain, so { rd_prime } should be smaller than { rd }. It can be larger if the games are few, { rd } was already small or { sigma } is large. Otherwise perhaps { sigma_prime } is far too large. Or the opponents’ deviations were not converted, and the games count for almost nothing.
symptom-still-volatility-1 = The volatility never changes
symptom-still-volatility-2 = A single game says little about the volatility. If every game is rated as a period of its own, { sigma_prime } therefore often equals { sigma } to six digits, which need not be a mistake. With several games in a period it should move.
