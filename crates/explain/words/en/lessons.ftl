### The lessons as a whole: their list, and the frame of each.

title = Learn
titles-1 = A rating is a hill, not a point
titles-2 = The score that was expected
titles-3 = Why beating a stronger player pays more
titles-4 = Which results count more
titles-5 = An expected score is no forecast
titles-6 = Games sharpen a rating, time blurs it
titles-7 = All together or one by one
titles-8 = I won and my rating fell
titles-9 = Volatility, and what τ does
titles-10 = How Step 5 finds its number
titles-11 = Is the band true?
titles-12 = Can it be gamed?

## The list of lessons

lead = Twelve short lessons of about two minutes each. Guess first, then move one thing and watch what follows. Nothing is graded.
hurried = In a hurry?
ways-in-1 = I won and my rating fell
ways-in-2 = I write code
ways-in-3 = What is volatility?
list = The lessons
marks-1 = not begun
marks-2 = begun
marks-3 = answered
# $step (count): the number of the step of the paper, from 1
step = Step { $step }
periods = Several periods
doors = Then go on
behind-1 = Exercises with answers, on the screen or on paper.
behind-2 = Paste your own results and find the step where they go wrong.
behind-3 = What leads to the rating or RD you want, and which RD explains a change?
behind-4 = Every symbol and where it comes from, and answers to common questions.
puzzles = What puzzles people
struggles-1 = I won and my rating fell
struggles-2 = Is it rated per game or per period?
struggles-3 = One RD or both?
struggles-4 = My RD went up, or stopped falling
struggles-5 = Which of the two scales do I need?
struggles-6 = My numbers differ from another program’s
struggles-7 = Volatility never moves, and which τ should we take?
struggles-8 = Do opponents count with their ratings from before the period?
struggles-9 = The winner gains more than the loser loses
struggles-10 = What does a pause do, and is there a limit?
struggles-11 = Step 5 does not end
struggles-12 = Ratings leap by thousands
struggles-13 = Teams, races, margins of victory, byes
struggles-14 = Can it be gamed?
struggles-15 = What does a club start with, and how long is a period?
struggles-16 = Another site gives me another rating

## The frame of a lesson

# $number (count): the number of the lesson, from 1
lesson = Lesson { $number }
# $number (count): the number of the lesson, from 1
# $all (count): the number of all lessons
lesson-of = Lesson { $number } of { $all }
way = Lessons
all = All lessons
show-anyway = Show me anyway
# $said (text): the answer that the reader chose
said-number-right = You said { $said }, and that is right.
# $said (text): the answer that the reader chose
# $right (text): the right answer
said-number-wrong = You said { $said }, but it is { $right }.
# $said (text): the answer that the reader chose
said-words-right = You said “{ $said }”, and that is right.
# $said (text): the answer that the reader chose
# $right (text): the right answer
said-words-wrong = You said “{ $said }”, but the right answer is “{ $right }”.
# $right (text): the right answer
it-is-number = It is { $right }.
# $right (text): the right answer
it-is-words = The right answer is “{ $right }”.
stops = Look here
follows = What follows
check = Now you
tables = The same in tables
more = More about it
removes = What is often said
see-it-worked = See it worked
next-lesson = Next lesson
explained-in = A lesson on this:

## Pictures

ways = The same wins, rated in two ways
ways-lines-1 = together
ways-lines-2 = one by one
# $wins (count): the number of wins
# $at-once (text): the rating if all are rated together
# $one-by-one (text): the rating if they are rated one by one
ways-alt = After { $wins ->
    [one] one win
   *[other] { $wins } wins
} the rating is { $at-once } if they are rated together, and { $one-by-one } one by one.
deviations = RD after one game, two games, …
deviations-lines-1 = after
deviations-lines-2 = before
# $before (text): the RD before
# $games (count): the number of games
# $after (text): the RD after them
deviations-alt = The RD was { $before }. After { $games ->
    [0] no game
    [one] one game
   *[other] { $games } games
} it is { $after }.
run = The rating with its band. A dot is the strength inside the band, a cross outside.
# $periods (count): the number of periods
run-alt = The rating over { $periods } periods with its band, and the strength in each period.
# $run (count): the number of the run
# $inside (count): the number of periods with the strength inside the band
# $periods (count): the number of all periods
# $share (text): the first as a share of the second
# $level (text): the level of the band
run-result = Run { $run }: the band holds the strength in { $inside } of { $periods } periods. That is { $share }, and the band promises { $level }.
run-another = Another run
run-table = This run as a table
run-heads-1 = Period
run-heads-2 = Strength
run-heads-3 = Band from
run-heads-4 = to
run-heads-5 = Strength is
run-inside = inside
run-outside = outside
