### The section Check my numbers.

title = Check my numbers
# $known (count): the number of known mistakes
lead = Does your program, or your calculation by hand, come to other numbers? Enter them, and see which is the first to differ and which of { $known } known mistakes leads to exactly that.
compare = Other numbers? Check my numbers

## The case

case = Which case did you calculate?
# The Calculator's own case, case A and case B.
cases-1 = Calculator
cases-2 = Case A
cases-3 = Case B
cases-explained-1 = The case that you have entered in the Calculator.
cases-explained-2 = The example of the paper. Many mistakes do not show in it.
cases-explained-3 = Made to tell mistakes apart: six games, all three results, one great surprise, deviations from 30 to 320.
# $period (count): the number of the period
# $all (count): the number of all periods
period-of = Period { $period } of { $all }, the one that is open there.
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
takes-explained = The code has the case and every value on the way, and compares them with yours.
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
numbers-explained = Enter all digits that you have. Any number can be left blank.
# $name (text): a quantity
# $n (count): the number of the game
of-game = { $name }, game { $n }
not-a-number = This is not a number.
# $n (count): the number of games
not-of-case = { $n ->
    [0] A case without games has no such number, so it is left out.
    [one] This case has 1 game, so it is left out.
   *[other] This case has { $n } games, so it is left out.
}
more = More numbers, step by step
# $n (count): the number of the step
step = Step { $n }
by-game = Steps 2 and 3, game by game
box-title = Or paste what your program prints
box-explained = Three numbers in a row (rating, deviation, volatility), lines such as v = 1.7790, JSON, or a table with a head. What is found goes into the fields.
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
unread-no-number = Line { $n }, “{ $line }”: there is no number after the name.
# $n (count): the number of the line
# $line (text): the line
unread-no-name = Line { $n }, “{ $line }”: the check knows no number of that name.
clear = Clear all numbers

## Quantities

quantity-mu = Rating on the scale of the formulas
quantity-phi = Deviation on that scale
quantity-mu-j = Opponent’s rating on that scale
quantity-phi-j = Opponent’s deviation on that scale
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
quantity-phi-prime = New deviation on that scale
quantity-mu-prime = New rating on that scale
quantity-rating = New rating
quantity-deviation = New deviation

## The outcome

outcome = What the numbers say
nothing-yet = Nothing to compare yet.
nothing-explained = Enter your new rating, and the new deviation and volatility if you have them. Two decimals of the first two and six of the volatility are enough to name nearly every known mistake.
no-case = The Calculator’s case cannot be rated as it stands. This is how it was before.
stale = Last good result. Correct what is marked.
table = Your numbers beside the right ones
table-heads-1 = Number
table-heads-2 = Yours
table-heads-3 = Right
table-heads-4 = Difference
table-heads-5 = It is
judged-right = right
judged-cut = right, cut off
judged-wrong = differs
judged-rounded = right, rounded

## All numbers are right

right = All your numbers are right.
right-one = Your number is right.
cut = Where it says “cut off”, the last digit was cut off and not rounded. That is no mistake of the calculation.
# $n (count): the number of mistakes that give the same
# $all (count): the number of known mistakes
passing = { $n } of { $all } known mistakes { $n ->
    [one] gives
   *[other] give
} the same here, to these digits.
# $all (count): the number of known mistakes
passing-none = None of { $all } known mistakes would give these digits here.
proves-little = So this case alone proves little. In case B nearly all of them show.
proves-much = No case tells more than this one. What passes here and in case A hardly ever shows in a result.
passing-list = Which these are
to-case-1 = Compare the Calculator’s case
to-case-2 = Compare case A
to-case-3 = Compare case B

## A number differs

# $quantity (pieces): the quantity
# $theirs (text): the reader's number
# $right (number): the right number
first = The first to differ is { $quantity }: you have { $theirs }, right is { $right }.
# $quantity (pieces): the quantity
# $theirs (text): the reader's number
first-without = You have { $theirs } for { $quantity }, but this case has no such number.
sure-is = This is it:
# $n (count): the number of candidates
sure-is-several = It is one of these { $n }, which give the same here:
sure-likely = Very likely it is this:
# $n (count): the number of candidates
sure-likely-several = Very likely it is one of these { $n }, which give the same here:
sure-same = This would give the same numbers:
# $n (count): the number of candidates
sure-same-several = Each of these { $n } would give the same numbers:
sure-could = It could be this:
# $n (count): the number of candidates
sure-could-several = It could be one of these { $n }:
# $n (count): the number of pairs
pairs = No single mistake gives these numbers. Two at once would, perhaps { $n ->
    [one] these:
   *[other] one of these { $n } pairs:
}
and = and
# $tau (number): the other τ
tau = As with { tau } = { $tau }
# $tau (number): τ of the case
tau-told = All formulas may be right: the numbers follow if the system constant is another. This case has { tau } = { $tau }; public programs have 0.75, 0.8 or 1 unless they are told otherwise.
# $scale (number): the other constant
scale = As with { $scale } in the place of 173.7178
scale-told = Ratings and deviations are converted by 173.7178, which is 400 / ln 10. Your numbers follow if another constant stands there.
here = With this mistake
paper = As in the paper
# $step (count): the number of the step
worked = Step { $step }, worked for this case
# $n (count): the number of further candidates
more-of-them = { $n } more
with-other-1 = What you entered for the Calculator’s case was taken into account.
with-other-2 = What you entered for case A was taken into account.
with-other-3 = What you entered for case B was taken into account.

## No known mistake fits

too-little = So few digits fit too much by chance to name a mistake. Give the deviation as well, and more decimals.
# $known (count): the number of known mistakes
# $pairs (flag): whether pairs were tried
unknown = None of { $known } known mistakes gives these numbers{ $pairs ->
    [true] , nor do any two of them at once
   *[false] {""}
}.
look-sums = Your { rd_prime } is right and your { r_prime } is not. So Steps 2, 3, 5 and 6 are probably right. Look at the sum in Step 7, at the scores, and whether 1500 is subtracted in Step 2 and added in Step 8.
look-widths = Your { sigma_prime } is right, { r_prime } and { rd_prime } are not. Look at { g }, { e } and { v } in Step 3, then at { phi_star } in Step 6 and { phi_prime } in Step 7.
look-volatility = Only { sigma_prime } is not right. Look at Step 5, and whether your { tau } is the one of this case.
look-way-back = Your { r_prime } is right and your { rd_prime } is not. Look at how { rd_prime } is made of { phi_prime } in Step 8, and whether { phi_prime } changes after { mu_prime } was made of it.
look-beginning = None of the three is right. Begin where the calculation begins: the scale in Step 2, then { g }, { e } and { v } in Step 3.
look-from-scale = Begin with Step 2: { mu } and { mu_j } are ratings less 1500, divided by 173.7178, { phi } and { phi_j } are deviations divided by it. Then go on to the first number that differs.
look-from-g = What your numbers show of Step 2 is right. Begin with Step 3: first { g }, then { e }, then { v }.
look-from-delta = Your numbers show that Steps 2 and 3 are right. Begin with Step 4: the scores and the sum, which Step 7 needs as well.
look-from-volatility = Your numbers show that Steps 2 to 4 are right. Look at Step 5: { a }, { f }, the first B, the loop, { sigma_prime } at the end, and whether { phi }, { sigma } and { tau } are those of this case.
look-from-phi-star = Your numbers show that Steps 2 to 5 are right. Look at { phi_star } in Step 6.
look-from-phi-prime = Your numbers show that everything before Step 7 is right. Look at { phi_prime } there, at its square, and at the sum in { mu_prime }.
look-from-back = Your numbers show that Steps 2 to 7 are right. Look at the way back in Step 8: 173.7178 and the 1500.
look-nowhere = Which steps are in doubt can be said once { r_prime }, { rd_prime } and { sigma_prime } are all there.
trace = See every value of this case

## What to enter next

ask = To know more:
ask-further = then
# $quantity (pieces): the quantity
tell = Enter { $quantity }
# $quantity (pieces): the quantity
more-digits = Enter more digits of { $quantity }
scaled = These look like { mu_prime } and { phi_prime }, which are on the scale of the formulas, and not like { r_prime } and { rd_prime }.
scaled-yes = They are { mu_prime } and { phi_prime }
share = Share this check
share-explained = The link holds the case and your numbers, for a question elsewhere.

## Symptoms

seen = What stands out
symptoms = No numbers to compare?
symptoms-explained = What goes wrong may be enough.
symptom-does-not-end-1 = Step 5 does not end
symptom-does-not-end-2 = The loop of Step 5.4 goes on for as long as A and B are further apart than { epsilon }. It needs the absolute value of B − A, and { f } at A has to be halved whenever A stays.
symptom-not-a-number-1 = A result is not a number (NaN)
symptom-not-a-number-2 = A logarithm of something that is not positive is taken. B may only be ln(Δ² − φ² − v) where Δ² is greater than φ² + v. A volatility of 0 has no logarithm either.
symptom-runs-away-1 = The rating is thousands off, the volatility above 1
symptom-runs-away-2 = The search of Step 5 breaks off too early, and takes its first B for the answer. A sign of it: { sigma_prime } is then the square root of Δ² − φ² − v. Enter the numbers of case B to be sure. In rare cases the engine itself warns that { f } has several zeros, and then it need not be a mistake.
symptom-several-zeros-1 = Another search for the volatility ends elsewhere
symptom-several-zeros-2 = In this case { f } has several zeros. The paper’s search finds one of them; another search may rightly find another, and the rating follows it. That is no mistake of yours.
symptom-near-zero-1 = The new rating is near 0
symptom-near-zero-2 = { mu_prime } is 0 for a rating of 1500. On the way back to rating points 1500 has to be added again.
symptom-tiny-deviation-1 = The new deviation is below 5
symptom-tiny-deviation-2 = { phi_prime } is on the scale of the formulas, where 1 is 173.7178 rating points. { rd_prime } is { phi_prime } times 173.7178.
symptom-grown-deviation-1 = The deviation grows although many games were played
symptom-grown-deviation-2 = Games make a rating more certain, so { rd_prime } should be smaller than { rd }, unless the games are few, { rd } was already small or { sigma } is large. Otherwise either the games count next to nothing, as when the opponents’ deviations were not converted, or { sigma_prime } is far too large.
symptom-still-volatility-1 = The volatility never changes
symptom-still-volatility-2 = If every game is rated as a period of its own, { sigma_prime } hardly moves: to six digits it often equals { sigma }. That need not be a mistake. With several games in a period it should move.
