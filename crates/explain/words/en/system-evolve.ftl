### The words about Evolve.

different = The performance of each player counts beside the result.
about = A hunt of four against one. Its makers said in 2016 that players have a Glicko rating, which is updated after each match. Above all it counts who won; how each player performed counts too, the more so the less certain the rating is.
unknown = Not known: whether it was Glicko or Glicko-2, every constant, and how a performance counted. A player had posted Glickman’s paper on Glicko-2 on the forum before, as the way the ranks are made.
source = Turtle Rock Studios, talk.turtlerockstudios.com, topic 91096, Got demoted in rank for winning; players’ words in topics 83251, 84402, 67877 and 70248

## Why it is so: questions and answers

four-against-one = How can four be rated against one?
    .told = How Evolve did it was not published. In the room League a period of teams may have four on one side and one on the other, and there are three ways to make games of such a hunt.
effort = Does effort count if the hunt is lost?
    .told = In Evolve it did, if less than the result: its makers said that a player’s own performance counts as well. The paper’s formulas take the score of each game and nothing else.
costly-win = Can a win cost points?
    .told = Its makers said that it can. Before Stage 2, in 2016, they added a point after every match, won or lost, so that nobody would see a win cost anything. Then wins brought next to nothing and a single loss took many of them back, so they removed that point again.
costly-loss = Why does a loss cost so much more than a win brings?
    .told = That is so for whoever is expected to win. A win is worth { g }(1 − { e }) and a loss costs { g }{ e }: with an expected score of 0.8 a loss costs four times as much, and is expected once for four wins.
slow-rise = Why does it take so many wins to rise?
    .told = With each game the rating becomes more certain, and the step, { phi_prime }², smaller. The door Solve for, in the room Learn, says how many wins lead to a rating.
