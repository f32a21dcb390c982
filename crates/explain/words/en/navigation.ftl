### The buttons that walk through the derivation.

label = Walk through the derivation
through = Step through it
back = Back
next = Next
to-answer = Back to the answer
play = Play
pause = Pause
more = More ways through the steps
more-short = More
present = Present
present-key = Present: one step fills the screen (F)
hide = Guess first
at-answer = Before and after
# $n (count): the number of the step, from 1
at-step = Step { $n } of 8
at-bracket = Step 5, the bracket
# $i (count): the number of the iteration
at-iteration = Step 5, iteration { $i }
# $i (count): the number of the iteration
# $n (count): the number of all iterations
at-iteration-of = Step 5, iteration { $i } of { $n }
