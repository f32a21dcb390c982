### The lessons as a whole: their list, and the frame of each.

title = Learn
titles-1 = A rating is a hill, not a point
titles-2 = What was to be expected
titles-3 = Why beating a stronger player pays more
titles-4 = Whose result counts more
titles-5 = Two different chances
titles-6 = Games make it surer, time makes it vaguer
titles-7 = All at once or one by one
titles-8 = I won and my rating fell
titles-9 = Volatility, and what τ does
titles-10 = How Step 5 finds its number
titles-11 = When f has three zeros
titles-12 = Can it be gamed?

## The list of lessons

lead = Twelve short lessons, about two minutes each. Guess first, then move one thing and watch what follows. Nothing is graded.
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
behind-2 = Paste your own results and find out at which step they differ.
behind-3 = Which result, opponent or number of wins leads to a rating?
behind-4 = Every symbol: what it is, where it comes from, and why.
puzzles = What puzzles people
struggles-1 = I won and my rating fell
struggles-2 = Is it rated per game or per period?
struggles-3 = One RD or both?
struggles-4 = My RD went up, or will not fall any further
struggles-5 = Which of the two scales do I need?
struggles-6 = My numbers differ from somebody else’s
struggles-7 = Volatility never moves, and which τ should I take?
struggles-8 = The opponents’ ratings before the period or after it?
struggles-9 = The winner gains more than the loser loses
struggles-10 = What does a break do, and is there a limit?
struggles-11 = Step 5 does not end
struggles-12 = Ratings have gone wild
struggles-13 = Teams, races, margins of victory
struggles-14 = Can it be gamed?
struggles-15 = What to start with, and how long is a period?

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
said-number-wrong = You said { $said }; it is { $right }.
# $said (text): the answer that the reader chose
said-words-right = You said “{ $said }”, and that is right.
# $said (text): the answer that the reader chose
# $right (text): the right answer
said-words-wrong = You said “{ $said }”; right is “{ $right }”.
# $right (text): the right answer
it-is-number = It is { $right }.
# $right (text): the right answer
it-is-words = Right is “{ $right }”.
stops = Look here
follows = What follows
check = And now you
tables = The same in tables
more = More about it
removes = What is often said
see-it-worked = See it worked
next-lesson = Next lesson
explained-in = A lesson on this:

## Pictures

ways = The same wins, rated in two ways
ways-lines-1 = at once
ways-lines-2 = one by one
# $wins (count): the number of wins
# $at-once (text): the rating if all are rated at once
# $one-by-one (text): the rating if they are rated one by one
ways-alt = After { $wins ->
    [one] one win
   *[other] { $wins } wins
} the rating is { $at-once } all at once, and { $one-by-one } one by one.
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
