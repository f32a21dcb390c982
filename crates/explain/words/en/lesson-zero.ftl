### The lesson “how Step 5 finds its number”. Its numbers are named in `teach/lessons/zero.rs`.

idea = Step 5 looks for the zero of { f }. Draw a straight line through two ends and see where it crosses zero. Use that point as a new end, and repeat. If one end never moves, halve its height, and the next line crosses nearer to it.
question = When one end of the line does not move, Step 5 halves its height. So it needs { iterations } iterations here. How many does it need without halving?
choices-1 = { wrong-1 }
choices-2 = { wrong-2 }
choices-3 = { wrong-3 }
choices-4 = { answer }
because = One end is far away and never moves, so the other end only creeps.
moves-1 = Iteration
moves-2 = Wins
live-1 = { big_c }
live-2 = iterations
live-3 = without halving
live-4 = { sigma_prime }
stops-1 = Between { big_a } = { start-a } and { big_b } = { start-b }, the first line crosses zero at { first-c }.
stops-2 = After { halvings-in-a-row } halvings in a row, { big_c } has come to { late-c }.
stops-3 = Now the line leaps past the zero, to { leap-c }. From here on both ends close in.
tables-1 = Where the lines cross zero | Iteration | { big_c }
tables-2 = Iterations by the number of wins | Wins | with halving | without
more-1 = At first { f } is { start-f-a } at { big_a } and { start-f-b } at { big_b }. f(A) is halved { halvings } times in all. { sigma_prime } becomes { new-volatility } and the rating { new-rating }. Where { f } is nearly straight, halving costs an iteration or two. One win takes { one-win-iterations } iterations with it and { one-win-without-halving } without.
removes-1 = “To halve f(A) is a typing error.” The paper’s example needs only { paper-iterations } iterations and shows none of this.
check = Why is f(A) halved?
answers-1 = So that the line crosses nearer to the end that does not move
answers-2 = To make { f } smaller, so closer to zero
answers-3 = Because half of { big_a } is taken in the end
replies-1 = Right. That end moves at last.
replies-2 = The curve does not change, only the line.
replies-3 = That is another half. It turns ln { sigma }² into ln { sigma }.
